import type { Table } from '../kernel/decide.ts'
import type { TotalVerdict } from './proof-total-limits.ts'
import type { TotalKind } from './proof-total.ts'

/**
 * What the register button of a supplement asks. `totalKind` says which message a missing total has; a proof that was
 * looked up has no total and is not asked for one. `unfinished`: an earlier try was stored in part (P-314).
 */
export type SupplementFacts = {
  readonly signedIn: boolean
  readonly proofOpen: boolean
  readonly hasPeriod: boolean
  readonly totalKind: TotalKind
  /** What stands against the total that was entered. [D3-103] */
  readonly total: TotalVerdict
  readonly changed: boolean
  readonly unfinished: boolean
  readonly allRowsTreated: boolean
}

/** Ready to be confirmed, or the first thing that is missing. */
export type SupplementVerdict =
  | 'ready'
  | 'signedOut'
  | 'notRequested'
  | 'noPeriod'
  | 'noAmount'
  | 'noCases'
  | 'tooManyCases'
  | 'noChange'
  | 'rowsOpen'

/** The checks in their order: token, status of the proof, period, total, no change, open rows, then the question. [P-139] */
export const SUPPLEMENT_CHECKS: Table<SupplementFacts, SupplementVerdict> = [
  { id: 'SU-1', when: { signedIn: false }, then: 'signedOut', ref: 'P-134' },
  { id: 'SU-2', when: { proofOpen: false }, then: 'notRequested', ref: 'P-133' },
  { id: 'SU-3', when: { hasPeriod: false }, then: 'noPeriod', ref: 'P-135' },
  { id: 'SU-4', when: { totalKind: 'amount', total: 'none' }, then: 'noAmount', ref: 'P-136' },
  { id: 'SU-5', when: { totalKind: 'cases', total: 'none' }, then: 'noCases', ref: 'P-136' },
  { id: 'SU-9', when: { totalKind: 'cases', total: 'tooLarge' }, then: 'tooManyCases', ref: 'D3-103' },
  { id: 'SU-6', when: { changed: false, unfinished: false }, then: 'noChange', ref: 'P-137' },
  { id: 'SU-7', when: { allRowsTreated: false }, then: 'rowsOpen', ref: 'P-139' },
  { id: 'SU-8', when: {}, then: 'ready', ref: 'P-139' },
]
