import { MEGABYTE } from '../../programme/megabyte.ts'
import { MAX_FILE_SIZE_BYTES } from '../../programme/parameters.ts'
import { DOCUMENT_KEYS } from '../form/required-documents.ts'

/**
 * The limits of one call with files, on which server and web server agree, and which the rule book states. `files` and
 * `fields` are numbers of parts. In bytes: `fileBytes` for each file, `fieldBytes` for each field that is not a file,
 * `bytes` for the whole form. The largest form is an application with all its documents and 4 megabytes of fields. If
 * the declared length of a form is larger, the server and the web server refuse it before they read it. [A-136] [E-198]
 */
export const MULTIPART_CALL_MAXIMUMS = {
  files: DOCUMENT_KEYS.length,
  fields: 100,
  fileBytes: MAX_FILE_SIZE_BYTES,
  fieldBytes: MEGABYTE,
  bytes: DOCUMENT_KEYS.length * MAX_FILE_SIZE_BYTES + 4 * MEGABYTE,
} as const
