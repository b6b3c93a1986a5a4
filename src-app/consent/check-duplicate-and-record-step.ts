import { Effect } from 'effect'
import { isConsentStepRecorded } from '#domain/identity/methods.table'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { TabDrafts } from '../records/tab-drafts.ts'
import { Consents } from './consents.port.ts'

/**
 * Decides, when the consent page opens, whether this person may apply. If so, a background call records in the
 * application's history that the consent step was reached; a failure of this call is only logged. If the person already
 * has a live application, deletes the draft.
 */
export const CheckDuplicateAndRecordStep = useCase(
  'CheckDuplicateAndRecordStep',
  { consents: Consents, session: SessionStore, tabDrafts: TabDrafts },
  (ports) =>
    Effect.fnUntraced(function* () {
      const { ci, applicationNumber, certifiedBy } = ports.session.read()
      // A person with a live application cannot send the draft of another application. The draft is deleted, so that no
      // page offers to continue it.
      const discardDraft = ports.tabDrafts.discardDrafts((form) => form === 'application')
      yield* Effect.tapError(ports.consents.checkApplicant(ci), (error) =>
        error._tag === 'AlreadyApplied' ? discardDraft : Effect.void,
      )
      if (isConsentStepRecorded(certifiedBy)) return
      yield* ports.consents.saveStepHistory(applicationNumber).pipe(
        Effect.catch((error) => Effect.logWarning(`step history was not saved: ${error._tag}`)),
        Effect.forkDetach({ startImmediately: true }),
      )
    }),
)
export type CheckDuplicateAndRecordStepError = ErrorOf<typeof CheckDuplicateAndRecordStep>
