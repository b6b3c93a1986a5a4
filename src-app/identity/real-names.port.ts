import type { Effect } from 'effect'
import type { ResidentNumber } from '#domain/application/resident-number'
import type { EntityType } from '#domain/business/entity-type'
import type { PaymentType } from '#domain/business/payment-type'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** What the real-name service compares. The resident number is passed through and kept nowhere. */
export type RealNameQuestion = {
  readonly applicationNumber: string
  readonly ci: string
  readonly entityType: EntityType | null
  readonly registrationNumber: string
  readonly paymentType: PaymentType | null
  readonly resident: ResidentNumber
  readonly name: string
  /** Birth date as the verification gave it; sent as eight digits. */
  readonly birthDate: string
}

export interface RealNames {
  /** Does the name belong to the resident number? An answer of another status than 200 is `mismatch`. */
  readonly check: (question: RealNameQuestion) => Effect.Effect<'verified' | 'mismatch', CallError>
}
export const RealNames = port<RealNames>('RealNames')
