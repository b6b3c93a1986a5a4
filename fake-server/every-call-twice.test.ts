import { beforeEach, describe, expect, it } from 'vitest'
import { ROUTES } from './agency/routes.ts'
import type { Route } from './http/handler.ts'
import { type Api, type Facts, type Read, openApi } from './testing/api.ts'
import { applicationOf, consent } from './testing/applying.ts'
import { callsOf, type SampleCall } from './testing/calls-of.ts'
import { accountUpdate } from './testing/editing.ts'
import { storeFile } from './testing/proving.ts'
import { changesOf, type World } from './world/world.ts'

const nameOf = ({ method, path }: Route) => `${method} ${path}`
const ENDPOINTS = ROUTES.map(nameOf)

/** What only looks something up, although its method could do more. */
const READS: readonly string[] = [
  'POST /api/v1/business/supportApplicationBrnoCheck',
  'POST /api/v1/common/file/presigned-download-url-not-use-token',
  'POST /api/v1/admin/auth/parse-token',
  'POST /api/v1/common/token/remaining',
  'POST /api/v1/application/result/detail/ci',
  'POST /api/v1/application/result/detail/brno',
  'POST /api/v1/application/result/check',
  'POST /api/v1/application/info/delitotalamt',
  'POST /api/v1/common/codes/groups/list',
  'POST /api/v1/auth/validate-business',
  'POST /api/v1/auth/validate-account-owner',
  'POST /api/v1/auth/account/verify',
]

/** What is done again each time on purpose: what there is one more of then, and why that does no harm. */
const AGAIN: Readonly<Record<string, { readonly more: readonly string[]; readonly because: string }>> = {
  'POST /api/v1/popup': { more: ['popups'], because: 'the office may have two notices with the same words' },
  'POST /api/v1/common/file/presigned-download-url': { more: ['grants'], because: 'an address lapses by itself' },
  'POST /api/v1/common/file/presigned-url': { more: ['grants'], because: 'an address lapses by itself' },
  'POST /api/v1/admin/auth/popup-login': { more: ['tokens'], because: 'each login has a token of its own' },
  'POST /api/v1/common/token/create': { more: ['tokens'], because: 'each extension has a token of its own' },
  'POST /api/v1/auth/setJwtCookie': { more: ['tokens'], because: 'each tab may take the cookie anew' },
  'POST /api/v1/auth/simple/success': { more: ['certifications'], because: 'the latest certification counts' },
  'POST /api/v1/auth/simpleResult/success': { more: ['certifications'], because: 'the latest certification counts' },
  'POST /api/v1/auth/integration/request': { more: ['mtxs'], because: 'a start that nobody ends lapses by itself' },
  'POST /api/v1/auth/integration/kftc/request': {
    more: ['mtxs'],
    because: 'a start that nobody ends lapses by itself',
  },
  'POST /api/v1/auth/kmc/request': { more: ['mtxs'], because: 'a start that nobody ends lapses by itself' },
  'GET /api/v1/auth/lib/nice/popup': { more: ['mtxs'], because: 'a start that nobody ends lapses by itself' },
  'GET /api/v1/auth/lib/nice/resultpopup': { more: ['mtxs'], because: 'a start that nobody ends lapses by itself' },
  'POST /api/v1/auth/saveStepHistory': { more: ['stepHistory'], because: 'it writes down that a page was passed' },
  'PUT /api/v1/proof-mstr/update': { more: ['history'], because: 'the same total is stored twice, and both are noted' },
}

let ids = 0
beforeEach(() => {
  ids = 0
})

/** Where and as whom something may be done, and the call that does it. */
type Situation = {
  readonly api: Api
  readonly call: SampleCall
  readonly headers?: Readonly<Record<string, string>>
}

const open = () =>
  openApi({
    realNow: () => Date.parse('2025-06-16T10:00:00+09:00'),
    ids: { token: () => `token-${++ids}`, id: () => `id-${++ids}` },
  })

const sampleOf = (facts: Facts, name: string, filePath = 'no file'): SampleCall => callsOf(facts, filePath)[name] ?? {}

const as = async (persona: string, name: string): Promise<Situation & { readonly facts: Facts }> => {
  const api = await open()
  const facts = await api.persona(persona)
  await api.signIn(facts)
  return { api, facts, call: sampleOf(facts, name, storeFile(api, facts.aplyNo ?? '', 'a.pdf')) }
}

const atOffice = async (name: string): Promise<Situation> => {
  const { api, facts, call } = await as('selected-supplement', name)
  await api.send('PUT', '/__world/visitor', { ip: '192.0.2.1' })
  const { body } = await api.post('/api/v1/admin/auth/popup-login', { adminId: 'officer', password: 'officer-2025!' })
  const headers = { authorization: `Bearer ${(body.result as { accessToken: string }).accessToken}` }
  await api.post('/api/v1/popup', sampleOf(facts, 'POST /api/v1/popup').body, { headers })
  return { api, call, headers }
}

const withTestTools = async (): Promise<Situation> => {
  const api = await open()
  await api.send('PUT', '/__world/settings', { enableTestTools: true })
  return { api, call: {} }
}

/** Situations of calls that an applicant whose proof was sent back cannot make. */
const SITUATIONS: Readonly<Record<string, (name: string) => Promise<Situation>>> = {
  'POST /api/v1/business/first/register': async () => ({ api: await open(), call: { body: { brNo: '1234567890' } } }),
  'POST /api/v1/popup': atOffice,
  'PUT /api/v1/popup': async (name) => {
    const situation = await atOffice(name)
    return { ...situation, call: { body: { ...(situation.call.body as object), popupContents: '<p>다른 공지</p>' } } }
  },
  'PATCH /api/v1/popup/:popupSn/status': atOffice,
  'DELETE /api/v1/popup/:popupSn': atOffice,
  'GET /api/v1/popup/list': atOffice,
  'GET /api/v1/popup/:popupSn': atOffice,
  'GET /api/v1/popup/landing-list': atOffice,
  'POST /api/v1/admin/auth/popup-login': async (name) => ({
    ...(await atOffice(name)),
    call: { body: { adminId: 'officer', password: 'officer-2025!' } },
  }),
  'POST /api/v1/auth/integration/result': async () => {
    const api = await open()
    const { body } = await api.post('/api/v1/auth/integration/request', { reqSvcCd: '02' })
    const { mtxId } = body['data'] as { readonly mtxId: string }
    await api.server.outside.inject({
      method: 'POST',
      url: '/w/default/integration/result',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ mtxId, persona: 'new-individual-rapid', resultCode: '0000' }).toString(),
    })
    return { api, call: { body: { mtxId } } }
  },
  'POST /api/v1/application/create': async () => {
    const api = await open()
    const facts = await api.persona('new-individual-confirmed')
    const { result } = (await api.post('/api/v1/business/first/register', { brNo: facts.brNo })).body
    const { aplyNo } = result as { readonly aplyNo: string }
    await api.signIn(facts, aplyNo)
    await consent(api, facts, aplyNo)
    return { api, call: { form: { applicationData: applicationOf(facts, aplyNo) } } }
  },
  'PATCH /api/v1/application/update': async (name) => {
    const situation = await as('applied-transfer-error', name)
    const { api, facts } = situation
    const { body } = await api.post('/api/v1/application/result/detail/brno', { brno: facts.brNo, ci: facts.ci })
    const account = { bankNm: facts.bankName, acntNo: facts.accountNumber, dpstrNm: facts.depositor }
    const updateData = accountUpdate(body.result as Readonly<Record<string, unknown>>, account, facts.ci)
    return { ...situation, call: { form: { updateData } } }
  },
  'GET /api/v1/auth/lib/nice/popup': async () => ({ api: await open(), call: {} }),
  'GET /api/v1/auth/loadtestaply': withTestTools,
  'GET /api/v1/auth/loadtestresult': withTestTools,
  'PATCH /api/v1/application/reapply/:aplyNo': (name) => as('applied-user-delete', name),
  'DELETE /api/v1/application/delete-direct/:aplyNo': (name) => as('applied-new', name),
  'POST /api/v1/opinionSubmit/create': (name) => as('hold-opinion-none', name),
}

const situationOf = (name: string): Promise<Situation> =>
  (SITUATIONS[name] ?? ((own) => as('selected-supplement', own)))(name)

const make = (
  { api, call: { url, body, form }, headers = {} }: Situation,
  name: string,
  key?: string,
): Promise<Read> => {
  const [method = '', path = ''] = name.split(' ')
  const all = { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  if (form !== undefined) return api.form(method as 'POST' | 'PATCH', url ?? path, form, all)
  if (method === 'GET') return api.get(url ?? path, { headers: all })
  if (method === 'POST') return api.post(url ?? path, body, { headers: all })
  return api.send(method as 'PUT' | 'PATCH' | 'DELETE', url ?? path, body, all)
}

/** Every document that is not as the seed has it, without the ids that were drawn. */
const documentsOf = (world: World): readonly string[] =>
  changesOf(world)
    .filter(({ collection }) => collection !== 'answers')
    .map((change) => `${change.collection} ${change.id} ${JSON.stringify(change.document)}`)
    .map((line) => line.replace(/(?:id|token)-\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'drawn'))
    .toSorted()

/** What stands in the one and not in the other; the same line twice is two documents. */
const differing = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const left = [...before]
  return after.filter((line) => {
    const place = left.indexOf(line)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** Asks so often at once; answers what was said and what is other than before. */
const askAtOnce = async (name: string, times: number, key?: string) => {
  ids = 0
  const situation = await situationOf(name)
  const before = documentsOf(situation.api.world())
  const answers = await Promise.all(Array.from({ length: times }, () => make(situation, name, key)))
  const after = documentsOf(situation.api.world())
  return { after, answers, changed: differing(before, after) }
}

const asked = new Map<string, ReturnType<typeof askAtOnce>>()
/** Asked once, for all tests that compare with it. */
const askedOnce = (name: string) => {
  const known = asked.get(name) ?? askAtOnce(name, 1)
  asked.set(name, known)
  return known
}

const collectionsOf = (lines: readonly string[]) => [...new Set(lines.map((line) => line.split(' ')[0] ?? ''))]

describe('[E-178] [E-204] [E-205] every call of the server, twice at once', () => {
  it('is named by what it does: it reads, is done once, or is done again with a reason', () => {
    const named = [...READS, ...Object.keys(AGAIN), ...Object.keys(SITUATIONS)]
    expect(named.filter((name) => !ENDPOINTS.includes(name))).toEqual([])
    expect(READS.filter((name) => name in AGAIN)).toEqual([])
  })

  const isReading = (name: string) => READS.includes(name) || (name.startsWith('GET ') && !(name in AGAIN))
  const writing = ENDPOINTS.filter((name) => !isReading(name))

  it.each(ENDPOINTS.filter(isReading))('%s changes nothing', async (name) => {
    const { answers, changed } = await askAtOnce(name, 2)
    expect([changed, answers.map(({ status }) => status)]).toEqual([[], [200, 200]])
  })

  it.each(writing.filter((name) => !(name in AGAIN)))(
    '%s leaves what it leaves when it is asked once',
    async (name) => {
      const once = await askedOnce(name)
      expect(once.answers.map(({ status }) => status)).toEqual([200])
      expect(once.changed).not.toEqual([])
      const twice = await askAtOnce(name, 2)
      expect(differing(once.after, twice.after)).toEqual([])
    },
  )

  it.each(Object.keys(AGAIN))('%s is done again, and leaves nothing else', async (name) => {
    const [once, twice] = [await askedOnce(name), await askAtOnce(name, 2)]
    expect(once.answers.map(({ status }) => status)).toEqual([200])
    expect(collectionsOf(differing(once.after, twice.after))).toEqual(AGAIN[name]?.more)
  })

  // A start belongs to the browser that gets it: no key repeats it. What a key repeats is a change.
  const isStart = (name: string) => AGAIN[name]?.more.includes('mtxs') === true
  it.each(writing.filter((name) => !isStart(name)))(
    '%s is done once with one key, and both are answered alike',
    async (name) => {
      const [once, twice] = [await askedOnce(name), await askAtOnce(name, 2, 'key')]
      expect(differing(once.after, twice.after)).toEqual([])
      expect(new Set(twice.answers.map(({ text }) => text)).size).toBe(1)
    },
  )
})
