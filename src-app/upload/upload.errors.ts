import { Data } from 'effect'
import type { EvidenceRefusal } from '#domain/upload/evidence-file'
import type { RefusingRule } from '../kernel/call.errors.ts'

/**
 * The file is refused. `refusal` is the key of the message to show. `because` is the rule that refuses the file; null
 * if the device could not make the file smaller. [P-168] [P-172]
 */
export class FileRefused extends Data.TaggedError('FileRefused')<
  RefusingRule & { readonly refusal: EvidenceRefusal }
> {}

/**
 * The device can no longer read the file, because it was moved or deleted, or is stored only in a cloud. It has to be
 * chosen again. [P-165]
 */
export class FileUnreadable extends Data.TaggedError('FileUnreadable')<{ readonly cause: unknown }> {}

/**
 * This browser cannot decode the file, so it is unknown whether it is a picture. The list then has no preview. [P-172]
 * [P-173]
 */
export class ImageUnreadable extends Data.TaggedError('ImageUnreadable')<{ readonly cause: unknown }> {}

/**
 * The upload took too long: the server answered HTTP 504, or the upload exceeded a time limit (for the whole upload, or
 * for the time without progress). Nothing is stored; the file is kept and may be sent again. [P-076] [P-304]
 */
export class UploadTimeout extends Data.TaggedError('UploadTimeout')<{ readonly cause: unknown }> {}

/**
 * The upload failed: the connection broke, the storage answered outside 200 to 299, or its answer was unreadable.
 * [P-181] [P-312]
 */
export class UploadFailed extends Data.TaggedError('UploadFailed')<{ readonly cause: unknown }> {}

/**
 * The back end refused to give an upload URL for this file. `message` is written for people, null if the back end sent
 * none. `name` is the file name as it was sent. [P-179] [D3-141]
 */
export class UploadRefused extends Data.TaggedError('UploadRefused')<{
  readonly name: string
  readonly message: string | null
}> {}

/** The person cancelled an upload, so the step that needs all files did not run. [P-307] */
export class UploadCancelled extends Data.TaggedError('UploadCancelled') {}
