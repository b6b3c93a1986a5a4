import { Data } from 'effect'
import type { RefusedBy } from '../kernel/call.errors.ts'
import type { EvidenceRefusal } from '#domain/upload/evidence-file'

/** The file is not taken. `refusal` is the key of its message; `because` the row, null where the device could not make it smaller. [P-168] [P-169] [P-172] */
export class FileRefused extends Data.TaggedError('FileRefused')<RefusedBy & { readonly refusal: EvidenceRefusal }> {}

/** The device cannot read the file any more: it was moved, deleted or lies in a cloud. It has to be chosen again. [P-165] */
export class FileUnreadable extends Data.TaggedError('FileUnreadable')<{ readonly cause: unknown }> {}

/** The picture cannot be decoded here; whether it is one is not known. A preview is done without. [P-172] [P-173] */
export class ImageUnreadable extends Data.TaggedError('ImageUnreadable')<{ readonly cause: unknown }> {}

/**
 * The file took too long: HTTP 504, or our own limit for stillness or in all. Nothing is stored; the file is kept and
 * may be sent again. [P-076] [P-181] [P-304]
 */
export class UploadTimeout extends Data.TaggedError('UploadTimeout')<{ readonly cause: unknown }> {}

/** The file did not arrive: a dead connection, an answer of the storage outside 200 to 299, an unreadable answer. [P-181] [P-312] */
export class UploadFailed extends Data.TaggedError('UploadFailed')<{ readonly cause: unknown }> {}

/**
 * The back end gives no address for this file. `message` is its sentence for people, null when it gave none; `name` is the
 * name that the file is sent under. [P-179] [D3-141]
 */
export class UploadRefused extends Data.TaggedError('UploadRefused')<{
  readonly name: string
  readonly message: string | null
}> {}

/** The person stopped a file on its way, so that what needed all of them did not happen. [P-307] */
export class UploadCancelled extends Data.TaggedError('UploadCancelled') {}
