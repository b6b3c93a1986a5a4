import { aRegistrationNumber } from '../business/testing/a-registration-number.ts'
import { describe, expect, it } from 'vitest'
import { Won } from '../kernel/won.ts'
import { isLive, isRegistered, isSameApplicant, isSubmitted } from './application.ts'
import { LISTED_REASONS, REASON_CASES } from './reason.cases.ts'
import { formatLookedUpAmount, describeReasons, reasonCodes, decideReason } from './result.ts'
import { APPLICATION_STATUSES } from '../status/application-status.table.ts'

describe('[A-003] the same applicant', () => {
  const kim = { ci: 'CI-1', registrationNumber: aRegistrationNumber('1000100001') }

  it('is the same person with the same business', () => {
    expect(isSameApplicant(kim, { ...kim })).toBe(true)
    expect(isSameApplicant(kim, { ...kim, ci: 'CI-2' })).toBe(false)
    expect(isSameApplicant(kim, { ...kim, registrationNumber: aRegistrationNumber('1000100002') })).toBe(false)
    expect(isSameApplicant({ ci: '', registrationNumber: '' }, { ci: '', registrationNumber: '' })).toBe(false)
    expect(isSameApplicant({ ...kim, ci: '' }, { ...kim, ci: '' })).toBe(false)
    expect(isSameApplicant({ ...kim, registrationNumber: '' }, { ...kim, registrationNumber: '' })).toBe(false)
  })
})

describe('[A-276] registered, submitted, live', () => {
  it('is registered with a number and submitted after create', () => {
    expect(isRegistered({ number: '' })).toBe(false)
    expect(isRegistered({ number: 'A1' })).toBe(true)
    expect(isSubmitted({ number: 'A1', submitted: false })).toBe(false)
    expect(isSubmitted({ number: 'A1', submitted: true })).toBe(true)
  })

  it('is live when submitted and neither cancelled nor deleted', () => {
    const live = APPLICATION_STATUSES.filter((status) => isLive({ number: 'A1', submitted: true, status }))
    expect(APPLICATION_STATUSES.filter((status) => !live.includes(status))).toEqual(['userCancel', 'userDelete'])
    expect(isLive({ number: 'A1', submitted: false, status: 'applied' })).toBe(false)
    expect(isLive({ number: 'A1', submitted: true, status: { unknown: '서류이관' } })).toBe(true)
  })
})

describe('[A-006] a looked-up amount', () => {
  it.each([
    [0, '0원'],
    [299_999, '299,999원'],
    [300_000, '300,000원 이상'],
    [320_000, '300,000원 이상'],
  ])('%i → %s', (amount, text) => expect(formatLookedUpAmount(Won(amount))).toBe(text))
})

describe('[A-166] the reason codes of a remark', () => {
  it.each([
    ['US01,US02', ['US01', 'US02']],
    [' US01 , , US99,', ['US01', 'US99']],
    ['', []],
    [',', []],
    [null, []],
    [undefined, []],
  ])('%j → %j', (remark, codes) => expect(reasonCodes(remark)).toEqual(codes))

  it('each gives one entry', () => expect(describeReasons(['US01', 'US01', 'US02'], [])).toHaveLength(3))
})

describe('[A-168] [A-169] how a reason is described', () => {
  const LIST = [
    { codeValue: 'US01', codeName: '주대표자 아님' },
    { codeValue: 'US02', codeName: '폐업' },
    { codeValue: 'US07', codeName: '매출 초과' },
  ]

  it('[A-168] a listed code has its name as title and its own text or that of the administrator', () =>
    expect(describeReasons(['US01', 'us02', 'US07'], LIST)).toEqual([
      { code: 'US01', title: { text: '주대표자 아님' }, description: 'US01' },
      { code: 'us02', title: { text: '폐업' }, description: 'US02' },
      { code: 'US07', title: { text: '매출 초과' }, description: 'other' },
    ]))

  it.each(REASON_CASES)('$rule $code, list loaded $loaded → $verdict', ({ rule, code, loaded, verdict }) =>
    expect(decideReason(code, loaded ? LISTED_REASONS : null)).toMatchObject({ verdict, because: { rule } }),
  )

  it('[A-169] a code that is not listed is unknown', () =>
    expect(describeReasons(['US99'], LIST)).toEqual([
      { code: 'US99', title: 'unlisted', description: 'noDescription' },
    ]))

  it('[A-167] without the list the two known codes keep their texts', () =>
    expect(describeReasons(['US01', 'US02', 'US07'], null)).toEqual([
      { code: 'US01', title: null, description: 'US01' },
      { code: 'US02', title: null, description: 'US02' },
      { code: 'US07', title: null, description: 'other' },
    ]))
})
