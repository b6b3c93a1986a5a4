import { beforeEach, describe, expect, it } from 'vitest'
import { ENDPOINTS } from './agency/endpoints.ts'
import { isReadOnlyCall, READ_ONLY_CALLS } from './contract/sample-calls.ts'
import { makeCallInSituation, SITUATIONS_BY_CALL, prepareSituation } from './contract/situations.ts'
import type { Endpoint } from './http/handler.ts'
import type { ServerOptions } from './server.ts'
import { openTestApi } from './testing/api.ts'
import { changedDocsOf, type World } from './world/world.ts'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const ENDPOINT_NAMES = ENDPOINTS.map(nameOf)

/**
 * The endpoints that intentionally run again for each repeated call: for each one, the collections that get more
 * documents, and why these are harmless.
 */
const AGAIN: Readonly<Record<string, { readonly more: readonly string[]; readonly because: string }>> = {
  'POST /api/v1/popup': { more: ['popups'], because: 'the office may have two notices with the same words' },
  'POST /api/v1/common/file/presigned-download-url': { more: ['grants'], because: 'an address lapses by itself' },
  'POST /api/v1/common/file/presigned-url': { more: ['grants'], because: 'an address lapses by itself' },
  'POST /api/v1/admin/auth/popup-login': { more: ['tokens'], because: 'each login has a token of its own' },
  'POST /api/v1/common/token/create': { more: ['tokens'], because: 'each extension has a token of its own' },
  'POST /api/v1/auth/setJwtCookie': { more: ['tokens'], because: 'each tab may request the cookie again' },
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

/** Options that all tests share, so that they share their servers. */
const OPTIONS: ServerOptions = {
  realNow: () => Date.parse('2025-06-16T10:00:00+09:00'),
  ids: { token: () => `token-${++ids}`, id: () => `id-${++ids}` },
}

/**
 * Returns all documents that differ from the seed, with generated ids replaced. Leaves out stored answers to
 * idempotency keys and values of browser cookies: two calls without a cookie count as two browsers, and a value that no
 * cookie contains has no effect.
 */
const documentsOf = (world: World): readonly string[] =>
  changedDocsOf(world)
    .filter(({ collection }) => collection !== 'answers' && collection !== 'browsers')
    .map((change) => `${change.collection} ${change.id} ${JSON.stringify(change.document)}`)
    .map((line) => line.replace(/(?:id|token)-\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'drawn'))
    .toSorted()

/** Returns the lines that only `after` has; a repeated line counts as an additional document. */
const differing = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const remainingLines = [...before]
  return after.filter((line) => {
    const place = remainingLines.indexOf(line)
    if (place >= 0) remainingLines.splice(place, 1)
    return place < 0
  })
}

/** Makes a call several times in parallel; returns the answers and the changed documents. */
const askAtOnce = async (name: string, times: number, key?: string) => {
  ids = 0
  const situation = await prepareSituation(await openTestApi(OPTIONS), name)
  const before = documentsOf(situation.api.world())
  const answers = await Promise.all(Array.from({ length: times }, () => makeCallInSituation(situation, name, key)))
  const after = documentsOf(situation.api.world())
  return { after, answers, changed: differing(before, after) }
}

const answersByCall = new Map<string, ReturnType<typeof askAtOnce>>()
/** Makes a call only once and caches the result, for all tests that compare with it. */
const answerOnce = (name: string) => {
  const answer = answersByCall.get(name) ?? askAtOnce(name, 1)
  answersByCall.set(name, answer)
  return answer
}

describe('[A-248] [P-297] every endpoint', () => {
  it.each(ENDPOINT_NAMES)('stores nothing if a fault makes its call fail: %s', async (name) => {
    const situation = await prepareSituation(await openTestApi(OPTIONS), name)
    const [method, path = ''] = name.split(' ')
    const storedLines = () => documentsOf(situation.api.world()).filter((line) => !line.startsWith('control '))
    const before = storedLines()
    await situation.api.send('PUT', '/__world/faults', [
      { method, path: path.replace(/:\w+/g, '*'), times: 1, status: 500 },
    ])
    expect((await makeCallInSituation(situation, name)).status).toBe(500)
    expect(storedLines()).toEqual(before)
    expect((await makeCallInSituation(situation, name)).status).toBe(200)
  })
})

const collectionsOf = (lines: readonly string[]) => [...new Set(lines.map((line) => line.split(' ')[0] ?? ''))]

describe('[E-178] [E-204] [E-205] [A-267] [P-315] every endpoint called twice at the same time', () => {
  it('the lists contain only existing endpoints, and no endpoint is both read-only and run again', () => {
    const namedCalls = [...READ_ONLY_CALLS, ...Object.keys(AGAIN), ...Object.keys(SITUATIONS_BY_CALL)]
    expect(namedCalls.filter((name) => !ENDPOINT_NAMES.includes(name))).toEqual([])
    expect(READ_ONLY_CALLS.filter((name) => name in AGAIN)).toEqual([])
  })

  const writing = ENDPOINT_NAMES.filter((name) => !isReadOnlyCall(name))

  it.each(ENDPOINT_NAMES.filter(isReadOnlyCall))('changes nothing if the call only reads: %s', async (name) => {
    const { answers, changed } = await askAtOnce(name, 2)
    expect([changed, answers.map(({ status }) => status)]).toEqual([[], [200, 200]])
  })

  it.each(writing.filter((name) => !(name in AGAIN)))('has the same effect as a single call: %s', async (name) => {
    const once = await answerOnce(name)
    expect(once.answers.map(({ status }) => status)).toEqual([200])
    expect(once.changed).not.toEqual([])
    const twice = await askAtOnce(name, 2)
    expect(differing(once.after, twice.after)).toEqual([])
  })

  it.each(Object.keys(AGAIN))('runs twice and adds only the expected documents: %s', async (name) => {
    const [once, twice] = [await answerOnce(name), await askAtOnce(name, 2)]
    expect(once.answers.map(({ status }) => status)).toEqual([200])
    expect(collectionsOf(differing(once.after, twice.after))).toEqual(AGAIN[name]?.more)
  })

  // Keys never apply to GET, not even to one that starts a certification.
  it.each(writing.filter((name) => !name.startsWith('GET ')))(
    'runs only once if both calls have the same key: %s',
    async (name) => {
      const [once, twice] = [await answerOnce(name), await askAtOnce(name, 2, 'key')]
      expect(differing(once.after, twice.after)).toEqual([])
      expect(new Set(twice.answers.map(({ text }) => text)).size).toBe(1)
    },
  )
})
