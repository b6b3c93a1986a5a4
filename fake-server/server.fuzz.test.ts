import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OFFICER_ACTION_NAMES } from '#domain/application/officer/officer-actions.table'
import { isPlainObject } from '#domain/kernel/plain-object'
import { ENDPOINTS } from './agency/endpoints.ts'
import { makeApiClient, type ApiClient, type ApiAnswer } from './contract/api-client.ts'
import { contractViolationOf } from './contract/contract.ts'
import { sampleCalls, isReadOnlyCall, type SampleCall } from './contract/sample-calls.ts'
import { makeCallInSituation } from './contract/situations.ts'
import { worldControlCalls } from './control/control-calls.ts'
import type { Endpoint } from './http/handler.ts'
import { makeServer, type Server } from './server.ts'
import { mutationArbitrary, mutateValue, arbitraryOfSchema, type Mutation } from './testing/mutations.ts'
import { allDocs, type World } from './world/world.ts'

/** The number of calls of each kind: `FUZZ_CALLS=10000 FUZZ_SEED=7 npx vitest run fake-server/server.fuzz.test.ts`. */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 60)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)

const PERSONAS = [
  'selected-supplement',
  'selected-parcel-finished',
  'applied-new',
  'applied-transfer-error',
  'hold-opinion-none',
  'new-individual-declined',
]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const rows = new Map(ENDPOINTS.map((row) => [nameOf(row), row]))
const ENDPOINT_NAMES = [...rows.keys()]

/** A world with a signed-in persona, an officer and some data of every kind. */
type PreparedWorld = {
  readonly name: string
  readonly start: World
  readonly client: () => ApiClient
  readonly calls: Readonly<Record<string, SampleCall>>
  readonly admin: Readonly<Record<string, string>>
}

const failures: string[] = []
let server: Server
const preparedWorlds: PreparedWorld[] = []

/** Returns a client that starts with these cookies and adds the cookies that it receives. */
const clientOf = (name: string, cookies = ''): ApiClient =>
  makeApiClient({
    portal: ({ headers = {}, ...request }) => {
      const cookie = [headers['cookie'], cookies].filter((part) => part !== undefined && part !== '').join('; ')
      return server.portal.inject({ ...request, headers: { ...headers, 'x-world': name, ...(cookie && { cookie }) } })
    },
    outside: ({ url, ...request }) => {
      const { pathname, search } = new URL(url.replace(/^\//, ''), `http://outside/w/${name}/`)
      return server.outside.inject({ ...request, url: pathname + search })
    },
  })

const prepareWorld = async (name: string): Promise<PreparedWorld> => {
  const api = clientOf(name)
  await api.send('PUT', '/__world/settings', { enableTestTools: true })
  const facts = await api.persona(name)
  const admin = await api.logInOfficer()
  const { cookie } = await api.signIn(facts, facts.aplyNo ?? '')
  await api.post('/api/v1/auth/kmc/request', {})
  const uploadUrl = await api.post('/api/v1/common/file/presigned-url', {
    originalFileName: 'a.pdf',
    contentType: 'application/pdf',
    fileCategory: '영수증',
  })
  // Without a submitted application, there is no upload URL.
  const upload = uploadUrl.body['data'] as { readonly filePath: string; readonly presignedUrl: string } | null
  if (upload !== null) await api.upload(upload.presignedUrl, 'application/pdf', Buffer.from('%PDF-1.4'))
  const calls = sampleCalls(facts, upload?.filePath ?? 'no file')
  await api.post('/api/v1/popup', calls['POST /api/v1/popup']?.body, { headers: admin })
  await api.post('/api/v1/auth/consents', calls['POST /api/v1/auth/consents']?.body)
  const { world } = server.worlds.open(name)
  const cookies = `jwtToken=${cookie}; browser=${allDocs(world, 'browsers').at(-1)?.browser}`
  return { name, start: world, client: () => clientOf(name, cookies), calls, admin }
}

beforeAll(async () => {
  let drawnCount = 0
  server = await makeServer({
    dist: null,
    realNow: () => Date.parse('2025-06-16T10:00:00+09:00'),
    ids: { token: () => `token-${++drawnCount}`, id: () => `id-${++drawnCount}` },
    onFailure: (error, route) => failures.push(`${route}: ${error.stack?.split('\n').slice(0, 4).join(' ')}`),
  })
  for (const persona of PERSONAS) preparedWorlds.push(await prepareWorld(persona))
})
afterAll(() => server.close())

/** Restores the world of a persona to its prepared state. */
const restoreWorld = (index: number): PreparedWorld => {
  const prepared = preparedWorlds[index % preparedWorlds.length] as PreparedWorld
  server.worlds.replace(server.worlds.open(prepared.name), prepared.start)
  failures.length = 0
  return prepared
}

/**
 * Returns what is wrong with an answer: a server error, or a breach of the contract. Returns null if nothing is wrong.
 */
const wrongWith = (name: string, url: string, read: ApiAnswer): string | null => {
  if (failures.length > 0) return failures.join('; ')
  if (read.status >= 500) return `${name}: HTTP ${read.status} ${read.text}`
  const type = String(read.headers['content-type'])
  return contractViolationOf({ method: name.split(' ', 1)[0] ?? '', url, status: read.status, type, text: read.text })
}

const textIn = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(/[\ud800-\udfff]/g, '?').slice(0, 900)

const mutatedUrl = (url: string, mutations: readonly Mutation[]): string => {
  if (mutations.length === 0) return url
  const { pathname, searchParams } = new URL(url, 'http://portal')
  const parts = { path: pathname.split('/').slice(1), query: Object.fromEntries(searchParams) }
  const { path, query } = (mutateValue(parts, mutations) ?? {}) as {
    readonly path?: unknown
    readonly query?: unknown
  }
  const segments = Array.isArray(path) ? path.map((segment) => encodeURIComponent(textIn(segment))) : []
  const pairs =
    typeof query === 'object' && query !== null
      ? Object.entries(query).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(textIn(value))}`)
      : []
  return `/${segments.join('/')}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`
}

type Asked = {
  readonly endpoint: string
  readonly fresh: Readonly<Record<string, unknown>>
  readonly isFresh: boolean
  readonly inUrl: readonly Mutation[]
  readonly inBody: readonly Mutation[]
  readonly key: string | null
}

const few = fc.array(mutationArbitrary, { maxLength: 3 })
const rarely = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: few })

const anyCall = fc.constantFrom(...ENDPOINT_NAMES).chain((endpoint) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    fresh: arbitraryOfSchema(rows.get(endpoint)?.body ?? ({} as never)),
    isFresh: fc.boolean(),
    inUrl: rarely,
    inBody: few,
    key: fc.option(fc.constantFrom('k1', 'k2', 'ㄱ', '*'.repeat(400)), { freq: 4 }),
  }),
) as fc.Arbitrary<Asked>

const callOf = ({ calls }: PreparedWorld, { endpoint, fresh, isFresh, inUrl, inBody }: Asked): SampleCall => {
  const { url = endpoint.split(' ')[1] ?? '', body, form } = calls[endpoint] ?? {}
  const sent = isFresh ? fresh : (form ?? body)
  const after = mutateValue(sent, inBody)
  return {
    url: mutatedUrl(url, inUrl),
    ...(form === undefined
      ? { body: after === undefined || typeof after === 'object' ? after : JSON.stringify(after) }
      : { form: isPlainObject(after) ? (after as never) : {} }),
  }
}

const ask = async (prepared: PreparedWorld, asked: Asked): Promise<string | null> => {
  const call = callOf(prepared, asked)
  const isOffice = asked.endpoint.includes('/popup')
  const json = typeof call.body === 'string' ? { 'content-type': 'application/json' } : {}
  const headers = { ...(isOffice ? prepared.admin : {}), ...json }
  const read = await makeCallInSituation(
    { api: prepared.client(), call, headers },
    asked.endpoint,
    asked.key ?? undefined,
  )
  return wrongWith(asked.endpoint, call.url ?? '', read)
}

/** Reads everything in a world as applicant, officer and control; returns the rejections. */
const readAll = async (prepared: PreparedWorld): Promise<readonly string[]> => {
  const rejectedCalls: string[] = []
  const api = prepared.client()
  for (const endpoint of ENDPOINT_NAMES.filter(isReadOnlyCall)) {
    const call = prepared.calls[endpoint] ?? {}
    const headers = endpoint.includes('/popup/') ? prepared.admin : {}
    const read = await makeCallInSituation({ api, call, headers }, endpoint)
    expect(wrongWith(endpoint, call.url ?? endpoint.split(' ')[1] ?? '', read)).toBeNull()
    if (read.status >= 400) rejectedCalls.push(endpoint)
  }
  for (const path of ['state', 'desk', 'journal', 'queue', 'personas', 'snapshot', 'faults']) {
    const read = await api.get(`/__world/${path}`)
    expect(wrongWith('GET', path, read)).toBeNull()
  }
  expect((await api.get('/config.json')).status).toBe(200)
  for (const path of ['ts.wseq?opcode=5101&aid=act_3', 'provider/simple', 'provider/integration']) {
    const { statusCode } = await server.outside.inject({ url: `/w/${prepared.name}/${path}` })
    expect([path, statusCode < 500, failures]).toEqual([path, true, []])
  }
  return rejectedCalls
}

const CONTROL = new Map(worldControlCalls(() => 0, []).map((row) => [nameOf(row), row]))

/** Valid control calls to start from. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  'PUT /__world/clock': { now: '2025-06-26T19:00:00+09:00' },
  'PUT /__world/visitor': { ip: '192.0.2.1', fail: true, delayMs: 0 },
  'PUT /__world/queue': { act_3: 'wait:3', debug: 'error:500' },
  'PUT /__world/faults': [{ method: 'GET', path: '/api/v1/popup/landing-info', times: 2, status: 503, body: { a: 1 } }],
  'PUT /__world/settings': {
    phoneProvider: 'kmc',
    callTimeoutMs: 1000,
    popupImageHosts: ['a.example'],
    providerOrigins: ['https://a.example'],
    ipLookupUrls: ['https://a.example/ip'],
    guardEnd: '18:00',
    callCentre: { application: '1', proof: ['2'] },
  },
  'POST /__world/officer': {
    action: 'request-supplement',
    receiptProofMstrId: 501,
    reasons: ['1'],
    amount: 1000,
    items: [{ receiptProofId: 1001, reason: '흐림' }],
    records: [{ dlvrNm: '롯데', dlvrFee: 1000 }],
    answer: '답변',
  },
}
const anyControlCall = fc.constantFrom(...Object.keys(EXAMPLES)).chain((name) =>
  fc.record({
    name: fc.constant(name),
    fresh: fc.oneof(arbitraryOfSchema(CONTROL.get(name)?.body ?? ({} as never)), fc.constant(EXAMPLES[name])),
    action: fc.constantFrom(...OFFICER_ACTION_NAMES),
    mutations: few,
  }),
)

/** True if these faults cannot delay the test. */
const isQuick = (faults: unknown): boolean =>
  Array.isArray(faults) &&
  faults.every(
    (fault: Readonly<Record<string, unknown>>) =>
      fault['silent'] !== true &&
      fault['cut'] === undefined &&
      fault['bytesPerSecond'] === undefined &&
      fault['status'] === undefined &&
      Number(fault['delayMs'] ?? 0) < 20,
  )

const run = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => Promise<void>, callsEach: number) =>
  fc.assert(fc.asyncProperty(arbitrary, check), { seed: SEED, numRuns: Math.ceil(CALLS / callsEach) })

const LONG = 3_600_000

describe('[E-198] the server after random calls', () => {
  it('the server can still read the complete world', async () => {
    expect(await readAll(restoreWorld(0))).toEqual([])
  })

  it(
    'answers valid and invalid API calls as the contract describes',
    async () => {
      const CALLS_EACH = 4
      await run(
        fc.record({ at: fc.nat(), asked: fc.array(anyCall, { minLength: 1, maxLength: 2 * CALLS_EACH - 1 }) }),
        async ({ at, asked }) => {
          const prepared = restoreWorld(at)
          for (const call of asked) expect(await ask(prepared, call)).toBeNull()
        },
        CALLS_EACH,
      )
    },
    LONG,
  )

  it(
    'the server can read its world after every accepted control call',
    async () => {
      await run(
        fc.record({ at: fc.nat(), control: anyControlCall }),
        async ({ at, control: { name, fresh, action, mutations } }) => {
          const prepared = restoreWorld(at)
          const meant = name.endsWith('/officer') ? { ...(fresh as object), action } : fresh
          const body = mutateValue(meant, mutations)
          const [method = '', path = ''] = name.split(' ')
          const read = await server.portal.inject({
            method: method as 'PUT',
            url: path,
            headers: { 'x-world': prepared.name, 'content-type': 'application/json' },
            payload: JSON.stringify(body) ?? '',
          })
          expect(failures).toEqual([])
          expect(read.statusCode < 500).toBe(true)
          if (read.statusCode >= 300) return
          if (name.endsWith('/faults') && !isQuick(body))
            await server.portal.inject({
              method: 'PUT',
              url: path,
              headers: { 'x-world': prepared.name },
              payload: [],
            })
          await readAll(prepared)
        },
        1,
      )
    },
    LONG,
  )

  it(
    'the server can use its world after a mutated snapshot',
    async () => {
      await run(
        fc.record({
          at: fc.nat(),
          mutations: fc.array(mutationArbitrary, { minLength: 1, maxLength: 2 }),
          then: anyCall,
        }),
        async ({ at, mutations, then }) => {
          const prepared = restoreWorld(at)
          const { body } = await prepared.client().get('/__world/snapshot')
          const read = await server.portal.inject({
            method: 'PUT',
            url: '/__world/snapshot',
            headers: { 'x-world': prepared.name, 'content-type': 'application/json' },
            payload: JSON.stringify(mutateValue(body, mutations)) ?? '',
          })
          expect(failures).toEqual([])
          expect(read.statusCode < 500).toBe(true)
          if (read.statusCode >= 300) return
          await readAll(prepared)
          const after = await ask(prepared, { ...then, isFresh: false, inUrl: [], inBody: [] })
          expect(after).toBeNull()
        },
        1,
      )
    },
    LONG,
  )
})
