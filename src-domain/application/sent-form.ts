import { MAX_FILE_SIZE_BYTES } from '../programme/parameters.ts'
import { DOCUMENT_KEYS } from './required-documents.ts'

const MEGABYTE = 2 ** 20

/**
 * `files` is a count, all else is bytes: the largest form is an application with all documents and 4 MB of fields.
 * Server and web server refuse a larger declared length before reading. [A-136] [P-298] [E-198]
 */
export const MULTIPART_CALL_MAXIMUMS = {
  files: DOCUMENT_KEYS.length,
  fileBytes: MAX_FILE_SIZE_BYTES,
  fieldBytes: MEGABYTE,
  bytes: DOCUMENT_KEYS.length * MAX_FILE_SIZE_BYTES + 4 * MEGABYTE,
} as const
