import { describe, expect, it } from 'vitest'
import {
  decideTransition,
  reachedStatusOrThrow,
  sourceStates,
  transitionFor,
  transitionsOf,
  type ActionOf,
  type StateMachine,
} from './transitions.ts'

type Terms = {
  readonly action: ActionOf<{ applicant: { knock: string }; officer: { open: string } }>
  readonly state: 'closed' | 'open'
  readonly next: 'open'
  readonly facts: { readonly daytime: boolean }
  readonly reason: 'night'
}

const DAYTIME = {
  says: '낮이다',
  refuses: 'night',
  ref: 'E-002',
  holds: ({ daytime }: Terms['facts']) => daytime,
} as const
const DOOR: StateMachine<Terms> = [
  { id: 'T-1', who: 'officer', action: 'open', to: 'open', ref: 'E-001', from: ['closed'], given: DAYTIME },
  {
    id: 'T-2',
    who: 'applicant',
    action: 'knock',
    to: 'open',
    ref: 'E-003',
    from: { name: 'any', says: '모든 상태', states: ['closed', 'open'] },
  },
  { id: 'T-3', otherwise: 'status', ref: 'E-004' },
]

const decided = (asked: Terms['action'] & { readonly from: Terms['state'] }, daytime = true) =>
  decideTransition(DOOR, asked, { daytime })

describe('a state machine', () => {
  it('moves to the state of the row', () =>
    expect(decided({ who: 'officer', action: 'open', from: 'closed' })).toEqual({
      verdict: { to: 'open' },
      because: { rule: 'T-1', ref: 'E-001' },
      facts: { who: 'officer', action: 'open', from: 'closed' },
    }))

  it('refuses with the reason of the failed condition', () =>
    expect(decided({ who: 'officer', action: 'open', from: 'closed' }, false)).toMatchObject({
      verdict: { refused: 'night' },
      because: { rule: 'T-1', ref: 'E-002' },
    }))

  it('refuses an action that no row lists', () =>
    expect(decided({ who: 'officer', action: 'open', from: 'open' })).toMatchObject({
      verdict: { refused: 'status' },
      because: { rule: 'T-3', ref: 'E-004' },
    }))

  it('applies a row for a group to each state', () => {
    expect(transitionsOf(DOOR).map(sourceStates)).toEqual([['closed'], ['closed', 'open']])
    expect(decided({ who: 'applicant', action: 'knock', from: 'open' }).verdict).toEqual({ to: 'open' })
  })

  it('finds a row even if its condition does not hold', () => {
    expect(transitionFor(DOOR, { who: 'officer', action: 'open', from: 'closed' })?.id).toBe('T-1')
    expect(transitionFor(DOOR, { who: 'officer', action: 'open', from: 'open' })).toBeNull()
  })

  it('returns the new status of an accepted transition, and throws for a refused one', () => {
    expect(reachedStatusOrThrow(decided({ who: 'applicant', action: 'knock', from: 'closed' }))).toBe('open')
    expect(() => reachedStatusOrThrow(decided({ who: 'officer', action: 'open', from: 'open' }))).toThrow(/status/)
  })
})
