import { ENTITY_TYPE_ROWS, type EntityType } from '#domain/business/entity-type'
import { type PaymentTypeOrText, parsePaymentType } from '#domain/business/payment-type'
import type { TaxStatusFacts } from '#domain/business/tax-status'
import { twoDigits } from '#domain/time/calendar'
import { isMissingOrEmpty } from '../http/wire-values.ts'

/** Returns the value of `mngFrGb`; empty if the type is unknown. */
export const toEntityTypeCode = (type: EntityType | null): string => (type === null ? '' : ENTITY_TYPE_ROWS[type].code)

/** Returns the payment type for `aplyType`; null if it is missing. */
export const paymentTypeFromWire = (wire: unknown): PaymentTypeOrText | null =>
  isMissingOrEmpty(wire) ? null : parsePaymentType(wire)

/**
 * Returns a code as a string: a string trimmed, a number with two digits. Returns null if the code is missing or blank,
 * and `unreadable` for anything else.
 */
const codeFrom = (wire: unknown): string | null => {
  if (wire === undefined || wire === null) return null
  if (typeof wire === 'number') return twoDigits(wire)
  return typeof wire === 'string' ? wire.trim() || null : 'unreadable'
}

/** Returns the tax office's codes as strings, even if the answer has them as numbers. [D1-32] */
export const taxStatusFromWire = (wire: { readonly bSttCd: unknown; readonly errCd: unknown }): TaxStatusFacts => ({
  code: codeFrom(wire.bSttCd),
  errorCode: codeFrom(wire.errCd),
})

/**
 * Returns the count in an answer, unchecked; 0 if the answer has no number. The API sends the count as a number, as
 * digits, or in the field `count` of an object. [D1-34]
 */
export const applicationCountFromWireOrZero = (wire: unknown): number => {
  if (typeof wire === 'number') return wire
  if (typeof wire === 'string') return /^\s*\d+\s*$/.test(wire) ? Number(wire) : 0
  return typeof wire === 'object' && wire !== null && 'count' in wire ? applicationCountFromWireOrZero(wire.count) : 0
}

/**
 * Returns the part about the business number in the message of a refusal: `brNo: text`, `brNo=text` or
 * `{"brNo":"text"}`, up to the next `,` `}` `]` or line end. If there is no such part, returns the whole message.
 * [E-099] [D1-35]
 */
export const businessNumberRefusalText = (message: string): string => {
  const quotedNumber = /"brNo"\s*:\s*"((?:\\.|[^"\\])*)"/.exec(message)?.[1]
  const plainNumber = /\bbrNo\s*[:=]\s*([^,}\]\r\n]*)/.exec(message)?.[1]
  return (quotedNumber ?? plainNumber)?.trim() || message
}
