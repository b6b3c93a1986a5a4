import { Effect } from 'effect'
import {
  CERTIFICATION_WINDOW_ALLOWED_MS,
  type Certification,
  type CertificationResult,
  normaliseCertification,
} from '#domain/identity/certification'
import { decideCertificationOutcome } from '#domain/identity/certification-outcome'
import { decideEarlierCertification } from '#domain/identity/certified-person'
import type { Flow } from '#domain/identity/flow'
import { certTypeOf, IDENTITY_METHODS } from '#domain/identity/methods.table'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import { PAGES_AFTER_CERTIFICATION } from '#domain/pages/flow-pages'
import type { Route } from '#domain/pages/routes'
import { type AdmissionWaitTime, QueueGate } from '../admission/queue-gate.port.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { type ErrorOf, type ServiceOf, useCase } from '../kernel/token.ts'
import { SessionCookie } from '../session/session-cookie.port.ts'
import { CertificationCompletion } from './certification-completion.port.ts'
import { CertificationWindow, type OpenedCertificationWindow } from './certification-window.port.ts'
import {
  AlreadyCertified,
  CertificationBroken,
  CertificationCancelled,
  CertificationFailed,
  IpinCancelled,
  WindowBlocked,
} from './certify-person.errors.ts'
import { CompleteCertification } from './complete-certification.ts'
import { StartCertification } from './start-certification.ts'

export type CertificationStep =
  /**
   * Admission took so long that the browser requires another click to open a window. Call `open` in the handler of that
   * click.
   */
  | { readonly is: 'needsPress'; readonly open: () => void }
  | { readonly is: 'windowOpen' }
  /**
   * The window seems closed: offer the methods again. The result is still accepted until another start or an abort.
   * `cancelled` is true if a closed window counts as a cancellation for this method.
   */
  | { readonly is: 'looksClosed'; readonly cancelled: boolean }
  /** The result has arrived and is being processed. */
  | { readonly is: 'finishing' }

/**
 * The outcome of a certification that has ended, so that no result can follow. (After the outcome `closed` the window
 * may still report a result.)
 */
const DONE = { is: 'done' } as const

type CertifyRequest = { readonly flow: Flow; readonly method: IdentityMethod }

/**
 * Certifies a person by one method: waits in the queue, opens the provider's window, reports the result to the server
 * and restarts the session countdown. Returns the page on which the flow continues. Interruption aborts the
 * certification: this closes the window and returns the queue ticket. [E-105] to [E-135]
 */
export const CertifyPerson = useCase(
  'CertifyPerson',
  {
    gate: QueueGate,
    window: CertificationWindow,
    start: StartCertification,
    certificationCompletion: CertificationCompletion,
    report: CompleteCertification,
    session: SessionStore,
    cookie: SessionCookie,
    settings: SettingsSource,
  },
  (ports) => {
    const openWindow = (
      method: IdentityMethod,
      admission: AdmissionWaitTime,
      onStep: (step: CertificationStep) => void,
    ) => {
      const open = () => ports.window.open(method)
      const openWindow =
        admission.waitedMs < CERTIFICATION_WINDOW_ALLOWED_MS
          ? Effect.sync(open)
          : Effect.callback<OpenedCertificationWindow | null>((resume) => {
              onStep({ is: 'needsPress', open: () => resume(Effect.succeed(open())) })
            })
      return Effect.flatMap(openWindow, (window) =>
        window === null ? Effect.fail(new WindowBlocked()) : Effect.succeed(window),
      )
    }

    /** Returns the person of a result. For integrated methods only the back end's values are used. [E-119] [D1-29] */
    const personOf = Effect.fnUntraced(function* (
      method: IdentityMethod,
      result: CertificationResult,
      transactionId: string | null,
    ) {
      const certification = result.is === 'certified' ? result : null
      const isAsked = certification !== null && transactionId !== null
      const person = isAsked
        ? yield* Effect.mapError(
            ports.certificationCompletion.resultOf(transactionId),
            (cause) => new CertificationBroken({ cause }),
          )
        : certification
      const { verdict } = decideCertificationOutcome({
        result: result.is,
        closedCancels: IDENTITY_METHODS[method].closedCancels,
        confirmed: isAsked ? (person === null ? 'no' : 'yes') : 'notAsked',
      })
      if (verdict === 'windowCancelled') return yield* new IpinCancelled()
      if (verdict === 'cancelled') return yield* new CertificationCancelled()
      if (verdict === 'failed' || person === null) return yield* new CertificationFailed()
      return normaliseCertification(person)
    })

    const reportPerson = (request: CertifyRequest, person: Certification) =>
      ports.report({
        ...request,
        certType: certTypeOf(request.method, ports.settings.read().phoneProvider),
        simple: IDENTITY_METHODS[request.method].reported,
        person,
      })

    return (request: CertifyRequest, onStep: (step: CertificationStep) => void) =>
      Effect.suspend(() => {
        const { flow, method } = request
        const next: { readonly next: Route } = { next: PAGES_AFTER_CERTIFICATION[flow] }
        let openedWindow: OpenedCertificationWindow | null = null

        const finish = Effect.fnUntraced(function* (result: CertificationResult, transactionId: string | null) {
          onStep({ is: 'finishing' })
          yield* reportPerson(request, yield* personOf(method, result, transactionId))
          return DONE
        })

        const onceAdmitted = Effect.fnUntraced(function* (admission: AdmissionWaitTime) {
          const window = yield* openWindow(method, admission, onStep)
          openedWindow = window
          const { applicationNumber, businessNumber, ci } = ports.session.read()
          const start = yield* ports.start(method, {
            flow,
            state: window.state,
            applicationNumber,
            businessNumber,
          })
          if (start.is === 'certifiedAlready') {
            const { verdict } = decideEarlierCertification('provider', { ci, businessNumber }, ports.cookie.read())
            return verdict === 'continues' ? DONE : yield* new AlreadyCertified()
          }
          window.fill(start.form)
          onStep({ is: 'windowOpen' })
          const result = yield* Effect.raceFirst(window.result, Effect.as(window.looksClosed, null))
          if (result !== null) return yield* finish(result, start.transactionId)
          return { is: 'closed', window, transactionId: start.transactionId } as const
        })

        return ports.gate.admitted(IDENTITY_METHODS[method].queueAction, onceAdmitted).pipe(
          Effect.flatMap((outcome) => {
            if (outcome.is === 'done') return Effect.succeed(outcome)
            // At this point the queue ticket has already been given back. The result may arrive much later, because a
            // window that only lost its opener looks closed. [E-108]
            onStep({ is: 'looksClosed', cancelled: IDENTITY_METHODS[method].closedCancels })
            return Effect.flatMap(outcome.window.result, (result) => finish(result, outcome.transactionId))
          }),
          Effect.as(next),
          Effect.ensuring(Effect.sync(() => openedWindow?.close())),
        )
      })
  },
)
export type CertifyPerson = ServiceOf<typeof CertifyPerson>
export type CertifyPersonError = ErrorOf<typeof CertifyPerson>
