import { computed } from '@preact/signals-react'
import {
  decideSelfCheck,
  SELF_CHECK_QUESTIONS,
  type SelfCheckAnswers,
  type SelfCheckQuestion,
} from '#domain/eligibility/self-check'
import { makeEntryLock } from '../../parts/form/entry-lock.ts'
import { makeField, type TextField } from '../../parts/form/field.ts'

const answerOf = (value: unknown): '' | 'yes' | 'no' => (value === 'yes' || value === 'no' ? value : '')

/** The five answers as fields, `''` until one is given. Nothing is preselected. [E-071] */
export const makeSelfCheckForm = () => {
  const lock = makeEntryLock('selfCheck')
  const fields = Object.fromEntries(
    SELF_CHECK_QUESTIONS.map((question) => [question, makeField(lock, `self-${question}`, '')]),
  ) as { readonly [question in SelfCheckQuestion]: TextField }

  const current = () =>
    Object.fromEntries(SELF_CHECK_QUESTIONS.map((question) => [question, fields[question].value.value])) as {
      [question in SelfCheckQuestion]: string
    }
  const restore = (kept: unknown) => {
    if (typeof kept !== 'object' || kept === null) return
    for (const question of SELF_CHECK_QUESTIONS)
      fields[question].value.value = answerOf((kept as Record<string, unknown>)[question])
  }
  const untouched = () => SELF_CHECK_QUESTIONS.every((question) => fields[question].value.value === '')

  const answers = (): SelfCheckAnswers =>
    Object.fromEntries(
      SELF_CHECK_QUESTIONS.map((question) => [question, answerOf(fields[question].value.peek()) || null]),
    ) as SelfCheckAnswers
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
  return { fields, next, answered, openAfter, current, restore, untouched, judge } as const
}
export type SelfCheckForm = ReturnType<typeof makeSelfCheckForm>
