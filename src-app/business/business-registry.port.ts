import { type Effect, Data } from 'effect'
import type { BusinessNumber } from '#domain/business/business-number'
import type { EntityType } from '#domain/business/entity-type'
import type { PaymentTypeOrText } from '#domain/business/payment-type'
import type { TaxStatusFacts, TaxStatusVerdict } from '#domain/business/tax-status'
import type { RefusalReason } from '#domain/kernel/decide'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** The registry's entry for a business number. `applicationNumber` is null if the answer has none. [E-084] */
export type RegisteredBusiness = {
  readonly applicationNumber: string | null
  readonly paymentType: PaymentTypeOrText | null
  readonly entityType: EntityType | null
  readonly taxStatus: TaxStatusFacts
}

/**
 * The answer of the call that counts the submitted applications of a business: whether the call succeeded, and the
 * count. [E-095] [D1-34]
 */
export type ApplicationCountAnswer = {
  readonly success: boolean
  readonly count: number
  readonly message: string | null
}

/** The business was closed; its owner cannot apply. [E-086] */
export class BusinessClosed extends Data.TaggedError('BusinessClosed')<
  RefusalReason<Extract<TaxStatusVerdict, 'closed'>>
> {}

/** The tax office does not know the business number. [E-087] */
export class BusinessUnregistered extends Data.TaggedError('BusinessUnregistered')<
  RefusalReason<Extract<TaxStatusVerdict, 'unregistered'>>
> {}

/** The server refused the business number as invalid. [E-092] */
export class BusinessNumberMalformed extends Data.TaggedError('BusinessNumberMalformed') {}

export interface BusinessRegistry {
  /** Registers a business number for an application and returns its entry with the tax office's status. [E-084] */
  readonly register: (number: BusinessNumber) => Effect.Effect<RegisteredBusiness, BusinessNumberMalformed | CallError>
  /** Counts the submitted applications of a business number. [E-095] */
  readonly countApplications: (number: BusinessNumber) => Effect.Effect<ApplicationCountAnswer, CallError>
}
export const BusinessRegistry = port<BusinessRegistry>('BusinessRegistry')
