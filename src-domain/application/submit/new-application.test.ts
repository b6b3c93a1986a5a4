import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '../../business/examples/business-number-or-throw.ts'
import { Won } from '../../kernel/won.ts'
import { residentNumberDigits, wrapResidentNumber } from '../form/resident-number.ts'
import { cutApplicantName, makeNewApplication } from './new-application.ts'
import { CORPORATE_APPLICATION_FORM, INDIVIDUAL_APPLICATION_FORM } from './submit-checks.cases.ts'

const APPLICANT = { ci: 'CI-1', entityType: 'individual', supportNumber: '' } as const
const individual = makeNewApplication(INDIVIDUAL_APPLICATION_FORM, APPLICANT, null)
const corporate = makeNewApplication(
  CORPORATE_APPLICATION_FORM,
  { ...APPLICANT, entityType: 'corporate', supportNumber: 'S-7' },
  null,
)

describe("[A-061] [D2-107] the applicant's name", () => {
  it.each([
    ['김서준', '김서준'],
    ['가'.repeat(100), '가'.repeat(100)],
    ['가'.repeat(130), '가'.repeat(100)],
  ])('%s is sent as %s', (name, sent) => expect(cutApplicantName(name)).toBe(sent))
})

describe('a new application', () => {
  it('[A-130] is made from every entry of the form except documents, taxpayer type and checks', () => {
    const unreadEntries = new Set(Object.keys(CORPORATE_APPLICATION_FORM))
    const form = new Proxy(CORPORATE_APPLICATION_FORM, {
      get: (entries, entry) => {
        unreadEntries.delete(String(entry))
        return Reflect.get(entries, entry)
      },
    })
    makeNewApplication(form, APPLICANT, null)
    expect([...unreadEntries].toSorted()).toEqual(['checks', 'documents', 'taxpayerType'])
  })

  it('[A-130] never contains the text of the resident number', () => {
    const { residentNumber: secret, ...entries } = individual
    expect(entries).toEqual({
      number: 'A202506260001',
      paymentType: 'confirmed',
      supportNumber: null,
      applicantName: '김서준',
      birthDate: '1990-01-01',
      mobileNumber: '01012345678',
      ci: 'CI-1',
      businessNumber: businessNumberOrThrow('1000100001'),
      entityType: 'individual',
      companyName: '한빛분식',
      openingDate: '2020-01-31',
      corporateNumber: '',
      settlementMonth: '12',
      bankName: '국민은행',
      accountNumber: '1101234567890',
      depositor: '김서준',
      supportAmount: 1_000_000,
      decidedAmount: 0,
      status: 'applied',
      agreements: { publicData: true, taxData: true },
    })
    expect(residentNumberDigits(secret)).toBe('9001011234567')
    expect(JSON.stringify(individual)).not.toContain('1234567"')
  })

  it('[A-131] has a corporate number only for corporations', () => {
    expect(residentNumberDigits(corporate.residentNumber)).toBe('9001011234567')
    expect(corporate).toMatchObject({
      businessNumber: businessNumberOrThrow('1008100001'),
      corporateNumber: '1101111234567',
      supportNumber: 'S-7',
    })
    const typedForm = {
      ...INDIVIDUAL_APPLICATION_FORM,
      resident: wrapResidentNumber('000229', '0000001'),
      businessNumber: businessNumberOrThrow('1000100001'),
      corporateFront: '110111',
      corporateBack: '1234567',
    }
    const newApplication = makeNewApplication(typedForm, APPLICANT, null)
    expect(residentNumberDigits(newApplication.residentNumber)).toBe('0002290000001')
    expect(newApplication).toMatchObject({ businessNumber: businessNumberOrThrow('1000100001'), corporateNumber: '' })
  })

  it.each(['19900101', '1990-01-01', '1990.01.01', '1990/01/01'])('[A-132] reads the birth date %s as a day', (birth) =>
    expect(makeNewApplication({ ...INDIVIDUAL_APPLICATION_FORM, birth }, APPLICANT, null).birthDate).toBe('1990-01-01'),
  )

  it('[A-132] sends the opening date as a date without a time', () => expect(individual.openingDate).toBe('2020-01-31'))

  it('[A-133] sends numbers as digits only and trims names', () =>
    expect(
      makeNewApplication(
        {
          ...INDIVIDUAL_APPLICATION_FORM,
          mobile: '010-1234-5678',
          accountNumber: '110-1234-5678-9012-34567',
          companyName: ' 한빛 분식 ',
          depositor: '　김서준 ',
        },
        APPLICANT,
        null,
      ),
    ).toMatchObject({
      mobileNumber: '01012345678',
      accountNumber: '1101234567890123',
      companyName: '한빛 분식',
      depositor: '김서준',
    }))

  it('[D2-114] sends the mobile number with 0 instead of the country code', () =>
    expect(
      makeNewApplication({ ...INDIVIDUAL_APPLICATION_FORM, mobile: '+82 10-1234-5678' }, APPLICANT, null).mobileNumber,
    ).toBe('01012345678'))

  it('[A-092] sends December as the settlement month of every individual', () => {
    expect(
      makeNewApplication({ ...INDIVIDUAL_APPLICATION_FORM, settlementMonth: '3' }, APPLICANT, null).settlementMonth,
    ).toBe('12')
    expect(corporate.settlementMonth).toBe('3')
    expect(
      makeNewApplication({ ...CORPORATE_APPLICATION_FORM, settlementMonth: '03' }, APPLICANT, null).settlementMonth,
    ).toBe('3')
  })

  it('[A-134] starts with the status "applied" and the looked-up amount, or the default amount', () => {
    expect(individual).toMatchObject({ supportAmount: 1_000_000, decidedAmount: 0, status: 'applied' })
    expect(makeNewApplication(INDIVIDUAL_APPLICATION_FORM, APPLICANT, Won(250_000)).supportAmount).toBe(250_000)
  })

  it('[A-135] contains the two main consents', () => {
    const form = { ...INDIVIDUAL_APPLICATION_FORM, keyAgreements: { publicData: false, taxData: true } }
    expect(makeNewApplication(form, APPLICANT, null).agreements).toEqual({ publicData: false, taxData: true })
  })
})
