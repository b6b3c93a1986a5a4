import type { CallError, Refused } from '../kernel/call.errors.ts'
import { isDefinitiveRefusal } from '../kernel/failed-call.ts'
import { EmptyFileRefused } from './proof.errors.ts'

/**
 * True for a definitive refusal with a message. If the server sent no message, it may have stored the proof. [P-077]
 */
export const isExplainedRefusal = (error: CallError): boolean =>
  isDefinitiveRefusal(error) && (error._tag !== 'Refused' || error.message !== null)

const ZERO = /FILE_SIZE_ZERO_ERROR\s*:?\s*(.*)$/s

/** Returns the empty file named in a refusal; null for any other refusal. [P-078] [P-277] */
export const emptyFileRefusalOf = ({ status, message }: Refused): EmptyFileRefused | null => {
  const zero = ZERO.exec(message ?? '')
  return zero !== null && status === 400 ? new EmptyFileRefused({ name: zero[1]?.trim() ?? '' }) : null
}
