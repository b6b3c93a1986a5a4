import { type DecisionTable, decide, type Decision } from '../kernel/decide.ts'

export type ApplicationLookupFacts = { readonly success: boolean; readonly some: boolean }

/** `refused`: the server refused to answer, and its message says why. */
export type ApplicationLookupVerdict = 'found' | 'none' | 'refused'

export const APPLICATION_LOOKUP_TABLE: DecisionTable<ApplicationLookupFacts, ApplicationLookupVerdict> = [
  { id: 'AC-1', when: { success: false }, then: 'refused', ref: 'E-098' },
  { id: 'AC-2', when: { some: true }, then: 'found', ref: 'E-096' },
  { id: 'AC-3', when: {}, then: 'none', ref: 'E-097' },
]

/**
 * Decides from the answer of the lookup in the result flow whether an application exists for a business number. [E-096]
 * [E-097] [E-098]
 */
export const decideApplicationLookup = ({
  success,
  count,
}: {
  readonly success: boolean
  readonly count: number
}): Decision<ApplicationLookupVerdict> => decide(APPLICATION_LOOKUP_TABLE, { success, some: count >= 1 })
