import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import { decideCancellationSending, STATUS_AFTER_EARLIER_CANCELLATION } from '#domain/application/cancellation-sending'
import { decideCancellation } from '#domain/application/transitions'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { RecordStore } from '../records/record-store.ts'
import { AlreadyCancelled, CancellationLosesMore, NotCancellable } from './application.errors.ts'
import { Applications } from './applications.port.ts'
import { findOwnApplication } from './own-application.ts'

/**
 * Cancels the application that the result page shows. Sends nothing if the rules refuse to cancel the shown
 * application, or if a cancellation would now lose more than the page has shown. If the rules refuse only after the
 * application was read again, the call is sent anyway, because the agency then refuses it or repeats its earlier
 * answer. After success, deletes the record that this browser has sent the application. [D2-115] [D3-521]
 */
export const CancelApplication = useCase(
  'CancelApplication',
  { applications: Applications, session: SessionStore, records: RecordStore },
  (ports) =>
    Effect.fnUntraced(function* (shownApplication: Application) {
      const { verdict, because } = decideCancellation(shownApplication)
      if (verdict !== 'ok') return yield* new NotCancellable({ because })
      const application = yield* findOwnApplication(ports)
      const sending = decideCancellationSending(shownApplication.status, application)
      if (sending.verdict === 'ask') return yield* new CancellationLosesMore({ because: sending.because })
      return yield* ports.applications.cancel(shownApplication.number).pipe(
        Effect.catchTag('NotCancellable', (refusal) =>
          Effect.fail(
            application?.status === STATUS_AFTER_EARLIER_CANCELLATION ? new AlreadyCancelled(refusal) : refusal,
          ),
        ),
        Effect.andThen(ports.records.deleteAfter({ cancelled: shownApplication.number })),
      )
    }),
)
export type CancelApplicationError = ErrorOf<typeof CancelApplication>
