import { type DecisionTable, decide } from '../kernel/decide.ts'
import { parsedValueOrNull, type ParsedOrText, asText } from '../kernel/parsed-or-text.ts'

/** 신청유형 as the API or the session has it. */
export type PaymentTypeFacts = { readonly word: unknown }

/** 신속지급 (usage known from electronic data) or 확인지급 (usage must be proved). */
export type PaymentType = 'rapid' | 'confirmed'

export const PAYMENT_TYPE_TABLE: DecisionTable<PaymentTypeFacts, PaymentType> = [
  { id: 'PT-1', when: { word: '신속' }, then: 'rapid', ref: 'E-006' },
  { id: 'PT-2', when: {}, then: 'confirmed', ref: 'E-006' },
]

/** Decides between rapid and confirmed payment by the 신청유형 text of the API or the session. [E-006] */
export const paymentTypeOfWord = (word: unknown): PaymentType => decide(PAYMENT_TYPE_TABLE, { word }).verdict

/** 신청유형: one of the two known values, or any other text, kept unchanged. [E-006] */
export type PaymentTypeOrText = ParsedOrText<PaymentType>

/** Parses the text that the API or the session has for a payment type. `words` has the text of each type. */
export const parsePaymentType = (word: string, words: Readonly<Record<PaymentType, string>>): PaymentTypeOrText => {
  const type = paymentTypeOfWord(word)
  return word === words[type] ? type : { unknown: word }
}

export const paymentTypeText = (stated: PaymentTypeOrText, words: Readonly<Record<PaymentType, string>>): string =>
  asText(stated, (type) => words[type])

/** Returns the payment type that applies; `confirmed` if the type is unknown or missing. [E-006] */
export const paymentTypeOrConfirmed = (stated: PaymentTypeOrText | null): PaymentType =>
  parsedValueOrNull(stated) ?? 'confirmed'
