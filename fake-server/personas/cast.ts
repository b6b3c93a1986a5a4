import { decideTaxStatus } from '#domain/business/tax-status'
import { type Instant, dateFromDigits, parseKstDate } from '#domain/kernel/calendar'
import type { Session } from '#domain/session/session'
import { applicationsOf, registeredOf, shownOf } from '../agency/application/applications.ts'
import { wireNumber } from '../agency/business/businesses.ts'
import { SEED } from './seed.ts'
import { type World, find, freshWorld, type Ids } from '../world/world.ts'

/** What a persona is, for tests and people: one flat object with the same keys everywhere. */
export type PersonaFacts = {
  readonly brNo: string
  readonly name: string
  /** `YYYYMMDD`. */
  readonly birthDay: string
  /** 13 digits, fictional, made when asked; never in a world's state, snapshot or journal. */
  readonly residentNumber: string
  readonly phone: string
  readonly ci: string
  readonly businessName: string
  /** `YYYY-MM-DD`. */
  readonly openingDate: string
  readonly corporateNumber: string | null
  readonly bankName: string
  readonly accountNumber: string
  readonly depositor: string
  readonly aplyNo: string | null
  readonly mngFrGb: string
  readonly aplyType: string
}

/** What a persona may use to put itself into a world. */
export type BuildContext = { readonly now: Instant; readonly ids: Ids }

/** A named case: who it is, and what has happened so far. */
export type Persona = {
  /** One Korean sentence about the situation. */
  readonly about: string
  /** The pages that the console offers for it, the most telling first. */
  readonly pages: readonly string[]
  readonly facts: (now: Instant) => PersonaFacts
  /** Lays the documents of this case over a world that has just been started afresh. */
  readonly place: (world: World, stage: BuildContext) => World
}

/** Somebody who has just been signed in: the login token that the cookie carries, and the record of the browser session. */
export type SignedIn = {
  readonly token: string
  readonly session: Session
  /** The browser that his certification counts in, null without one. */
  readonly browser: string | null
}

/** All personas, and how one of them signs in as after a real certification. */
export type PersonaSet = {
  readonly personas: Readonly<Record<string, Persona>>
  /** Registers an application where the page needs one, stores certification and token, and fills the session record. */
  readonly signIn: (world: World, persona: Persona, page: string, stage: BuildContext) => readonly [World, SignedIn]
}

/** Any instant: nothing about a persona depends on when it enters. */
const NOW = Date.UTC(2025, 5, 26)

type Check = (facts: PersonaFacts, world: ReturnType<Persona['place']>) => boolean

/** What has to be true of a persona, by what is wrong when it is not. */
const CHECKS: Readonly<Record<string, Check>> = {
  'the number has ten digits': ({ brNo }) => wireNumber(brNo) !== null,
  'the birth date is a day': ({ birthDay }) => dateFromDigits(birthDay) !== null,
  'the opening date is a day': ({ openingDate }) => parseKstDate(openingDate) !== null,
  'the resident number has 13 digits and begins with the birth date': ({ residentNumber, birthDay }) =>
    /^\d{13}$/.test(residentNumber) && residentNumber.startsWith(birthDay.slice(2)),
  'the person is in the world': ({ ci, name, phone }, world) => {
    const person = find(world, 'people', ci)
    return person !== null && person.name === name && person.phone === phone
  },
  'the business is in the world, and its owner is the person': ({ brNo, businessName, ci }, world) => {
    const business = find(world, 'businesses', brNo)
    return business !== null && business.name === businessName && business.ownerCi === ci
  },
  'the application is the one in the world': ({ brNo, aplyNo, ci }, world) => {
    const application = shownOf(applicationsOf(world, brNo)) ?? registeredOf(world, brNo)
    return (application?.aplyNo ?? null) === aplyNo && (application === null || application.ci === ci)
  },
  'only a business that may go on has an application': ({ brNo, aplyNo }, world) => {
    const business = find(world, 'businesses', brNo)
    return (
      aplyNo === null ||
      (business !== null &&
        decideTaxStatus({ code: business.bSttCd, errorCode: business.errCd }).verdict === 'continue')
    )
  },
}

/** The personas, if every one of them is what it says; a wrong one stops the start. */
export const checkedPersonas = <P extends Readonly<Record<string, Persona>>>(personas: P): P => {
  for (const [name, persona] of Object.entries(personas)) {
    let count = 0
    const ids = { token: () => `token-${++count}`, id: () => `id-${++count}` }
    const world = persona.place(freshWorld('check', SEED), { now: NOW, ids })
    for (const [what, holds] of Object.entries(CHECKS))
      if (!holds(persona.facts(NOW), world)) throw new RangeError(`persona ${name}: not true that ${what}`)
  }
  return personas
}
