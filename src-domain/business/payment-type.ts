import { decision } from '../kernel/decide.ts'
import { parsedValueOrNull, type ParsedOrText, parsedOrTextAsString } from '../kernel/parsed-or-text.ts'

type PaymentTypeFacts = { readonly word: unknown }

/** 신속지급 (usage known from electronic data) or 확인지급 (usage must be proved). */
export type PaymentType = 'rapid' | 'confirmed'

/** The word for each payment type in the API, the session and storage. [D1-49] [D2-11] */
export const PAYMENT_TYPE_API_WORDS = { rapid: '신속', confirmed: '일반' } as const satisfies Record<
  PaymentType,
  string
>

export const decidePaymentType = decision<PaymentTypeFacts, PaymentType>([
  { id: 'PT-1', when: { word: PAYMENT_TYPE_API_WORDS.rapid }, then: 'rapid', ref: 'E-006' },
  { id: 'PT-2', when: {}, then: 'confirmed', ref: 'E-006' },
])

/** Decides between rapid and confirmed payment by the 신청유형 text of the API or the session. [E-006] */
export const paymentTypeOfWordOrConfirmed = (word: unknown): PaymentType => decidePaymentType({ word }).verdict

/** 신청유형: one of the two known values, or any other text, kept unchanged. [E-006] */
export type PaymentTypeOrText = ParsedOrText<PaymentType>

/**
 * Returns the payment type of a word; an unknown word is kept. Anything that is not a string becomes the type that the
 * table gives.
 */
export const parsePaymentType = (word: unknown): PaymentTypeOrText => {
  const type = paymentTypeOfWordOrConfirmed(word)
  return typeof word !== 'string' || word === PAYMENT_TYPE_API_WORDS[type] ? type : { unknown: word }
}

/** Returns the word of a payment type for the API; empty if the type is missing. */
export const paymentTypeApiWord = (paymentType: PaymentTypeOrText | null): string =>
  parsedOrTextAsString(paymentType, (type) => PAYMENT_TYPE_API_WORDS[type])

/** Returns the payment type that applies; `confirmed` if the type is unknown or missing. [E-006] */
export const paymentTypeOrConfirmed = (paymentType: PaymentTypeOrText | null): PaymentType =>
  parsedValueOrNull(paymentType) ?? 'confirmed'
