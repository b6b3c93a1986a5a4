import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { DEFAULT_SETTINGS, type Settings } from '#domain/settings/settings'
import { expectFailure } from '../testing/expect-failure.ts'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { IdentityProviderHttp } from './identity-provider-http.ts'

beforeEach(() => vi.stubGlobal('location', { origin: 'http://portal.example' }))
afterEach(() => vi.unstubAllGlobals())

const providerOver = (body: unknown, calls: RecordedCall[] = [], changedSettings: Partial<Settings> = {}) =>
  IdentityProviderHttp.make({
    http: fakeHttp(body, calls),
    settings: {
      read: () => ({ ...DEFAULT_SETTINGS, providerOrigins: ['https://provider.example'], ...changedSettings }),
    },
  })

const APPLICATION = {
  flow: 'application',
  state: 's-1',
  applicationNumber: 'APL-1',
  businessNumber: businessNumberOrThrow('1000100001'),
} as const
const RESULT = { ...APPLICATION, flow: 'result', applicationNumber: '' } as const
const NICE = { action: 'https://provider.example/nice', method: 'post', fields: { EncodeData: 'x' } }
const KMC = { trCert: 'cert', trUrl: 'https://provider.example/kmc', certNum: '7' }
const INTEGRATION = {
  mid: 'm',
  reqSvcCd: '02',
  mtxId: 'mtx-1',
  authHash: 'a',
  flgFixedUser: 'N',
  userHash: 'u',
  reservedMsg: 's-1',
  url: 'https://provider.example/joint',
}

describe('IdentityProviderHttp.simplePage', () => {
  it('returns the configured page with return URL and state', () =>
    expect(
      providerOver(null, [], { simpleProviderUrl: 'https://provider.example/simple' }).simplePage(APPLICATION),
    ).toEqual({
      action: 'https://provider.example/simple',
      method: 'get',
      fields: {
        returnUrl: 'http://portal.example/integration-result?state=s-1',
        state: 's-1',
        aplyNo: 'APL-1',
      },
    }))

  it('returns null if no page is configured', () => expect(providerOver(null).simplePage(APPLICATION)).toBeNull())
})

describe('IdentityProviderHttp.requestNice', () => {
  it('[E-109] requests the form of the flow and adds the state', async () => {
    const calls: RecordedCall[] = []
    const provider = providerOver({ status: 200, result: NICE }, calls)
    expect(await Effect.runPromise(provider.requestNice(APPLICATION))).toEqual({
      action: NICE.action,
      method: 'post',
      fields: { EncodeData: 'x', tr_add: 's-1' },
    })
    await Effect.runPromise(provider.requestNice(RESULT))
    expect(calls).toMatchObject([
      {
        method: 'GET',
        path: '/api/v1/auth/lib/nice/popup',
        options: { query: { aplyNo: 'APL-1' }, timeoutMs: 5000 },
      },
      {
        method: 'GET',
        path: '/api/v1/auth/lib/nice/resultpopup',
        options: { query: { brno: '1000100001' }, timeoutMs: 5000 },
      },
    ])
  })

  it('[E-109] returns null for an answer without a form', async () =>
    expect(await Effect.runPromise(providerOver({ status: 200, message: '이미' }).requestNice(APPLICATION))).toBeNull())

  it.each([
    { status: 200, result: '<form>' },
    { status: 200, result: { action: '', fields: {} } },
    { status: 200, result: { ...NICE, action: 'https://evil.example/nice' } },
    { status: 200, result: { ...NICE, action: 'javascript:alert(1)' } },
    { status: 200, result: { ...NICE, action: 'https://' } },
  ])('[E-175] fails with MalformedAnswer for a malformed form: %j', async (body) =>
    expect(await expectFailure(providerOver(body).requestNice(APPLICATION))).toMatchObject({ _tag: 'MalformedAnswer' }),
  )
})

describe('IdentityProviderHttp.requestKmc', () => {
  it('[E-112] sends flow, state and application', async () => {
    const calls: RecordedCall[] = []
    expect(await Effect.runPromise(providerOver({ success: true, data: KMC }, calls).requestKmc(APPLICATION))).toEqual({
      action: KMC.trUrl,
      method: 'post',
      fields: { tr_cert: 'cert', certNum: '7', tr_add: 's-1' },
    })
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/auth/kmc/request',
        options: { body: { pageSeparation: '0', state: 's-1', aplyNo: 'APL-1' } },
      },
    ])
  })

  it('[E-112] returns null for a refusal', async () =>
    expect(await Effect.runPromise(providerOver({ success: false }).requestKmc(APPLICATION))).toBeNull())

  it.each([{ success: true, data: { trCert: 'x' } }, { data: KMC }])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (body) =>
      expect(await expectFailure(providerOver(body).requestKmc(APPLICATION))).toMatchObject({
        _tag: 'MalformedAnswer',
      }),
  )
})

describe('IdentityProviderHttp.requestIntegration', () => {
  it('[E-117] returns the answer unchanged as a form', async () => {
    const calls: RecordedCall[] = []
    const provider = providerOver({ success: true, data: INTEGRATION }, calls)
    const { url, ...fields } = INTEGRATION
    expect(await Effect.runPromise(provider.requestIntegration('integration', '02', APPLICATION))).toEqual({
      form: { action: url, method: 'post', fields },
      transactionId: 'mtx-1',
    })
    await Effect.runPromise(provider.requestIntegration('kftc', '04', { ...RESULT, businessNumber: '' }))
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/auth/integration/request',
        options: { body: { reqSvcCd: '02', pageSeparation: '0', state: 's-1', aplyNo: 'APL-1' } },
      },
      { method: 'POST', path: '/api/v1/auth/integration/kftc/request' },
    ])
    expect(calls[1]?.options.body).toEqual({ reqSvcCd: '04', pageSeparation: '1', state: 's-1' })
  })

  it('[D1-25] uses the configured URL if the answer lacks one', async () => {
    const { url: _, ...data } = INTEGRATION
    const provider = providerOver({ success: true, data }, [], {
      integrationProviderUrl: 'https://provider.example/all',
    })
    const { form } = await Effect.runPromise(provider.requestIntegration('integration', '02', APPLICATION))
    expect(form.action).toBe('https://provider.example/all')
  })

  it('[E-117] fails with Refused for a refusal', async () =>
    expect(
      await expectFailure(
        providerOver({ success: false, message: 'x' }).requestIntegration('integration', '02', APPLICATION),
      ),
    ).toMatchObject({ _tag: 'Refused' }))

  it.each([{ ...INTEGRATION, mtxId: '' }, { ...INTEGRATION, url: 'https://evil.example/' }, { mid: 'm' }])(
    '[E-175] fails with MalformedAnswer for a malformed answer: %j',
    async (data) =>
      expect(
        await expectFailure(providerOver({ success: true, data }).requestIntegration('integration', '02', APPLICATION)),
      ).toMatchObject({ _tag: 'MalformedAnswer' }),
  )
})
