import { describe, expect, it } from 'vitest'
import { SELF_CHECK_QUESTION_IDS } from './self-check.ts'

describe('[E-072] [E-073] [E-074] the self-check', () => {
  it('the self-check has five questions', () => expect(SELF_CHECK_QUESTION_IDS).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']))
})
