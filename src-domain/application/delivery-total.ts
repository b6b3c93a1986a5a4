import { type Decision, type DecisionTable, decide } from '../kernel/decide.ts'

/** The facts when the form of an application opens. `rapid`: the applicant applies for rapid payment. */
export type AskDeliveryTotalFacts = { readonly rapid: boolean }

export type AskDeliveryTotalVerdict = 'asked' | 'notAsked'

export const ASK_DELIVERY_TOTAL_TABLE: DecisionTable<AskDeliveryTotalFacts, AskDeliveryTotalVerdict> = [
  { id: 'DT-1', when: { rapid: false }, then: 'notAsked', ref: 'A-051' },
  { id: 'DT-4', when: {}, then: 'asked', ref: 'A-051' },
]

/** 배달료 조회: decides whether the form requests the total that the platforms have reported. */
export const decideToAskDeliveryTotal = (facts: AskDeliveryTotalFacts): Decision<AskDeliveryTotalVerdict> =>
  decide(ASK_DELIVERY_TOTAL_TABLE, facts)
