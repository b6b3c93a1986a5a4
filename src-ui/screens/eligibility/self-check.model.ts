import { computed, signal } from '@preact/signals-react'
import { flushSync } from 'react-dom'
import { LeaveUncertifiedEntryPage } from '#app/session/end-session'
import {
  decideSelfCheck,
  SELF_CHECK_QUESTION_IDS,
  type SelfCheckAnswers,
  type SelfCheckQuestionId,
} from '#domain/eligibility/self-check'
import type { DecidingRule } from '#domain/kernel/decide'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { focusMoves, scrollToTopAndFocusHeading } from '#ui/parts/focus/focus.ts'
import { makeBarMessageModel, refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import {
  singleChoiceEntry,
  defineForm,
  recordByNames,
  type SavedEntry,
  savedEntry,
} from '#ui/parts/form/define-form.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import { loadServices } from '#ui/parts/services/services.ts'
import { fill } from '#ui/text/fill.ts'
import { ELIGIBILITY_TEXTS as T, SELF_CHECK_REASONS } from '#ui/text/ko/eligibility/eligibility.ts'

/** The id of the button that confirms the answers. */
export const CONFIRM_ID = 'self-confirm'

export const requirementOf = (question: SelfCheckQuestionId): string => fill(SELF_CHECK_REASONS[question].text)

/** The answer to a question; '' if it has no answer. */
type Answer = 'yes' | 'no' | ''

const openQuestions = defineForm(
  recordByNames<Record<SelfCheckQuestionId, SavedEntry<Answer>>>(SELF_CHECK_QUESTION_IDS, (question) =>
    savedEntry(singleChoiceEntry<Answer>({ id: `self-${question}` })),
  ),
)

/**
 * Makes the fields of the five answers (`''` if there is no answer), and the open question. No answer is preselected.
 * [E-071]
 */
const makeSelfCheckForm = () => {
  const { fields, values, draft } = openQuestions(makeEntryLock('selfCheck'))
  const questionsWithAnswer = (answer: Answer): readonly SelfCheckQuestionId[] =>
    SELF_CHECK_QUESTION_IDS.filter((question) => values.value[question] === answer)
  /** The questions without an answer, in order. */
  const missing = computed(() => questionsWithAnswer(''))
  /**
   * The question that the person has opened with a click. If it is null, the first question without an answer is open.
   */
  const reopenedQuestion = signal<SelfCheckQuestionId | null>(null)
  /** The open question; null if all are answered. */
  const open = computed(() => reopenedQuestion.value ?? missing.value[0] ?? null)
  const answerTo = (question: SelfCheckQuestionId) => fields[question].value.peek() || null
  return {
    fields,
    values,
    draft,
    missing,
    open,
    /** Opens a question, whether it is answered or not. */
    reopen: (question: SelfCheckQuestionId): void => {
      reopenedQuestion.value = question
    },
    answer: (question: SelfCheckQuestionId, answer: 'yes' | 'no'): void => {
      fields[question].enter(answer)
      reopenedQuestion.value = null
    },
    judge: () => decideSelfCheck(recordByNames<SelfCheckAnswers>(SELF_CHECK_QUESTION_IDS, answerTo)),
    /** Returns the first question that is answered with No; null if there is none. [D1-257] */
    firstAgainst: (): SelfCheckQuestionId | null => questionsWithAnswer('no')[0] ?? null,
  } as const
}

/** The first question that was answered with No, and the rule that decides against the applicant. */
export type SelfCheckRefusal = { readonly question: SelfCheckQuestionId; readonly because: DecidingRule }

/** Makes the model of the self-check: its form, its refusal, and where the focus goes. [E-071] to [E-075] */
export const makeSelfCheckModel = (navigate: Navigate) => {
  const form = makeSelfCheckForm()
  const refusal = makeBarMessageModel(form.values)
  /** The refusal that replaces the questions; null while the questions are shown. */
  const against = signal<SelfCheckRefusal | null>(null)
  /** The question that the last answer has opened; null if a button has led to it since. */
  let advancedTo: SelfCheckQuestionId | null = null

  /** Opens a question and focuses its sentence, so that the next tab stop is the first answer. */
  const goTo = (question: SelfCheckQuestionId): void => {
    advancedTo = null
    flushSync(() => form.reopen(question))
    const sentence = document.getElementById(form.fields[question].id)
    if (sentence === null) return
    focusMoves.toEntry(sentence)
    sentence.closest('li')?.scrollIntoView({ block: 'nearest' })
  }

  return {
    form,
    refusal,
    against,
    goTo,
    /**
     * Answers a question and moves the focus to the next step. After a No, announces the requirement that is not met;
     * the line of the question then shows this requirement.
     */
    answer: (question: SelfCheckQuestionId, answerGiven: 'yes' | 'no'): void => {
      flushSync(() => form.answer(question, answerGiven))
      if (answerGiven === 'no') announce(requirementOf(question))
      const next = form.open.peek()
      if (next !== null) {
        goTo(next)
        advancedTo = next
        return
      }
      const confirm = document.getElementById(CONFIRM_ID)
      if (confirm !== null) focusMoves.toEntry(confirm)
    },
    /**
     * Confirms the answers. If the last answer has opened a question, the press may have been meant for that answer, so
     * it only leads to the question; pressed again, it marks it. [E-072] [D1-996]
     */
    confirm: (): void => {
      const { verdict, because } = form.judge()
      if (verdict === 'ok') return navigate('/bzmn-reg')
      const [firstMissing] = form.missing.peek()
      if (firstMissing !== undefined) {
        if (firstMissing === advancedTo) return goTo(firstMissing)
        refuseInPlace(refusal, T['self.incomplete'], [{ at: form.fields[firstMissing], text: T['self.choose'] }])
        return goTo(firstMissing)
      }
      const question = form.firstAgainst()
      if (question === null) return undefined
      against.value = { question, because }
      return scrollToTopAndFocusHeading()
    },
    /** Shows the questions again, and opens the one that was answered with No. */
    answerAgain: (question: SelfCheckQuestionId): void => {
      flushSync(() => {
        against.value = null
      })
      goTo(question)
    },
    cancel: (): void => {
      void loadServices().then((container) => container.get(LeaveUncertifiedEntryPage)('self-check'))
      navigate('/')
    },
  } as const
}
export type SelfCheckModel = ReturnType<typeof makeSelfCheckModel>
