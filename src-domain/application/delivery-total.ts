import { type Decision, type DecisionTable, decide } from '../kernel/decide.ts'

/**
 * The facts when the form of an application opens. `rapid`: the applicant applies for rapid payment. `amount`: the
 * platforms report a total for the business.
 */
export type DeliveryTotalFacts = { readonly rapid: boolean; readonly amount: boolean }

/**
 * `none`: there is no total, or it could not be read. `notAsked`: the total is not requested, because it is requested
 * for rapid payment only.
 */
export type DeliveryTotalVerdict = 'found' | 'none' | 'notAsked'

export const DELIVERY_TOTAL_TABLE: DecisionTable<DeliveryTotalFacts, DeliveryTotalVerdict> = [
  { id: 'DT-1', when: { rapid: false }, then: 'notAsked', ref: 'A-051' },
  { id: 'DT-2', when: { amount: true }, then: 'found', ref: 'A-051' },
  { id: 'DT-3', when: {}, then: 'none', ref: 'D2-28' },
]

/** 배달료 조회: decides what the form of an application shows as the delivery total. [A-051] [D2-28] */
export const decideDeliveryTotal = (facts: DeliveryTotalFacts): Decision<DeliveryTotalVerdict> =>
  decide(DELIVERY_TOTAL_TABLE, facts)
