import type { ServerReason } from '#domain/sending/failed-call'

/** The start of the error codes with which the server refuses a second application. */
const DUPLICATE_CODE_START = 'APL_DUPLICATE'

/** The error codes for an application whose consents the server does not have, or has with other answers. */
const OTHER_CONSENTS_CODES: readonly (string | null)[] = ['APL_CONSENTS_DIFFER', 'APL_CONSENTS_MISSING']

/** The status of a refused empty file; and a pattern for its message, which names the file. [P-078] [P-277] */
const EMPTY_FILE_STATUS = 400
const EMPTY_FILE_MESSAGE = /FILE_SIZE_ZERO_ERROR\s*:?\s*(.*)$/s

/** Returns what the code or the message of a refusal means. */
export const serverReasonOf = ({
  status,
  errorCode,
  message,
}: {
  readonly status: number
  readonly errorCode: string | null
  readonly message: string | null
}): ServerReason => {
  if (errorCode?.startsWith(DUPLICATE_CODE_START) === true) return { is: 'duplicate' }
  if (OTHER_CONSENTS_CODES.includes(errorCode)) return { is: 'consentsDiffer' }
  if (message === null) return { is: 'none' }
  const emptyFile = status === EMPTY_FILE_STATUS ? EMPTY_FILE_MESSAGE.exec(message) : null
  return emptyFile === null ? { is: 'other' } : { is: 'emptyFile', name: emptyFile[1]?.trim() ?? '' }
}
