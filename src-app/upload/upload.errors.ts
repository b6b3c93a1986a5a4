import { Data } from 'effect'
import type { RefusingRule } from '../kernel/call.errors.ts'
import type { EvidenceRefusal } from '#domain/upload/evidence-file'

/**
 * `refusal` is the key of the message. `because` is null if the device could not make the file smaller. [P-168] [P-169]
 * [P-172]
 */
export class FileRefused extends Data.TaggedError('FileRefused')<
  RefusingRule & { readonly refusal: EvidenceRefusal }
> {}

/** Moved, deleted, or only in a cloud: it has to be chosen again. [P-165] */
export class FileUnreadable extends Data.TaggedError('FileUnreadable')<{ readonly cause: unknown }> {}

/** It may be no picture. The list then has no preview. [P-172] [P-173] */
export class ImageUnreadable extends Data.TaggedError('ImageUnreadable')<{ readonly cause: unknown }> {}

/**
 * HTTP 504, or over a time limit (in all, or without progress). Nothing is stored; the file is kept and may be sent
 * again. [P-076] [P-181] [P-304]
 */
export class UploadTimeout extends Data.TaggedError('UploadTimeout')<{ readonly cause: unknown }> {}

/** The connection broke, the storage answered outside 200 to 299, or unreadably. [P-181] [P-312] */
export class UploadFailed extends Data.TaggedError('UploadFailed')<{ readonly cause: unknown }> {}

/**
 * The back end gave no upload address. `message` is for people, null if none. `name`: as it was sent. [P-179] [D3-141]
 */
export class UploadRefused extends Data.TaggedError('UploadRefused')<{
  readonly name: string
  readonly message: string | null
}> {}

/** The person cancelled an upload, so that the step that needs all files did not run. [P-307] */
export class UploadCancelled extends Data.TaggedError('UploadCancelled') {}
