import { aRegistrationNumber } from '#domain/business/testing/a-registration-number'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApplicationWithFiles } from '#app/application/applications.port'
import { NoAnswer } from '#app/kernel/call.errors'
import { anApplication } from '#app/testing/an-application'
import { chosenSettings } from '#app/testing/chosen-settings'
import { inMemoryAdminToken } from '#app/testing/in-memory-admin-token'
import { inMemorySession } from '#app/testing/in-memory-session'
import { inMemoryCookie } from '#app/testing/in-memory-cookie'
import { accountNumberIn, bankCodeFrom } from '#domain/account/account'
import { newApplication } from '#domain/application/new-application'
import { INDIVIDUAL_APPLICATION_FORM } from '#domain/application/submit-checks.cases'
import { residentNumber } from '#domain/application/resident-number'
import { kstDate } from '#domain/kernel/calendar'
import { makeBankHttp } from '../account/bank-http.ts'
import { makeBusinessLookupHttp } from '../business/business-lookup-http.ts'
import { makeDeviceClock } from '../clock/device-clock.ts'
import { makeConsentsHttp } from '../consent/consents-http.ts'
import { makeCodesHttp } from '../directory/codes-http.ts'
import { makeHttp } from '../http/http.ts'
import { makeIdempotencyKeys } from '../http/idempotency-keys.ts'
import type { TransferRequest } from '../http/transfer.ts'
import { makeRealNamesHttp } from '../identity/real-names-http.ts'
import { makeProofCancellationsHttp } from '../proof/proofs-http.ts'
import { makeApplicationsHttp } from './applications-http.ts'
import { makeDigestWeb } from '../kernel/digest-web.ts'

type Sent = { readonly url: string; readonly init: RequestInit }

/** Makes the portal's HTTP adapter, with a back end that answers with `status`, or never. Every call is logged. */
const start = (answer: { readonly status: number } | 'never') => {
  const sent: Sent[] = []
  const transfers: TransferRequest[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return answer === 'never'
      ? new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
      : Promise.resolve(new Response('{"status":500}', { status: answer.status }))
  })
  const settings = chosenSettings({ apiBaseUrl: 'https://api.test', adminApiBaseUrl: 'https://admin.test' })
  const http = makeHttp({
    settings,
    cookie: inMemoryCookie('jwt-1'),
    session: inMemorySession({ token: 'jwt-1' }),
    adminToken: inMemoryAdminToken(),
    clock: makeDeviceClock(),
    idempotencyKeys: makeIdempotencyKeys(),
    transfer: (request) => {
      transfers.push(request)
      return answer === 'never'
        ? Effect.fail(new NoAnswer({ call: request.call, cause: 'cut' }))
        : Effect.succeed({ status: answer.status, bytes: new Blob(['{"status":500}']), date: null, requestId: null })
    },
  })
  return { sent, transfers, settings, http, applications: makeApplicationsHttp(http, settings, makeDigestWeb()) }
}

const ACCOUNT = { bankCode: bankCodeFrom('4'), accountNumber: accountNumberIn('1') }

const NUMBER = aRegistrationNumber('1000100001')

/** Returns every call of the application flow, except the calls that send file bytes. */
const callsOf = ({
  http,
  applications,
}: ReturnType<typeof start>): Record<string, Effect.Effect<unknown, unknown>> => ({
  detail: applications.ofOwner({ ci: 'ci', registrationNumber: NUMBER }, 'normal'),
  deliveryTotal: applications.deliveryTotal(NUMBER),
  cancel: applications.cancel('A1'),
  reapply: applications.reapply('A1'),
  check: makeConsentsHttp(http).checkApplicant('ci'),
  step: makeConsentsHttp(http).saveStepHistory('A1'),
  consents: makeConsentsHttp(http).save({
    registrationNumber: NUMBER,
    ci: 'ci',
    applicationNumber: 'A1',
    consents: { version: '3.0.0', agreements: {} },
  }),
  codes: makeCodesHttp(http).ofGroup('BANK', 'normal'),
  owner: makeBankHttp(http).ownerOf(ACCOUNT),
  confirm: makeBankHttp(http).confirm({ ...ACCOUNT, bankName: '', accountHolder: '', applicationNumber: 'A1' }),
  realName: makeRealNamesHttp(http).check({
    applicationNumber: 'A1',
    ci: 'ci',
    entityType: 'individual',
    registrationNumber: NUMBER,
    paymentType: null,
    resident: residentNumber('900101', '1234567'),
    name: '',
    birthDate: '',
  }),
  lookup: makeBusinessLookupHttp(http).ask({
    registrationNumber: NUMBER,
    openingDate: kstDate('2020-01-31'),
    representative: '',
    companyName: '',
    corporateNumber: null,
  }),
  proofMaster: makeProofCancellationsHttp(http).proof('1'),
  proof: makeProofCancellationsHttp(http).item('1'),
})

const NAMES = Object.keys(callsOf(start({ status: 200 })))

const EDITED = { ...anApplication(), changedBy: '', changedReason: '' }
const APPLICATION: ApplicationWithFiles = {
  application: newApplication(
    INDIVIDUAL_APPLICATION_FORM,
    { ci: 'ci-1', entityType: 'individual', supportNumber: '' },
    null,
  ),
  parts: [{ part: 'businessRegistrationFile', file: null }],
}

const keyOf = (headers: unknown) => new Headers(headers as HeadersInit).get('idempotency-key')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('[A-228] makeApplicationsHttp, for every call', () => {
  it.each(NAMES)('sends authorization and credentials with %s', async (name) => {
    const world = start({ status: 200 })
    await Effect.runPromiseExit(callsOf(world)[name] ?? Effect.die(name))
    expect(world.sent).toHaveLength(1)
    expect(world.sent[0]?.url).toMatch(/^https:\/\/api\.test\/api\/v1\//)
    expect(new Headers(world.sent[0]?.init.headers).get('authorization')).toBe('Bearer jwt-1')
    expect(world.sent[0]?.init.credentials).toBe('include')
  })

  describe('if no answer comes', () => {
    beforeEach(() => void vi.useFakeTimers())
    it.each(NAMES)('ends %s after 5000 ms', async (name) => {
      const world = start('never')
      const ended = vi.fn<() => void>()
      void Effect.runPromiseExit(callsOf(world)[name] ?? Effect.die(name)).then(ended)
      await vi.advanceTimersByTimeAsync(4999)
      expect(ended).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(ended).toHaveBeenCalledOnce()
      expect(world.sent[0]?.init.signal?.aborted).toBe(true)
    })
  })

  it('sends authorization and credentials with create and update, and gives create the limits of transfers', async () => {
    const { transfers, applications } = start('never')
    await Effect.runPromiseExit(applications.create(APPLICATION, () => undefined))
    await Effect.runPromiseExit(applications.update(EDITED, 'ci'))
    expect(transfers[1]).toMatchObject({
      method: 'PATCH',
      url: 'https://api.test/api/v1/application/update',
      credentials: true,
      headers: { authorization: 'Bearer jwt-1' },
    })
    expect(transfers[0]).toMatchObject({
      method: 'POST',
      url: 'https://api.test/api/v1/application/create',
      credentials: true,
      headers: { authorization: 'Bearer jwt-1' },
      limits: { idleMs: 30_000, maxMs: 600_000 },
    })
  })
})

describe('[A-013] [P-011] makeApplicationsHttp and makeCodesHttp, with a separate back end', () => {
  it('send the calls for result and codes to it', async () => {
    const { sent, http, applications } = start({ status: 200 })
    await Effect.runPromiseExit(applications.ofOwner({ ci: 'ci', registrationNumber: NUMBER }, 'admin'))
    await Effect.runPromiseExit(makeCodesHttp(http).ofGroup('REAS_TYPE', 'admin'))
    expect(sent.map((call) => new URL(call.url).origin)).toEqual(['https://admin.test', 'https://admin.test'])
  })
})

describe('[A-267] the idempotency key of makeApplicationsHttp', () => {
  it('stays the same for create until a final answer', async () => {
    const lost = start('never')
    const keysOf = ({ transfers }: ReturnType<typeof start>) => transfers.map((request) => keyOf(request.headers))
    await Effect.runPromiseExit(lost.applications.create(APPLICATION, () => undefined))
    await Effect.runPromiseExit(lost.applications.create(APPLICATION, () => undefined))
    const [first, second] = keysOf(lost)
    expect(first).toMatch(/^[\da-f]{32}$/)
    expect(second).toBe(first)

    const failed = start({ status: 503 })
    await Effect.runPromiseExit(failed.applications.create(APPLICATION, () => undefined))
    await Effect.runPromiseExit(failed.applications.create(APPLICATION, () => undefined))
    expect(new Set(keysOf(failed)).size).toBe(1)

    const answered = start({ status: 400 })
    await Effect.runPromiseExit(answered.applications.create(APPLICATION, () => undefined))
    await Effect.runPromiseExit(answered.applications.create(APPLICATION, () => undefined))
    expect(new Set(keysOf(answered)).size).toBe(2)
  })

  it('changes with the application', async () => {
    const { transfers, applications } = start('never')
    const changed = { ...APPLICATION, application: { ...APPLICATION.application, depositor: '이도윤' } }
    await Effect.runPromiseExit(applications.create(APPLICATION, () => undefined))
    await Effect.runPromiseExit(applications.create(changed, () => undefined))
    expect(new Set(transfers.map((request) => keyOf(request.headers))).size).toBe(2)
  })

  it('is also sent with update, reapply, delete-direct, proof/cancel and proof-mstr/delete', async () => {
    const world = start({ status: 503 })
    const { sent, transfers, http, applications } = world
    const proofs = makeProofCancellationsHttp(http)
    for (const call of [applications.reapply('A1'), applications.cancel('A1'), proofs.item('1'), proofs.proof('1')]) {
      await Effect.runPromiseExit(call)
      await Effect.runPromiseExit(call)
    }
    const keys = sent.map((call) => keyOf(call.init.headers))
    expect(keys).not.toContain(null)
    expect(keys.filter((_, i) => i % 2 === 0)).toEqual(keys.filter((_, i) => i % 2 === 1))
    expect(new Set(keys).size).toBe(4)

    await Effect.runPromiseExit(applications.update(EDITED, 'ci'))
    await Effect.runPromiseExit(applications.update(EDITED, 'ci'))
    const updateKeys = transfers.map((request) => keyOf(request.headers))
    expect(updateKeys[0]).toMatch(/^[\da-f]{32}$/)
    expect(new Set(updateKeys).size).toBe(1)
  })
})
