import { describe, expect, it } from 'vitest'
import { COMPLETE_LOOKUP_ENTRIES, BUSINESS_LOOKUP_ENTRY_CASES } from './business-lookup.cases.ts'
import { BUSINESS_VALIDATION_CASES } from './business-lookup.rules.ts'
import {
  parseEditBusinessLookupEntries,
  parseBusinessLookupEntries,
  decideBusinessValidation,
} from './business-lookup.ts'

describe('[A-069] [A-070] [A-071] [A-072] [A-073] the checks before a business lookup', () => {
  it.each(BUSINESS_LOOKUP_ENTRY_CASES)('the checks fail with $code at $at', ({ entry, code, at }) =>
    expect(parseBusinessLookupEntries(entry)).toEqual({ ok: false, code, at }),
  )
})

describe('[A-074] the entries of the lookup', () => {
  it('the lookup sends names without surrounding blanks', () => {
    const entry = { ...COMPLETE_LOOKUP_ENTRIES.individual, representative: ' 김서준', companyName: ' 한빛분식 ' }
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
    const checked = parseBusinessLookupEntries(COMPLETE_LOOKUP_ENTRIES.corporate)
    expect(checked.ok && checked.value.corporateNumber).toBe('1101111234567')
  })
})

describe("[A-075] [A-076] the interpretation of the lookup's answer", () => {
  it.each(BUSINESS_VALIDATION_CASES)('has the taxpayer type $taxpayerType for $answer', ({ answer, taxpayerType }) =>
    expect(decideBusinessValidation(answer).taxpayerType).toBe(taxpayerType),
  )
})

describe('[A-217] the lookup on the business edit page', () => {
  const { businessNumber: _, ...entry } = COMPLETE_LOOKUP_ENTRIES.individual
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
