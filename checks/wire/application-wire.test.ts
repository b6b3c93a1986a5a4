import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanAccountNumber } from '#domain/account/account'
import { APPLICATION_STATUSES, type ApplicationStatus } from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import { cleanMobileNumber } from '#domain/application/form/mobile-number'
import { residentNumberDigits, wrapResidentNumber } from '#domain/application/form/resident-number'
import { type NewApplication, makeNewApplication } from '#domain/application/submit/new-application'
import type { SubmittableForm } from '#domain/application/submit/submit-checks'
import { isPersonOrCorporationNumber } from '#domain/business/business-number'
import { cleanCorporateNumber } from '#domain/business/corporate-number'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { Won } from '#domain/kernel/won'
import { toApplication, ApplicationWire, toCreateRequest, toUpdateRequest } from '#infra/application/application-wire'
import {
  toApplicationWire,
  APPLICATION_STATUS_WORDS,
  toApplicationForm,
  fieldsWithoutResidentNumber,
  parseApplicationOrReject,
  type SentApplication,
} from '#server/agency/application/application-wire'
import type { ApplicationDoc } from '#server/world/collections'
import { freshWorld } from '#server/world/world'

const digit = fc.constantFrom(...'0123456789')
const digits = (count: number) => fc.string({ unit: digit, minLength: count, maxLength: count })
const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code))
const letter = fc.oneof(syllable, fc.constantFrom(...'AZaz09'))
const name = fc
  .tuple(
    fc.oneof(syllable, fc.constantFrom('A', 'Z')),
    fc.string({ unit: fc.oneof(letter, fc.constant(' ')), maxLength: 18 }),
    letter,
  )
  .map((parts) => parts.join(''))
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2025-06-26'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const NEW: fc.Arbitrary<NewApplication> = fc
  .constantFrom('corporate' as const, 'individual' as const)
  .chain((entityType) =>
    fc.record({
      number: digits(8).map((number) => `DA${number}`),
      paymentType: fc.constantFrom('rapid' as const, 'confirmed' as const),
      supportNumber: digits(5),
      applicantName: name,
      residentNumber: fc.tuple(digits(6), digits(7)).map(([front, back]) => wrapResidentNumber(front, back)),
      birthDate: day,
      mobileNumber: digits(8).map((lastDigits) => cleanMobileNumber(`010${lastDigits}`)),
      ci: fc.string({ minLength: 1 }),
      businessNumber: digits(10).map(businessNumberOrThrow).filter(isPersonOrCorporationNumber),
      entityType: fc.constant(entityType),
      companyName: name,
      openingDate: day,
      corporateNumber: (entityType === 'corporate' ? digits(13) : fc.constant('')).map(cleanCorporateNumber),
      settlementMonth: entityType === 'corporate' ? fc.constantFrom('3', '6', '9', '12') : fc.constant('12'),
      bankName: name,
      accountNumber: digits(13).map(cleanAccountNumber),
      depositor: name,
      supportAmount: fc.constant(Won(1_000_000)),
      decidedAmount: fc.constant(Won(0)),
      status: fc.constant('applied' as const),
      agreements: fc.record({ publicData: fc.boolean(), taxData: fc.boolean() }),
    }),
  )

/** Returns the application that the server reads from the JSON of the portal's request. */
const receivedApplication = (application: NewApplication): SentApplication =>
  parseApplicationOrReject(JSON.parse(JSON.stringify(toCreateRequest(application))) as Record<string, unknown>)

const toStoredApplication = (
  sentApplication: SentApplication,
  change: Partial<ApplicationDoc> = {},
): ApplicationDoc => ({
  aplyNo: sentApplication.aplyNo,
  brNo: sentApplication.brno,
  ci: sentApplication.ci,
  status: 'applied',
  aplyType: sentApplication.aplyType as ApplicationDoc['aplyType'],
  mngFrGb: sentApplication.mngFrGb as ApplicationDoc['mngFrGb'],
  fields: fieldsWithoutResidentNumber(sentApplication),
  files: {},
  residentNumberGiven: true,
  suptSn: typeof sentApplication.suptSn === 'string' ? sentApplication.suptSn : '',
  decidedAmount: Number(sentApplication.dcsnAmt),
  reasons: [],
  remark: '',
  registeredAt: 0,
  submittedAt: 0,
  changedAt: 0,
  ...change,
})

/** Returns the data that the portal parses from the server's answer. */
const applicationFromAnswer = (application: ApplicationDoc): Application => {
  const wire: unknown = JSON.parse(JSON.stringify(toApplicationWire(freshWorld('wire', {}), application, undefined)))
  return toApplication(Schema.decodeUnknownSync(ApplicationWire)(wire), { proofs: [], items: [] })
}

/** The fields that the result call does not return. */
const UNANSWERED = ['residentNumber', 'mobileNumber', 'ci', 'supportAmount', 'agreements']

const secretOf = ({ residentNumber: secret, ...entries }: NewApplication) => ({
  ...entries,
  digits: residentNumberDigits(secret),
})

describe('[A-130] [A-246] an application that the page sends', () => {
  it('is parsed by the server as the same application', () =>
    fc.assert(
      fc.property(NEW, (application) => {
        const sentApplication = receivedApplication(application)
        const form = toApplicationForm(sentApplication, {
          keyAgreements: application.agreements,
          documents: {},
          realName: 'passed',
        })
        const { ci, entityType, supportNumber } = application
        const again = makeNewApplication(
          form as SubmittableForm,
          { ci, entityType, supportNumber: supportNumber ?? '' },
          null,
        )
        expect(secretOf(again)).toEqual(secretOf(application))
      }),
    ))

  it('contains each agreement as a value that the server accepts', () =>
    fc.assert(
      fc.property(NEW, (application) => {
        const { mdtAgreYn, ntaxAgreYn } = receivedApplication(application)
        expect([mdtAgreYn, ntaxAgreYn]).toEqual(
          [application.agreements.publicData, application.agreements.taxData].map((given) => (given ? 'Y' : 'N')),
        )
      }),
    ))
})

describe('[A-145] [A-247] an application that is sent to the server and read back', () => {
  it('equals the original, apart from values that the agency never returns', () =>
    fc.assert(
      fc.property(NEW, (application) => {
        const answeredEntries = Object.entries(application).filter(([entry]) => !UNANSWERED.includes(entry))
        expect(applicationFromAnswer(toStoredApplication(receivedApplication(application)))).toMatchObject({
          ...Object.fromEntries(answeredEntries),
          corporateNumber: application.corporateNumber === '' ? null : application.corporateNumber,
        })
      }),
    ))

  it.each(APPLICATION_STATUSES)('keeps the status %s in an update', (status: ApplicationStatus) => {
    const [example] = fc.sample(NEW, { numRuns: 1, seed: 1 })
    if (example === undefined) throw new Error('nothing was generated')
    const application = applicationFromAnswer(toStoredApplication(receivedApplication(example), { status }))
    expect(application.status).toBe(status)
    const update = toUpdateRequest({ ...application, recordedEdit: 'account' }, example.ci)
    expect(update.prcsStts).toBe(APPLICATION_STATUS_WORDS[status])
  })
})
