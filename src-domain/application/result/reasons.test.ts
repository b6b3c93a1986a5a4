import { describe, expect, it } from 'vitest'
import { toStatusReasons, parseReasonCodes } from './reasons.ts'

describe('[A-166] the reason codes of a remark', () => {
  it.each([
    ['US01,US02', ['US01', 'US02']],
    [' US01 , , US99,', ['US01', 'US99']],
    ['', []],
    [',', []],
    [null, []],
    [undefined, []],
  ])('the reason codes of %j are %j', (remark, codes) => expect(parseReasonCodes(remark)).toEqual(codes))

  it('each repeated reason code produces an entry', () =>
    expect(toStatusReasons(['US01', 'US01', 'US02'], [])).toHaveLength(3))
})

describe('[A-168] [A-169] [P-148] the description of a reason', () => {
  const LIST = [
    { code: 'US01', name: '주대표자 아님' },
    { code: 'US02', name: '폐업' },
    { code: 'US07', name: '매출 초과' },
  ]

  it('uses the name of a listed code as title', () =>
    expect(toStatusReasons(['US01', 'us02', 'US07'], LIST)).toEqual([
      { code: 'US01', title: { text: '주대표자 아님' }, description: 'US01' },
      { code: 'us02', title: { text: '폐업' }, description: 'US02' },
      { code: 'US07', title: { text: '매출 초과' }, description: 'other' },
    ]))

  it('treats an unlisted code as unknown', () =>
    expect(toStatusReasons(['US99'], LIST)).toEqual([
      { code: 'US99', title: 'unlisted', description: 'noDescription' },
    ]))

  it('[A-167] keeps the texts of two known codes even without a list', () =>
    expect(toStatusReasons(['US01', 'US02', 'US07'], null)).toEqual([
      { code: 'US01', title: null, description: 'US01' },
      { code: 'US02', title: null, description: 'US02' },
      { code: 'US07', title: null, description: 'other' },
    ]))
})
