import { describe, expect, it } from 'vitest'
import { aServer, makeWorldClient } from '../testing/a-server.ts'
import { TEST_OWNER } from '../testing/test-routes.ts'
import type { CertificationStartDoc } from '../world/collections.ts'
import { makeSeed } from '../world/world.ts'

const start: CertificationStartDoc = {
  mtxId: 'mtx-1',
  method: 'joint',
  state: 'state-1',
  pageSeparation: '0',
  aplyNo: 'A1',
  brNo: '1000100002',
  outcome: 'waiting',
  ci: null,
  browser: 'browser-1',
  startedAt: 0,
  confirmedAt: null,
  takenAt: null,
}
const seed = makeSeed({
  mtxs: [
    ['mtx-1', start],
    ['cert-1', { ...start, mtxId: 'cert-1', method: 'nice', state: 'state-2' }],
  ],
})

const aProvider = async () => {
  const server = await aServer({ seed })
  const post = (url: string, fields: Record<string, string>) =>
    server.outside.inject({
      method: 'POST',
      url: `/w/a${url}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  /** Posts the fields to a provider page. Returns the status, the page of the redirect, and the values in its URL. */
  const sentTo = async (url: string, fields: Record<string, string>) => {
    const answer = await post(url, fields)
    const location = new URL(String(answer.headers.location))
    return {
      status: answer.statusCode,
      page: location.origin + location.pathname,
      values: Object.fromEntries(location.searchParams),
    }
  }
  return { server, post, sentTo, world: makeWorldClient(server, 'a') }
}

describe('[E-192] the page of a provider', () => {
  it.each(['simple', 'joint', 'ipin', 'financial', 'nice', 'kmc'])(
    '%s is marked as a simulation and offers three outcomes',
    async (method) => {
      const { post } = await aProvider()
      const { body, headers, statusCode } = await post(`/provider/${method}`, { mtxId: 'mtx-1' })
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toContain('모의 인증 화면 (실제 인증이 아닙니다)')
      for (const button of ['인증 성공', '인증 실패', '취소']) expect(body).toContain(`>${button}</button>`)
      expect(body).toMatch(/<html lang="ko">[\s\S]*<h1>[\s\S]*<label for="persona">/)
    },
  )
  it('preselects the persona of the world and escapes all text', async () => {
    const { post, world } = await aProvider()
    await world.send('POST', '/__world/personas/lee')
    const { body } = await post('/provider/joint', { mtxId: '"><script>alert(1)</script>' })
    expect(body).toMatch(/<option value="lee" selected>/)
    expect(body).not.toMatch(/<script|<b>/)
  })
  it('posts to the result URL of its method', async () => {
    const { post } = await aProvider()
    expect((await post('/provider/joint', {})).body).toContain('action="http://localhost:4001/w/a/integration/result"')
    expect((await post('/provider/financial', {})).body).toContain(
      'action="http://localhost:4001/w/a/integration/kftc/result"',
    )
  })
  it('has an empty icon, so that browsers report no error', async () => {
    const { server } = await aProvider()
    expect((await server.outside.inject({ method: 'GET', url: '/favicon.ico' })).statusCode).toBe(204)
  })
  it('answers 404 for an unknown name', async () => {
    const { post } = await aProvider()
    for (const name of ['nothing', '__proto__', 'constructor'])
      expect((await post(`/provider/${name}`, {})).statusCode).toBe(404)
  })
})

describe('[E-192] the return from an integrated method', () => {
  it.each(['/integration/result', '/integration/kftc/result'])(
    '%s returns name, birth date, ci and state on success',
    async (url) => {
      const { sentTo, world } = await aProvider()
      expect(
        await sentTo(url, { 'start.mtxId': 'mtx-1', persona: 'kim', resultCode: '0000', resultMsg: '성공' }),
      ).toEqual({
        status: 303,
        page: 'http://127.0.0.1:4000/integration-result',
        values: { name: '김서준', birthDay: TEST_OWNER.birthDay, ci: TEST_OWNER.ci, state: 'state-1' },
      })
      const { documents } = (await world.get('/__world/snapshot')).json<{
        documents: { id: string; document: object }[]
      }>()
      expect(documents.find(({ id }) => id === 'mtx-1')?.document).toMatchObject({
        outcome: 'confirmed',
        ci: TEST_OWNER.ci,
      })
    },
  )
  it.each([
    { code: '9001', result: 'fail', outcome: 'failed' },
    { code: '9002', result: 'cancel', outcome: 'cancelled' },
  ])(
    'returns only the one-time state of the certification if it ended with $result',
    async ({ code, result, outcome }) => {
      const { sentTo, world } = await aProvider()
      const { values } = await sentTo('/integration/result', { mtxId: 'mtx-1', persona: 'kim', resultCode: code })
      expect(values).toEqual({ result, state: 'state-1' })
      expect((await world.get('/__world/snapshot')).body).toContain(`"outcome":"${outcome}"`)
    },
  )
  it('keeps the outcome of a certification that has ended', async () => {
    const { sentTo } = await aProvider()
    expect(
      (await sentTo('/integration/result', { mtxId: 'made-up', persona: 'kim', resultCode: '0000' })).values,
    ).toEqual({ result: 'fail' })
    await sentTo('/integration/result', { mtxId: 'mtx-1', persona: 'kim', resultCode: '9001' })
    expect(
      (await sentTo('/integration/result', { mtxId: 'mtx-1', persona: 'kim', resultCode: '0000' })).values,
    ).toEqual({
      result: 'fail',
      state: 'state-1',
    })
  })
})

describe('[E-195] the phone provider', () => {
  it('returns to /kmc-result with the tr_add of the start', async () => {
    const { sentTo, world } = await aProvider()
    const back = await sentTo('/phone/result', {
      'start.tr_cert': 'cert-1',
      'start.tr_add': 'state-2',
      method: 'nice',
      persona: 'kim',
      resultCode: '0000',
    })
    expect(back).toMatchObject({
      status: 303,
      page: 'http://127.0.0.1:4000/kmc-result',
      values: { name: '김서준', ci: TEST_OWNER.ci, tr_cert: 'cert-1', tr_add: 'state-2', phone: TEST_OWNER.phone },
    })
    const { documents } = (await world.get('/__world/snapshot')).json<{
      documents: { collection: string; document: object }[]
    }>()
    expect(documents.find(({ collection }) => collection === 'certifications')?.document).toMatchObject({
      ci: TEST_OWNER.ci,
      aplyNo: 'A1',
      provider: 'NICE',
    })
  })
  it('returns the `tr_add` of the start unchanged, including special characters', async () => {
    const { sentTo } = await aProvider()
    const given = 'a&result=cancel&ci=b#c%00+ d'
    const form = { 'start.tr_cert': 'cert-1', 'start.tr_add': given, persona: 'kim', resultCode: '0000' }
    const { page, values } = await sentTo('/phone/result', form)
    expect([page, values]).toMatchObject(['http://127.0.0.1:4000/kmc-result', { ci: TEST_OWNER.ci, tr_add: given }])
    expect(values).not.toHaveProperty('result')
  })
  it('stores nothing if the person cancels', async () => {
    const { sentTo, world } = await aProvider()
    const { values } = await sentTo('/phone/result', {
      'start.tr_cert': 'cert-1',
      'start.tr_add': 'state-2',
      persona: 'kim',
      resultCode: '9002',
    })
    expect(values).toEqual({ result: 'cancel', tr_cert: 'cert-1', tr_add: 'state-2', state: 'state-2' })
    expect((await world.get('/__world/snapshot')).body).not.toContain('"certifications"')
  })
})

describe('the simple certification of the application flow', () => {
  it('returns to the requested URL with the original state', async () => {
    const { sentTo } = await aProvider()
    const { page, values } = await sentTo('/simple/result', {
      'start.returnUrl': 'http://127.0.0.1:4000/integration-result?state=state-3',
      persona: 'kim',
      resultCode: '0000',
    })
    expect([page, values]).toMatchObject([
      'http://127.0.0.1:4000/integration-result',
      { state: 'state-3', name: '김서준', provider: 'SIMPLE' },
    ])
  })
  it('never redirects to another site', async () => {
    const { sentTo } = await aProvider()
    const { page } = await sentTo('/simple/result', {
      'start.returnUrl': 'https://evil.example/',
      'start.state': 's',
      persona: 'kim',
      resultCode: '0000',
    })
    expect(page).toBe('http://127.0.0.1:4000/integration-result')
  })
})
