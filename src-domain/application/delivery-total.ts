import { type Decision, type DecisionTable, decide } from '../kernel/decide.ts'

/** The facts when the form of an application opens. `rapid`: the applicant applies for rapid payment. */
export type DeliveryTotalFacts = { readonly rapid: boolean }

export type DeliveryTotalVerdict = 'asked' | 'notAsked'

export const DELIVERY_TOTAL_TABLE: DecisionTable<DeliveryTotalFacts, DeliveryTotalVerdict> = [
  { id: 'DT-1', when: { rapid: false }, then: 'notAsked', ref: 'A-051' },
  { id: 'DT-4', when: {}, then: 'asked', ref: 'A-051' },
]

/** 배달료 조회: decides whether the form requests the total that the platforms have reported. */
export const decideDeliveryTotal = (facts: DeliveryTotalFacts): Decision<DeliveryTotalVerdict> =>
  decide(DELIVERY_TOTAL_TABLE, facts)
