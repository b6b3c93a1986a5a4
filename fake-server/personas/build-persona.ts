import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'
import { canEditAccount, canEditBusiness } from '#domain/application/transitions'
import { entityTraits, entityTypeOfCode } from '#domain/business/entity-type'
import { DEFAULT_SUPPORT_AMOUNT } from '#domain/programme/parameters'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { DAY_MS, kstDateOrThrow } from '#domain/time/calendar'
import { formatCompactDate } from '#domain/time/written-dates'
import { registerApplication } from '../agency/applicant/applications.ts'
import { bankByNameOrThrow } from '../agency/application/codes.ts'
import { defaultBusiness } from '../agency/business/businesses.ts'
import { BUSINESSES } from '../agency/business/fixtures.table.ts'
import { withSavedConsents } from '../agency/consent/consents.ts'
import type { ApplicationDoc, BusinessDoc, PersonDoc } from '../world/collections.ts'
import { putDoc, type World } from '../world/world.ts'
import { DEFAULT_OWNER, fictionalResidentNumber, OWNERS_BY_NUMBER } from './owners.ts'
import type { PersonaApplication, PersonaInput } from './persona-input.ts'
import { STEP_DAYS_AGO, storePersonaOpinions, storePersonaProofs } from './persona-records.ts'
import type { Persona, PersonaFacts, PersonaContext } from './persona.ts'

const BANK = 'KB국민은행'

type PersonaIdentity = {
  readonly person: PersonDoc
  readonly business: BusinessDoc
  readonly accountNumber: string
  readonly depositor: string
}

const identityOf = ({ brNo, openingDate, accountNumber }: PersonaInput): PersonaIdentity => {
  const person = OWNERS_BY_NUMBER[brNo] ?? DEFAULT_OWNER
  const plain = BUSINESSES.find((fixture) => fixture.brNo === brNo) ?? defaultBusiness(brNo)
  const business = { ...plain, openingDate: openingDate ?? plain.openingDate, ownerCi: person.ci }
  const { account } = entityTraits(entityTypeOfCode(business.mngFrGb))
  return {
    person,
    business,
    accountNumber: accountNumber ?? `4${brNo}1`,
    depositor: account === 'business' ? business.name : person.name,
  }
}

/** The number of the first application in a new world. */
const FIRST_APPLICATION = 'DA00000001'

const factsOf = (
  { residentBack, application }: PersonaInput,
  { person, business, accountNumber, depositor }: PersonaIdentity,
): PersonaFacts => {
  const { name, birthDay, phone, ci } = person
  const { brNo, openingDate, corporateNumber, mngFrGb, aplyType } = business
  return {
    brNo,
    name,
    birthDay,
    phone,
    ci,
    openingDate,
    corporateNumber,
    accountNumber,
    depositor,
    mngFrGb,
    aplyType,
    residentNumber: fictionalResidentNumber(person, residentBack),
    businessName: business.name,
    bankName: BANK,
    aplyNo: application === undefined ? null : FIRST_APPLICATION,
  }
}

/** Returns the submitted fields without the resident number. */
const fieldsOf = (
  { person, business, accountNumber, depositor }: PersonaIdentity,
  application: ApplicationDoc,
  isDeclined: boolean,
) => ({
  suptSn: application.suptSn,
  aplyNo: application.aplyNo,
  aplyType: business.aplyType,
  aplyNm: person.name,
  brdt: person.birthDay,
  aplyDesc: '',
  mbtlnum: person.phone,
  ci: person.ci,
  brno: business.brNo,
  mngFrGb: business.mngFrGb,
  corpNm: business.name,
  opbzDt: formatCompactDate(kstDateOrThrow(business.openingDate)),
  crpno: business.corporateNumber ?? '',
  soaMm: '12',
  coRprsvYn: 'N',
  bankNm: BANK,
  acntNo: accountNumber,
  dpstrNm: depositor,
  sprtAmt: business.deliveryTotal ?? DEFAULT_SUPPORT_AMOUNT,
  mdtAgreYn: isDeclined ? 'N' : 'Y',
  ntaxAgreYn: 'Y',
  methodType: '',
})

/**
 * Returns how many days ago an application was submitted and last changed; the two are equal if there was no later
 * change.
 */
const daysOf = ({ status, proofs = [] }: PersonaApplication): Readonly<Record<'submitted' | 'changed', number>> => {
  const { submitted, selected, decided } = STEP_DAYS_AGO
  if (status === 'applied') return { submitted: decided, changed: decided }
  const isSelectedBefore = status === 'targetSelected' && proofs.length > 0
  return { submitted, changed: isSelectedBefore ? selected : decided }
}

const placeApplication = (
  world: World,
  identity: PersonaIdentity,
  input: PersonaApplication,
  { now, ids }: PersonaContext,
): World => {
  const { status, reasons = [], decided = 0, proofs = [], opinions = [], declined = false } = input
  const days = daysOf(input)
  const submittedAt = now - days.submitted * DAY_MS
  const [withRegistration, fresh] = registerApplication(world, identity.business, submittedAt)
  const submission =
    status === undefined
      ? {}
      : {
          status,
          fields: fieldsOf(identity, fresh, declined),
          residentNumberGiven: true,
          decidedAmount: decided,
          reasons,
          remark: reasons.join(','),
          submittedAt,
          changedAt: now - days.changed * DAY_MS,
        }
  const application = { ...fresh, ci: identity.person.ci, ...submission }
  const withApplication = putDoc(withRegistration, 'applications', application.aplyNo, application)
  const withConsents =
    status === undefined && !declined
      ? withApplication
      : withSavedConsents(withApplication, application, declined ? 'declined' : 'agreed', submittedAt)
  const context = { application, now, ids }
  return storePersonaOpinions(storePersonaProofs(withConsents, context, proofs), context, opinions)
}

type Submitted = PersonaApplication & { readonly status: NonNullable<PersonaApplication['status']> }

const isSelected = ({ status }: Submitted) => APPLICATION_STATUS_ROWS[status].stage === 'selected'

/** The pages for a person who has applied, and whether they are open. */
const PAGES: readonly (readonly [page: string, isOpen: (application: Submitted) => boolean])[] = [
  ['/aply-result', () => true],
  ['/result-modify-bizinfo', ({ status }) => canEditBusiness(status)],
  ['/result-modify', ({ status }) => canEditAccount(status, DEFAULT_SETTINGS)],
  ['/proof-intro', isSelected],
  ['/proof-reg', isSelected],
  ['/proof-reg-parcel', isSelected],
  ['/detail-page', ({ proofs = [] }) => proofs.length > 0],
  ['/opinion-submit', ({ status }) => status === 'hold'],
  ['/aply-cmptn', () => true],
]

const pagesOf = ({ application: { status, ...application } = {} }: PersonaInput): readonly string[] =>
  status === undefined
    ? ['/info-agree', '/mydata-agree', '/aply-info']
    : PAGES.filter(([, isOpen]) => isOpen({ ...application, status })).map(([page]) => page)

/**
 * Builds a persona from a business number and the values that `input` overrides. All other values of the owner, the
 * business and the account follow from the business number. [D1-54]
 */
export const buildPersona = (input: PersonaInput): Persona => {
  const identity = identityOf(input)
  const { person, business, accountNumber, depositor } = identity
  const bankCd = bankByNameOrThrow(BANK).code
  return {
    about: input.about,
    pages: input.pages ?? pagesOf(input),
    facts: () => factsOf(input, identity),
    place: (world, context) => {
      let after = putDoc(world, 'people', person.ci, person)
      after = putDoc(after, 'businesses', business.brNo, business)
      after = putDoc(after, 'accounts', `${bankCd}-${accountNumber}`, {
        bankCd,
        accountNumber,
        holder: depositor,
      })
      if (input.application !== undefined) after = placeApplication(after, identity, input.application, context)
      if (input.elsewhere !== undefined) {
        const { brNo, status } = input.elsewhere
        const otherIdentity = { ...identity, business: { ...defaultBusiness(brNo), ownerCi: person.ci } }
        after = placeApplication(
          putDoc(after, 'businesses', brNo, otherIdentity.business),
          otherIdentity,
          { status },
          context,
        )
      }
      return after
    },
  }
}
