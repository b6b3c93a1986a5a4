import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { BROWSER_COOKIE, SECURE_BROWSER_COOKIE } from '../http/browsers.ts'
import { PERSONA_SET } from '../personas/all-personas.ts'
import type { PersonaFacts } from '../personas/persona.ts'
import { makeServer, type Server, type ServerOptions } from '../server.ts'
import type { World } from '../world/world.ts'
import { contractViolationOf } from './contract.ts'

/** An answer for a test. `body` is parsed JSON; an empty object if there is none. */
export type TestAnswer = {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & { readonly result?: unknown }
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookie: string | null
}

/** A client of one world that keeps the login and browser cookies like a browser. */
export type ApiClient = {
  readonly get: (path: string, more?: Partial<InjectOptions>) => Promise<TestAnswer>
  readonly post: (path: string, body?: unknown, more?: Partial<InjectOptions>) => Promise<TestAnswer>
  readonly send: (
    method: 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestAnswer>
  /** Sends a form; a file is `[name, type, bytes]`, anything else a JSON part. */
  readonly form: (
    method: 'POST' | 'PATCH',
    path: string,
    parts: Readonly<Record<string, readonly [string, string, Uint8Array] | object | string | number>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<TestAnswer>
  /** Sends the form of a provider's page, to this world on the second origin. */
  readonly decide: (path: string, fields: Readonly<Record<string, string>>) => Promise<RawAnswer>
  readonly upload: (address: string, type: string, bytes: Uint8Array) => Promise<void>
  /** Puts the world into a persona's state and returns its facts. */
  readonly persona: (name: string) => Promise<PersonaFacts>
  /** Lets the provider certify a person, as its page does, but does not report the certification. */
  readonly certify: (facts: Pick<PersonaFacts, 'ci'>) => Promise<void>
  /** Certifies a person for a business number by simple certification and gets the login cookie. */
  readonly signIn: (
    facts: Pick<PersonaFacts, 'ci' | 'name' | 'birthDay' | 'phone' | 'brNo'>,
    aplyNo?: string,
  ) => Promise<TestAnswer>
  /**
   * Gives the visitor an IP address of the office and logs an administrator in. Returns the headers of the
   * administrator's calls.
   */
  readonly logInOfficer: () => Promise<{ readonly authorization: string }>
  readonly forgetCookie: () => void
  /** Continues as another browser, without any cookie. */
  readonly changeBrowser: () => void
}

/** A client for the default world of a server started for one test. */
export type TestApi = ApiClient & {
  readonly server: Server
  /** Returns the current default world. */
  readonly world: () => World
  /** Replaces the default world, as if something had happened outside the portal. */
  readonly change: (change: (world: World) => World) => void
}

const BOUNDARY = 'part-of-a-test'

const partOf = (
  name: string,
  value: readonly [string, string, Uint8Array] | object | string | number,
): Uint8Array[] => {
  const [file, type, bytes] =
    Array.isArray(value) && value[2] instanceof Uint8Array
      ? (value as [string, string, Uint8Array])
      : [null, 'application/json', Buffer.from(JSON.stringify(value ?? null))]
  const named = file === null ? '' : `; filename="${file}"`
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${named}\r\nContent-Type: ${type}\r\n\r\n`
  return [Buffer.from(head), bytes, Buffer.from('\r\n')]
}

const withoutPages = (options: ServerOptions) => makeServer({ dist: null, onFailure: () => undefined, ...options })

const DEFAULT_OPTIONS: ServerOptions = {}

/** Idle servers, by their object of options. They are reused, because making a server takes as long as eighty calls. */
const idle = new WeakMap<ServerOptions, Server[]>()

/** Resets the default world of a server for the next test; closes the server if the test created other worlds. */
const returnServer = async (server: Server, options: ServerOptions): Promise<void> => {
  const { worlds, bytes } = server
  bytes.close()
  worlds.startAfresh(worlds.open('default'))
  if (worlds.count() === 1) idle.set(options, [...(idle.get(options) ?? []), server])
  else await server.close()
}

const borrowServer = async (options: ServerOptions): Promise<Server> => {
  const server = idle.get(options)?.pop() ?? (await withoutPages(options))
  // A server with a data folder is closed, not reused: the next test would find the data of this one in the folder.
  onTestFinished(() => (options.data == null ? returnServer(server, options) : server.close()))
  return server
}

/** A raw answer, from a connection or from `inject`. */
export type RawAnswer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'payload' | 'cookies'>

/** The functions through which the calls of a client reach the two origins of its world. */
export type OriginCalls = {
  readonly portal: (request: InjectOptions) => Promise<RawAnswer>
  /** `url` is a URL of the second origin, or a path below the URL of this world. */
  readonly outside: (request: InjectOptions & { readonly url: string }) => Promise<RawAnswer>
}

const bodyIn = (text: string): TestAnswer['body'] => {
  try {
    return JSON.parse(text) as TestAnswer['body']
  } catch {
    return {}
  }
}

export const makeApiClient = ({ portal, outside }: OriginCalls): ApiClient => {
  let cookie: string | null = null
  let browser: { readonly name: string; readonly value: string } | null = null
  const cookieHeader = () =>
    [cookie === null ? '' : `jwtToken=${cookie}`, browser === null ? '' : `${browser.name}=${browser.value}`]
      .filter((pair) => pair !== '')
      .join('; ')
  const call = async (request: InjectOptions): Promise<TestAnswer> => {
    const answer = await portal({
      ...request,
      headers: { ...(cookieHeader() === '' ? {} : { cookie: cookieHeader() }), ...request.headers },
    })
    const set = answer.cookies.find(({ name }) => name === 'jwtToken')?.value ?? null
    if (set !== null) cookie = set === '' ? null : set
    browser = answer.cookies.find(({ name }) => name === BROWSER_COOKIE || name === SECURE_BROWSER_COOKIE) ?? browser
    const body = /json/.test(String(answer.headers['content-type'])) ? bodyIn(answer.payload) : {}
    return { status: answer.statusCode, body, text: answer.payload, headers: answer.headers, cookie: set }
  }
  const client: ApiClient = {
    get: (url, more = {}) => call({ method: 'GET', url, ...more }),
    post: (url, body, more = {}) =>
      call({ method: 'POST', url, ...(body === undefined ? {} : { payload: body as object }), ...more }),
    send: (method, url, body, headers = {}) =>
      call({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) }),
    form: (method, url, parts, headers = {}) =>
      call({
        method,
        url,
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
        payload: Buffer.concat([
          ...Object.entries(parts).flatMap(([name, value]) => partOf(name, value)),
          Buffer.from(`--${BOUNDARY}--\r\n`),
        ]),
      }),
    decide: (url, fields) =>
      outside({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    upload: async (url, type, bytes) => {
      const headers = { 'content-type': type }
      await outside({ method: 'PUT', url, headers, payload: Buffer.from(bytes) })
    },
    persona: async (name) => {
      cookie = null
      return (await call({ method: 'POST', url: `/__world/personas/${name}` })).body as unknown as PersonaFacts
    },
    certify: async ({ ci }) => {
      const [persona = ''] = Object.entries(PERSONA_SET.personas).find(([, { facts }]) => facts(0).ci === ci) ?? []
      await client.decide('/simple/result', { persona, resultCode: '0000' })
    },
    signIn: async (person, aplyNo = '') => {
      const { brNo } = person
      await client.certify(person)
      await client.post('/api/v1/auth/simpleResult/success', { brNo, aplyNo, ...certificationReportOf(person) })
      return client.post(`/api/v1/auth/setJwtCookie?brno=${brNo}`)
    },
    logInOfficer: async () => {
      await client.send('PUT', '/__world/visitor', { ip: '192.0.2.1' })
      const credentials = { adminId: 'officer', password: 'officer-2025!' }
      const { body } = await client.post('/api/v1/admin/auth/popup-login', credentials)
      return { authorization: `Bearer ${(body.result as { readonly accessToken: string }).accessToken}` }
    },
    forgetCookie: () => {
      cookie = null
    },
    changeBrowser: () => {
      cookie = null
      browser = null
    },
  }
  return client
}

export const certificationStartDataOf = ({ body }: TestAnswer) => body['data'] as Readonly<Record<string, string>>

/** Returns what a result page reports about a certified person, without business number and application number. */
export const certificationReportOf = ({
  ci,
  name,
  birthDay,
  phone,
}: Pick<PersonaFacts, 'ci' | 'name' | 'birthDay' | 'phone'>) => ({
  ci,
  name,
  birthDay,
  phoneNumber: phone,
  provider: 'test',
})

/**
 * Opens a server for this test only, with the real routes and without pages, and a client of its default world. An
 * answer that breaks the contract fails the test.
 */
export const openTestApi = async (options = DEFAULT_OPTIONS): Promise<TestApi> => {
  const server = await borrowServer(options)
  // The answer that a fault sends may have any content.
  let isFaulted = false
  const checkAnswer = (request: InjectOptions, answer: LightMyRequestResponse) => {
    const breach =
      options.routes === undefined && !isFaulted
        ? contractViolationOf({
            method: request.method ?? 'GET',
            url: answer.raw.req.url ?? '',
            status: answer.statusCode,
            type: String(answer.headers['content-type']),
            text: answer.payload,
          })
        : null
    if (breach !== null) throw new Error(breach)
    return answer
  }
  const client = makeApiClient({
    portal: async (request) => {
      if (request.url === '/__world/faults') isFaulted = true
      const answer = await server.portal.inject(request)
      return checkAnswer(request, answer)
    },
    outside: async (request) => {
      const { pathname, search } = new URL(request.url.replace(/^\//, ''), 'http://outside/w/default/')
      return checkAnswer(request, await server.outside.inject({ ...request, url: pathname + search }))
    },
  })
  const world = () => server.worlds.open('default').world
  const change: TestApi['change'] = (changeWorld) => {
    server.worlds.open('default').world = changeWorld(world())
  }
  return { ...client, server, world, change }
}
