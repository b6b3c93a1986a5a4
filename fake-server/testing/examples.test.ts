import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../agency/endpoints.ts'
import type { ApiAnswer } from '../contract/api-client.ts'
import type { SampleCall } from '../contract/sample-calls.ts'
import { makeCallInSituation, prepareSituation } from '../contract/situations.ts'
import { allDescribedCalls } from '../control/control.ts'
import { SNAPSHOT_VERSION } from '../control/snapshot.ts'
import type { DescribedCall } from '../http/handler.ts'
import type { RecordedExample } from '../http/open-api.ts'
import { PERSONA_SET } from '../personas/all-personas.ts'
import { openTestApi, type TestApi } from './api.ts'

const CALLS = allDescribedCalls(ENDPOINTS, PERSONA_SET)
const NOW = Date.parse('2025-06-16T10:00:00+09:00')

let count = 0
const next = (kind: string) => `${kind}-${(count += 1)}`
const PREDICTABLE = { realNow: () => NOW, ids: { token: () => next('token'), id: () => next('id') } }

/** Makes a server whose ids and times are the same in each run. */
const predictable = (): Promise<TestApi> => {
  count = 0
  return openTestApi(PREDICTABLE)
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const form = (fields: Readonly<Record<string, string>>) => ({
  body: fields,
  text: new URLSearchParams(fields).toString(),
})
const DECISION = form({ persona: 'new-individual-rapid', resultCode: '0000' })
const FAILURES = {
  build: 'main-abc.js',
  failures: [{ kind: 'error', code: 'TypeError', page: '/', at: 'main-abc.js:1:2', requestId: null }],
}

/** The data of calls to the control API or the second origin; calls that are not listed need none. */
const OTHERS: Readonly<Record<string, SampleCall & { readonly text?: string }>> = {
  'PUT /__world/clock': { body: { now: '2025-06-26T19:00:00+09:00' } },
  'PUT /__world/visitor': { body: { ip: '192.0.2.1' } },
  'PUT /__world/queue': { body: { act_3: 'wait:3' } },
  'PUT /__world/faults': { body: [{ method: 'POST', path: '/api/v1/application/create', times: 1, status: 503 }] },
  'PUT /__world/settings': { body: { phoneProvider: 'kmc' } },
  'PUT /__world/snapshot': { body: { version: SNAPSHOT_VERSION, documents: [] } },
  'POST /__world/journal/verify': { body: { path: '/config.json', times: 1 } },
  'POST /__world/officer': { body: { action: 'verify' } },
  'POST /__world/personas/:name': { url: '/__world/personas/applied-hold' },
  'GET /__world/enter': { url: '/__world/enter?persona=applied-hold&to=/aply-result' },
  'GET /__world/journal': { url: '/__world/journal?path=/config.json' },
  'GET /files/*': { url: '/files/forms/pledge.hwpx' },
  'GET /pdf/*': { url: '/pdf/manual.pdf' },
  'GET /w/:world/files/*': { url: '/w/default/files/forms/pledge.hwpx' },
  'GET /w/:world/provider/:method': { url: '/w/default/provider/simple' },
  'POST /w/:world/provider/:method': { url: '/w/default/provider/joint', ...form({ mtxId: 'token-1' }) },
  'POST /w/:world/integration/result': DECISION,
  'POST /w/:world/integration/kftc/result': DECISION,
  'POST /w/:world/phone/result': DECISION,
  'POST /w/:world/simple/result': DECISION,
  'POST /w/:world/failures': { body: FAILURES, text: JSON.stringify(FAILURES) },
  'GET /w/:world/ts.wseq': { url: '/w/default/ts.wseq?opcode=5003&key=KEY-OF-A-TICKET' },
}

const nameOf = ({ method, path }: DescribedCall) => `${method} ${path}`

/** Makes a call to the control API or the second origin, in a world with some history. */
const makeOther = async (api: TestApi, call: DescribedCall): Promise<readonly [SampleCall, ApiAnswer]> => {
  const { aplyNo } = await api.persona('applied-new')
  await api.server.portal.inject({ url: '/config.json', headers: { 'x-request-id': 'a1b2c3d4e5f60718' } })
  const { url = call.path.replace(':world', 'default'), body, text } = OTHERS[nameOf(call)] ?? {}
  const sent = call.path === '/__world/officer' ? { ...(body as object), aplyNo } : body
  const { portal, outside } = api.server
  const isOutside = /^\/(w\/|provider\.css|favicon)/.test(url)
  const headers = text === undefined ? {} : { headers: text.startsWith('{') ? { 'content-type': 'text/plain' } : FORM }
  const payload = text ?? (sent as object | undefined)
  const answer = await (isOutside ? outside : portal).inject({
    method: call.method,
    url,
    ...headers,
    ...(payload === undefined ? {} : { payload }),
  })
  return [
    { url, body: sent },
    {
      ...answer,
      status: answer.statusCode,
      text: answer.payload,
      cookie: null,
      body: /json/.test(String(answer.headers['content-type'])) ? answer.json() : {},
    },
  ]
}

/** Makes a call to the storage. Bytes can only be uploaded to presigned URLs. */
const makeStored = async (api: TestApi, call: DescribedCall): Promise<readonly [SampleCall, ApiAnswer]> => {
  const situation = await prepareSituation(api, 'POST /api/v1/common/file/presigned-url')
  const { data } = (await makeCallInSituation(situation, 'POST /api/v1/common/file/presigned-url')).body as {
    readonly data: { readonly presignedUrl: string; readonly filePath: string }
  }
  const upload = (url: string) =>
    api.server.outside.inject({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/pdf' },
      payload: Buffer.from('%PDF-1.4'),
    })
  const { pathname, search } = new URL(data.presignedUrl)
  const stored = await upload(pathname + search)
  if (call.method === 'PUT')
    return [{ url: pathname + search }, { ...stored, status: stored.statusCode, text: '', body: {}, cookie: null }]
  const { body } = await api.post(
    `/api/v1/common/file/presigned-download-url?filePath=${encodeURIComponent(data.filePath)}`,
    {},
  )
  const address = new URL(body['data'] as string)
  const url = address.pathname + address.search
  const answer = await api.server.outside.inject({ url })
  return [{ url }, { ...answer, status: answer.statusCode, text: '', body: {}, cookie: null }]
}

const callWithSample = async (api: TestApi, call: DescribedCall): Promise<readonly [SampleCall, ApiAnswer]> => {
  if (call.path.includes('/storage/')) return makeStored(api, call)
  if (!call.path.startsWith('/api/')) return makeOther(api, call)
  const situation = await prepareSituation(api, nameOf(call))
  return [situation.call, await makeCallInSituation(situation, nameOf(call))]
}

/** Returns a value with at most two items in each list, for an example. */
const shorten = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]))
}

const parametersIn = (path: string, url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://portal')
  const names = [...path.matchAll(/:(\w+)|\*/g)].map(([, name = 'path']) => name)
  const pattern = path.replace(/:\w+/g, '([^/]+)').replace('*', '(.+)')
  const values = new RegExp(`^${pattern}$`).exec(pathname)?.slice(1).map(decodeURIComponent) ?? []
  return { ...Object.fromEntries(names.map((name, i) => [name, values[i] ?? ''])), ...Object.fromEntries(searchParams) }
}

const exampleOf = async (call: DescribedCall): Promise<RecordedExample> => {
  const [{ url = call.path, body, form: parts }, { status, text, body: answered }] = await callWithSample(
    await predictable(),
    call,
  )
  if (status >= 400) throw new Error(`${nameOf(call)}: ${status} ${text}`)
  const fields = parts && Object.fromEntries(Object.entries(parts).filter(([, part]) => !Array.isArray(part)))
  const parameters = parametersIn(call.path, url)
  const hasAnswer = typeof call.answer === 'object' && call.path !== '/__world/openapi.json'
  const shownAnswer = hasAnswer ? shorten(answered) : call.answer === 'script' ? text : undefined
  return {
    ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    sent: fields ?? body,
    answered: shownAnswer,
  }
}

describe('the contract', () => {
  const lines: string[] = []

  it.each(CALLS.map((call) => [nameOf(call), call] as const))(
    'contains an example answer for %s',
    async (name, call) => {
      const example = await exampleOf(call)
      expect(typeof call.answer !== 'object' || name.endsWith('openapi.json') || 'answered' in example).toBe(true)
      lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(example)}`)
    },
  )

  it('contains up-to-date examples (`npx vitest run fake-server/testing/examples.test.ts --update` writes them)', () =>
    expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot('../control/examples.json'))
})
