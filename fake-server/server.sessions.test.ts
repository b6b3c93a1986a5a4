import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from './agency/endpoints.ts'
import { sampleCalls, type SampleCall } from './contract/sample-calls.ts'
import { makeCallInSituation, prepareSituation } from './contract/situations.ts'
import type { Endpoint } from './http/handler.ts'
import type { PersonaFacts } from './personas/persona.ts'
import { openTestApi, type TestApi } from './testing/api.ts'
import { changedDocsOf, putDoc } from './world/world.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const of = (access: Endpoint['access']) => ENDPOINTS.filter((row) => row.access === access).map(nameOf)

/** The calls of applicants that contain no identifier: they return the caller's own data. */
const NAMES_NOBODY = [
  'POST /api/v1/common/codes/groups/list',
  'POST /api/v1/auth/validate-business',
  'POST /api/v1/auth/validate-account-owner',
  'POST /api/v1/common/file/presigned-url',
]

/**
 * Prepares an applicant with proofs, a file and an opinion, whose session has ended; every call is about this
 * applicant.
 */
const anApplicant = async () => {
  const api = await openTestApi()
  const facts = await api.persona('selected-supplement')
  const path = `영수증/${facts.aplyNo}/그의 파일.pdf`
  const file = { path, aplyNo: facts.aplyNo, name: '그의 파일.pdf', type: 'application/pdf', size: 712 }
  api.change((world) => putDoc(world, 'storedFiles', path, { ...file, bytesName: 'sample-receipt', at: 0 }))
  const calls = sampleCalls(facts, path)
  return { api, facts, calls }
}

const make = (api: TestApi, name: string, { url, body, form }: SampleCall, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = name.split(' ')
  if (form !== undefined) return api.form(method as 'POST' | 'PATCH', url ?? path, form, headers)
  if (method === 'GET') return api.get(url ?? path, { headers })
  if (method === 'POST') return api.post(url ?? path, body, { headers })
  return api.send(method as 'PUT' | 'PATCH' | 'DELETE', url ?? path, body, headers)
}

const ANOTHER = {
  ci: 'ci-fictional-0002',
  name: '이바다',
  birthDay: '19900722',
  phone: '01000000002',
  brNo: '1000100002',
}

/** Signs in another person, certified for another business number in the same world. */
const asSomebodyElse = async (api: TestApi, { ci }: PersonaFacts) => {
  api.changeBrowser()
  const other = ANOTHER
  expect(other.ci).not.toBe(ci)
  const { result } = (await api.post('/api/v1/business/first/register', { brNo: other.brNo })).body
  expect((await api.signIn(other, (result as { aplyNo: string }).aplyNo)).status).toBe(200)
}

/** Returns the data that only the applicant may read; callers already know the business and application number. */
const secretsOf = ({ name, phone, accountNumber, ci, residentNumber, businessName }: PersonaFacts) => [
  name,
  phone,
  accountNumber,
  ci,
  residentNumber,
  businessName,
]

const seeNoLeak = (text: string, facts: PersonaFacts) => {
  for (const secret of secretsOf(facts)) expect(text).not.toContain(secret)
}

/** Returns everything that belongs to the applicant: documents with the ci, the application, its proofs and files. */
const belongings = (api: TestApi, facts: PersonaFacts) =>
  changedDocsOf(api.world()).filter(
    ({ collection, document }) =>
      !['mtxs', 'tokens', 'answers', 'control'].includes(collection) &&
      new RegExp(`${facts.aplyNo}|${facts.ci}|"receiptProofMstrId":501`).test(JSON.stringify(document)),
  )

describe('every endpoint, without a session or with the session of another person', () => {
  it('has a call in these tests', async () => {
    const { calls } = await anApplicant()
    expect(Object.keys(calls).toSorted()).toEqual(ENDPOINTS.map(nameOf).toSorted())
  })
  it.each([...of('applicant'), ...of('administrator')])(
    '[A-235] [P-273] [P-320] %s returns nothing without a session',
    async (name) => {
      const { api, facts, calls } = await anApplicant()
      const before = changedDocsOf(api.world())
      for (const headers of [
        {},
        { authorization: 'Bearer forged' },
        { cookie: 'jwtToken=forged; browser=forged' },
        {
          cookie: `jwtToken=${['{"alg":"none"}', JSON.stringify({ aplyNo: facts.aplyNo }), ''].map((part) => Buffer.from(part).toString('base64url')).join('.')}`,
        },
      ]) {
        const answer = await make(api, name, calls[name] ?? {}, headers)
        expect(answer.status).toBe(401)
        if (of('applicant').includes(name))
          expect(answer.body['message']).toBe('인증정보가 만료되었습니다. 다시 인증해주세요.')
        seeNoLeak(answer.text, facts)
      }
      expect(changedDocsOf(api.world())).toEqual(before)
    },
  )
  it.each(of('applicant'))('[E-209] [A-235] %s rejects a call with the session of another applicant', async (name) => {
    const { api, facts, calls } = await anApplicant()
    await asSomebodyElse(api, facts)
    const before = belongings(api, facts)
    expect(before.length).toBeGreaterThan(8)
    const answer = await make(api, name, calls[name] ?? {})
    const rejected = answer.status === 401 || answer.status === 404 || answer.body['success'] === false
    if (!NAMES_NOBODY.includes(name)) expect([rejected, answer.text]).toEqual([true, answer.text])
    seeNoLeak(answer.text, facts)
    expect(belongings(api, facts)).toEqual(before)
  })
  it.each([
    'POST /api/v1/auth/saveStepHistory',
    'POST /api/v1/auth/consents',
    'POST /api/agreements',
    'POST /api/v1/proof/proof-create-parcel',
    'POST /api/v1/opinionSubmit/create',
    'GET /api/v1/opinionSubmit/list/:aplyNo',
  ])(
    '[E-209] [A-235] %s rejects an applicant who sends the number of an application without an owner',
    async (name) => {
      const { api, facts } = await anApplicant()
      const brNo = '1234567890'
      const { result } = (await api.post('/api/v1/business/first/register', { brNo })).body
      const { aplyNo } = result as { aplyNo: string }
      await api.signIn(facts)
      const before = changedDocsOf(api.world())
      const call = sampleCalls({ ...facts, aplyNo }, 'no file')[name] ?? {}
      expect((await make(api, name, call)).status).toBe(401)
      expect(changedDocsOf(api.world())).toEqual(before)
    },
  )
  it.each([
    'PATCH /api/v1/application/reapply/:aplyNo',
    'DELETE /api/v1/application/delete-direct/:aplyNo',
    'POST /api/v1/auth/saveStepHistory',
    'POST /api/v1/opinionSubmit/create',
    'GET /api/v1/opinionSubmit/list/:aplyNo',
  ])('[A-003] [E-209] %s rejects a person who has taken over the business number', async (name) => {
    const api = await openTestApi()
    const facts = await api.persona('applied-user-delete')
    api.changeBrowser()
    const otherPerson = { ...ANOTHER, brNo: facts.brNo }
    const { result } = (await api.post('/api/v1/business/first/register', { brNo: facts.brNo })).body
    const { aplyNo } = result as { aplyNo: string }
    expect((await api.signIn(otherPerson, aplyNo)).status).toBe(200)
    expect(aplyNo).not.toBe(facts.aplyNo)
    const before = changedDocsOf(api.world())
    const answer = await make(api, name, sampleCalls(facts, 'no file')[name] ?? {})
    expect(answer.status).toBe(401)
    seeNoLeak(answer.text, facts)
    expect(changedDocsOf(api.world())).toEqual(before)
  })
  it.each([
    ...of('applicant').filter((name) => /\/(?:proof|proof-mstr|opinionSubmit)\/(?!file)|\/presigned/.test(name)),
    'POST /api/v1/application/result/detail/brno',
    'POST /api/v1/common/codes/groups/list',
  ])('[P-272] %s answers its applicant in the documented envelope', async (name) => {
    const answer = await makeCallInSituation(await prepareSituation(await openTestApi(), name), name)
    expect(answer.status).toBe(200)
    const body: unknown = JSON.parse(answer.text)
    if (name.includes('/presigned')) expect(body).toMatchObject({ success: true, data: expect.anything() as unknown })
    else if (name.includes('/list/')) expect(body).toEqual([])
    else {
      const isCreation = /\/proof\/(?:proof-create|proof-create-parcel|create|create-batch)$/.test(name)
      expect(body).toMatchObject({ status: 200, message: 'Success', ...(isCreation && { httpStatus: 'OK' }) })
    }
  })
  it.each(of('administrator'))('[P-320] %s rejects an applicant', async (name) => {
    const { api, facts, calls } = await anApplicant()
    const { cookie } = await api.signIn(facts)
    const before = changedDocsOf(api.world())
    for (const headers of [{}, { authorization: `Bearer ${cookie}` }])
      expect((await make(api, name, calls[name] ?? {}, headers)).status).toBe(401)
    expect(changedDocsOf(api.world())).toEqual(before)
  })
  it.each(of('everyone'))(
    '[E-188] [A-235] %s reveals nothing about another applicant and changes nothing',
    async (name) => {
      const { api, facts, calls } = await anApplicant()
      const before = belongings(api, facts)
      expect(before.length).toBeGreaterThan(8)
      for (const turn of ['nobody', 'somebody else']) {
        if (turn === 'somebody else') await asSomebodyElse(api, facts)
        const answer = await make(api, name, calls[name] ?? {})
        seeNoLeak(answer.text, facts)
        const renews = name.includes('success') && answer.status === 200
        expect(renews).toBe(false)
        expect(answer.cookie).toBeNull()
      }
      expect(belongings(api, facts)).toEqual(before)
    },
  )
  it.each(of('applicant'))('[A-235] %s accepts the session of the applicant', async (name) => {
    const { api, facts, calls } = await anApplicant()
    await api.signIn(facts)
    const answer = await make(api, name, calls[name] ?? {})
    expect(answer.status === 401).toBe(false)
    expect(answer.body['errorCode'] === 'REQUEST_INVALID').toBe(false)
  })
})
