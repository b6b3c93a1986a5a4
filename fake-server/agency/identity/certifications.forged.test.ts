import { describe, expect, it } from 'vitest'
import { certificationReportOf } from '../../contract/api-client.ts'
import { openTestApi, type TestApi } from '../../testing/api.ts'
import { allDocs } from '../../world/world.ts'

const SIMPLE = '/api/v1/auth/simple/success'
const SIMPLE_RESULT = '/api/v1/auth/simpleResult/success'
const COOKIE = '/api/v1/auth/setJwtCookie'
const BY_CI = '/api/v1/application/result/detail/ci'

const applicantWithApplication = async () => {
  let now = Date.UTC(2025, 5, 26)
  const api = await openTestApi({ realNow: () => now })
  const facts = await api.persona('applied-under-review')
  const later = (ms: number) => {
    now += ms
  }
  return { api, facts, later, report: { brNo: facts.brNo, ...certificationReportOf(facts) } }
}

/** Expects that no cookie is set and the application number is not returned. */
const seeNothingOpened = async (api: TestApi, { brNo, ci }: { readonly brNo: string; readonly ci: string }) => {
  expect(await api.post(`${COOKIE}?brno=${brNo}`)).toMatchObject({ status: 401, cookie: null })
  expect((await api.post(BY_CI, { ci })).status).toBe(401)
}

/** Certifies through a window provider, as its page does; returns the `mtxId` of the start. */
const certifyByWindow = async (api: TestApi, persona: string) => {
  const { data } = (await api.post('/api/v1/auth/integration/request', { reqSvcCd: '02' })).body as {
    data?: Readonly<Record<string, string>>
  }
  const mtxId = data?.['mtxId'] ?? ''
  await onOutside(api, 'integration/result', { mtxId, persona, resultCode: '0000' })
  return mtxId
}

const onOutside = (api: TestApi, path: string, fields: Readonly<Record<string, string>>) =>
  api.server.outside.inject({
    method: 'POST',
    url: `/w/default/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const browserIn = (answer: { readonly headers: Readonly<Record<string, unknown>> }) =>
  /^browser=([\w-]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? ''

describe('a certification', () => {
  it.each([SIMPLE, SIMPLE_RESULT])(
    '[E-190] [E-188] is rejected by %s if no provider has confirmed the ci',
    async (path) => {
      const { api, facts, report } = await applicantWithApplication()
      expect(await api.post(path, report)).toMatchObject({ status: 400, body: { success: false } })
      expect(allDocs(api.world(), 'certifications')).toEqual([])
      await seeNothingOpened(api, facts)
    },
  )
  it('[E-190] is accepted only once and only within ten minutes', async () => {
    const { api, facts, report, later } = await applicantWithApplication()
    await api.certify(facts)
    expect((await api.post(SIMPLE, { ...report, name: '박나무', birthDay: '19000101' })).status).toBe(200)
    expect(allDocs(api.world(), 'certifications')).toMatchObject([{ name: facts.name, birthDay: facts.birthDay }])
    api.changeBrowser()
    expect((await api.post(SIMPLE, report)).status).toBe(400)
    await api.certify(facts)
    later(600_000)
    expect((await api.post(SIMPLE, report)).status).toBe(400)
  })
  it('[E-189] [E-188] expires ten minutes after the provider has confirmed the person', async () => {
    const { api, facts, report, later } = await applicantWithApplication()
    await api.certify(facts)
    later(599_999)
    expect((await api.post(SIMPLE, report)).status).toBe(200)
    expect((await api.post(SIMPLE, report)).status).toBe(200)
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`)).status).toBe(200)
    later(1)
    await seeNothingOpened(api, facts)
  })
  it('[E-189] [E-193] can be collected from a window for ten minutes', async () => {
    const { api, facts, later } = await applicantWithApplication()
    const collect = async (mtxId: string) => (await api.post('/api/v1/auth/integration/result', { mtxId })).body
    const late = await certifyByWindow(api, 'applied-under-review')
    later(600_000)
    expect(await collect(late)).toMatchObject({ success: false })
    const inTime = await certifyByWindow(api, 'applied-under-review')
    later(599_999)
    expect(await collect(inTime)).toMatchObject({ success: true })
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`)).status).toBe(200)
    later(1)
    await seeNothingOpened(api, facts)
  })
  it('[E-192] keeps the first outcome that a provider reports for a certification', async () => {
    const { api, facts } = await applicantWithApplication()
    const decide = (persona: string) =>
      onOutside(api, 'simple/result', { 'start.state': 's', persona, resultCode: '0000' })
    const first = await decide('applied-under-review')
    const second = await decide('new-individual-rapid')
    expect(second.headers.location).toBe(first.headers.location)
    expect(allDocs(api.world(), 'mtxs')).toMatchObject([{ ci: facts.ci, outcome: 'confirmed' }])
  })
  it('[E-195] fails at a phone provider if its start is unknown', async () => {
    const { api, facts } = await applicantWithApplication()
    const persona = 'applied-under-review'
    const forged = await onOutside(api, 'phone/result', { 'start.tr_cert': 'made-up', persona, resultCode: '0000' })
    expect(new URL(String(forged.headers.location)).searchParams.get('result')).toBe('fail')
    expect(allDocs(api.world(), 'certifications')).toEqual([])
    const { data } = (await api.post('/api/v1/auth/kmc/request', { state: 's' })).body as { data?: { trCert: string } }
    const form = { 'start.tr_cert': data?.trCert ?? '', persona, resultCode: '0000' }
    await onOutside(api, 'phone/result', form)
    await onOutside(api, 'phone/result', { ...form, persona: 'new-individual-rapid' })
    expect(allDocs(api.world(), 'certifications')).toMatchObject([{ ci: facts.ci }])
  })
})

describe('a misused certification', () => {
  it('[E-188] [E-189] gives another browser no cookie and no application number', async () => {
    const { api, facts, report } = await applicantWithApplication()
    await api.certify(facts)
    await api.post(SIMPLE_RESULT, report)
    const own = await api.post(`${COOKIE}?brno=${facts.brNo}`)
    expect(own.status).toBe(200)
    api.changeBrowser()
    await seeNothingOpened(api, facts)
  })
  it('[E-193] [E-188] cannot be collected by another browser', async () => {
    const { api, facts } = await applicantWithApplication()
    const mtxId = await certifyByWindow(api, 'applied-under-review')
    api.changeBrowser()
    expect((await api.post('/api/v1/auth/integration/result', { mtxId })).body).toMatchObject({ success: false })
    await seeNothingOpened(api, facts)
    const again = await certifyByWindow(api, 'applied-under-review')
    expect((await api.post('/api/v1/auth/integration/result', { mtxId: again })).body).toMatchObject({ success: true })
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`)).status).toBe(200)
  })
  it('[E-193] [D1-26] cannot be collected as an integrated certification if it was a simple one', async () => {
    const { api, facts } = await applicantWithApplication()
    await certifyByWindow(api, 'new-individual-rapid')
    const form = { 'start.state': 's', persona: 'applied-under-review', resultCode: '0000' }
    await onOutside(api, 'simple/result', form)
    expect(allDocs(api.world(), 'mtxs').at(-1)).toMatchObject({ mtxId: 'simple s', outcome: 'confirmed' })
    const answer = await api.post('/api/v1/auth/integration/result', { mtxId: 'simple s' })
    expect(answer.body).toMatchObject({ success: false, because: { rule: 'CU-4' } })
    await seeNothingOpened(api, facts)
  })
  it('[E-195] [E-188] is not valid in another browser after a phone certification', async () => {
    const { api, facts } = await applicantWithApplication()
    const { result } = (await api.get('/api/v1/auth/lib/nice/resultpopup?brno=')).body as {
      result?: { fields: Readonly<Record<string, string>> }
    }
    const form = {
      'start.tr_cert': result?.fields['tr_cert'] ?? '',
      persona: 'applied-under-review',
      resultCode: '0000',
    }
    await onOutside(api, 'phone/result', form)
    expect((await api.post(BY_CI, { ci: facts.ci })).status).toBe(200)
    api.changeBrowser()
    await seeNothingOpened(api, facts)
  })
  it('[E-188] cannot be copied by a script, because the browser cookie is HttpOnly', async () => {
    const { api, facts, report } = await applicantWithApplication()
    await api.certify(facts)
    const line = String((await api.post(SIMPLE, report)).headers['set-cookie'])
    expect(line).toMatch(/^browser=[\w-]{43}; Path=\/; Max-Age=3600; SameSite=Lax; HttpOnly$/)
  })
})

describe('[E-190] [E-188] the browser cookie', () => {
  /** Returns the headers of a request with a planted cookie, which replaces the cookie of the browser. */
  const withBrowserCookie = (browser: string) => ({ headers: { cookie: `browser=${browser}` } })
  it('is replaced if the server did not issue its value', async () => {
    const { api, facts, report } = await applicantWithApplication()
    await api.certify(facts)
    const answer = await api.post(SIMPLE, report, withBrowserCookie('made-up'))
    expect(answer.status).toBe(200)
    expect(browserIn(answer)).toEqual(expect.stringMatching(/^[\w-]{43}$/))
    expect(allDocs(api.world(), 'certifications')).toMatchObject([{ browser: browserIn(answer) }])
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`, undefined, withBrowserCookie('made-up'))).status).toBe(401)
  })
  it('is renewed when a certification is reported', async () => {
    const { api, facts, report } = await applicantWithApplication()
    const knownBrowser = browserIn(await api.post('/api/v1/business/first/register', { brNo: facts.brNo }))
    await api.certify(facts)
    const reported = await api.post(SIMPLE, report, withBrowserCookie(knownBrowser))
    expect([reported.status, allDocs(api.world(), 'browsers')]).toMatchObject([200, [{ browser: browserIn(reported) }]])
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`, undefined, withBrowserCookie(knownBrowser))).status).toBe(
      401,
    )
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`)).status).toBe(200)
  })
  it('[E-195] is renewed when a phone certification starts', async () => {
    const { api, facts } = await applicantWithApplication()
    const knownBrowser = browserIn(await api.post('/api/v1/business/first/register', { brNo: facts.brNo }))
    const { data } = (await api.post('/api/v1/auth/kmc/request', { state: 's' })).body as { data?: { trCert: string } }
    const form = { 'start.tr_cert': data?.trCert ?? '', persona: 'applied-under-review', resultCode: '0000' }
    await onOutside(api, 'phone/result', form)
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`, undefined, withBrowserCookie(knownBrowser))).status).toBe(
      401,
    )
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`)).status).toBe(200)
  })
  it('[E-193] is renewed when a certification starts in a window', async () => {
    const { api, facts } = await applicantWithApplication()
    const knownBrowser = browserIn(await api.post('/api/v1/business/first/register', { brNo: facts.brNo }))
    const mtxId = await certifyByWindow(api, 'applied-under-review')
    const collect = (more = {}) => api.post('/api/v1/auth/integration/result', { mtxId }, more)
    expect((await collect(withBrowserCookie(knownBrowser))).body).toMatchObject({ success: false })
    expect((await collect()).body).toMatchObject({ success: true })
  })
  it('[E-193] is renewed when the result of a window is collected', async () => {
    const { api, facts } = await applicantWithApplication()
    const mtxId = await certifyByWindow(api, 'applied-under-review')
    const knownBrowser = allDocs(api.world(), 'mtxs')[0]?.browser ?? ''
    const collected = await api.post('/api/v1/auth/integration/result', { mtxId }, withBrowserCookie(knownBrowser))
    expect(collected.body).toMatchObject({ success: true })
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`, undefined, withBrowserCookie(knownBrowser))).status).toBe(
      401,
    )
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`)).status).toBe(200)
  })
  it('[E-195] [E-193] is valid for the results of two starts, whichever is collected first', async () => {
    const { api, facts } = await applicantWithApplication()
    const first = await certifyByWindow(api, 'applied-under-review')
    const second = await certifyByWindow(api, 'applied-under-review')
    for (const mtxId of [second, first])
      expect((await api.post('/api/v1/auth/integration/result', { mtxId })).body).toMatchObject({ success: true })
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`)).status).toBe(200)
  })
  it.each(['during', 'after'] as const)(
    '[E-205] [E-193] lets the browser collect a result again if the connection was lost %s the answer',
    async (when) => {
      const { api, facts } = await applicantWithApplication()
      const register = await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
      const start = await api.post(
        '/api/v1/auth/integration/request',
        { reqSvcCd: '02' },
        withBrowserCookie(browserIn(register)),
      )
      const { mtxId } = (start.body as { data: { mtxId: string } }).data
      await onOutside(api, 'integration/result', { mtxId, persona: 'applied-under-review', resultCode: '0000' })
      const ask = (browser: string) =>
        api.post(
          '/api/v1/auth/integration/result',
          { mtxId },
          { headers: { ...withBrowserCookie(browser).headers, 'idempotency-key': 'press-1' } },
        )
      const lost = await ask(browserIn(start))
      const again = await ask(when === 'after' ? browserIn(start) : browserIn(lost))
      expect(again.text).toEqual(lost.text)
      expect(browserIn(again)).toEqual(browserIn(lost))
      const opened = await api.post(`${COOKIE}?brno=${facts.brNo}`, undefined, withBrowserCookie(browserIn(again)))
      expect(opened.status).toBe(200)
    },
  )
  it.each(['/api/v1/auth/lib/nice/popup', '/api/v1/auth/lib/nice/resultpopup?brno='])(
    '[E-195] [E-198] is not changed by an image on another site: %s',
    async (path) => {
      const { api } = await applicantWithApplication()
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
      const answer = await api.get(path, { headers })
      expect(answer.status).toBe(403)
      expect(answer.headers['set-cookie']).toBe(undefined)
      expect(allDocs(api.world(), 'mtxs')).toEqual([])
      expect((await api.get(path, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
    },
  )
  it('[D1-03] begins with __Host- and is Secure over HTTPS', async () => {
    const api = await openTestApi({ isHttps: true })
    const facts = await api.persona('applied-under-review')
    const { brNo } = facts
    await api.certify(facts)
    const report = { brNo, ...certificationReportOf(facts) }
    const line = String((await api.post(SIMPLE, report)).headers['set-cookie'])
    expect(line).toMatch(/^__Host-browser=[\w-]{43}; Path=\/; Max-Age=3600; SameSite=Lax; HttpOnly; Secure$/)
    const [pair = '', value = ''] = /^__Host-browser=([\w-]+)/.exec(line) ?? []
    expect((await api.post(`${COOKIE}?brno=${brNo}`, undefined, withBrowserCookie(value))).status).toBe(401)
    const opened = await api.post(`${COOKIE}?brno=${brNo}`, undefined, { headers: { cookie: pair } })
    expect(opened.headers['set-cookie']).toMatch(/^jwtToken=[\w.-]+; Path=\/; Max-Age=3600; SameSite=Lax; Secure$/)
  })
})

describe('an answer repeated for an idempotency key', () => {
  const KEY = { headers: { 'idempotency-key': 'press-1' } }

  it('[E-205] [E-188] contains the login cookie only for the original browser', async () => {
    const { api, facts, report } = await applicantWithApplication()
    await api.certify(facts)
    await api.post(SIMPLE_RESULT, report)
    const opened = await api.post(`${COOKIE}?brno=${facts.brNo}`, undefined, KEY)
    api.forgetCookie()
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`, undefined, KEY)).cookie).toBe(opened.cookie)
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`, undefined, KEY)).cookie, 'with the cookie').toBe(
      opened.cookie,
    )
    api.changeBrowser()
    expect(await api.post(`${COOKIE}?brno=${facts.brNo}`, undefined, KEY)).toMatchObject({ status: 401, cookie: null })
    await api.certify(facts)
    await api.post(SIMPLE_RESULT, report)
    expect(await api.post(`${COOKIE}?brno=${facts.brNo}`, undefined, KEY)).toMatchObject({ status: 422, cookie: null })
  })
  it('[E-205] [E-209] is never sent to another applicant', async () => {
    const { api, facts } = await applicantWithApplication()
    await api.signIn(facts)
    const check = () => api.post('/api/v1/application/result/check', { ci: facts.ci }, KEY)
    expect((await check()).status).toBe(200)
    const other = await api.post('/api/v1/business/first/register', { brNo: '1234567890' })
    const { aplyNo } = other.body.result as { aplyNo: string }
    await api.signIn({ ...facts, ci: 'ci-fictional-0002', brNo: '1234567890' }, aplyNo)
    expect(await check()).toMatchObject({ status: 422, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } })
  })
  it('[E-188] [D1-470] is never sent to a browser without the `browser` cookie of the first call', async () => {
    const { api, facts, report } = await applicantWithApplication()
    await api.certify(facts)
    const first = await api.post(SIMPLE, report, KEY)
    expect(String(first.headers['set-cookie'])).toMatch(/^browser=/)
    api.changeBrowser()
    const again = await api.post(SIMPLE, report, KEY)
    expect(again).toMatchObject({ body: { errorCode: 'AUTH_NOT_CONFIRMED' } })
    expect(again.headers['set-cookie']).toBe(undefined)
    await seeNothingOpened(api, facts)
  })
  it.each([
    ['/api/v1/auth/integration/request', 'mtxId'],
    ['/api/v1/auth/integration/kftc/request', 'mtxId'],
    ['/api/v1/auth/kmc/request', 'trCert'],
  ])('[E-205] [E-191] [D1-470] is sent for the start of a certification only to its browser: %s', async (path, id) => {
    const { api, facts } = await applicantWithApplication()
    await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
    const start = (reqSvcCd = '02') => api.post(path, { reqSvcCd }, KEY)
    const idIn = ({ body }: Awaited<ReturnType<typeof start>>) => (body['data'] as Record<string, string>)[id]
    const lost = await start()
    const again = await start()
    expect([again.text, browserIn(again)]).toEqual([lost.text, browserIn(lost)])
    expect(await start('03')).toMatchObject({ status: 422, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } })
    api.changeBrowser()
    expect(idIn(await start())).not.toBe(idIn(lost))
    expect(await start()).toMatchObject({ status: 422, body: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } })
  })
  it('[E-178] [E-190] is sent if the browser repeats a report whose answer was lost', async () => {
    const { api, facts, report } = await applicantWithApplication()
    const register = () => api.post('/api/v1/business/first/register', { brNo: facts.brNo })
    expect(String((await register()).headers['set-cookie'])).toMatch(/^browser=.*HttpOnly$/)
    expect((await register()).headers['set-cookie']).toBeUndefined()
    await api.certify(facts)
    for (const _ of ['lost', 'repeated']) expect((await api.post(SIMPLE, report, KEY)).status).toBe(200)
    expect(allDocs(api.world(), 'certifications')).toHaveLength(1)
    expect((await api.post(`${COOKIE}?brno=${facts.brNo}`)).status).toBe(200)
  })
})
