import { describe, expect, it } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { SELF_CHECK_CASES } from './self-check.cases.ts'
import { SELF_CHECK_QUESTION_IDS, decideSelfCheck } from './self-check.ts'

describe('[E-072] [E-073] [E-074] the self-check', () => {
  itDecides('rule $rule decides $verdict for $answers', SELF_CHECK_CASES, ({ answers: [q1, q2, q3, q4, q5] }) =>
    decideSelfCheck({ q1, q2, q3, q4, q5 }),
  )

  it('the self-check has five questions', () => expect(SELF_CHECK_QUESTION_IDS).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']))
})
