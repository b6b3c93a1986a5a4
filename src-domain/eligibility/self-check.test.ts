import { describe, expect, it } from 'vitest'
import { SELF_CHECK_CASES } from './self-check.cases.ts'
import { SELF_CHECK_QUESTIONS, decideSelfCheck } from './self-check.ts'

describe('[E-072] [E-073] [E-074] the self-check', () => {
  it.each(SELF_CHECK_CASES)(
    'rule $rule decides $verdict for $answers',
    ({ rule, answers: [q1, q2, q3, q4, q5], verdict }) =>
      expect(decideSelfCheck({ q1, q2, q3, q4, q5 })).toMatchObject({ verdict, because: { rule } }),
  )

  it('has five questions', () => expect(SELF_CHECK_QUESTIONS).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']))
})
