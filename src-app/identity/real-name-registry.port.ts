import type { Effect } from 'effect'
import type { Applicant } from '#domain/application/application'
import type { ResidentNumber } from '#domain/application/form/resident-number'
import type { EntityType } from '#domain/business/entity-type'
import type { PaymentTypeOrText } from '#domain/business/payment-type'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** Data for the real-name service. The resident number is passed through and never stored. */
type RealNameRequest = Applicant & {
  readonly applicationNumber: string
  readonly entityType: EntityType | null
  readonly paymentType: PaymentTypeOrText | null
  readonly resident: ResidentNumber
  readonly name: string
  /** Birth date from the certification; sent as eight digits. */
  readonly birthDate: string
}

export interface RealNameRegistry {
  /**
   * Checks whether the name belongs to the resident number. Returns `mismatch` if the status in the answer is not 200.
   * [A-056] [A-057]
   */
  readonly check: (question: RealNameRequest) => Effect.Effect<'verified' | 'mismatch', CallError>
}
export const RealNameRegistry = port<RealNameRegistry>('RealNameRegistry')
