import { describe, expect, it } from 'vitest'
import { decideOpinionTransition } from './transitions.ts'

const SUBMIT = { who: 'applicant', action: 'submit' } as const
const ANSWER = { who: 'officer', action: 'answer-opinion' } as const

describe('[P-146] [P-266] an opinion is submitted only once and answered only once', () => {
  it.each([
    { ...SUBMIT, from: 'none', rule: 'TO-1', verdict: { to: 'waiting' } },
    { ...SUBMIT, from: 'waiting', rule: 'TO-3', verdict: { refused: 'status' } },
    { ...SUBMIT, from: 'answered', rule: 'TO-3', verdict: { refused: 'status' } },
    { ...ANSWER, from: 'none', rule: 'TO-3', verdict: { refused: 'status' } },
    { ...ANSWER, from: 'waiting', rule: 'TO-2', verdict: { to: 'answered' } },
    { ...ANSWER, from: 'answered', rule: 'TO-3', verdict: { refused: 'status' } },
  ] as const)('rule $rule decides $verdict for $action by $who from $from', ({ rule, verdict, ...change }) =>
    expect(decideOpinionTransition(change)).toMatchObject({ verdict, because: { rule } }),
  )
})
