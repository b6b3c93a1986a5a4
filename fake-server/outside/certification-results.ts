import { storeCertification } from '../agency/identity/certifications.ts'
import type { HandlerAnswer, ReceivedCall, Handler } from '../http/handler.ts'
import type { PersonaSet, PersonaFacts } from '../personas/persona.ts'
import type { CertificationStartDoc, PersonDoc } from '../world/collections.ts'
import { Type } from '../world/schema.ts'
import { findDoc, putDoc, type World } from '../world/world.ts'

/**
 * The form in which a provider page sends its decision. It also contains the fields of the start call, under the names
 * `start.{name}`. [D1-31]
 */
export const ProviderResultForm = Type.Object({
  mtxId: Type.Optional(Type.String()),
  resultCode: Type.String(),
  resultMsg: Type.Optional(Type.String()),
  persona: Type.Optional(Type.String()),
})
export type ProviderResultForm = Readonly<Record<string, string | undefined>> & { readonly resultCode: string }

type Outcome = CertificationStartDoc['outcome']

/** The result codes of a provider page, with their outcomes. Any other code means a failure. [D1-31] */
const OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['0000', 'confirmed'],
  ['9002', 'cancelled'],
])

/** The value of `result` for each outcome without a certification, as the portal receives it. [E-192] */
const RESULTS: Readonly<Record<Outcome, string>> = {
  confirmed: 'fail',
  waiting: 'fail',
  failed: 'fail',
  cancelled: 'cancel',
}

/** Returns a redirect to the portal: 303, so that a form becomes a GET and the world's cookie is sent. */
const backTo = (address: string, values: Readonly<Record<string, string | null>>): HandlerAnswer => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values))
    if (value !== null && value !== '') url.searchParams.set(name, value)
  return { status: 303, headers: { location: url.href } }
}

const factsOf = (personaSet: PersonaSet, name: string | undefined, now: number): PersonaFacts | null =>
  name !== undefined && Object.hasOwn(personaSet.personas, name)
    ? (personaSet.personas[name]?.facts(now) ?? null)
    : null

/** Returns the certified person: the persona chosen on the page, as stored in this world. */
const personOf = (world: World, personaSet: PersonaSet, form: ProviderResultForm, now: number): PersonDoc | null => {
  const facts = factsOf(personaSet, form['persona'], now)
  if (facts === null) return null
  const { ci, name, birthDay, phone } = facts
  return findDoc(world, 'people', ci) ?? { ci, name, birthDay, phone, carrier: 'SKT' }
}

const withPerson = (world: World, person: PersonDoc): World =>
  findDoc(world, 'people', person.ci) === null ? putDoc(world, 'people', person.ci, person) : world

/**
 * Returns the stored start of an integrated certification, found by the `mtxId` in one of these fields of the form;
 * null if there is none.
 */
const startOf = (world: World, form: ProviderResultForm, ...names: readonly string[]): CertificationStartDoc | null => {
  for (const name of names) {
    const id = form[name]
    const start = id === undefined ? null : findDoc(world, 'mtxs', id)
    if (start !== null) return start
  }
  return null
}

type FinishedStart = { readonly world: World } & ({ readonly certified: PersonDoc } | { readonly result: string })

/**
 * Returns the started certification with the outcome that was chosen on the provider's page. A confirmation without a
 * person counts as failed.
 */
const withOutcome = (
  start: CertificationStartDoc,
  { resultCode }: ProviderResultForm,
  person: PersonDoc | null,
  now: number,
): CertificationStartDoc => {
  const outcome = OUTCOMES.get(resultCode) ?? 'failed'
  if (outcome !== 'confirmed') return { ...start, outcome }
  return person === null ? { ...start, outcome: 'failed' } : { ...start, outcome, ci: person.ci, confirmedAt: now }
}

/**
 * Ends a started certification with the outcome in the form of its provider page. If the certification has already
 * ended, changes nothing, because a browser may send a form twice.
 */
const endCertification = (
  world: World,
  personaSet: PersonaSet,
  start: CertificationStartDoc,
  { body, now }: Pick<ReceivedCall<ProviderResultForm>, 'body' | 'now'>,
): FinishedStart => {
  const person = personOf(world, personaSet, body, now)
  const end = start.outcome === 'waiting' ? withOutcome(start, body, person, now) : start
  const after = end === start ? world : putDoc(world, 'mtxs', start.mtxId, end)
  const certified = end.ci === null ? null : (findDoc(after, 'people', end.ci) ?? person)
  return end.outcome === 'confirmed' && certified !== null
    ? { world: withPerson(after, certified), certified }
    : { world: after, result: RESULTS[end.outcome] }
}

/** Returns the person's values that the result pages read. [E-121] */
const valuesOf = ({ name, birthDay, ci }: PersonDoc) => ({ name, birthDay, ci })

/** Returns the values of a person, including the phone number, for a page that sends its own report. */
const phoneValuesOf = (person: PersonDoc, provider: string) => ({
  ...valuesOf(person),
  phone: person.phone,
  mobile_co: person.carrier,
  provider,
})

/** Stores the outcome of an integrated certification under its `mtxId` and redirects to the portal. [E-192] [D1-31] */
export const makeIntegrationResultHandler =
  (personaSet: PersonaSet): Handler<ProviderResultForm> =>
  (world, call) => {
    const { body, addresses } = call
    const page = `${addresses().portal}/integration-result`
    const start = startOf(world, body, 'mtxId', 'start.mtxId')
    if (start === null) return [world, backTo(page, { result: 'fail', state: body['start.reservedMsg'] ?? null })]
    const { world: after, ...end } = endCertification(world, personaSet, start, call)
    const values = 'result' in end ? end : valuesOf(end.certified)
    return [after, backTo(page, { ...values, state: start.state })]
  }

/**
 * Stores a certification of a phone provider, only once and only in the browser that started the certification.
 * Redirects with the received `tr_add`. [E-195]
 */
export const makePhoneResultHandler =
  (personaSet: PersonaSet): Handler<ProviderResultForm> =>
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
    const { world: after, ...end } = endCertification(world, personaSet, start, call)
    if ('result' in end) return [after, backTo(page, { ...back, ...end })]
    const { brNo, aplyNo, browser } = start
    const provider = body['method'] === 'kmc' ? 'KMC' : 'NICE'
    const withResult =
      start.outcome !== 'waiting' || browser === null
        ? after
        : storeCertification(after, call, { ...end.certified, provider, brNo, aplyNo, browser, at: call.now })
    return [withResult, backTo(page, { ...phoneValuesOf(end.certified, 'PHONE'), ...back })]
  }

/**
 * Returns the return URL that the start call sent, if it belongs to the portal; otherwise the portal's
 * `/integration-result`.
 */
const returnAddressOf = (form: ProviderResultForm, { addresses }: Pick<ReceivedCall, 'addresses'>): URL => {
  for (const [name, value] of Object.entries(form)) {
    if (!name.startsWith('start.') || value === undefined || !URL.canParse(value)) continue
    const url = new URL(value)
    if (url.origin === addresses().portal) return url
  }
  return new URL(`${addresses().portal}/integration-result`)
}

/** The number of characters of a `state` that are kept in an id. */
const MAX_STATE = 200

/**
 * Returns the simple certification with this one-time `state`. Creates it, because it did not start on this server.
 * [D1-26]
 */
const simpleStart = (
  world: World,
  { ids, now }: Pick<ReceivedCall, 'ids' | 'now'>,
  state: string | null,
): CertificationStartDoc => {
  const mtxId = `simple ${state?.slice(0, MAX_STATE) ?? ids.token()}`
  const emptyFields = { aplyNo: null, brNo: null, ci: null, browser: null, confirmedAt: null, takenAt: null }
  return (
    findDoc(world, 'mtxs', mtxId) ?? {
      ...emptyFields,
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
 * Ends a simple certification of the application flow: stores the certification for a later report, and redirects to
 * the return URL with the values that the page needs. [E-114] [D1-26]
 */
export const makeSimpleResultHandler =
  (personaSet: PersonaSet): Handler<ProviderResultForm> =>
  (world, call) => {
    const address = returnAddressOf(call.body, call)
    const state = call.body['start.state'] ?? address.searchParams.get('state')
    const { world: after, ...end } = endCertification(world, personaSet, simpleStart(world, call, state), call)
    const values = 'result' in end ? end : phoneValuesOf(end.certified, 'SIMPLE')
    return [after, backTo(address.href, { ...values, state })]
  }
