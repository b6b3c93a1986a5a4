import { describe, expect, it } from 'vitest'
import { formatWon } from '../kernel/won.ts'
import {
  carriersOfParcelProof,
  parseProofTotalOrZero,
  proofTotalKindOf,
  proofTotalInputText,
  cleanProofTotalInput,
  expectedSupport,
} from './proof-total.ts'

describe('[P-264] the unit of a total', () => {
  it.each([
    { proofType: 'general', totalUnit: 'amount', kind: 'amount' },
    { proofType: 'general', totalUnit: 'cases', kind: 'cases' },
    { proofType: 'direct', totalUnit: 'cases', kind: 'cases' },
    { proofType: 'parcel', totalUnit: 'parcel', kind: 'none' },
    { proofType: 'rapid', totalUnit: 'amount', kind: 'none' },
    { proofType: 'general', totalUnit: null, kind: 'amount' },
  ] as const)('the unit of $proofType with $totalUnit is $kind', ({ kind, ...fields }) =>
    expect(proofTotalKindOf(fields)).toBe(kind),
  )
})

it('[P-264] only a carrier lookup has carriers, in the order of its list', () => {
  const detailTypes = ['롯데', 'CJ대한통운']
  expect(carriersOfParcelProof({ proofType: 'parcel', detailTypes })).toEqual(detailTypes)
  expect(carriersOfParcelProof({ proofType: 'general', detailTypes })).toEqual([])
})

describe('[P-115] [P-116] the total as typed, displayed and sent', () => {
  it.each([
    { text: '120,000', total: 120_000 },
    { text: '1', total: 1 },
    { text: ' 12 ', total: 12 },
    { text: '0', total: 0 },
    { text: '', total: 0 },
    { text: '십만', total: 0 },
    { text: '12가3', total: 0 },
    { text: '-5', total: 0 },
    { text: '9,999,999,999', total: 9_999_999_999 },
  ] as const)('$text is sent as $total', ({ text, total }) => expect(parseProofTotalOrZero(text)).toBe(total))

  it.each([
    { text: '12a3', stored: '', shown: '123' },
    { text: '총 1,234원', stored: '', shown: '1234' },
    { text: '1234567890', stored: '', shown: '1234567890' },
    { text: '12345678901', stored: '', shown: '1234567890' },
    { text: '123456789012', stored: '123456789012', shown: '123456789012' },
    { text: '1234567890123', stored: '123456789012', shown: '1234567890' },
    { text: '', stored: '123456789012', shown: '' },
  ] as const)('is shown as $shown after $text is typed over $stored', ({ text, stored, shown }) =>
    expect(cleanProofTotalInput(text, 10, stored)).toBe(shown),
  )

  it('is displayed as digits if stored', () =>
    expect([120_000, 0, 12.9, -1, null, undefined, Number.NaN].map(proofTotalInputText)).toEqual([
      '120000',
      '0',
      '12',
      '0',
      '',
      '',
      '',
    ]))
})

describe('[P-032] the expected support of direct deliveries', () => {
  it.each([
    { cases: 0, won: 0 },
    { cases: 1, won: 5000 },
    { cases: 12, won: 60_000 },
    { cases: 60, won: 300_000 },
    { cases: 100, won: 500_000 },
  ] as const)('$cases cases give $won won', ({ cases, won }) => expect(expectedSupport(cases)).toBe(won))

  it('the expected support is written with thousands separators', () =>
    expect([12, 0, 100].map((cases) => formatWon(expectedSupport(cases)))).toEqual(['60,000원', '0원', '500,000원']))
})
