import { Effect } from 'effect'
import type { Certification } from '#domain/identity/certification'
import type { Flow } from '#domain/identity/flow'
import type { CertType } from '#domain/identity/methods.table'
import { decideSignInRefusal } from '#domain/identity/sign-in'
import { certificationRecordOf } from '#domain/session/session-certification-record'
import { startedTimer, SESSION_SECONDS } from '#domain/session/timer'
import { NoApplication } from '../application/application.errors.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { Clock } from '../kernel/clock.port.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ServiceOf, useCase } from '../kernel/token.ts'
import { RecordStore } from '../records/record-store.ts'
import { SessionCookie } from '../session/session-cookie.port.ts'
import { CertificationCompletion } from './certification-completion.port.ts'
import { CertificationBroken, CertifiedAsOther, CookiesBlocked } from './certify-person.errors.ts'

type ReportError = NoApplication | CertificationBroken | CertifiedAsOther | CookiesBlocked

/**
 * A certified person and the method. `simple` marks a simple certification, which a separate call has to report.
 */
type CompletedCertification = {
  readonly flow: Flow
  readonly certType: CertType
  readonly simple: boolean
  readonly person: Certification
}

const toBroken = (cause: unknown) => new CertificationBroken({ cause })

/**
 * Maps the failure of the call that opens a session. Right after a certification, a refusal with an error code means
 * that another person is the applicant. Exception: the server gives a rule that says something else. [E-131] [D1-243]
 */
const notOpened = (cause: CallError) =>
  cause._tag === 'Refused' &&
  decideSignInRefusal({ status: cause.status, errorCode: cause.errorCode, rule: cause.because?.rule ?? null })
    .verdict === 'otherPerson'
    ? new CertifiedAsOther()
    : toBroken(cause)

/**
 * Completes a certification, in this order: find the business number if a result session has none, report a simple
 * certification, store the person, set the cookie, restart the countdown, delete the stored data of other persons. The
 * first step that fails ends the certification and restores the session. [E-115] to [E-131]
 */
export const CompleteCertification = useCase(
  'CompleteCertification',
  {
    certificationCompletion: CertificationCompletion,
    session: SessionStore,
    cookie: SessionCookie,
    clock: Clock,
    records: RecordStore,
  },
  (ports) =>
    Effect.fnUntraced(function* ({
      flow,
      certType,
      simple,
      person,
    }: CompletedCertification): Effect.fn.Return<void, ReportError> {
      const before = ports.session.read()
      const steps = Effect.gen(function* () {
        if (flow === 'result' && before.businessNumber === '') {
          const businessNumber = yield* Effect.mapError(
            ports.certificationCompletion.businessNumberOf(person.ci),
            toBroken,
          )
          if (businessNumber === null) return yield* new NoApplication({ because: null })
          ports.session.update((session) => ({ ...session, businessNumber }))
        }
        const { businessNumber, applicationNumber } = ports.session.read()
        if (simple) {
          const { ci, name, phone, birthDay, provider } = person
          const whose = { applicationNumber, businessNumber }
          const report = { ...whose, ci, name, mobileNumber: phone, birthDate: birthDay, provider }
          yield* Effect.mapError(ports.certificationCompletion.reportSimple(flow, report), toBroken)
        }
        ports.session.update((session) => ({
          ...session,
          ci: person.ci,
          certifiedName: person.name,
          birthDate: person.birthDay,
          mobileNumber: person.phone,
          mobileCarrier: person.carrier,
          certifiedBy: certType,
        }))
        yield* Effect.mapError(ports.certificationCompletion.openSession(businessNumber), notOpened)
        return ports.cookie.read() ?? (yield* new CookiesBlocked())
      })
      const restore = Effect.sync(() =>
        ports.session.update((session) => ({ ...session, ...certificationRecordOf(before) })),
      )
      const token = yield* Effect.onExit(steps, (exit) => (exit._tag === 'Success' ? Effect.void : restore))
      // The countdown starts with its full length. The next page asks the server for the remaining time, as every page
      // with a countdown does. [E-141]
      const timer = startedTimer(SESSION_SECONDS, ports.clock.now())
      ports.session.update((session) => ({ ...session, token, timer }))
      yield* ports.records.deleteAfter('visitChanged')
    }),
)
export type CompleteCertification = ServiceOf<typeof CompleteCertification>
