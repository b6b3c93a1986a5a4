import { describe, expect, it } from 'vitest'
import { TOTAL_CASES, TOTAL_KIND_CASES, TYPED_CASES } from './proof-total.cases.ts'
import { carriersOf, totalFromText, totalKindOf, totalText, typedTotal } from './proof-total.ts'

describe('[P-264] what a total counts', () => {
  it.each(TOTAL_KIND_CASES)('$proofType, $totalUnit: $kind', ({ kind, ...fields }) =>
    expect(totalKindOf(fields)).toBe(kind),
  )

  it('[P-264] the carriers of a lookup are those of its detail, in their order; no other proof has any', () => {
    const detailTypes = ['롯데', 'CJ대한통운']
    expect(carriersOf({ proofType: 'parcel', detailTypes })).toEqual(detailTypes)
    expect(carriersOf({ proofType: 'general', detailTypes })).toEqual([])
  })
})

describe('[P-115] [P-116] the total as typed, shown and sent', () => {
  it.each(TOTAL_CASES)('$text is sent as $total', ({ text, total }) => expect(totalFromText(text)).toBe(total))

  it.each(TYPED_CASES)('$text over $stored leaves $shown', ({ text, stored, shown }) =>
    expect(typedTotal(text, 10, stored)).toBe(shown),
  )

  it('[P-116] a stored total is shown as its digits, a missing one as nothing', () =>
    expect([120_000, 0, 12.9, -1, null, undefined, Number.NaN].map(totalText)).toEqual([
      '120000',
      '0',
      '12',
      '0',
      '',
      '',
      '',
    ]))
})
