import type { Table } from '../kernel/decide.ts'

/** What is known of an application that lies at the agency under the number of the one just sent. */
export type StoredApplicationFacts = {
  /** Does every entry that the agency answers equal the one sent? */
  readonly entries: 'same' | 'other'
  /** What this browser sent under that number before: nothing, this content alone, or other content too. */
  readonly earlier: 'none' | 'same' | 'other'
  /** May the last sending have been stored? Not where it never left, nor where it was refused as a duplicate. */
  readonly mayBeStored: boolean
}

/** The stored application is the one just sent, or another one: then its entries are the ones that count. */
export type StoredApplicationVerdict = 'same' | 'other'

/**
 * The answer of the agency names neither mobile number nor documents; what this browser sent before stands in for them.
 * Where that is unknown, the application counts as another one: nobody is told of a success that may not be theirs.
 */
export const STORED_APPLICATION_TABLE: Table<StoredApplicationFacts, StoredApplicationVerdict> = [
  { id: 'SA-1', when: { entries: 'other' }, then: 'other', ref: 'D2-108' },
  { id: 'SA-2', when: { earlier: 'other' }, then: 'other', ref: 'D2-108' },
  { id: 'SA-3', when: { earlier: 'none', mayBeStored: false }, then: 'other', ref: 'D2-108' },
  { id: 'SA-4', when: {}, then: 'same', ref: 'A-267' },
]
