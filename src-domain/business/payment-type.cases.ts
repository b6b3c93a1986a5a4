import type { DecisionCase } from '../kernel/decide.ts'
import type { PaymentTypeFacts, PaymentType } from './payment-type.ts'

export const PAYMENT_TYPE_CASES = [
  { proves: ['E-006', 'A-002'], rule: 'PT-1', facts: { word: '신속' }, verdict: 'rapid' },
  { proves: ['E-006', 'A-002'], rule: 'PT-2', facts: { word: '일반' }, verdict: 'confirmed' },
  { proves: ['E-006', 'A-002'], rule: 'PT-2', facts: { word: '영업' }, verdict: 'confirmed' },
  { proves: ['E-006', 'A-002'], rule: 'PT-2', facts: { word: '신속지급' }, verdict: 'confirmed' },
  { proves: ['E-006', 'A-002'], rule: 'PT-2', facts: { word: '' }, verdict: 'confirmed' },
  { proves: ['E-006', 'A-002'], rule: 'PT-2', facts: { word: null }, verdict: 'confirmed' },
] as const satisfies readonly DecisionCase<PaymentTypeFacts, PaymentType>[]
