import { type Table, decide } from '../kernel/decide.ts'
import { knownIn, type Stated, writtenIn } from '../kernel/stated.ts'

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

/** 신청유형 as stated: one of the two known words, or another word, which is kept unchanged. [E-006] */
export type StatedPayment = Stated<PaymentType>

/** Reads a stated word, where each type has its own word. */
export const statedPayment = (word: string, words: Readonly<Record<PaymentType, string>>): StatedPayment => {
  const type = paymentTypeOf(word)
  return word === words[type] ? type : { otherWord: word }
}

/** The word in which it was stated. */
export const wordOfPayment = (stated: StatedPayment, words: Readonly<Record<PaymentType, string>>): string =>
  writtenIn(stated, (type) => words[type])

/** What it counts as: another word, and none, as confirmed. [E-006] */
export const countedPayment = (stated: StatedPayment | null): PaymentType => knownIn(stated) ?? 'confirmed'
