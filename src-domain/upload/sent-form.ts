import { MAX_FILE_SIZE_BYTES } from '../programme/parameters.ts'

const MAX_FILES = 10
const MEGABYTE = 2 ** 20

/**
 * The limits of one call with files, in bytes: each file, all files and fields together, and one field that is no file.
 * A form with a larger declared length is rejected before it is read. [E-198]
 */
export const SENT_FORM_PARAMETERS = {
  files: MAX_FILES,
  fileBytes: MAX_FILE_SIZE_BYTES,
  fieldBytes: MEGABYTE,
  bytes: MAX_FILES * MAX_FILE_SIZE_BYTES + 2 * MEGABYTE,
} as const
