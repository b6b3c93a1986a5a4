import { describe, expect, it } from 'vitest'
import { formatWon } from '../kernel/won.ts'
import { PARSE_PROOF_TOTAL_CASES, PROOF_TOTAL_KIND_CASES, CLEAN_PROOF_TOTAL_INPUT_CASES } from './proof-total.cases.ts'
import { EXPECTED_SUPPORT_CASES } from './proof-total.expected-support.cases.ts'
import {
  carriersOfParcelProof,
  parseProofTotalOrZero,
  proofTotalKindOf,
  proofTotalInputText,
  cleanProofTotalInput,
  expectedSupport,
} from './proof-total.ts'

describe('[P-264] the unit of a total', () => {
  it.each(PROOF_TOTAL_KIND_CASES)('the unit of $proofType with $totalUnit is $kind', ({ kind, ...fields }) =>
    expect(proofTotalKindOf(fields)).toBe(kind),
  )
})

it('[P-264] only a carrier lookup has carriers, in the order of its list', () => {
  const detailTypes = ['롯데', 'CJ대한통운']
  expect(carriersOfParcelProof({ proofType: 'parcel', detailTypes })).toEqual(detailTypes)
  expect(carriersOfParcelProof({ proofType: 'general', detailTypes })).toEqual([])
})

describe('[P-115] [P-116] the total as typed, displayed and sent', () => {
  it.each(PARSE_PROOF_TOTAL_CASES)('$text is sent as $total', ({ text, total }) =>
    expect(parseProofTotalOrZero(text)).toBe(total),
  )

  it.each(CLEAN_PROOF_TOTAL_INPUT_CASES)(
    'is shown as $shown after $text is typed over $stored',
    ({ text, stored, shown }) => expect(cleanProofTotalInput(text, 10, stored)).toBe(shown),
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
  it.each(EXPECTED_SUPPORT_CASES)('$cases cases give $won won', ({ cases, won }) =>
    expect(expectedSupport(cases)).toBe(won),
  )

  it('the expected support is written with thousands separators', () =>
    expect([12, 0, 100].map((cases) => formatWon(expectedSupport(cases)))).toEqual(['60,000원', '0원', '500,000원']))
})
