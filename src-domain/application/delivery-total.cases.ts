import type { DecisionCase } from '../kernel/decide.ts'
import type { DeliveryTotalFacts, DeliveryTotalVerdict } from './delivery-total.ts'

export const DELIVERY_TOTAL_CASES: readonly DecisionCase<DeliveryTotalFacts, DeliveryTotalVerdict>[] = [
  { proves: ['A-051'], rule: 'DT-1', facts: { rapid: false }, verdict: 'notAsked' },
  { proves: ['A-051'], rule: 'DT-4', facts: { rapid: true }, verdict: 'asked' },
]
