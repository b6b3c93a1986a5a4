import { computed, signal } from '@preact/signals-react'
import {
  decideSelfCheck,
  SELF_CHECK_QUESTION_IDS,
  type SelfCheckAnswers,
  type SelfCheckQuestionId,
} from '#domain/eligibility/self-check'
import {
  singleChoiceEntry,
  defineForm,
  markSavedInDraft,
  type EntryWithDraft,
  recordByNames,
} from '../../parts/form/define-form.ts'
import { makeEntryLock } from '../../parts/form/entry-lock.ts'

/** The answer to a question; '' if it has no answer. */
type Answer = 'yes' | 'no' | ''

const openQuestions = defineForm(
  recordByNames<Record<SelfCheckQuestionId, EntryWithDraft<Answer>>>(SELF_CHECK_QUESTION_IDS, (question) =>
    markSavedInDraft(singleChoiceEntry<Answer>({ id: `self-${question}` }), (answer) =>
      answer === 'yes' || answer === 'no' ? answer : '',
    ),
  ),
)

/**
 * Makes the fields of the five answers (`''` if there is no answer), and the open question. No answer is preselected.
 * [E-071]
 */
export const makeSelfCheckForm = () => {
  const { fields, values, draft } = openQuestions(makeEntryLock('selfCheck'))
  const answered = (answer: Answer): readonly SelfCheckQuestionId[] =>
    SELF_CHECK_QUESTION_IDS.filter((question) => values.value[question] === answer)
  /** The questions without an answer, in order. */
  const missing = computed(() => answered(''))
  /**
   * The question that the person has opened with a click. If it is null, the first question without an answer is open.
   */
  const reopened = signal<SelfCheckQuestionId | null>(null)
  /** The open question; null if all are answered. */
  const open = computed(() => reopened.value ?? missing.value[0] ?? null)
  const answerTo = (question: SelfCheckQuestionId) => fields[question].value.peek() || null
  return {
    fields,
    values,
    draft,
    missing,
    open,
    /** Opens a question, whether it is answered or not. */
    reopen: (question: SelfCheckQuestionId): void => {
      reopened.value = question
    },
    answer: (question: SelfCheckQuestionId, answer: 'yes' | 'no'): void => {
      fields[question].enter(answer)
      reopened.value = null
    },
    judge: () => decideSelfCheck(recordByNames<SelfCheckAnswers>(SELF_CHECK_QUESTION_IDS, answerTo)),
    /** Returns the first question that is answered with No; null if there is none. [D1-257] */
    firstAgainst: (): SelfCheckQuestionId | null => answered('no')[0] ?? null,
  } as const
}
export type SelfCheckForm = ReturnType<typeof makeSelfCheckForm>
