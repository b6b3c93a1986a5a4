import type { Effect } from 'effect'
import type { Applicant, Application } from '#domain/application/application'
import type { EditedApplication } from '#domain/application/edit/application-edit'
import type { NewApplication } from '#domain/application/submit/new-application'
import type { BusinessNumber } from '#domain/business/business-number'
import type { Won } from '#domain/kernel/won'
import type { CallError } from '../kernel/call.errors.ts'
import type { ChosenFile } from '../kernel/chosen-file.ts'
import { port } from '../kernel/token.ts'
import type { NotCancellable } from './application.errors.ts'

/**
 * The back end for the result and the reason codes: the applicants' back end, or a separately configured one for
 * administrators. [A-013] [P-011]
 */
export type ResultBackEnd = 'normal' | 'admin'

/**
 * The answer of the result call: an application, no application, or nothing to show. `message` comes from the server.
 * [A-147] [D2-48]
 */
export type ResultCallAnswer =
  | { readonly is: 'found'; readonly application: Application }
  | { readonly is: 'none'; readonly message: string | null }
  | { readonly is: 'empty'; readonly message: string | null }

/** One file part of an application; a missing document is sent as an empty part. */
type FilePart = { readonly part: string; readonly file: ChosenFile | null }

/** A new application with its documents. */
export type ApplicationWithFiles = { readonly application: NewApplication; readonly parts: readonly FilePart[] }

/** The progress of an upload in bytes. Once `sent` equals `total` the upload cannot be cancelled. */
export type ApplicationUploadProgress = { readonly sent: number; readonly total: number }

export interface Applications {
  /**
   * Returns the application of this person and business. With `all`, the application has every proof, even if the
   * deployment requests only the first page of proofs. [A-143] [P-287]
   */
  readonly ofOwner: (
    owner: Applicant,
    from: ResultBackEnd,
    proofs?: 'all',
  ) => Effect.Effect<ResultCallAnswer, CallError>
  /**
   * Sends a new application with its files. Interruption cancels the upload. If the same application is sent again
   * before a final answer, it counts as one submission, and the first answer is returned. Fails with `Refused`
   * if the answer is not the success message.
   */
  readonly create: (
    application: ApplicationWithFiles,
    onProgress: (progress: ApplicationUploadProgress) => void,
  ) => Effect.Effect<void, CallError>
  /** Returns the delivery total of a business in won, as reported by the platforms; null if there is none. */
  readonly deliveryTotal: (businessNumber: BusinessNumber | '') => Effect.Effect<Won | null, CallError>
  /**
   * Deletes an application. Fails with `NotCancellable` if the application, as the agency stores it now, may not be
   * cancelled. [A-203] [D2-115]
   */
  readonly cancel: (number: string) => Effect.Effect<void, CallError | NotCancellable>
  /**
   * Replaces a deleted application by a new one. Returns the server's message, null if it sent none. [A-206] [D2-41]
   */
  readonly reapply: (number: string) => Effect.Effect<string | null, CallError>
  /** Stores edited account or business data for the person with this identity value. */
  readonly update: (edited: EditedApplication, ci: string) => Effect.Effect<void, CallError>
}
export const Applications = port<Applications>('Applications')
