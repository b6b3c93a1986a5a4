import { decide } from '../kernel/decide.ts'
import type { PaymentType } from './payment-type.table.ts'
import { PAYMENT_TYPE_TABLE } from './payment-type.table.ts'

export type { PaymentType } from './payment-type.table.ts'

/** Rapid or confirmed payment, by the word of 신청유형, as the wire or the session has it. [E-006] */
export const paymentTypeOf = (word: unknown): PaymentType => decide(PAYMENT_TYPE_TABLE, { word }).verdict
