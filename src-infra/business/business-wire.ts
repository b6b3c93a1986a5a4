import { ENTITY_TYPE_ROWS, type EntityType } from '#domain/business/entity-type'
import { type PaymentTypeOrText, parsePaymentType } from '#domain/business/payment-type'
import type { TaxStatusFacts } from '#domain/business/tax-status'
import { isMissingOrEmpty } from '../http/wire-values.ts'

/** Empty if the type is unknown. */
export const toEntityTypeCode = (type: EntityType | null): string => (type === null ? '' : ENTITY_TYPE_ROWS[type].code)

/** Null if it is missing, `confirmed` if it is not a string. */
export const paymentTypeFromWire = (wire: unknown): PaymentTypeOrText | null => {
  if (isMissingOrEmpty(wire)) return null
  return typeof wire === 'string' ? parsePaymentType(wire) : 'confirmed'
}

/** A string trimmed, a number with two digits. Null if missing or blank, `unreadable` for anything else. */
const codeFrom = (wire: unknown): string | null => {
  if (wire === undefined || wire === null) return null
  if (typeof wire === 'number') return String(wire).padStart(2, '0')
  return typeof wire === 'string' ? wire.trim() || null : 'unreadable'
}

/** Strings, even if the answer contains numbers. [D1-32] */
export const taxStatusFromWire = (wire: { readonly bSttCd: unknown; readonly errCd: unknown }): TaxStatusFacts => ({
  code: codeFrom(wire.bSttCd),
  errorCode: codeFrom(wire.errCd),
})

/** A number, digits, or `count` of an object; 0 for anything else. [D1-34] */
export const applicationCountFromWireOrZero = (wire: unknown): number => {
  if (typeof wire === 'number') return wire
  if (typeof wire === 'string') return /^\s*\d+\s*$/.test(wire) ? Number(wire) : 0
  return typeof wire === 'object' && wire !== null && 'count' in wire ? applicationCountFromWireOrZero(wire.count) : 0
}

/**
 * From `brNo: text`, `brNo=text` or `{"brNo":"text"}`, up to the next `,` `}` `]` or line end; otherwise the whole
 * message. [E-099] [D1-35]
 */
export const registrationNumberRefusalText = (message: string): string => {
  const quoted = /"brNo"\s*:\s*"((?:\\.|[^"\\])*)"/.exec(message)?.[1]
  const plain = /\bbrNo\s*[:=]\s*([^,}\]\r\n]*)/.exec(message)?.[1]
  return (quoted ?? plain)?.trim() || message
}
