import { computed } from '@preact/signals-react'
import {
  decideSelfCheck,
  SELF_CHECK_QUESTIONS,
  type SelfCheckAnswers,
  type SelfCheckQuestion,
} from '#domain/eligibility/self-check'
import { choice, defineForm, kept, type KeptEntry, recordOf } from '../../parts/form/define-form.ts'
import { makeEntryLock } from '../../parts/form/entry-lock.ts'

/** A question is answered, or not yet. */
type Answer = 'yes' | 'no' | ''

const openQuestions = defineForm(
  recordOf<Record<SelfCheckQuestion, KeptEntry<Answer>>>(SELF_CHECK_QUESTIONS, (question) =>
    kept(choice<Answer>({ id: `self-${question}` }), (answer) => (answer === 'yes' || answer === 'no' ? answer : '')),
  ),
)

/** The five answers as fields, `''` until one is given. Nothing is preselected. [E-071] */
export const makeSelfCheckForm = () => {
  const { fields, draft } = openQuestions(makeEntryLock('selfCheck'))
  const answerTo = (question: SelfCheckQuestion) => fields[question].value.peek() || null
  const answers = () => recordOf<SelfCheckAnswers>(SELF_CHECK_QUESTIONS, answerTo)
  const judge = () => decideSelfCheck(answers())
  /** The questions with this answer; '' for those without one. [D1-249] */
  const answered = (answer: '' | 'no'): readonly SelfCheckQuestion[] =>
    SELF_CHECK_QUESTIONS.filter((question) => fields[question].value.peek() === answer)
  /** The first question without an answer, as one goes on; null when all have one. */
  const next = computed(() => SELF_CHECK_QUESTIONS.find((question) => fields[question].value.value === '') ?? null)
  /** The question to go on with after this one: the next without an answer, else the first; null when all have one. */
  const openAfter = (question: SelfCheckQuestion): SelfCheckQuestion | null => {
    const open = answered('')
    const place = SELF_CHECK_QUESTIONS.indexOf(question)
    return open.find((candidate) => SELF_CHECK_QUESTIONS.indexOf(candidate) > place) ?? open[0] ?? null
  }
  return { fields, next, answered, openAfter, draft, judge } as const
}
export type SelfCheckForm = ReturnType<typeof makeSelfCheckForm>
