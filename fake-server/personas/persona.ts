import type { Static } from 'typebox'
import type { Session } from '#domain/session/session'
import { type Instant, parseKstDate } from '#domain/time/calendar'
import { parseDateDigits } from '#domain/time/written-dates'
import {
  applicationsOfBusiness,
  registeredApplicationOfBusiness,
  shownApplicationOf,
} from '../agency/applicant/applications.ts'
import { businessNumberFromWire, decideTaxStatusOf } from '../agency/business/businesses.ts'
import { EachField, ClosedObject, Nullable, Type } from '../world/schema.ts'
import { type World, findDoc, freshWorld, type RandomSource } from '../world/world.ts'
import { SEED } from './seed.ts'

const Text = Type.String()

/**
 * The data of a persona, for tests and people: one flat object with the same keys for all. `birthDay` is `YYYYMMDD`,
 * `openingDate` `YYYY-MM-DD`. `residentNumber` has 13 digits and is fictional; it is made on demand, and a world's
 * state, snapshot and journal never contain it.
 */
export const PersonaFacts = ClosedObject(
  {
    ...EachField(Text, 'brNo', 'name', 'birthDay', 'residentNumber', 'phone', 'ci', 'businessName', 'openingDate'),
    ...EachField(Text, 'bankName', 'accountNumber', 'depositor', 'mngFrGb', 'aplyType'),
    ...EachField(Nullable(Text), 'corporateNumber', 'aplyNo'),
  },
  'Persona',
)
export type PersonaFacts = Readonly<Static<typeof PersonaFacts>>

export type PersonaContext = { readonly now: Instant; readonly ids: RandomSource }

/** A named test case: a person and the history up to now. */
export type Persona = {
  readonly about: string
  /** The pages that the console offers for this persona, most useful first. */
  readonly pages: readonly string[]
  readonly facts: (now: Instant) => PersonaFacts
  /** Stores the documents of this persona in an unused world. */
  readonly place: (world: World, context: PersonaContext) => World
}

/** A signed-in person: the login token for the cookie, and the session record for the browser. */
export type SignedInPersona = {
  readonly token: string
  readonly session: Session
  /** The browser in which the certification is valid; null if there is none. */
  readonly browser: string | null
}

/** All personas, and the function that signs one of them in without a certification page. */
export type PersonaSet = {
  readonly personas: Readonly<Record<string, Persona>>
  /** Registers an application if the page needs one, stores certification and token, and fills the session record. */
  readonly signIn: (
    world: World,
    persona: Persona,
    page: string,
    context: PersonaContext,
  ) => readonly [World, SignedInPersona]
}

/** A fixed instant, because the content of a persona does not depend on the time at which it is entered. */
const NOW = Date.UTC(2025, 5, 26)

type Check = (facts: PersonaFacts, world: ReturnType<Persona['place']>) => boolean

/** The conditions that a persona must meet. The key of each condition is the error message if it is not met. */
const CHECKS: Readonly<Record<string, Check>> = {
  'the number has ten digits and an owner': ({ brNo }) => businessNumberFromWire(brNo) !== null,
  'the birth date is a day': ({ birthDay }) => parseDateDigits(birthDay) !== null,
  'the opening date is a day': ({ openingDate }) => parseKstDate(openingDate) !== null,
  'the resident number has 13 digits and begins with the birth date': ({ residentNumber, birthDay }) =>
    /^\d{13}$/.test(residentNumber) && residentNumber.startsWith(birthDay.slice(2)),
  'the person is in the world': ({ ci, name, phone }, world) => {
    const person = findDoc(world, 'people', ci)
    return person !== null && person.name === name && person.phone === phone
  },
  'the business is in the world, and its owner is the person': ({ brNo, businessName, ci }, world) => {
    const business = findDoc(world, 'businesses', brNo)
    return business !== null && business.name === businessName && business.ownerCi === ci
  },
  'the application is the one in the world': ({ brNo, aplyNo, ci }, world) => {
    const application =
      shownApplicationOf(applicationsOfBusiness(world, brNo)) ?? registeredApplicationOfBusiness(world, brNo)
    return (application?.aplyNo ?? null) === aplyNo && (application === null || application.ci === ci)
  },
  'only a business that may go on has an application': ({ brNo, aplyNo }, world) => {
    const business = findDoc(world, 'businesses', brNo)
    return aplyNo === null || (business !== null && decideTaxStatusOf(business).verdict === 'ok')
  },
}

/** Checks the personas at startup; throws on an invalid one. */
export const checkedPersonasOrThrow = <P extends Readonly<Record<string, Persona>>>(personas: P): P => {
  for (const [name, persona] of Object.entries(personas)) {
    let count = 0
    const ids = { token: () => `token-${++count}`, id: () => `id-${++count}` }
    const world = persona.place(freshWorld('check', SEED), { now: NOW, ids })
    for (const [statement, check] of Object.entries(CHECKS))
      if (!check(persona.facts(NOW), world)) throw new RangeError(`persona ${name}: not true that ${statement}`)
  }
  return personas
}
