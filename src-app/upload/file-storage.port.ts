import type { Effect } from 'effect'
import type { ResizeProfile } from '#domain/upload/evidence-file'
import type { FileCategory, StoredFile } from '#domain/upload/stored-file'
import type { CallError, SessionEnded } from '../kernel/call.errors.ts'
import { port } from '../token.ts'
import type { FileBytes } from '../kernel/chosen-file.ts'
import type { PreparedFile } from './prepared-file.ts'
import type { UploadFailed, UploadRefused, UploadTimeout, ImageUnreadable } from './upload.errors.ts'

/** Bytes on their way; `total` is 0 while it is unknown. */
export type SendingProgress = { readonly moved: number; readonly total: number }

/** The agency's storage for what applicants hand in. */
export interface FileStorage {
  /**
   * Stores a file and reports its progress. An address that is used or expired is replaced once. Interrupting it aborts
   * the sending. [P-178] to [P-181] [P-304] [P-312]
   */
  readonly store: (
    file: PreparedFile,
    category: FileCategory,
    onProgress: (progress: SendingProgress) => void,
  ) => Effect.Effect<StoredFile, UploadTimeout | UploadFailed | UploadRefused | SessionEnded>
  /** How many bytes lie under this path, without loading them where the answer says so. [P-064] [D3-23] */
  readonly sizeOf: (path: string) => Effect.Effect<number, CallError>
  /** The stored bytes under this path, with the limits of a transfer. [P-182] [P-184] [P-304] */
  readonly bytesOf: (path: string) => Effect.Effect<FileBytes, CallError>
}
export const FileStorage = port<FileStorage>('FileStorage')

/** Files submitted by applicants, in the agency's storage. */
export interface StoredFiles {
  /** A short-lived address of the applicant's own file; `Refused` for a missing file. [P-182] */
  readonly addressOf: (path: string) => Effect.Effect<string, CallError>
}
export const StoredFiles = port<StoredFiles>('StoredFiles')

/** Files that everybody may have: forms and examples. */
export interface PublicFiles {
  /** A short-lived address of the file; `Refused` for a missing file. [E-039] [E-062] */
  readonly addressOf: (path: string) => Effect.Effect<string, CallError>
  /** Starts the download in this window, without one that a popup blocker could stop. [E-039] */
  readonly start: (address: string) => void
}
export const PublicFiles = port<PublicFiles>('PublicFiles')

/** A picture encoded again as a JPEG, and a small one of it for the list. */
export type ShrunkImage = { readonly content: FileBytes; readonly preview: FileBytes }

/**
 * Works on pictures off the main thread, one at a time, in the order of asking; interrupting a wait or the work ends it.
 * What it makes is a JPEG that stands upright, has white where there was nothing, and carries no metadata. [P-310] [P-311]
 */
export interface ImagePreparer {
  /** The picture within the profile's box, never enlarged. [P-170] [P-171] [D3-15] [D3-16] */
  readonly shrink: (image: FileBytes, profile: ResizeProfile) => Effect.Effect<ShrunkImage, ImageUnreadable>
  /** A small picture for the list; HEIC is decoded too, within ten seconds. [P-173] [D3-17] */
  readonly preview: (image: FileBytes) => Effect.Effect<FileBytes, ImageUnreadable>
}
export const ImagePreparer = port<ImagePreparer>('ImagePreparer')
