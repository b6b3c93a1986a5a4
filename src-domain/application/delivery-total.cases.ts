import type { DecisionCase } from '../kernel/decide.ts'
import type { AskDeliveryTotalFacts, AskDeliveryTotalVerdict } from './delivery-total.ts'

export const ASK_DELIVERY_TOTAL_CASES: readonly DecisionCase<AskDeliveryTotalFacts, AskDeliveryTotalVerdict>[] = [
  { proves: ['A-051'], rule: 'DT-1', facts: { rapid: false }, verdict: 'notAsked' },
  { proves: ['A-051'], rule: 'DT-4', facts: { rapid: true }, verdict: 'asked' },
]
