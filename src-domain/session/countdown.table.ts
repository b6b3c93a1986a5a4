import type { Table } from '../kernel/decide.ts'

/** The state of a running countdown: no second left; at most as many as the warning has; already warned. */
export type CountdownFacts = { readonly over: boolean; readonly near: boolean; readonly warned: boolean }

/** What has to happen now: nothing, the warning, or the end of the session. */
export type CountdownEvent = 'none' | 'warn' | 'expire'

export const COUNTDOWN_TABLE: Table<CountdownFacts, CountdownEvent> = [
  { id: 'CD-1', when: { over: true }, then: 'expire', ref: 'E-148' },
  { id: 'CD-2', when: { near: true, warned: false }, then: 'warn', ref: 'E-144' },
  { id: 'CD-3', when: {}, then: 'none', ref: 'E-145' },
]

/** What the server said when it was asked for the remaining time: seconds left, none left, or nothing; and when it was asked. */
export type RemainingFacts = { readonly answer: 'some' | 'none' | 'failed'; readonly asked: 'running' | 'atTheEnd' }

/** The countdown takes the server's seconds; goes on as it was; or the session ends. */
export type RemainingVerdict = 'restart' | 'goOn' | 'expire'

export const REMAINING_TABLE: Table<RemainingFacts, RemainingVerdict> = [
  { id: 'RM-1', when: { answer: 'some' }, then: 'restart', ref: 'E-148' },
  { id: 'RM-2', when: { answer: 'none' }, then: 'expire', ref: 'E-149' },
  { id: 'RM-3', when: { asked: 'running' }, then: 'goOn', ref: 'E-150' },
  { id: 'RM-4', when: {}, then: 'expire', ref: 'E-148' },
]
