import { Effect } from 'effect'
import { KeepRecords } from '../session/keep-records.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { Consents } from './consents.port.ts'

/** The provider of a phone verification that records the step itself. */
const NOTED_BY_CERTIFICATION = 'NICE'

/**
 * On entry of the consents: decides whether this person may apply. Only after a yes the step is recorded in the
 * application's history, by a background call whose failure is only logged. Fails: AlreadyApplied
 * any failed call. A person who has applied keeps no draft. [D2-149]
 */
export const CheckDuplicate = useCase(
  'CheckDuplicate',
  { consents: Consents, session: SessionStore, records: KeepRecords },
  (ports) =>
    Effect.fnUntraced(function* () {
      const { ci, applicationNumber, certifiedBy } = ports.session.read()
      // A live application takes the draft of another one with it: it could not be sent, and is promised no longer.
      const discardDraft = ports.records.discardDrafts((form) => form === 'application')
      yield* Effect.tapError(ports.consents.checkApplicant(ci), (error) =>
        error._tag === 'AlreadyApplied' ? discardDraft : Effect.void,
      )
      if (certifiedBy === NOTED_BY_CERTIFICATION) return
      yield* ports.consents.saveStepHistory(applicationNumber).pipe(
        Effect.catch((error) => Effect.logWarning(`step history was not saved: ${error._tag}`)),
        Effect.forkDetach({ startImmediately: true }),
      )
    }),
)
export type CheckDuplicateError = ErrorOf<typeof CheckDuplicate>
