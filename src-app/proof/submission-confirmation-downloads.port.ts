import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

export interface SubmissionConfirmationDownloads {
  /**
   * Downloads the submission confirmation of an item and saves it under this name; no copy stays in memory.
   * [D2-89]
   */
  readonly save: (itemId: string, fileName: string) => Effect.Effect<void, CallError>
}
export const SubmissionConfirmationDownloads = port<SubmissionConfirmationDownloads>('SubmissionConfirmationDownloads')
