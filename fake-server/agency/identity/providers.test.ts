import { describe, expect, it, vi } from 'vitest'
import { failingOnce } from '../../testing/failing-once.ts'
import { openApi, type Api } from '../../testing/api.ts'
import { allOf } from '../../world/world.ts'

const REQUEST = '/api/v1/auth/integration/request'
const KFTC = '/api/v1/auth/integration/kftc/request'
const RESULT = '/api/v1/auth/integration/result'
const KMC = '/api/v1/auth/kmc/request'
const NICE = '/api/v1/auth/lib/nice/popup'
const NICE_RESULT = '/api/v1/auth/lib/nice/resultpopup'

type Data = Readonly<Record<string, string>>
const dataOf = (answer: { readonly body: unknown }) => (answer.body as { readonly data: Data }).data

/** Decides on a provider page, as its form does. */
const decide = (api: Api, path: string, fields: Data) =>
  api.server.outside.inject({
    method: 'POST',
    url: `/w/default/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

describe('integrated methods', () => {
  it.each([
    ['01', 'simpleResult'],
    ['02', 'joint'],
    ['03', 'ipin'],
  ])('[E-191] [E-117] a request with service %s answers the form for the page of %s', async (reqSvcCd, method) => {
    const api = await openApi()
    const answer = await api.post(REQUEST, { reqSvcCd, pageSeparation: '1', state: 's-1', brNo: '1000100001' })
    expect(answer.body).toMatchObject({ success: true })
    const data = dataOf(answer)
    expect(data).toMatchObject({ reqSvcCd, flgFixedUser: 'N', userHash: '', reservedMsg: 's-1' })
    expect(data['mid']).not.toBe('')
    expect(data['authHash']).not.toBe('')
    expect(data['url']).toBe(`http://localhost:4001/w/default/provider/${method}`)
    expect(dataOf(await api.post(REQUEST, { reqSvcCd }))['mtxId']).not.toBe(data['mtxId'])
  })
  it.each([{}, { reqSvcCd: '99' }])(
    '[E-191] a request that names no method, %j, leads to the page of all of them',
    async (body) => {
      const { url = '' } = dataOf(await (await openApi()).post(REQUEST, body))
      expect(url).toMatch(/\/provider\/integration$/)
    },
  )

  it('[E-191] [E-117] the financial certificate has a request of its own, and a fault refuses it', async () => {
    const api = await openApi()
    const ask = () => api.post(KFTC, { reqSvcCd: '04', pageSeparation: '0', state: 's-2', aplyNo: 'DA00000001' })
    const { failed, answered } = await failingOnce(api, KFTC, ask, { status: 200, body: { success: false } })
    expect(failed.body).toEqual({ success: false })
    const data = dataOf(answered)
    expect(data).toEqual({
      mid: expect.stringMatching(/./),
      mtxId: expect.stringMatching(/./),
      authHash: expect.stringMatching(/./),
      reqSvcCd: '04',
      flgFixedUser: 'N',
      userHash: '',
      reservedMsg: 's-2',
      url: 'http://localhost:4001/w/default/provider/financial',
    })
    expect(dataOf(await ask())['mtxId']).not.toBe(data['mtxId'])
    const request = () => api.post(REQUEST, { reqSvcCd: '02' })
    const other = await failingOnce(api, REQUEST, request, { status: 200, body: { success: false } })
    expect([other.failed.body, other.answered.body['success']]).toEqual([{ success: false }, true])
  })
  it('[E-193] [E-119] the result is answered once, and the certification is kept for the application', async () => {
    const api = await openApi()
    const { brNo } = await api.persona('new-individual-confirmed')
    await api.post('/api/v1/business/first/register', { brNo })
    const { mtxId = '' } = dataOf(await api.post(REQUEST, { reqSvcCd: '02', state: 's', aplyNo: 'DA00000001' }))
    expect((await api.post(RESULT, { mtxId })).body).toMatchObject({ success: false })
    await decide(api, 'integration/result', { mtxId, resultCode: '0000', persona: 'new-individual-confirmed' })
    expect((await api.post(RESULT, { mtxId })).body).toEqual({
      success: true,
      data: { name: '김하늘', birthDay: '19850315', ci: 'ci-fictional-0001' },
    })
    expect(allOf(api.world(), 'certifications')).toMatchObject([{ aplyNo: 'DA00000001', ci: 'ci-fictional-0001' }])
    expect((await api.post(RESULT, { mtxId })).body).toMatchObject({ success: false })
    expect((await api.post(`/api/v1/auth/setJwtCookie?brno=${brNo}`)).status).toBe(200)
  })
  it('[E-193] a failed, a cancelled and an unknown start answer success false', async () => {
    const api = await openApi()
    for (const resultCode of ['9001', '9002']) {
      const { mtxId = '' } = dataOf(await api.post(REQUEST, { reqSvcCd: '02' }))
      await decide(api, 'integration/result', { mtxId, resultCode, persona: 'new-individual-confirmed' })
      expect((await api.post(RESULT, { mtxId })).body).toMatchObject({
        success: false,
        message: '인증에 실패했습니다. 다시 시도해주세요.',
      })
    }
    for (const body of [{ mtxId: 'unknown' }, {}])
      expect((await api.post(RESULT, body)).body).toMatchObject({ success: false })
  })
  it('[E-205] a repeated press for an answered result gets the same answer', async () => {
    const api = await openApi()
    const { mtxId = '' } = dataOf(await api.post(REQUEST, { reqSvcCd: '02' }))
    await decide(api, 'integration/result', { mtxId, resultCode: '0000', persona: 'new-individual-confirmed' })
    const headers = { 'idempotency-key': 'press-2' }
    const first = await api.post(RESULT, { mtxId }, { headers })
    expect((await api.post(RESULT, { mtxId }, { headers })).body).toEqual(first.body)
    expect(allOf(api.world(), 'certifications')).toHaveLength(1)
  })
})

describe('phone providers', () => {
  it('[E-194] [E-112] the second provider answers certificate, address and number, and fails on demand', async () => {
    const api = await openApi()
    const ask = () => api.post(KMC, { pageSeparation: '0', state: 's-3', aplyNo: 'DA00000001' })
    const { failed, answered } = await failingOnce(api, KMC, ask, { status: 200, body: { success: false } })
    expect(failed.body).toEqual({ success: false })
    expect(answered.body).toMatchObject({ success: true })
    const { trCert = '', trUrl, certNum } = dataOf(answered)
    expect(trUrl).toBe('http://localhost:4001/w/default/provider/kmc')
    expect(certNum).not.toBe('')
    const back = await decide(api, 'phone/result', {
      'start.tr_cert': trCert,
      'start.tr_add': 's-3',
      method: 'kmc',
      resultCode: '0000',
      persona: 'new-individual-rapid',
    })
    expect(back.headers.location).toContain('/kmc-result?')
    expect(allOf(api.world(), 'certifications')).toMatchObject([{ provider: 'KMC', aplyNo: 'DA00000001' }])
  })
  it('[E-195] [E-109] the first answers a form while the application waits, and only a message once it is submitted', async () => {
    const api = await openApi()
    const facts = await api.persona('new-individual-confirmed')
    await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
    const form = (await api.get(`${NICE}?aplyNo=DA00000001`)).body.result as { action: string; fields: Data }
    expect(form.action).toBe('http://localhost:4001/w/default/provider/nice')
    const back = await decide(api, 'phone/result', {
      'start.tr_cert': form.fields['tr_cert'] ?? '',
      'start.tr_add': 's-4',
      method: 'nice',
      resultCode: '0000',
      persona: 'new-individual-confirmed',
    })
    expect(new URL(String(back.headers.location)).searchParams.get('tr_add')).toBe('s-4')
    expect((await api.post(`/api/v1/auth/setJwtCookie?brno=${facts.brNo}`)).status).toBe(200)
    const applied = await api.persona('applied-new')
    const none = await api.get(`${NICE}?aplyNo=${applied.aplyNo}`)
    expect(none.body.result).toBeUndefined()
    expect(none.body['message']).toMatch(/^이미 본인인증을 완료하셨습니다\./)
  })
  it('[E-195] [E-109] in the result flow every number and none gets a form, one fixture only a message', async () => {
    const api = await openApi()
    for (const brno of ['1234567890', ''])
      expect((await api.get(`${NICE_RESULT}?brno=${brno}`)).body.result).toMatchObject({ method: 'post' })
    const none = await api.get(`${NICE_RESULT}?brno=6000100003`)
    expect(none.status).toBe(200)
    expect(none.body.result).toBeUndefined()
    expect(none.body['message']).toMatch(/^이미 본인인증을 완료하셨습니다\./)
  })
  it.each([NICE, NICE_RESULT])('[E-195] a fault lets %s answer later than any page waits', async (path) => {
    const api = await openApi()
    await api.send('PUT', '/__world/faults', [{ path, delayMs: 5001 }])
    const answered = vi.fn<() => void>()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answer = api.get(`${path}?brno=&aplyNo=`).then(answered)
      // An answer that does not wait ends this, too.
      while (vi.getTimerCount() === 0 && answered.mock.calls.length === 0)
        await new Promise((turn) => setImmediate(turn))
      await vi.advanceTimersByTimeAsync(5000)
      expect(answered).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await answer
      expect(answered).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('reports of simple certification', () => {
  it.each(['/api/v1/auth/simple/success', '/api/v1/auth/simpleResult/success'])(
    '[E-190] [E-115] %s keeps the certification, refuses one without ci and fails on demand',
    async (path) => {
      const api = await openApi()
      const person = { name: '김하늘', phoneNumber: '01000000001', birthDay: '19850315', provider: 'p' }
      const ci = 'ci-fictional-0001'
      await api.certify({ ci })
      const report = () => api.post(path, { aplyNo: 'DA1', brNo: '1000100001', ci, ...person })
      const { failed, answered } = await failingOnce(api, path, report)
      expect(failed.status).toBe(500)
      expect(answered.body).toMatchObject({ status: 200, success: true })
      expect(allOf(api.world(), 'certifications')).toMatchObject([{ ci, name: '김하늘', aplyNo: 'DA1' }])
      for (const body of [person, { ...person, ci: '' }]) expect((await api.post(path, body)).status).toBe(400)
      expect(allOf(api.world(), 'certifications')).toHaveLength(1)
    },
  )
})

describe('calls for load tests', () => {
  it.each(['/api/v1/auth/loadtestaply', '/api/v1/auth/loadtestresult'])(
    '[E-196] %s exists only while the test tools are switched on',
    async (path) => {
      const api = await openApi()
      expect((await api.get(path)).status).toBe(404)
      await api.persona('applied-under-review')
      await api.send('PUT', '/__world/settings', { enableTestTools: true })
      const answer = await api.get(path)
      expect(answer.status).toBe(200)
      expect(answer.body.result).toContainEqual({ ci: 'ci-fictional-0001', suptSn: '10001' })
    },
  )
})
