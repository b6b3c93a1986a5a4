import { type Table, decide, type Decision } from '../kernel/decide.ts'

/** The answer to "has this number applied?": did the call succeed, and is the count 1 or more. */
export type ApplicationCountFacts = { readonly success: boolean; readonly some: boolean }

/** An application exists; none exists; the call was refused, and the server's message says why. */
export type ApplicationCountVerdict = 'found' | 'none' | 'refused'

export const APPLICATION_COUNT_TABLE: Table<ApplicationCountFacts, ApplicationCountVerdict> = [
  { id: 'AC-1', when: { success: false }, then: 'refused', ref: 'E-098' },
  { id: 'AC-2', when: { some: true }, then: 'found', ref: 'E-096' },
  { id: 'AC-3', when: {}, then: 'none', ref: 'E-097' },
]

/** Whether an application of a number exists, by what the lookup in the result flow answered. [E-096] [E-097] [E-098] */
export const decideApplicationCount = ({
  success,
  count,
}: {
  readonly success: boolean
  readonly count: number
}): Decision<ApplicationCountVerdict> => decide(APPLICATION_COUNT_TABLE, { success, some: count >= 1 })
