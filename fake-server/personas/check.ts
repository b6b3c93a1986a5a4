import { judgeTaxStatus } from '#domain/business/tax-status'
import { dateFromDigits, parseKstDate } from '#domain/kernel/calendar'
import { SEED } from '../seed.ts'
import { wireNumber } from '../business/businesses.ts'
import { applicationsOf, registeredOf, shownOf } from '../application/applications.ts'
import { find, freshWorld } from '../world/world.ts'
import type { Persona, PersonaFacts } from './cast.ts'

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
      (business !== null && judgeTaxStatus({ code: business.bSttCd, errorCode: business.errCd }).verdict === 'continue')
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
