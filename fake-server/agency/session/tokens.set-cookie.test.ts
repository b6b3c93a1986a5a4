import { describe, expect, it } from 'vitest'
import { certificationReportOf } from '../../contract/api-client.ts'
import { openTestApi, type TestApi } from '../../testing/api.ts'
import { changeDoc, findDoc } from '../../world/world.ts'

const COOKIE = '/api/v1/auth/setJwtCookie'
const SIMPLE = '/api/v1/auth/simple/success'
const DETAIL = '/api/v1/application/result/detail/brno'

const registerNumber = async (api: TestApi, brNo: string) =>
  ((await api.post('/api/v1/business/first/register', { brNo })).body.result as { aplyNo: string }).aplyNo

const subjectOf = (token: string | null) =>
  (JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { sub?: string }).sub

describe('POST /api/v1/auth/setJwtCookie', () => {
  it('[E-188] [E-128] sets the cookie for the registered application after a certification', async () => {
    const api = await openTestApi()
    const facts = await api.persona('new-individual-confirmed')
    const aplyNo = await registerNumber(api, facts.brNo)
    await api.certify(facts)
    await api.post(SIMPLE, { aplyNo, ...certificationReportOf(facts) })
    const opened = await api.post(`${COOKIE}?brno=${facts.brNo}`)
    expect(opened).toMatchObject({ status: 200, body: { status: 200, message: 'Success' } })
    const line = String(opened.headers['set-cookie'])
    expect(line).toMatch(/^jwtToken=[\w-]+\.[\w-]+\.[\w-]{43};/)
    expect(line).toContain('Path=/')
    expect(line).toContain('SameSite=Lax')
    expect(line).toContain('Max-Age=3600')
    expect(line).not.toContain('HttpOnly')
  })
  it('[E-188] sets no cookie without a certification, whatever the business number', async () => {
    const api = await openTestApi()
    const facts = await api.persona('new-individual-confirmed')
    await registerNumber(api, facts.brNo)
    for (const brno of [facts.brNo, '1234567890', ''])
      expect(await api.post(`${COOKIE}?brno=${brno}`)).toMatchObject({
        status: 401,
        cookie: null,
        body: { because: { rule: 'LG-1' } },
      })
  })
  it('[E-209] [D1-265] gives the token an opaque subject that a renewal keeps', async () => {
    const api = await openTestApi()
    const facts = await api.persona('new-individual-confirmed')
    const subjectFor = async (brNo: string) => {
      const aplyNo = await registerNumber(api, brNo)
      return [
        subjectOf((await api.signIn({ ...facts, brNo }, aplyNo)).cookie),
        subjectOf((await api.post(`/api/v1/common/token/create?aplyNo=${aplyNo}&seconds=600`)).cookie),
      ]
    }
    const [own, extended] = await subjectFor(facts.brNo)
    expect(own).toMatch(/^[\w-]{22}$/)
    expect(extended).toBe(own)
    expect(await subjectFor('1234567890')).not.toContain(own)
  })
  it('[E-188] opens a live application only for the applicant', async () => {
    const api = await openTestApi()
    const other = await api.persona('new-individual-rapid')
    const facts = await api.persona('applied-under-review')
    await api.certify(other)
    await api.post('/api/v1/auth/simpleResult/success', { brNo: facts.brNo, ...certificationReportOf(other) })
    expect(await api.post(`${COOKIE}?brno=${facts.brNo}`)).toMatchObject({
      status: 401,
      cookie: null,
      body: { because: { rule: 'LG-3' } },
    })
    expect((await api.signIn(facts)).status).toBe(200)
  })
  it('[D1-28] [E-189] opens no session of an applicant for another person who was certified later in the same browser', async () => {
    const api = await openTestApi()
    const other = await api.persona('new-individual-rapid')
    const facts = await api.persona('applied-under-review')
    expect((await api.signIn(facts)).status).toBe(200)
    api.forgetCookie()
    expect(await api.signIn({ ...other, brNo: facts.brNo })).toMatchObject({
      status: 401,
      cookie: null,
      body: { because: { rule: 'LG-3' } },
    })
    expect((await api.post('/api/v1/application/result/detail/ci', { ci: facts.ci })).status).toBe(401)
    expect((await api.signIn(facts)).status).toBe(200)
  })
  it('[E-188] [E-209] opens both registrations of a person who was certified for each of them', async () => {
    const api = await openTestApi()
    const facts = await api.persona('new-individual-confirmed')
    const numbers = [facts.brNo, '1234567890']
    for (const brNo of numbers) {
      const aplyNo = await registerNumber(api, brNo)
      await api.certify(facts)
      await api.post(SIMPLE, { aplyNo, ...certificationReportOf(facts) })
    }
    for (const brNo of numbers) expect((await api.post(`${COOKIE}?brno=${brNo}`)).status).toBe(200)
  })
  it('[E-188] opens no session for a business number without an application of this person, and gives the rule', async () => {
    const api = await openTestApi()
    const facts = await api.persona('applied-under-review')
    await registerNumber(api, '1234567890')
    await api.certify(facts)
    await api.post('/api/v1/auth/simpleResult/success', { brNo: facts.brNo, ...certificationReportOf(facts) })
    for (const [brno, rule] of [
      ['9999999999', 'LG-2'],
      ['1234567890', 'LG-5'],
    ] as const)
      expect(await api.post(`${COOKIE}?brno=${brno}`)).toMatchObject({
        status: 401,
        cookie: null,
        body: { because: { rule } },
      })
  })
  it.each(['applied-user-delete', 'applied-user-cancel'] as const)(
    '[E-188] [E-189] opens the last submitted application of %s for its applicant',
    async (persona) => {
      const api = await openTestApi()
      const facts = await api.persona(persona)
      const registration = await registerNumber(api, facts.brNo)
      await api.certify(facts)
      await api.post('/api/v1/auth/simpleResult/success', certificationReportOf(facts))
      const found = await api.post('/api/v1/application/result/detail/ci', { ci: facts.ci })
      expect(found.body).toMatchObject({ result: { brno: facts.brNo } })
      expect((await api.post(`${COOKIE}?brno=${facts.brNo}`)).status).toBe(200)
      expect((await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })).body).toMatchObject({
        result: { aplyNo: facts.aplyNo },
      })
      expect(findDoc(api.world(), 'applications', registration)?.ci).toBeNull()
    },
  )
  it('[D2-16] discards the real-name check when another person takes over the registration', async () => {
    const api = await openTestApi()
    const [first, second] = [await api.persona('new-individual-confirmed'), await api.persona('new-individual-rapid')]
    const aplyNo = await registerNumber(api, first.brNo)
    const realNameAfter = async (who: typeof first) => {
      await api.signIn({ ...who, brNo: first.brNo }, aplyNo)
      return findDoc(api.world(), 'applications', aplyNo)?.realName
    }
    await realNameAfter(first)
    api.change((world) => changeDoc(world, 'applications', aplyNo, (one) => ({ ...one, realName: 'passed' as const })))
    expect(await realNameAfter(first)).toBe('passed')
    expect(await realNameAfter(second)).toBeUndefined()
  })
  it('[E-209] the cookie of a second certification gives no access to the first business number', async () => {
    const api = await openTestApi()
    const facts = await api.persona('new-individual-confirmed')
    const first = await registerNumber(api, facts.brNo)
    await api.certify(facts)
    await api.post(SIMPLE, { aplyNo: first, ...certificationReportOf(facts) })
    await api.post(`${COOKIE}?brno=${facts.brNo}`)
    const second = await registerNumber(api, '1234567890')
    await api.certify(facts)
    await api.post(SIMPLE, { aplyNo: second, ...certificationReportOf(facts) })
    await api.post(`${COOKIE}?brno=1234567890`)
    expect((await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })).status).toBe(401)
    expect((await api.post('/api/v1/application/info/delitotalamt', { brno: facts.brNo })).status).toBe(401)
    expect((await api.post(DETAIL, { brno: '1234567890', ci: facts.ci })).status).toBe(200)
  })
})
