import type { Effect } from 'effect'
import type { KstDate } from '#domain/kernel/calendar'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** What the tax office is asked about a business; all values already passed the checks before a lookup. */
export type BusinessQuestion = {
  /** Ten digits. */
  readonly brno: string
  readonly openingDate: KstDate
  readonly representative: string
  readonly businessName: string
  /** Thirteen digits, null for an individual. */
  readonly corporateNumber: string | null
}

/** The parts of the answer that decide; an absent one is null. */
export type BusinessAnswer = {
  readonly success: boolean
  readonly statusCode: string | null
  readonly valid: string | null
  readonly taxTypeCode: string | null
}

export interface BusinessLookup {
  /** Asks whether these data are those of a registered business. */
  readonly ask: (question: BusinessQuestion) => Effect.Effect<BusinessAnswer, CallError>
}
export const BusinessLookup = port<BusinessLookup>('BusinessLookup')
