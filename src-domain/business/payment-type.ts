import { decide } from '../kernel/decide.ts'
import type { PaymentType } from './payment-type.table.ts'
import { PAYMENT_TYPE_TABLE } from './payment-type.table.ts'

export type { PaymentType } from './payment-type.table.ts'

/** Rapid or confirmed payment, by the value that the wire calls `aplyType`. [E-006] */
export const paymentTypeOf = (aplyType: unknown): PaymentType => decide(PAYMENT_TYPE_TABLE, { aplyType }).verdict
