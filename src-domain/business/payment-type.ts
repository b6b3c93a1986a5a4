import { type Table, decide } from '../kernel/decide.ts'

/** 신청유형, as the wire or the session has it. */
export type PaymentFacts = { readonly word: unknown }

/** 신속지급 (usage known from electronic data) or 확인지급 (usage must be proved). */
export type PaymentType = 'rapid' | 'confirmed'

export const PAYMENT_TYPE_TABLE: Table<PaymentFacts, PaymentType> = [
  { id: 'PT-1', when: { word: '신속' }, then: 'rapid', ref: 'E-006' },
  { id: 'PT-2', when: {}, then: 'confirmed', ref: 'E-006' },
]

/** Rapid or confirmed payment, by the word of 신청유형, as the wire or the session has it. [E-006] */
export const paymentTypeOf = (word: unknown): PaymentType => decide(PAYMENT_TYPE_TABLE, { word }).verdict
