import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '../../business/examples/business-number-or-throw.ts'
import { checksOf } from '../../kernel/checklist.ts'
import { DEFAULT_SETTINGS } from '../../settings/settings.ts'
import { type ApplicationForm, unfilledApplicationForm, ALL_CHECKS_OPEN } from '../form/application-form.ts'
import { NO_RESIDENT_NUMBER } from '../form/resident-number.ts'
import { CORPORATE_APPLICATION_FORM, INDIVIDUAL_APPLICATION_FORM } from './submit-checks.cases.ts'
import { hasSessionValues, SUBMIT_CHECKS, type SubmitSettings } from './submit-checks.table.ts'
import {
  decideSubmission,
  ENGLISH_REFUSAL_CODES,
  failingFieldDecisions,
  isRefusalShownInEnglish,
} from './submit-checks.ts'

const EMPTY = {
  ...unfilledApplicationForm({ ...CORPORATE_APPLICATION_FORM, applicationNumber: '', mobile: '', birth: '' }),
  resident: NO_RESIDENT_NUMBER,
}
const verdictOf = (form: ApplicationForm, settings: SubmitSettings = DEFAULT_SETTINGS) =>
  decideSubmission(form, settings).verdict

/**
 * Returns the number that the specification gives to a check: the first digit of the rule id (`SB-401` belongs to check
 * 4). The document rules have the number 9.
 */
const checkNumberOf = ({ id }: { readonly id: string }) => Math.floor(Number(id.slice('SB-'.length)) / 100)
const DOCUMENTS = 9
const declined = { publicData: false, taxData: true } as const

it('[A-110] check 4 has a separate rule for a missing mobile number', () => {
  const check = checksOf(SUBMIT_CHECKS).find(({ id }) => id === 'SB-401')
  expect(check?.then).toMatchObject({ field: 'mobile', code: 'mobileMissing' })
  expect(check?.broken({ form: { ...INDIVIDUAL_APPLICATION_FORM, mobile: '' }, settings: DEFAULT_SETTINGS })).toBe(true)
  expect(check?.broken({ form: INDIVIDUAL_APPLICATION_FORM, settings: DEFAULT_SETTINGS })).toBe(false)
})

describe('a form that may be submitted', () => {
  it.each([
    ['individual', INDIVIDUAL_APPLICATION_FORM],
    ['corporate', CORPORATE_APPLICATION_FORM],
  ])('passes all checks: %s', (_, form) => {
    expect(verdictOf(form)).toBe('ok')
    expect(failingFieldDecisions(form, DEFAULT_SETTINGS)).toEqual([])
  })

  it('requires no corporate number and no settlement month of an individual', () =>
    expect(
      verdictOf({ ...INDIVIDUAL_APPLICATION_FORM, corporateFront: ' ', corporateBack: '1', settlementMonth: '' }),
    ).toBe('ok'))

  it('needs only the account check by default', () =>
    expect(verdictOf({ ...INDIVIDUAL_APPLICATION_FORM, checks: { ...ALL_CHECKS_OPEN, account: 'passed' } })).toBe('ok'))

  it('always counts a waived check as passed', () => {
    const checks = { realName: 'waived', business: 'waived', account: 'passed' } as const
    expect(verdictOf({ ...INDIVIDUAL_APPLICATION_FORM, checks }, { ...DEFAULT_SETTINGS, requireAllChecks: true })).toBe(
      'ok',
    )
  })
})

describe('[A-105] the order of the submit checks', () => {
  it('is that of their numbers: checks 1 to 8, then the documents', () => {
    const order = checksOf(SUBMIT_CHECKS).map(checkNumberOf)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set(order)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, DOCUMENTS]))
  })

  it('[A-109] tests the required fields in the documented order', () =>
    expect([
      ...new Set(
        checksOf(SUBMIT_CHECKS)
          .filter((check) => checkNumberOf(check) === 4)
          .map(({ then }) => then.field),
      ),
    ]).toEqual([
      'mobile',
      'birth',
      'residentFront',
      'residentBack',
      'companyName',
      'corporateFront',
      'corporateBack',
      'openingDate',
      'settlementMonth',
      'bank',
      'accountNumber',
      'depositor',
    ]))

  it('reports the next failure after each correction', () => {
    const codes: string[] = []
    let form = EMPTY
    const correct = (change: Partial<typeof EMPTY>) => {
      const verdict = verdictOf(form)
      codes.push(verdict === 'ok' ? verdict : verdict.code)
      form = { ...form, ...change }
    }
    correct({ applicationNumber: CORPORATE_APPLICATION_FORM.applicationNumber })
    correct({ mobile: CORPORATE_APPLICATION_FORM.mobile })
    correct({ checks: { ...ALL_CHECKS_OPEN, account: 'passed' } })
    correct({ birth: CORPORATE_APPLICATION_FORM.birth })
    correct({ resident: CORPORATE_APPLICATION_FORM.resident })
    correct({ companyName: ' ' })
    correct({ corporateFront: '1 0111', corporateBack: '1234567' })
    correct({ openingDate: '2023-02-29' })
    correct({ settlementMonth: '12' })
    correct({ bank: CORPORATE_APPLICATION_FORM.bank })
    correct({ accountNumber: CORPORATE_APPLICATION_FORM.accountNumber })
    correct({ depositor: ' ' })
    correct({ corporateFront: '110111' })
    correct({ openingDate: '2020-01-31' })
    correct({ companyName: '한빛' })
    correct({ depositor: '한빛' })
    correct({})
    expect(codes).toEqual([
      'sessionMissing',
      'mobileLength',
      'accountNotChecked',
      'birthMissing',
      'residentMissing',
      'corporateNameMissing',
      'corporateNumberMissing',
      'openingDateMissing',
      'settlementMonthMissing',
      'bankMissing',
      'accountNumberMissing',
      'depositorMissing',
      'corporateNumberSpace',
      'openingDateInvalid',
      'corporateNameBlank',
      'depositorBlank',
      'ok',
    ])
  })

  it('[A-088] reports missing documents after check 8', () => {
    const form = { ...INDIVIDUAL_APPLICATION_FORM, keyAgreements: declined, depositor: ' ' }
    expect(verdictOf(form)).toMatchObject({ code: 'depositorBlank' })
    const corrected = { ...form, depositor: '김서준' }
    expect(verdictOf(corrected)).toMatchObject({ code: 'documentMissing' })
    expect(verdictOf(corrected, { ...DEFAULT_SETTINGS, missingRequiredFiles: 'empty' })).toBe('ok')
  })
})

describe('[D2-114] an invalid mobile number', () => {
  const codesOf = (mobile: string) =>
    failingFieldDecisions({ ...INDIVIDUAL_APPLICATION_FORM, mobile }, DEFAULT_SETTINGS).map(
      ({ verdict }) => verdict.code,
    )

  it('a wrong length takes precedence over a wrong prefix', () => {
    expect(codesOf('02012345678')).toEqual(['notMobile'])
    expect(codesOf('0201234567')).toEqual(['mobileLength'])
    expect(codesOf('010-1234567')).toEqual(['mobileLength'])
  })

  it('is reported before the unchecked account', () =>
    expect(verdictOf({ ...INDIVIDUAL_APPLICATION_FORM, mobile: '02012345678', checks: ALL_CHECKS_OPEN })).toMatchObject(
      {
        code: 'notMobile',
      },
    ))
})

describe('the failed checks', () => {
  const broken = (form: ApplicationForm) =>
    Object.entries(decideSubmission(form, DEFAULT_SETTINGS).facts).flatMap(([id, isBroken]) => (isBroken ? [id] : []))

  it("[A-112] only the name check for the applicant's type fails", () => {
    expect(broken({ ...CORPORATE_APPLICATION_FORM, companyName: '' })).toEqual(['SB-405'])
    expect(broken({ ...INDIVIDUAL_APPLICATION_FORM, companyName: '' })).toEqual(['SB-406'])
  })
})

describe('the list of the failing fields, each with its first failure, in the order of the checks', () => {
  it('starts with the field of the alert', () => {
    expect(failingFieldDecisions(EMPTY, DEFAULT_SETTINGS)[0]).toEqual(decideSubmission(EMPTY, DEFAULT_SETTINGS))
    expect(verdictOf(EMPTY)).not.toBe('ok')
  })

  it('contains fields, check buttons and documents', () => {
    const form = {
      ...EMPTY,
      applicationNumber: 'A1',
      openingDate: '2023-02-29',
      companyName: ' ',
      keyAgreements: declined,
    }
    expect(failingFieldDecisions(form, DEFAULT_SETTINGS).map(({ verdict }) => [verdict.field, verdict.code])).toEqual([
      ['mobile', 'mobileLength'],
      ['check.account', 'accountNotChecked'],
      ['birth', 'birthMissing'],
      ['residentFront', 'residentMissing'],
      ['residentBack', 'residentMissing'],
      ['corporateFront', 'corporateNumberMissing'],
      ['corporateBack', 'corporateNumberMissing'],
      ['settlementMonth', 'settlementMonthMissing'],
      ['bank', 'bankMissing'],
      ['accountNumber', 'accountNumberMissing'],
      ['depositor', 'depositorMissing'],
      ['openingDate', 'openingDateInvalid'],
      ['companyName', 'corporateNameBlank'],
      ['doc.businessRegistration', 'documentMissing'],
      ['doc.financial', 'documentMissing'],
    ])
  })
})

it('[A-106] hasSessionValues needs every value of check 1', () => {
  expect(
    hasSessionValues({
      applicationNumber: 'A1',
      paymentType: 'confirmed',
      businessNumber: businessNumberOrThrow('1000100001'),
    }),
  ).toBe(true)
  expect(
    hasSessionValues({
      applicationNumber: 'A1',
      paymentType: null,
      businessNumber: businessNumberOrThrow('1000100001'),
    }),
  ).toBe(false)
})

describe('the check codes', () => {
  it('[A-119] only four messages about missing entries have an English text', () => {
    const codes = checksOf(SUBMIT_CHECKS).map(({ then }) => then.code)
    const saidInEnglish = (messageSet: 'ko' | 'en') =>
      codes.filter((code) => isRefusalShownInEnglish(code, { messageSet }))
    expect(new Set(saidInEnglish('en'))).toEqual(new Set(ENGLISH_REFUSAL_CODES))
    expect(saidInEnglish('ko')).toEqual([])
  })
})
