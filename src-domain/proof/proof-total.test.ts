import { describe, expect, it } from 'vitest'
import { TOTAL_CASES, TOTAL_KIND_CASES, TYPED_CASES } from './proof-total.cases.ts'
import { carriersOf, totalFromText, totalKindOf, totalText, typedTotal } from './proof-total.ts'

describe('[P-264] what a total counts', () => {
  it.each(TOTAL_KIND_CASES)('$aplyType, $amountCountType: $kind', ({ kind, ...fields }) =>
    expect(totalKindOf(fields)).toBe(kind),
  )

  it('[P-264] the carriers of a lookup are those of its detail, in their order; no other proof has any', () => {
    const aplyTypeDetail = '롯데, CJ대한통운,'
    expect(carriersOf({ aplyType: '일반', amountCountType: '택배', aplyTypeDetail })).toEqual(['롯데', 'CJ대한통운'])
    expect(carriersOf({ aplyType: '일반', amountCountType: '건', aplyTypeDetail })).toEqual([])
    expect(carriersOf({ amountCountType: '택배' })).toEqual([])
  })
})

describe('[P-115] [P-116] the total as typed, shown and sent', () => {
  it.each(TOTAL_CASES)('$text is sent as $sent', ({ text, sent }) => expect(totalFromText(text)).toBe(sent))

  it.each(TYPED_CASES)('$text over $stored leaves $shown', ({ text, stored, shown }) =>
    expect(typedTotal(text, 10, stored)).toBe(shown),
  )

  it('[P-116] a stored total is shown as its digits, a missing one as nothing', () =>
    expect([totalText(120_000), totalText(0), totalText(12.9), totalText(null), totalText(Number.NaN)]).toEqual([
      '120000',
      '0',
      '12',
      '',
      '',
    ]))
})
