import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { BROWSER_COOKIE, SECURE_BROWSER_COOKIE } from '../http/browsers.ts'
import { PERSONA_SET } from '../personas/all-personas.ts'
import type { PersonaFacts } from '../personas/persona.ts'

/** An answer of the API. `body` is the parsed JSON, or an empty object if the answer has no JSON. */
export type ApiAnswer = {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & { readonly result?: unknown }
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly cookie: string | null
}

/** A client of one world that keeps the login and browser cookies like a browser. */
export type ApiClient = {
  readonly get: (path: string, more?: Partial<InjectOptions>) => Promise<ApiAnswer>
  readonly post: (path: string, body?: unknown, more?: Partial<InjectOptions>) => Promise<ApiAnswer>
  readonly send: (
    method: 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ApiAnswer>
  /** Sends a form; a file is `[name, type, bytes]`, anything else a JSON part. */
  readonly form: (
    method: 'POST' | 'PATCH',
    path: string,
    parts: Readonly<Record<string, readonly [string, string, Uint8Array] | object | string | number>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ApiAnswer>
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
  ) => Promise<ApiAnswer>
  /**
   * Gives the visitor an IP address of the office and logs an administrator in. Returns the headers of the
   * administrator's calls.
   */
  readonly logInOfficer: () => Promise<{ readonly authorization: string }>
  readonly forgetCookie: () => void
  /** Continues as another browser, without any cookie. */
  readonly changeBrowser: () => void
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

/** A raw answer, from a connection or from `inject`. */
export type RawAnswer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'payload' | 'cookies'>

/** The functions through which the calls of a client reach the two origins of its world. */
export type OriginCalls = {
  readonly portal: (request: InjectOptions) => Promise<RawAnswer>
  /** `url` is a URL of the second origin, or a path below the URL of this world. */
  readonly outside: (request: InjectOptions & { readonly url: string }) => Promise<RawAnswer>
}

const bodyIn = (text: string): ApiAnswer['body'] => {
  try {
    return JSON.parse(text) as ApiAnswer['body']
  } catch {
    return {}
  }
}

/** Makes a client whose calls reach the two origins of a world through these functions. */
export const makeApiClient = ({ portal, outside }: OriginCalls): ApiClient => {
  let cookie: string | null = null
  let browser: { readonly name: string; readonly value: string } | null = null
  const cookieHeader = () =>
    [cookie === null ? '' : `jwtToken=${cookie}`, browser === null ? '' : `${browser.name}=${browser.value}`]
      .filter((pair) => pair !== '')
      .join('; ')
  const call = async (request: InjectOptions): Promise<ApiAnswer> => {
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
