import { Effect } from 'effect'
import { CALL_FAILURE_TAGS } from '../kernel/call.errors.ts'
import { type ErrorOf, type ServiceOf, useCase } from '../kernel/token.ts'
import { DownloadFailed } from '../upload/fetch-stored-file.ts'
import { SubmissionConfirmationDownloads } from './submission-confirmation-downloads.port.ts'

/** Saves the submission confirmation (제출확인서) of one proof item under this name. */
export const DownloadSubmissionConfirmation = useCase(
  'DownloadSubmissionConfirmation',
  { confirmations: SubmissionConfirmationDownloads },
  (ports) => (itemId: string, fileName: string) =>
    Effect.catchTag(
      ports.confirmations.save(itemId, fileName),
      CALL_FAILURE_TAGS,
      (cause) => new DownloadFailed({ cause }),
    ),
)
export type DownloadSubmissionConfirmation = ServiceOf<typeof DownloadSubmissionConfirmation>
export type DownloadSubmissionConfirmationError = ErrorOf<typeof DownloadSubmissionConfirmation>
