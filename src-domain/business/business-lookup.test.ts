import { describe, expect, it } from 'vitest'
import {
  type BusinessLookupEntries,
  parseEditBusinessLookupEntries,
  parseBusinessLookupEntries,
  decideBusinessValidation,
} from './business-lookup.ts'
import { businessNumberOrThrow } from './examples/business-number-or-throw.ts'

const INDIVIDUAL: BusinessLookupEntries = {
  representative: '김서준',
  companyName: '한빛분식',
  openingDate: '2020-01-31',
  businessNumber: businessNumberOrThrow('1000100001'),
  entityType: 'individual',
  corporateFront: '',
  corporateBack: '',
}

const CORPORATE: BusinessLookupEntries = {
  ...INDIVIDUAL,
  businessNumber: businessNumberOrThrow('1008100001'),
  entityType: 'corporate',
  corporateFront: '110111',
  corporateBack: '1234567',
}

const NUMBER_OF_NEITHER = businessNumberOrThrow('1000000001')

describe('[A-068] [A-069] [A-070] [A-071] [A-072] [A-073] [D2-103] the checks before a business lookup', () => {
  it.each([
    { entry: { ...INDIVIDUAL, representative: '' }, code: 'entryMissing', at: 'name' },
    { entry: { ...INDIVIDUAL, representative: ' ' }, code: 'entryMissing', at: 'name' },
    { entry: { ...INDIVIDUAL, companyName: ' ' }, code: 'entryMissing', at: 'companyName' },
    { entry: { ...INDIVIDUAL, representative: '\u200B' }, code: 'entryMissing', at: 'name' },
    { entry: { ...INDIVIDUAL, companyName: '\u3164' }, code: 'entryMissing', at: 'companyName' },
    { entry: { ...INDIVIDUAL, openingDate: '' }, code: 'entryMissing', at: 'openingDate' },
    { entry: { ...INDIVIDUAL, openingDate: '2023-02-29' }, code: 'openingDateInvalid', at: 'openingDate' },
    { entry: { ...INDIVIDUAL, companyName: '', openingDate: '2020-30-02' }, code: 'entryMissing', at: 'companyName' },
    { entry: { ...INDIVIDUAL, businessNumber: '' }, code: 'entryMissing', at: 'businessNumber' },
    { entry: { ...INDIVIDUAL, businessNumber: NUMBER_OF_NEITHER }, code: 'numberInvalid', at: 'businessNumber' },
    { entry: { ...CORPORATE, businessNumber: NUMBER_OF_NEITHER }, code: 'numberInvalid', at: 'businessNumber' },
    { entry: { ...INDIVIDUAL, businessNumber: CORPORATE.businessNumber }, code: 'ofCorporation', at: 'businessNumber' },
    {
      entry: { ...CORPORATE, businessNumber: businessNumberOrThrow('1009000001') },
      code: 'ofIndividual',
      at: 'businessNumber',
    },
    { entry: { ...CORPORATE, corporateFront: '' }, code: 'corporateNumberMissing', at: 'corporateFront' },
    { entry: { ...CORPORATE, corporateBack: '123456' }, code: 'corporateNumberMissing', at: 'corporateBack' },
    {
      entry: { ...CORPORATE, companyName: '', businessNumber: INDIVIDUAL.businessNumber, corporateFront: '' },
      code: 'entryMissing',
      at: 'companyName',
    },
    {
      entry: { ...CORPORATE, businessNumber: INDIVIDUAL.businessNumber, corporateFront: '' },
      code: 'ofIndividual',
      at: 'businessNumber',
    },
  ] as const)('the checks fail with $code at $at', ({ entry, code, at }) =>
    expect(parseBusinessLookupEntries(entry)).toEqual({ ok: false, code, at }),
  )
})

describe('[A-074] the entries of the lookup', () => {
  it('the lookup sends names without surrounding blanks', () => {
    const entry = { ...INDIVIDUAL, representative: ' 김서준', companyName: ' 한빛분식 ' }
    expect(parseBusinessLookupEntries(entry)).toEqual({
      ok: true,
      value: {
        businessNumber: '1000100001',
        openingDate: '2020-01-31',
        representative: '김서준',
        companyName: '한빛분식',
        corporateNumber: null,
      },
    })
  })

  it('the lookup sends the thirteen digits of a corporation', () => {
    const checked = parseBusinessLookupEntries(CORPORATE)
    expect(checked.ok && checked.value.corporateNumber).toBe('1101111234567')
  })
})

describe("[A-075] [A-076] the interpretation of the lookup's answer", () => {
  it('has the taxpayer type of the answer, even if the business is not valid', () => {
    const answer = { success: true, statusCode: 'OK', valid: '02', taxTypeCode: '03' }
    expect(decideBusinessValidation(answer)).toMatchObject({ verdict: 'invalid', taxpayerType: 'exempt' })
    expect(decideBusinessValidation({ ...answer, success: false })).toMatchObject({
      verdict: 'outage',
      taxpayerType: 'unknown',
    })
  })
})

describe('[A-217] the lookup on the business edit page', () => {
  const { businessNumber: _, ...entry } = INDIVIDUAL
  it.each([
    [{ area: '', kind: '', serial: '' }, 'areaMissing', 'area'],
    [{ area: '100', kind: '', serial: '' }, 'kindMissing', 'kind'],
    [{ area: '100', kind: '01', serial: '0000' }, 'serialMissing', 'serial'],
    [{ area: '10a', kind: '01', serial: '00001' }, 'entryMissing', 'businessNumber'],
    [{ area: '100', kind: '81', serial: '00001' }, 'ofCorporation', 'businessNumber'],
    [{ area: '100', kind: '00', serial: '00001' }, 'numberInvalid', 'businessNumber'],
  ])('checks the parts of the business number first: %o gives %s', (parts, code, at) =>
    expect(parseEditBusinessLookupEntries({ ...entry, parts })).toEqual({ ok: false, code, at }),
  )

  it('checks the other entries once the number is valid', () => {
    const parts = { area: '100', kind: '01', serial: '00001' }
    expect(parseEditBusinessLookupEntries({ ...entry, companyName: '', parts })).toMatchObject({ code: 'entryMissing' })
    expect(parseEditBusinessLookupEntries({ ...entry, parts })).toMatchObject({
      ok: true,
      value: { businessNumber: '1000100001' },
    })
  })
})
