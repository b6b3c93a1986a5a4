import type { DecisionCase } from '../kernel/decide.ts'
import type { DeliveryTotalFacts, DeliveryTotalVerdict } from './delivery-total.ts'

export const DELIVERY_TOTAL_CASES: readonly DecisionCase<DeliveryTotalFacts, DeliveryTotalVerdict>[] = [
  { proves: ['A-051'], rule: 'DT-1', facts: { rapid: false, amount: false }, verdict: 'notAsked' },
  { proves: ['A-051'], rule: 'DT-2', facts: { rapid: true, amount: true }, verdict: 'found' },
  { proves: ['A-051', 'D2-28'], rule: 'DT-3', facts: { rapid: true, amount: false }, verdict: 'none' },
]
