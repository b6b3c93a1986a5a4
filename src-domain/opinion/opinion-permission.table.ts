import type { Table } from '../kernel/decide.ts'

/** `held`: the application is on hold. `given`: there is an opinion. `full`: there are as many as may be. `awaiting`: one has no answer yet. */
export type OpinionFacts = {
  readonly held: boolean
  readonly given: boolean
  readonly full: boolean
  readonly awaiting: boolean
}

/**
 * What the opinion page is now. `write`: an opinion may be submitted. `awaiting`, `limit`, `limitAwaiting`: not now, and
 * why. `readOnly`: history and answers only. `closed`: nothing to read either, back to the result.
 */
export type OpinionVerdict = 'write' | 'awaiting' | 'limit' | 'limitAwaiting' | 'readOnly' | 'closed'

/** Who may submit an opinion. [P-146] [P-154] [P-155] [D3-41] */
export const OPINION_TABLE: Table<OpinionFacts, OpinionVerdict> = [
  { id: 'OP-1', when: { held: false, given: true }, then: 'readOnly', ref: 'P-146' },
  { id: 'OP-2', when: { held: false }, then: 'closed', ref: 'P-146' },
  { id: 'OP-3', when: { full: true, awaiting: true }, then: 'limitAwaiting', ref: 'P-154' },
  { id: 'OP-4', when: { full: true }, then: 'limit', ref: 'P-154' },
  { id: 'OP-5', when: { awaiting: true }, then: 'awaiting', ref: 'P-155' },
  { id: 'OP-6', when: {}, then: 'write', ref: 'P-146' },
]
