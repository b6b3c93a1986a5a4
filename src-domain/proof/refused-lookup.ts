import { type Decision, type DecisionTable, decide } from '../kernel/decide.ts'

/**
 * The application, read again after the server refused a carrier lookup. `eligible`: rule RE still allows the lookup.
 */
export type RefusedLookupFacts = { readonly read: boolean; readonly eligible: boolean }

/** `rule`: the page says why rule RE forbids the lookup. `server`: the page says that the server refused it. */
export type RefusedLookupVerdict = 'rule' | 'server'

export const REFUSED_LOOKUP_TABLE: DecisionTable<RefusedLookupFacts, RefusedLookupVerdict> = [
  { id: 'CW-1', when: { read: false }, then: 'server', ref: 'P-089' },
  { id: 'CW-2', when: { eligible: true }, then: 'server', ref: 'P-089' },
  { id: 'CW-3', when: {}, then: 'rule', ref: 'P-021' },
]

/** 거절당한 택배사 조회: decides which reason the page gives for a refused carrier lookup. [P-089] [P-021] */
export const decideRefusedLookup = (facts: RefusedLookupFacts): Decision<RefusedLookupVerdict> =>
  decide(REFUSED_LOOKUP_TABLE, facts)
