import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../agency/endpoints.ts'
import { allDescribedCalls } from '../control/control.ts'
import { rejectionCodesOf, openApiOf } from '../http/open-api.ts'
import { PERSONA_SET } from '../personas/all-personas.ts'
import { makeServer } from '../server.ts'
import { contractViolationOf } from './contract.ts'

const SERVER = join(import.meta.dirname, '..')
const CALLS = allDescribedCalls(ENDPOINTS, PERSONA_SET)

type Operation = {
  readonly security?: readonly object[]
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content: Readonly<
          Record<
            string,
            { readonly schema: { readonly properties: { readonly errorCode: { readonly enum: readonly string[] } } } }
          >
        >
      }
    >
  >
}

const answered = (body: unknown, more: object = {}) =>
  contractViolationOf({
    method: 'POST',
    url: '/api/v1/common/token/remaining?token=a',
    status: 200,
    type: 'application/json',
    text: JSON.stringify(body),
    ...more,
  })

describe("the agency's contract", () => {
  it('describes the answer of every endpoint', () =>
    expect(ENDPOINTS.filter(({ answer }) => answer === undefined).map(({ path }) => path)).toEqual([]))

  it('appears in the OpenAPI document with every call', () => {
    const { paths, components } = JSON.parse(
      openApiOf(CALLS, { portal: 'http://127.0.0.1:4000', outside: 'http://localhost:4001/w/default' }),
    ) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>
      readonly components: { readonly securitySchemes: object }
    }
    expect(Object.keys(components.securitySchemes)).toEqual(['applicant', 'administrator'])
    const found = CALLS.map(({ method, path }) => {
      const described = paths[path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')]?.[method.toLowerCase()]
      const { schema } = described?.responses['default']?.content['application/json'] ?? {}
      const answers = Object.keys(described?.responses ?? {}).join(' ')
      return [path, answers, described?.security, schema?.properties.errorCode.enum]
    })
    const wanted = CALLS.map((call) => [
      call.path,
      expect.stringMatching(/^(200|204|303) default$/) as string,
      call.access === 'everyone' ? [] : [{ [call.access]: [] }],
      rejectionCodesOf(call),
    ])
    expect(found).toEqual(wanted)
  })

  it('[P-160] [P-178] lists the allowed words of a field that rejects all other words', () => {
    const text = openApiOf(CALLS, { portal: 'http://127.0.0.1:4000', outside: 'http://localhost:4001/w/default' })
    expect(text).toMatch(/"fileCategory":.{0,40}"영수증".{0,80}"의견"/)
    expect(text).toMatch(/"amountCountType":.{0,40}"금액".{0,80}"건"/)
  })

  it('accepts an answer with exactly the declared fields', () =>
    expect(answered({ status: 200, message: 'Success', result: 3600 })).toBeNull())

  it.each([
    ['lacks a field', { status: 200, message: 'Success' }, {}, 'the body lacks result'],
    [
      'has a field of another type',
      { status: 200, message: 'Success', result: '3600' },
      {},
      'result: expected integer, seen the text "3600"',
    ],
    [
      'has a field that is not described',
      { status: 200, message: 'Success', result: 3600, more: 1 },
      {},
      'the body has more, which the contract does not describe',
    ],
    ['is not JSON', null, { text: '<html>' }, 'expected JSON, seen "<html>"'],
    [
      'has a status that is not described',
      { status: 200, message: 'Success', result: 3600 },
      { status: 202 },
      'expected HTTP 200, seen HTTP 202',
    ],
  ])('reports the call and both values if an answer %s', (_, body, more, sentence) =>
    expect(answered(body, more)).toBe(`POST /api/v1/common/token/remaining: ${sentence}`),
  )

  it('reports a rejection that has no code', () =>
    expect(answered({ status: 400, message: '안 됩니다.' }, { status: 400 })).toMatch(
      /^POST \/api\/v1\/common\/token\/remaining: the body lacks errorCode/,
    ))

  it('ignores calls that the contract does not describe', () =>
    expect(answered({}, { url: '/config.json' })).toBeNull())
})

describe('the contract of the two origins', () => {
  /** Makes a server and returns `GET /path` for every route that it registers. */
  const registeredRoutes = async (): Promise<readonly string[]> => {
    const routes: string[] = []
    const collect = (message: unknown) =>
      (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
        routes.push(...[method].flat().map((name) => `${name} ${url}`))
      })
    subscribe('fastify.initialization', collect)
    const server = await makeServer().finally(() => unsubscribe('fastify.initialization', collect))
    await server.close()
    return routes
  }
  /** True for the files of the console, and for the answers to preflight calls. */
  const isOfBrowsers = (name: string) => /^(HEAD|OPTIONS) |\/__world\/(console|enter\.js)/.test(name)

  it('contains exactly the registered routes', async () => {
    const served = (await registeredRoutes()).filter((name) => !isOfBrowsers(name))
    expect(new Set(served)).toEqual(new Set(CALLS.map(({ method, path }) => `${method} ${path}`)))
  })

  it('contains exactly the codes with which the server rejects calls', () => {
    const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(agency|control|officer|outside)\//.test(name) && /(?<!\.test)\.ts$/.test(name))
      .map((name) => readFileSync(join(SERVER, name), 'utf8'))
    // A code stands behind a status, the name of a function or of a field, or is one of two or of several.
    const before = String.raw`[45]\d\d,\s*|(?:reject\w*|failWith)\((?:'[\w/]+', )?|\b(?:errorCode|code): |\? |\? '[A-Z_]+' : |: \[(?=.*SERVER_REFUSAL_TEXTS)`
    const inSources = sources.flatMap((source) =>
      [...source.matchAll(new RegExp(`(?<=${before})'([A-Z]+_[A-Z_]+)'`, 'g'))].map(([, code]) => code),
    )
    const own = CALLS.flatMap(({ rejects = [] }) => rejects)
    const inAnswers = JSON.stringify(CALLS.map(({ answer }) => answer)).match(/(?<=")[A-Z]+_[A-Z_]+(?=")/g) ?? []
    const general = CALLS.flatMap((call) => rejectionCodesOf({ ...call, rejects: [] }))
    expect(inSources.filter((code = '') => ![...own, ...inAnswers, ...general].includes(code))).toEqual([])
    expect(own.filter((code) => !inSources.includes(code) && !general.includes(code))).toEqual([])
  })
})
