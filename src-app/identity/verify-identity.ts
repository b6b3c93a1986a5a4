import { Effect } from 'effect'
import { type Certification, type CertificationResult, normaliseCertification } from '#domain/identity/certification'
import type { Flow } from '#domain/kernel/flow'
import { PAGE_AFTER_CERTIFICATION } from '#domain/session/flow'
import { certTypeOf, IDENTITY_METHODS } from '#domain/identity/methods.table'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import type { Route } from '#domain/session/routes'
import { type AdmissionWait, QueueGate } from '../admission/queue-gate.port.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { SessionStore } from '../session/session-store.port.ts'
import { SessionCookie } from '../session/session-cookie.port.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { CertificationWindow, type OpenedWindow } from './certification-window.port.ts'
import { Certifications } from './certifications.port.ts'
import { ReportCertification } from './report-certification.ts'
import { StartCertification } from './start-certification.ts'
import {
  AlreadyCertified,
  CertificationBroken,
  CertificationCancelled,
  CertificationFailed,
  IpinCancelled,
  WindowBlocked,
} from './verify-identity.errors.ts'

/** Milliseconds after a click; browsers treat a window that is opened later as a popup. [D1-23] */
const AT_ONCE_MS = 1000

/**
 * The phase of a verification. `needsPress`: admission took long, call `open` in the click of another button.
 * `windowOpen`: the person is in the window. `looksClosed`: offer the methods again; the result is still accepted until
 * another start or an abort; `cancelled` says that the method calls this a cancellation. `finishing`: the result has
 * arrived and is being processed.
 */
export type VerifyStep =
  | { readonly is: 'needsPress'; readonly open: () => void }
  | { readonly is: 'windowOpen' }
  | { readonly is: 'looksClosed'; readonly cancelled: boolean }
  | { readonly is: 'finishing' }

export type VerifyRequest = { readonly flow: Flow; readonly method: IdentityMethod }

/**
 * Verifies a person by one method, from the queue to the restarted countdown, and returns the page on which the flow
 * continues. Interrupt it to abort: the window closes and the queue ticket is returned. [E-105] to [E-135] [E-211]
 * Fails: the failures of this folder, NoApplication, those of the gate.
 */
export const VerifyIdentity = useCase(
  'VerifyIdentity',
  {
    gate: QueueGate,
    window: CertificationWindow,
    start: StartCertification,
    certifications: Certifications,
    report: ReportCertification,
    session: SessionStore,
    cookie: SessionCookie,
    settings: SettingsSource,
  },
  (ports) => {
    const openWindow = (method: IdentityMethod, admission: AdmissionWait, onStep: (step: VerifyStep) => void) => {
      const open = () => ports.window.open(method)
      const opened =
        admission.waitedMs < AT_ONCE_MS
          ? Effect.sync(open)
          : Effect.callback<OpenedWindow | null>((resume) => {
              onStep({ is: 'needsPress', open: () => resume(Effect.succeed(open())) })
            })
      return Effect.flatMap(opened, (window) =>
        window === null ? Effect.fail(new WindowBlocked()) : Effect.succeed(window),
      )
    }

    /** Returns the person of a result. For integrated methods only the back end's values are used. [E-119] [D1-29] */
    const personOf = (method: IdentityMethod, result: CertificationResult, mtxId: string | null) =>
      Effect.gen(function* () {
        if (result.is === 'cancelled') {
          return yield* IDENTITY_METHODS[method].closedCancels ? new IpinCancelled() : new CertificationCancelled()
        }
        if (result.is !== 'certified') return yield* new CertificationFailed()
        if (mtxId === null) return normaliseCertification(result)
        const confirmed = yield* Effect.mapError(
          ports.certifications.resultOf(mtxId),
          (cause) => new CertificationBroken({ cause }),
        )
        if (confirmed === null) return yield* new CertificationFailed()
        return normaliseCertification(confirmed)
      })

    const finish = (request: VerifyRequest, person: Certification) =>
      ports.report({
        ...request,
        certType: certTypeOf(request.method, ports.settings.read().phoneProvider),
        simple: request.method === 'simple' || request.method === 'simpleResult',
        person,
      })

    return (request: VerifyRequest, onStep: (step: VerifyStep) => void) =>
      Effect.suspend(() => {
        const { flow, method } = request
        const next = { next: PAGE_AFTER_CERTIFICATION[flow] as Route }
        let opened: OpenedWindow | null = null
        let mtxId: string | null = null

        const carryThrough = (result: CertificationResult) =>
          Effect.gen(function* () {
            onStep({ is: 'finishing' })
            yield* finish(request, yield* personOf(method, result, mtxId))
            return next
          })

        const inTheQueue = (admission: AdmissionWait) =>
          Effect.gen(function* () {
            const window = yield* openWindow(method, admission, onStep)
            opened = window
            const { applicationNumber, registrationNumber, ci } = ports.session.read()
            const started = yield* ports.start(method, {
              flow,
              state: window.state,
              applicationNumber,
              registrationNumber,
            })
            if (started.is === 'certifiedAlready') {
              if (ci !== '' && ports.cookie.read() !== null) return next
              return yield* new AlreadyCertified()
            }
            mtxId = started.mtxId
            window.fill(started.form)
            onStep({ is: 'windowOpen' })
            const result = yield* Effect.raceFirst(window.result, Effect.as(window.looksClosed, null))
            return result === null ? window : yield* carryThrough(result)
          })

        return ports.gate.admitted(IDENTITY_METHODS[method].queueAction, inTheQueue).pipe(
          Effect.flatMap((outcome) => {
            if ('next' in outcome) return Effect.succeed(outcome)
            // The ticket is already returned here; a window that only lost its opener may still succeed. [E-108]
            onStep({ is: 'looksClosed', cancelled: IDENTITY_METHODS[method].closedCancels })
            return Effect.flatMap(outcome.result, carryThrough)
          }),
          Effect.ensuring(Effect.sync(() => opened?.close())),
        )
      })
  },
)
export type VerifyIdentityError = ErrorOf<typeof VerifyIdentity>
