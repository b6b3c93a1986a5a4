import { Type } from '../http/schema.ts'
import type { Answer, Call, Handler } from '../http/handler.ts'
import { storeCertification } from '../agency/identity/certifications.ts'
import type { Cast, PersonaFacts } from '../personas/cast.ts'
import type { MtxDoc } from '../world/collections.ts'
import { find, put, type World } from '../world/world.ts'

/** The form of a decision on a provider page; further fields are those of the start, as `start.{name}`. [D1-31] */
export const ResultForm = Type.Object({
  mtxId: Type.Optional(Type.String()),
  resultCode: Type.String(),
  resultMsg: Type.Optional(Type.String()),
  persona: Type.Optional(Type.String()),
})
type ResultForm = Readonly<Record<string, string | undefined>> & { readonly resultCode: string }

/** `0000` is success, `9002` a person who gave up, anything else a failure. [D1-31] */
const outcomeOf = (resultCode: string): MtxDoc['outcome'] =>
  resultCode === '0000' ? 'confirmed' : resultCode === '9002' ? 'cancelled' : 'failed'

const FAILED: Readonly<Record<MtxDoc['outcome'], string>> = {
  confirmed: '',
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

const factsOf = (cast: Cast, name: string | undefined, now: number): PersonaFacts | null =>
  name !== undefined && Object.hasOwn(cast.personas, name) ? (cast.personas[name]?.facts(now) ?? null) : null

type Person = {
  readonly name: string
  readonly birthDay: string
  readonly ci: string
  readonly phone: string
  readonly carrier: string
}

/** Who is certified: the persona that was chosen on the page, as this world knows him. */
const personOf = (world: World, cast: Cast, form: ResultForm, now: number): Person | null => {
  const facts = factsOf(cast, form['persona'], now)
  if (facts === null) return null
  const known = find(world, 'people', facts.ci)
  return known ?? { name: facts.name, birthDay: facts.birthDay, ci: facts.ci, phone: facts.phone, carrier: 'SKT' }
}

const withPerson = (world: World, person: Person): World =>
  find(world, 'people', person.ci) === null ? put(world, 'people', person.ci, person) : world

/** The values of a person that the result pages read. [E-121] */
const valuesOf = ({ name, birthDay, ci }: Person) => ({ name, birthDay, ci })

/** The start of an integrated method: by `mtxId`, of the form itself or of the fields that the start sent. */
const startOf = (world: World, form: ResultForm, ...names: readonly string[]): MtxDoc | null => {
  for (const name of names) {
    const id = form[name]
    const start = id === undefined ? null : find(world, 'mtxs', id)
    if (start !== null) return start
  }
  return null
}

/** A decided start stays decided: the browser may send a form twice. */
const decided = (world: World, start: MtxDoc, form: ResultForm, person: Person | null): readonly [World, MtxDoc] => {
  if (start.outcome !== 'waiting') return [world, start]
  const outcome = person === null && form.resultCode === '0000' ? 'failed' : outcomeOf(form.resultCode)
  const after = { ...start, outcome, ci: outcome === 'confirmed' ? (person?.ci ?? null) : null }
  return [put(world, 'mtxs', start.mtxId, after), after]
}

/** Stores how an integrated certification ended under its `mtxId` and goes back to the portal. [E-192] [D1-31] */
export const integrationResult =
  (cast: Cast): Handler<ResultForm> =>
  (world, { body, now, addresses }) => {
    const page = `${addresses.portal}/integration-result`
    const start = startOf(world, body, 'mtxId', 'start.mtxId')
    if (start === null) return [world, backTo(page, { result: 'fail', state: body['start.reservedMsg'] ?? null })]
    const person = personOf(world, cast, body, now)
    const [after, end] = decided(world, start, body, person)
    const certified = end.ci === null ? null : (find(after, 'people', end.ci) ?? person)
    if (end.outcome !== 'confirmed' || certified === null)
      return [after, backTo(page, { result: FAILED[end.outcome] || 'fail', state: start.state })]
    return [withPerson(after, certified), backTo(page, { ...valuesOf(certified), state: start.state })]
  }

/** The world with a certification by phone, which counts in the browser of its start. */
const withPhone = (
  world: World,
  { body, now, ids }: Pick<Call<ResultForm>, 'body' | 'now' | 'ids'>,
  { brNo, aplyNo, browser }: MtxDoc,
  person: Person,
): World =>
  browser === null
    ? world
    : storeCertification(
        world,
        { now, ids },
        { ...person, provider: body['method'] === 'kmc' ? 'KMC' : 'NICE', brNo, aplyNo, browser },
      )

/** Stores a certification of a phone provider, once, and goes back with the `tr_add` that it was given. [E-195] */
export const phoneResult =
  (cast: Cast): Handler<ResultForm> =>
  (world, call) => {
    const { body, now, addresses } = call
    const page = `${addresses.portal}/kmc-result`
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
    const person = personOf(world, cast, body, now)
    const [after, end] = decided(world, start, body, person)
    const certified = end.ci === null ? null : (find(after, 'people', end.ci) ?? person)
    if (end.outcome !== 'confirmed' || certified === null)
      return [after, backTo(page, { ...back, result: FAILED[end.outcome] || 'fail' })]
    const known = withPerson(after, certified)
    return [
      start.outcome === 'waiting' ? withPhone(known, call, start, certified) : known,
      backTo(page, {
        ...valuesOf(certified),
        phone: certified.phone,
        mobile_co: certified.carrier,
        provider: 'PHONE',
        ...back,
      }),
    ]
  }

/** The return address that a start named, if it leads to the portal: a provider never sends anyone elsewhere. */
const returnAddressOf = (form: ResultForm, { addresses }: Pick<Call, 'addresses'>): URL => {
  for (const [name, value] of Object.entries(form)) {
    if (!name.startsWith('start.') || value === undefined || !URL.canParse(value)) continue
    const url = new URL(value)
    if (url.origin === addresses.portal) return url
  }
  return new URL(`${addresses.portal}/integration-result`)
}

/** How many characters of a `state` distinguish it from others. */
const MAX_STATE = 200

/** The simple certification of this one-time `state`: it was started nowhere else, so it begins here. [D1-26] */
const simpleStart = (world: World, { ids, now }: Pick<Call, 'ids' | 'now'>, state: string | null): MtxDoc => {
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
 * Simple certification of the application flow: what was performed is remembered, so that it can be reported, and the
 * way leads back to the return address with what the page needs. [E-114] [D1-26]
 */
export const simpleResult =
  (cast: Cast): Handler<ResultForm> =>
  (world, call) => {
    const { body, now } = call
    const address = returnAddressOf(body, call)
    const state = body['start.state'] ?? address.searchParams.get('state')
    const person = personOf(world, cast, body, now)
    const start = simpleStart(world, call, state)
    const [after, end] = decided(world, start, body, person)
    const certified = end.ci === null ? null : (find(after, 'people', end.ci) ?? person)
    if (end.outcome !== 'confirmed' || certified === null)
      return [after, backTo(address.href, { result: FAILED[end.outcome] || 'fail', state })]
    return [
      withPerson(after, certified),
      backTo(address.href, {
        ...valuesOf(certified),
        phone: certified.phone,
        mobile_co: certified.carrier,
        provider: 'SIMPLE',
        state,
      }),
    ]
  }
