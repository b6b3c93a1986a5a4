import type { RegistrationNumber } from '#domain/business/registration-number'
import type { Effect } from 'effect'
import type { Applicant, Application } from '#domain/application/application'
import type { EditedApplication } from '#domain/application/application-edit'
import type { NewApplication } from '#domain/application/new-application'
import type { Won } from '#domain/kernel/won'
import type { CallError } from '../kernel/call.errors.ts'
import type { NotCancellable } from './application.errors.ts'
import { port } from '../token.ts'
import type { ChosenFile } from '../kernel/chosen-file.ts'

/** `admin`: a separately configured back end for results and reason codes. [A-013] [P-011] */
export type ResultBackEnd = 'normal' | 'admin'

/** `message` comes from the server. [A-146] [A-147] [D2-48] */
export type ResultCallAnswer =
  | { readonly is: 'found'; readonly application: Application }
  | { readonly is: 'none'; readonly message: string | null }
  | { readonly is: 'empty'; readonly message: string | null }

/** A missing document is sent as an empty part. */
export type FilePart = { readonly part: string; readonly file: ChosenFile | null }

/** */
export type ApplicationWithFiles = { readonly application: NewApplication; readonly parts: readonly FilePart[] }

/** The progress of an upload in bytes. Once `sent` equals `total` the upload cannot be cancelled. */
export type ApplicationUploadProgress = { readonly sent: number; readonly total: number }

export interface Applications {
  /** With `all` it has every proof, even if the deployment requests only the first page. [A-143] [A-144] [P-287] */
  readonly ofOwner: (
    owner: Applicant,
    from: ResultBackEnd,
    proofs?: 'all',
  ) => Effect.Effect<ResultCallAnswer, CallError>
  /**
   * Interruption cancels the upload. Sent again before a final answer, the same application counts once, with the first
   * answer. Fails with `Refused` if the answer is not the success message. [A-126] [A-127] [P-304]
   */
  readonly create: (
    application: ApplicationWithFiles,
    onProgress: (progress: ApplicationUploadProgress) => void,
  ) => Effect.Effect<void, CallError>
  /** In won, as reported by the platforms; null if there is none. */
  readonly deliveryTotal: (registrationNumber: RegistrationNumber | '') => Effect.Effect<Won | null, CallError>
  /** Fails with `NotCancellable` if the application, as now stored, may not be cancelled. [A-203] [D2-39] [D2-115] */
  readonly cancel: (number: string) => Effect.Effect<void, CallError | NotCancellable>
  /** Of a deleted application. Returns the server's message, null if it sent none. [A-206] [D2-41] */
  readonly reapply: (number: string) => Effect.Effect<string | null, CallError>
  /** For the person with this identity value. */
  readonly update: (edited: EditedApplication, ci: string) => Effect.Effect<void, CallError>
}
export const Applications = port<Applications>('Applications')
