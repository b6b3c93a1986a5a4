import { describe, expect, it } from 'vitest'
import { INDIVIDUAL_APPLICATION_FORM } from '../submit/submit-checks.cases.ts'
import {
  ALL_CHECKS_OPEN,
  resetChecksAfterChange,
  lockedEntries,
  passCheck,
  waiveCheck,
  reopenCheck,
  cleanApplicationInput,
  entryTextRefusal,
  targetsInPageOrder,
  unfilledApplicationForm,
} from './application-form.ts'

describe('[A-052] the three flags', () => {
  it('at the start, no flag is set', () => {
    expect(ALL_CHECKS_OPEN).toEqual({ realName: 'open', business: 'open', account: 'open' })
    expect(unfilledApplicationForm(INDIVIDUAL_APPLICATION_FORM).checks).toEqual(ALL_CHECKS_OPEN)
    expect(unfilledApplicationForm(INDIVIDUAL_APPLICATION_FORM).taxpayerType).toBe('unknown')
  })

  it('the three flags are set one by one', () =>
    expect(passCheck(ALL_CHECKS_OPEN, 'account')).toEqual({ realName: 'open', business: 'open', account: 'passed' }))
})

describe('the checks of the form', () => {
  const passed = { realName: 'passed', business: 'passed', account: 'passed' } as const

  it.each(['residentFront', 'residentBack'] as const)('[A-059] a change of %s clears only the real-name flag', (part) =>
    expect(resetChecksAfterChange(passed, part)).toEqual({ ...passed, realName: 'open' }),
  )

  it.each([
    ['companyName', 'business'],
    ['openingDate', 'business'],
    ['corporateFront', 'business'],
    ['corporateBack', 'business'],
    ['bank', 'account'],
    ['accountNumber', 'account'],
    ['depositor', 'account'],
  ] as const)('[A-059] [A-100] a change of %s clears only the %s check', (entry, check) =>
    expect(resetChecksAfterChange(passed, entry)).toEqual({ ...passed, [check]: 'open' }),
  )

  it('[A-059] the real-name check locks no fields', () => {
    expect(lockedEntries(passCheck(ALL_CHECKS_OPEN, 'realName'))).toEqual([])
    expect(lockedEntries(passed)).toEqual([
      'companyName',
      'corporateFront',
      'corporateBack',
      'openingDate',
      'bank',
      'depositor',
    ])
  })

  it('the record of the checks stays the same object without a change', () => {
    expect(passCheck(passed, 'account')).toBe(passed)
    expect(reopenCheck(ALL_CHECKS_OPEN, 'account')).toBe(ALL_CHECKS_OPEN)
  })

  it('[A-100] a change of the account number unlocks bank and depositor', () => {
    expect(lockedEntries(passCheck(ALL_CHECKS_OPEN, 'account'))).toEqual(['bank', 'depositor'])
    const checksAfterChange = resetChecksAfterChange(passCheck(ALL_CHECKS_OPEN, 'account'), 'accountNumber')
    expect(checksAfterChange).toEqual(ALL_CHECKS_OPEN)
    expect(lockedEntries(checksAfterChange)).toEqual([])
  })

  it('[A-261] entering the values again unlocks the fields of the check', () => {
    const checksAfterLookup = passCheck(ALL_CHECKS_OPEN, 'business')
    expect(lockedEntries(checksAfterLookup)).toEqual(['companyName', 'corporateFront', 'corporateBack', 'openingDate'])
    expect(lockedEntries(reopenCheck(checksAfterLookup, 'business'))).toEqual([])
    expect(reopenCheck(passed, 'business')).toEqual({ ...passed, business: 'open' })
  })

  it('a waived check stays waived after a change', () => {
    const checksAfterWaiver = waiveCheck(ALL_CHECKS_OPEN, 'realName')
    expect(checksAfterWaiver).toEqual({ realName: 'waived', business: 'open', account: 'open' })
    expect(lockedEntries(checksAfterWaiver)).toEqual([])
    expect(resetChecksAfterChange(checksAfterWaiver, 'residentFront')).toEqual(checksAfterWaiver)
  })

  it('the change of an unrelated entry keeps the checks', () =>
    expect(resetChecksAfterChange(passed, 'mobile')).toBe(passed))
})

describe('[A-060] [A-061] the input filters of the fields', () => {
  it.each([
    ['mobile', '010-1234-56789', '01012345678'],
    ['residentFront', '90 01.01a2', '900101'],
    ['residentBack', '1234567890', '1234567'],
    ['residentBack', '1-2 3', '123'],
    ['corporateFront', '110111-1', '110111'],
    ['corporateFront', '1a1', '11'],
    ['corporateBack', '가1234567', '1234567'],
    ['mobile', '０１０-1234-5678', '01012345678'],
    ['accountNumber', '110-1234-5678-9012-3456', '1101234567890123'],
  ] as const)('[D1-242] %s keeps the digits of %s', (field, raw, kept) =>
    expect(cleanApplicationInput(field, raw)).toBe(kept),
  )

  it.each([
    ['companyName', '가'.repeat(31), '가'.repeat(30)],
    ['companyName', '😀'.repeat(31), '😀'.repeat(30)],
    ['companyName', ' 한빛 분식 ', ' 한빛 분식 '],
    ['companyName', '각'.repeat(30).normalize('NFD'), '각'.repeat(30)],
    ['companyName', '한빛\u200b분식\ufeff', '한빛분식'],
    ['depositor', '\u200b김서준\u3164', '김서준'],
  ] as const)('the value of %s for %j is %j', (field, raw, kept) =>
    expect(cleanApplicationInput(field, raw)).toBe(kept),
  )

  it('the depositor is converted if the full-width toggle is on', () => {
    expect(cleanApplicationInput('depositor', 'KIM')).toBe('KIM')
    expect(cleanApplicationInput('depositor', 'KIM', true)).toBe('ＫＩＭ')
  })
})

it.each([
  ['residentFront', '90010', 'residentLength'],
  ['corporateBack', '123456', 'corporateNumberLength'],
  ['mobile', '0101234567', 'mobileLength'],
  ['mobile', '02012345678', 'notMobile'],
  ['mobile', '01012345678', null],
  ['residentFront', '900101', null],
  ['residentFront', '', null],
  ['accountNumber', '1', null],
  ['companyName', '1', null],
] as const)('[A-107] [A-115] [A-116] the text of %s %j is refused as %s', (field, text, code) =>
  expect(entryTextRefusal(field, text)).toBe(code),
)

it('[D2-104] each part of the form ends with its check, and the documents come before the account', () =>
  expect(targetsInPageOrder(['businessRegistration', 'financial'])).toEqual([
    ...['name', 'birth', 'mobile', 'residentFront', 'residentBack', 'check.realName'],
    ...['companyName', 'corporateFront', 'corporateBack', 'openingDate', 'check.business'],
    ...['doc.businessRegistration', 'doc.financial'],
    ...['settlementMonth', 'bank', 'accountNumber', 'depositor', 'check.account'],
  ]))

describe('[D2-114] [A-060] a mobile number written with the country code', () => {
  it.each([
    ['+82 10-1234-5678', '01012345678'],
    ['821012345678', '01012345678'],
    ['＋８２ １０-1234-5678', '01012345678'],
    ['+82 (0)10-1234-5678', '01012345678'],
    ['+82 010 1234 56789', '01012345678'],
    ['82101234567', '0101234567'],
    ['+82 2-1234-5678', '0212345678'],
  ])('%s becomes a number with a leading 0: %s', (raw, kept) => {
    expect(cleanApplicationInput('mobile', raw)).toBe(kept)
    expect(cleanApplicationInput('mobile', kept)).toBe(kept)
  })

  it.each(['8', '82', '8210', '8210123456', '82345678'])('keeps %s, which is not a complete number yet', (typed) =>
    expect(cleanApplicationInput('mobile', typed)).toBe(typed),
  )

  it.each(['01082105678', '80101234567', '02821234567'])(
    'keeps %s, which does not start with the country code',
    (typed) => expect(cleanApplicationInput('mobile', typed)).toBe(typed),
  )
})
