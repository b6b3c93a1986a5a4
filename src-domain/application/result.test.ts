import { describe, expect, it } from 'vitest'
import { Won } from '../kernel/won.ts'
import { APPLICATION_STATUSES } from '../status/application-status.table.ts'
import { LISTED_REASONS, REASON_CASES } from './result.cases.ts'
import { formatLookedUpAmount, describeReasons, reasonCodes, decideReason, totalSupport } from './result.ts'

describe('[A-006] a looked-up amount', () => {
  it.each([
    [0, '0원'],
    [299_999, '299,999원'],
    [300_000, '300,000원 이상'],
    [320_000, '300,000원 이상'],
  ])('of %i is shown as %s', (amount, text) => expect(formatLookedUpAmount(Won(amount))).toBe(text))
})

describe('[A-166] the reason codes of a remark', () => {
  it.each([
    ['US01,US02', ['US01', 'US02']],
    [' US01 , , US99,', ['US01', 'US99']],
    ['', []],
    [',', []],
    [null, []],
    [undefined, []],
  ])('of %j are %j', (remark, codes) => expect(reasonCodes(remark)).toEqual(codes))

  it('produce one entry each', () => expect(describeReasons(['US01', 'US01', 'US02'], [])).toHaveLength(3))
})

describe('[A-168] [A-169] [P-148] the description of a reason', () => {
  const LIST = [
    { code: 'US01', name: '주대표자 아님' },
    { code: 'US02', name: '폐업' },
    { code: 'US07', name: '매출 초과' },
  ]

  it("uses the name of a listed code as its title, and a fixed text instead of the administrator's for two codes", () =>
    expect(describeReasons(['US01', 'us02', 'US07'], LIST)).toEqual([
      { code: 'US01', title: { text: '주대표자 아님' }, description: 'US01' },
      { code: 'us02', title: { text: '폐업' }, description: 'US02' },
      { code: 'US07', title: { text: '매출 초과' }, description: 'other' },
    ]))

  it.each(REASON_CASES)(
    'describes $code as $verdict, by rule $rule, list loaded: $loaded',
    ({ rule, code, loaded, verdict }) =>
      expect(decideReason(code, loaded ? LISTED_REASONS : null)).toMatchObject({ verdict, because: { rule } }),
  )

  it('treats an unlisted code as unknown', () =>
    expect(describeReasons(['US99'], LIST)).toEqual([
      { code: 'US99', title: 'unlisted', description: 'noDescription' },
    ]))

  it('[A-167] keeps the texts of the two known codes if there is no list', () =>
    expect(describeReasons(['US01', 'US02', 'US07'], null)).toEqual([
      { code: 'US01', title: null, description: 'US01' },
      { code: 'US02', title: null, description: 'US02' },
      { code: 'US07', title: null, description: 'other' },
    ]))
})

describe('[A-172] [D2-99] the total support', () => {
  it('is the decided amount in every status', () => {
    for (const status of APPLICATION_STATUSES)
      expect(totalSupport(status, 132_400, Won(66_000))).toEqual({ is: 'decided', won: 132_400 })
  })

  it('is "none" if the application ended without support, and undecided before', () => {
    const statusesWith = (is: string) =>
      APPLICATION_STATUSES.filter((status) => totalSupport(status, 0, Won(0)).is === is)
    expect(statusesWith('none')).toEqual(['notSelected', 'userCancel', 'userDelete'])
    expect(statusesWith('unknown')).toEqual(['paymentComplete'])
    expect(statusesWith('settling')).toEqual(['approved', 'transferError', 'requestVerified'])
    expect(totalSupport({ unknown: '이관' }, null, Won(0))).toEqual({ is: 'undecided' })
    expect(totalSupport({ unknown: 'paymentComplete' }, 0, Won(0))).toEqual({ is: 'undecided' })
    expect(totalSupport('applied', null, Won(0))).toEqual({ is: 'undecided' })
  })

  it('[D2-119] is never undecided if money was paid', () => {
    for (const status of APPLICATION_STATUSES)
      expect(totalSupport(status, null, Won(66_000))).toEqual({ is: 'paid', won: 66_000 })
  })
})
