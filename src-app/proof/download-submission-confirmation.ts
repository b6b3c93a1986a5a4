import { Effect } from 'effect'
import { mapCallFailure } from '../kernel/failed-call.ts'
import { type ErrorOf, type ServiceOf, useCase } from '../kernel/token.ts'
import { DownloadFailed } from '../upload/fetch-stored-file.ts'
import { SubmissionConfirmationDownloads } from './submission-confirmation-downloads.port.ts'

/** Saves the submission confirmation (제출확인서) of one proof item under this name. */
export const DownloadSubmissionConfirmation = useCase(
  'DownloadSubmissionConfirmation',
  { confirmations: SubmissionConfirmationDownloads },
  (ports) => (itemId: string, fileName: string) =>
    ports.confirmations
      .save(itemId, fileName)
      .pipe(Effect.mapError(mapCallFailure((cause) => new DownloadFailed({ cause })))),
)
export type DownloadSubmissionConfirmation = ServiceOf<typeof DownloadSubmissionConfirmation>
export type DownloadSubmissionConfirmationError = ErrorOf<typeof DownloadSubmissionConfirmation>
