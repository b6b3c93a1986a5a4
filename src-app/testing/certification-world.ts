import { Effect } from 'effect'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { CertificationResult } from '#domain/identity/certification'
import type { Session } from '#domain/session/session'
import type { QueueError } from '../admission/queue-gate.errors.ts'
import { CertificationCompletion } from '../identity/certification-completion.port.ts'
import { CertificationWindow } from '../identity/certification-window.port.ts'
import { type CertificationStep, CertifyPerson } from '../identity/certify-person.ts'
import { CompleteCertification } from '../identity/complete-certification.ts'
import { type ProviderStartForm, IdentityProvider } from '../identity/identity-provider.port.ts'
import { StartCertification } from '../identity/start-certification.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { settingsSourceWith } from './chosen-settings.ts'
import { fakePort } from './fake-port.ts'
import { inMemoryCookie } from './in-memory-cookie.ts'
import { inMemoryTab, inMemoryRecords } from './in-memory-records.ts'
import { inMemorySession } from './in-memory-session.ts'
import { makeRecordingGate } from './recording-gate.ts'
import { stoppedClock } from './stopped-clock.ts'

/** The one-time value of the only certification that a test starts. */
const STATE = 'state-1'

/** The person that the back end returns for a confirmed request. */
export const CERTIFIED_PERSON = { name: '이하늘', birthDay: '19900101', ci: 'ci-9' } as const

/** The message that the window sends by default. */
export const CERTIFICATION_SUCCESS_MESSAGE = {
  is: 'certified',
  name: '김서준',
  birthDay: '1980-01-31',
  ci: 'ci-1',
  phone: '010-1234-5678',
  carrier: 'SKT',
  provider: 'kakao',
} as const satisfies CertificationResult

/** The differences from a successful certification. */
export type CertificationDeviations = {
  readonly refusal?: QueueError
  readonly waitedMs?: number
  readonly blocked?: boolean
  readonly looksClosed?: boolean
  /** True if the window sends no message. */
  readonly silent?: boolean
  readonly message?: CertificationResult
  readonly phoneProvider?: 'nice' | 'kmc'
  readonly nice?: null | CallError
  readonly kmc?: null | CallError | undefined
  readonly integration?: CallError
  readonly result?: null | CallError | undefined
  readonly report?: CallError
  readonly number?: null | CallError
  readonly openSession?: CallError
  readonly cookie?: string
  /** True if the session is opened but the browser refuses its cookie. */
  readonly keepsNoCookie?: boolean
}

const formAt = (path: string): ProviderStartForm => ({
  action: `https://provider.example/${path}`,
  method: 'post',
  fields: {},
})

/**
 * Makes the ports for a certification whose window is not open yet: a session, and a back end with the given answers.
 * `log` lists all events in order.
 */
export const makeCertificationWorld = (sessionValues: Partial<Session>, answers: CertificationDeviations) => {
  const log: string[] = []
  const told: CertificationStep[] = []
  const session = inMemorySession(sessionValues)
  const cookie = inMemoryCookie(answers.cookie ?? null)
  const clock = stoppedClock(0)
  const tab = inMemoryTab()
  const settings = settingsSourceWith({ phoneProvider: answers.phoneProvider ?? 'nice' })
  const call = <T>(line: string, answer: T | CallError) =>
    Effect.suspend((): Effect.Effect<T, CallError> => {
      log.push(line)
      return answer instanceof Error ? Effect.fail(answer as CallError) : Effect.succeed(answer)
    })
  let sendResult: (result: CertificationResult) => void = () => undefined

  const gate = makeRecordingGate(log, answers.refusal, answers.waitedMs)
  const window = fakePort(CertificationWindow, {
    open: (method) => {
      log.push(`open ${method}`)
      if (answers.blocked) return null
      return {
        state: STATE,
        fill: ({ action }) => void log.push(`fill ${action}`),
        result:
          answers.looksClosed || answers.silent
            ? Effect.callback((resume) => {
                sendResult = (result) => resume(Effect.succeed(result))
              })
            : Effect.sync(() => answers.message ?? CERTIFICATION_SUCCESS_MESSAGE),
        looksClosed: answers.looksClosed ? Effect.void : Effect.never,
        close: () => void log.push('close'),
      }
    },
  })
  const provider = fakePort(IdentityProvider, {
    simplePage: () => formAt('simple'),
    requestNice: ({ flow }) => call(`request nice ${flow}`, answers.nice === undefined ? formAt('nice') : answers.nice),
    requestKmc: () => call('request kmc', answers.kmc === undefined ? formAt('kmc') : answers.kmc),
    requestIntegration: (kind, serviceCode) =>
      call(`request ${kind} ${serviceCode}`, answers.integration ?? { form: formAt('start'), transactionId: 'mtx-1' }),
  })
  const certificationCompletion = fakePort(CertificationCompletion, {
    resultOf: (transactionId) =>
      call(`result of ${transactionId}`, answers.result === undefined ? CERTIFIED_PERSON : answers.result),
    reportSimple: (flow, { businessNumber, applicationNumber, name, birthDate, mobileNumber, ci, provider }) =>
      Effect.asVoid(
        call(
          `report ${flow} businessNumber=${businessNumber} aplyNo=${applicationNumber} name=${name} birthDay=${birthDate} phone=${mobileNumber} ci=${ci} provider=${provider}`,
          answers.report ?? null,
        ),
      ),
    businessNumberOf: (ci) =>
      call(`number of ${ci}`, answers.number === undefined ? businessNumberOrThrow('9999900001') : answers.number),
    openSession: (businessNumber) =>
      Effect.map(call(`cookie for ${businessNumber}`, answers.openSession ?? null), () => {
        if (answers.keepsNoCookie !== true) cookie.set(`cookie-of-${businessNumber}`)
      }),
  })

  return {
    log,
    told,
    session,
    cookie,
    tab,
    certify: CertifyPerson.make({
      gate,
      window,
      certificationCompletion,
      session,
      cookie,
      settings,
      start: StartCertification.make({ provider, settings }),
      report: CompleteCertification.make({
        certificationCompletion,
        session,
        cookie,
        clock,
        records: inMemoryRecords({ session, clock, tab }),
      }),
    }),
    tell: (step: CertificationStep) => {
      log.push(`step ${step.is}`)
      told.push(step)
    },
    /** Clicks the button that opens the window. */
    press: () => {
      const step = told.at(-1)
      if (step?.is === 'needsPress') step.open()
    },
    /** Sends the message that the window of the provider would send. */
    say: (result: CertificationResult) => sendResult(result),
    /** Waits until only the wait for the window is left. */
    settled: () => Effect.runPromise(Effect.yieldNow.pipe(Effect.repeat({ times: 20 }))),
  }
}
