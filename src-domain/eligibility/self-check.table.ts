import type { Table } from '../kernel/decide.ts'

/** The five answers as a whole: all given; all of them yes. */
export type SelfCheckFacts = { readonly complete: boolean; readonly allYes: boolean }

/** Go on; answer all first; not a target of the support. */
export type SelfCheckVerdict = 'continue' | 'incomplete' | 'notTarget'

export const SELF_CHECK_TABLE: Table<SelfCheckFacts, SelfCheckVerdict> = [
  { id: 'SC-1', when: { complete: false }, then: 'incomplete', ref: 'E-072' },
  { id: 'SC-2', when: { allYes: true }, then: 'continue', ref: 'E-074' },
  { id: 'SC-3', when: {}, then: 'notTarget', ref: 'E-073' },
]
