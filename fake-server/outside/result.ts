import { Type } from '../world/schema.ts'
import type { Answer, ReceivedCall, Handler } from '../http/handler.ts'
import { storeCertification } from '../agency/identity/certifications.ts'
import type { PersonaSet, PersonaFacts } from '../personas/cast.ts'
import type { MtxDoc, PersonDoc } from '../world/collections.ts'
import { find, put, type World } from '../world/world.ts'

/** The form of a decision on a provider page; further fields are those of the start, as `start.{name}`. [D1-31] */
export const ResultForm = Type.Object({
  mtxId: Type.Optional(Type.String()),
  resultCode: Type.String(),
  resultMsg: Type.Optional(Type.String()),
  persona: Type.Optional(Type.String()),
})
export type ResultForm = Readonly<Record<string, string | undefined>> & { readonly resultCode: string }

type Outcome = MtxDoc['outcome']

/** The result codes of a provider page that are no failure. [D1-31] */
const OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['0000', 'confirmed'],
  ['9002', 'cancelled'],
])

/** The value of `result` that each outcome without a certification sends back to the portal. [E-192] */
const RESULTS: Readonly<Record<Outcome, string>> = {
  confirmed: 'fail',
  waiting: 'fail',
  failed: 'fail',
  cancelled: 'cancel',
}

/** A redirect back to the portal. 303, so that the world's cookie comes along and a form becomes a GET. */
const backTo = (address: string, values: Readonly<Record<string, string | null>>): Answer => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values))
    if (value !== null && value !== '') url.searchParams.set(name, value)
  return { status: 303, headers: { location: url.href } }
}

const factsOf = (cast: PersonaSet, name: string | undefined, now: number): PersonaFacts | null =>
  name !== undefined && Object.hasOwn(cast.personas, name) ? (cast.personas[name]?.facts(now) ?? null) : null

/** The certified person: the persona that was chosen on the page, as this world has it. */
const personOf = (world: World, cast: PersonaSet, form: ResultForm, now: number): PersonDoc | null => {
  const facts = factsOf(cast, form['persona'], now)
  if (facts === null) return null
  const { ci, name, birthDay, phone } = facts
  return find(world, 'people', ci) ?? { ci, name, birthDay, phone, carrier: 'SKT' }
}

const withPerson = (world: World, person: PersonDoc): World =>
  find(world, 'people', person.ci) === null ? put(world, 'people', person.ci, person) : world

/** The start of an integrated method: by `mtxId`, of the form itself or of the fields that the start sent. */
const startOf = (world: World, form: ResultForm, ...names: readonly string[]): MtxDoc | null => {
  for (const name of names) {
    const id = form[name]
    const start = id === undefined ? null : find(world, 'mtxs', id)
    if (start !== null) return start
  }
  return null
}

/** The end of a start: the world after it and the certified person, or the values of the return address. */
type Ended = { readonly world: World } & ({ readonly certified: PersonDoc } | { readonly result: string })

/** Returns the start with the outcome that the form of its page names; without a persona a confirmation becomes a failure. */
const decided = (start: MtxDoc, { resultCode }: ResultForm, person: PersonDoc | null): MtxDoc => {
  const outcome = OUTCOMES.get(resultCode) ?? 'failed'
  if (outcome !== 'confirmed') return { ...start, outcome }
  return person === null ? { ...start, outcome: 'failed' } : { ...start, outcome, ci: person.ci }
}

/** Ends a start with the form of its page. An ended start is unchanged, because a browser may send a form twice. */
const ended = (
  world: World,
  cast: PersonaSet,
  start: MtxDoc,
  { body, now }: Pick<ReceivedCall<ResultForm>, 'body' | 'now'>,
): Ended => {
  const person = personOf(world, cast, body, now)
  const end = start.outcome === 'waiting' ? decided(start, body, person) : start
  const after = end === start ? world : put(world, 'mtxs', start.mtxId, end)
  const certified = end.ci === null ? null : (find(after, 'people', end.ci) ?? person)
  return end.outcome === 'confirmed' && certified !== null
    ? { world: withPerson(after, certified), certified }
    : { world: after, result: RESULTS[end.outcome] }
}

/** The values of a person that the result pages read. [E-121] */
const valuesOf = ({ name, birthDay, ci }: PersonDoc) => ({ name, birthDay, ci })

/** The same with the phone, for a page that reports them itself. */
const phoneValuesOf = (person: PersonDoc, provider: string) => ({
  ...valuesOf(person),
  phone: person.phone,
  mobile_co: person.carrier,
  provider,
})

/** Stores how an integrated certification ended under its `mtxId` and goes back to the portal. [E-192] [D1-31] */
export const integrationResult =
  (cast: PersonaSet): Handler<ResultForm> =>
  (world, call) => {
    const { body, addresses } = call
    const page = `${addresses().portal}/integration-result`
    const start = startOf(world, body, 'mtxId', 'start.mtxId')
    if (start === null) return [world, backTo(page, { result: 'fail', state: body['start.reservedMsg'] ?? null })]
    const { world: after, ...end } = ended(world, cast, start, call)
    const values = 'result' in end ? end : valuesOf(end.certified)
    return [after, backTo(page, { ...values, state: start.state })]
  }

/** Stores a certification of a phone provider, once, in the browser of its start, and goes back with the `tr_add` that it was given. [E-195] */
export const phoneResult =
  (cast: PersonaSet): Handler<ResultForm> =>
  (world, call) => {
    const { body, addresses } = call
    const page = `${addresses().portal}/kmc-result`
    const start = startOf(
      world,
      body,
      'start.tr_cert',
      'start.trCert',
      'start.mtxId',
      'start.EncodeData',
      'start.enc_data',
    )
    const trAdd = body['start.tr_add'] || body['start.trAdd'] || (start?.state ?? '')
    const trCert = start?.mtxId ?? body['start.tr_cert'] ?? null
    const back = { tr_cert: trCert, tr_add: trAdd, state: start?.state || trAdd }
    if (start === null) return [world, backTo(page, { ...back, result: 'fail' })]
    const { world: after, ...end } = ended(world, cast, start, call)
    if ('result' in end) return [after, backTo(page, { ...back, ...end })]
    const { brNo, aplyNo, browser } = start
    const provider = body['method'] === 'kmc' ? 'KMC' : 'NICE'
    const stored =
      start.outcome !== 'waiting' || browser === null
        ? after
        : storeCertification(after, call, { ...end.certified, provider, brNo, aplyNo, browser })
    return [stored, backTo(page, { ...phoneValuesOf(end.certified, 'PHONE'), ...back })]
  }

/** The return address of a start, where it belongs to the portal; the provider leads nowhere else. */
const returnAddressOf = (form: ResultForm, { addresses }: Pick<ReceivedCall, 'addresses'>): URL => {
  for (const [name, value] of Object.entries(form)) {
    if (!name.startsWith('start.') || value === undefined || !URL.canParse(value)) continue
    const url = new URL(value)
    if (url.origin === addresses().portal) return url
  }
  return new URL(`${addresses().portal}/integration-result`)
}

/** How many characters of a `state` distinguish it from others. */
const MAX_STATE = 200

/** The simple certification of this one-time `state`; it has no earlier start, so it begins here. [D1-26] */
const simpleStart = (world: World, { ids, now }: Pick<ReceivedCall, 'ids' | 'now'>, state: string | null): MtxDoc => {
  const mtxId = `simple ${state?.slice(0, MAX_STATE) ?? ids.token()}`
  const nothing = { aplyNo: null, brNo: null, ci: null, browser: null, takenAt: null }
  return (
    find(world, 'mtxs', mtxId) ?? {
      ...nothing,
      mtxId,
      method: 'simple',
      state: state ?? '',
      pageSeparation: '0',
      outcome: 'waiting',
      startedAt: now,
    }
  )
}

/**
 * Simple certification of the application flow: stores the certification, so that it can be reported, and redirects to
 * the return address with the values that the page needs. [E-114] [D1-26]
 */
export const simpleResult =
  (cast: PersonaSet): Handler<ResultForm> =>
  (world, call) => {
    const address = returnAddressOf(call.body, call)
    const state = call.body['start.state'] ?? address.searchParams.get('state')
    const { world: after, ...end } = ended(world, cast, simpleStart(world, call, state), call)
    const values = 'result' in end ? end : phoneValuesOf(end.certified, 'SIMPLE')
    return [after, backTo(address.href, { ...values, state })]
  }
