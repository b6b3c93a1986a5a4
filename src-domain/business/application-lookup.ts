import { type DecisionTable, decisionFrom } from '../kernel/decide.ts'

type ApplicationLookupFacts = { readonly success: boolean; readonly some: boolean }

/** `refused`: the server refused to answer, and its message says why. */
type ApplicationLookupVerdict = 'found' | 'none' | 'refused'

/**
 * Decides from the answer of the lookup in the result flow whether an application exists for a business number.
 * [E-096] [E-097] [E-098]
 */
export const decideApplicationLookup = decisionFrom(
  ({ success, count }: { readonly success: boolean; readonly count: number }): ApplicationLookupFacts => ({
    success,
    some: count >= 1,
  }),
  [
    { id: 'AC-1', when: { success: false }, then: 'refused', ref: 'E-098' },
    { id: 'AC-2', when: { some: true }, then: 'found', ref: 'E-096' },
    { id: 'AC-3', when: {}, then: 'none', ref: 'E-097' },
  ] satisfies DecisionTable<ApplicationLookupFacts, ApplicationLookupVerdict>,
)
