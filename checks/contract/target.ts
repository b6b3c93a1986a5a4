import { makeApiClient, type OriginCalls, type RawAnswer } from '#server/contract/api-client'
import { sampleCalls, type SampleCall } from '#server/contract/sample-calls'
import { type PreparedCall, prepareSituation } from '#server/contract/situations'
import { PERSONA_SET } from '#server/personas/all-personas'
import type { PersonaFacts } from '#server/personas/persona'

/** Default time limit of an answer. */
const PATIENCE_MS = 30_000

/** A back end reached over HTTP. */
export type ContractTarget = {
  readonly url: string
  /** True if the state of the back end can be set through `/__world`, as in the fake server. */
  readonly hasControl: boolean
  /** Headers of a signed-in applicant; null if there is no session. */
  readonly session: Readonly<Record<string, string>> | null
  /** Time limit of an answer, in milliseconds. */
  readonly patienceMs: number
}

/**
 * A call that may be made at the target. `readStoredData` returns all data that the target stores, as text; null if the
 * data cannot be read.
 */
export type TargetCall = PreparedCall & {
  readonly readStoredData: () => Promise<string | null>
  readonly dispose: () => Promise<unknown>
}

type Request = Parameters<OriginCalls['portal']>[0]

type CallOptions = { readonly more?: object; readonly patienceMs: number }

const send = async (
  url: string,
  { method = 'GET', headers = {}, payload }: Request,
  { more = {}, patienceMs }: CallOptions,
): Promise<RawAnswer> => {
  const isText = typeof payload === 'string' || payload instanceof Uint8Array
  const answer = await fetch(url, {
    method,
    headers: {
      ...(payload === undefined || isText ? {} : { 'content-type': 'application/json' }),
      ...(headers as Record<string, string>),
      ...more,
    },
    ...(payload === undefined ? {} : { body: isText ? (payload as BodyInit) : JSON.stringify(payload) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  })
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';', 1)
    const separator = pair.indexOf('=')
    return { name: pair.slice(0, separator), value: pair.slice(separator + 1) }
  })
  return {
    statusCode: answer.status,
    headers: Object.fromEntries(answer.headers),
    payload: await answer.text(),
    cookies,
  }
}

const originsAt = ({ url, patienceMs }: ContractTarget, world: Readonly<Record<string, string>>): OriginCalls => {
  let outsideOrigin: string | null = null
  const portal = (request: Request) => send(`${url}${request.url as string}`, request, { more: world, patienceMs })
  const outsideAddress = async () => {
    const { payload } = await portal({ url: '/config.json' })
    return (JSON.parse(payload) as { readonly queueUrl: string }).queueUrl
  }
  return {
    portal,
    outside: async (request) => {
      outsideOrigin ??= await outsideAddress()
      return send(request.url.startsWith('/') ? `${outsideOrigin}${request.url}` : request.url, request, { patienceMs })
    },
  }
}

/** True if the text is the state of a world. A back end that answers 200 to every URL does not return such a state. */
const isStateOfWorld = (text: string): boolean => {
  try {
    const state: unknown = JSON.parse(text)
    return typeof state === 'object' && state !== null && 'persona' in state && 'frozen' in state
  } catch {
    return false
  }
}

/** Returns the headers of a session: `Bearer …` is a token, and anything else is a list of cookies (`jwtToken=…`). */
const sessionOf = (text: string): ContractTarget['session'] => {
  if (text === '') return null
  return /^Bearer /i.test(text) ? { authorization: text } : { cookie: text }
}

/** Detects the back end at a URL. Fails with the reason if no server answers there. */
export const detectContractTarget = async (address: string, session = ''): Promise<ContractTarget> => {
  const url = address.replace(/\/+$/, '')
  const { statusCode, payload } = await send(
    `${url}/__world/state`,
    {},
    { more: { 'x-world': 'contract' }, patienceMs: PATIENCE_MS },
  )
  const hasControl = statusCode === 200 && isStateOfWorld(payload)
  return { url, hasControl, session: sessionOf(session), patienceMs: PATIENCE_MS }
}

/** A time in the summer of 2025, when everything was open. */
const OPEN = { now: '2025-06-16T10:00:00+09:00' }

const inWorldOfItsOwn = async (target: ContractTarget, name: string): Promise<TargetCall> => {
  const api = makeApiClient(originsAt(target, { 'x-world': `contract-${crypto.randomUUID()}` }))
  await api.send('PUT', '/__world/clock', OPEN)
  return {
    ...(await prepareSituation(api, name)),
    readStoredData: async () => (await api.get('/__world/snapshot')).text,
    dispose: () => api.send('DELETE', '/__world'),
  }
}

/**
 * Returns why no persona can sign in at the target, so that calls of applicants cannot be checked; null if signing in
 * works.
 */
export const findSignInProblem = async (target: ContractTarget): Promise<string | null> => {
  const api = makeApiClient(originsAt(target, { 'x-world': `contract-${crypto.randomUUID()}` }))
  await api.send('PUT', '/__world/clock', OPEN)
  const { status, text, cookie } = await api.signIn(await api.persona('selected-supplement'))
  await api.send('DELETE', '/__world')
  return status === 200 && cookie !== null && cookie !== '' ? null : `HTTP ${status} with ${text.slice(0, 120)}`
}

const NOBODY = { ...PERSONA_SET.personas['new-individual-confirmed']?.facts(0), aplyNo: '202500009999' } as PersonaFacts

/** Returns a complete call about a person who does not exist. */
export const sampleCallAboutUnknownPerson = (name: string): SampleCall => sampleCalls(NOBODY, 'no file')[name] ?? {}

const unprepared = (target: ContractTarget, name: string): TargetCall => ({
  api: makeApiClient(originsAt(target, {})),
  headers: target.session ?? {},
  call: sampleCallAboutUnknownPerson(name),
  readStoredData: () => Promise.resolve(null),
  dispose: () => Promise.resolve(),
})

/** Prepares the target for a call. Does nothing to a target that cannot be prepared. */
export const prepareContractTarget = async (target: ContractTarget, name: string): Promise<TargetCall> =>
  target.hasControl ? inWorldOfItsOwn(target, name) : unprepared(target, name)
