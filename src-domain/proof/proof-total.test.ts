import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatWon, Won } from '../kernel/won.ts'
import { TOTAL_CASES, TOTAL_KIND_CASES, TYPED_CASES, TOTAL_LIMIT_CASES } from './proof-total.cases.ts'
import {
  carriersOf,
  totalFromText,
  totalKindOf,
  totalText,
  typedTotal,
  expectedSupport,
  shortfallOf,
  decideTotal,
  isAboveRemaining,
  TOTAL_TABLE,
  supportShares,
} from './proof-total.ts'
import { EXPECTED_SUPPORT_CASES } from './proof-total.expected-support.cases.ts'
import type { ProofType } from './proof.ts'
import { PROOF_STATUSES, type ProofStatus } from './proof-status.table.ts'

describe('[P-264] the unit of a total', () => {
  it.each(TOTAL_KIND_CASES)('$proofType, $totalUnit: $kind', ({ kind, ...fields }) =>
    expect(totalKindOf(fields)).toBe(kind),
  )

  it('[P-264] is, for a lookup, its carriers in their order; no other proof has carriers', () => {
    const detailTypes = ['롯데', 'CJ대한통운']
    expect(carriersOf({ proofType: 'parcel', detailTypes })).toEqual(detailTypes)
    expect(carriersOf({ proofType: 'general', detailTypes })).toEqual([])
  })
})

describe('[P-115] [P-116] the total as typed, displayed and sent', () => {
  it.each(TOTAL_CASES)('$text is sent as $total', ({ text, total }) => expect(totalFromText(text)).toBe(total))

  it.each(TYPED_CASES)('$text over $stored leaves $shown', ({ text, stored, shown }) =>
    expect(typedTotal(text, 10, stored)).toBe(shown),
  )

  it('[P-116] is displayed as digits if stored, and empty if missing', () =>
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

describe('[P-032] the expected support of direct deliveries', () => {
  it.each(EXPECTED_SUPPORT_CASES)('$cases cases → $won won', ({ cases, won }) =>
    expect(expectedSupport(cases)).toBe(won),
  )

  it('[P-032] is formatted with separators', () =>
    expect([12, 0, 100].map((cases) => formatWon(expectedSupport(cases)))).toEqual(['60,000원', '0원', '500,000원']))
})

describe('[P-030] [P-031] [D3-103] the decision which totals a proof may have', () => {
  it.each(TOTAL_LIMIT_CASES)('[P-035] $rule: $kind of $total: $verdict', ({ rule, kind, total, registered, verdict }) =>
    expect(decideTotal(kind, total, registered)).toMatchObject({ verdict, because: { rule } }),
  )

  it('covers every row of the table', () =>
    expect(new Set(TOTAL_LIMIT_CASES.map(({ rule }) => rule))).toEqual(new Set(TOTAL_TABLE.map(({ id }) => id))))
})

const proof = (
  status: ProofStatus,
  more: { proofType?: ProofType; decidedAmount?: number; totalUnit?: 'amount' | 'cases'; total?: number } = {},
) => ({
  id: '1',
  proofType: 'general' as ProofType,
  status,
  decidedAmount: null,
  totalUnit: null,
  total: null,
  ...more,
})

const shares = (application: Partial<Parameters<typeof supportShares>[0]> = {}, entered = 0) => {
  const {
    paid,
    granted,
    underReview,
    entered: taken,
    open,
  } = supportShares({ status: 'targetSelected', decidedAmount: null, proofs: [], ...application }, entered)
  return [paid, granted, underReview, taken, open]
}

describe('[A-172] [A-192] [P-032] the shares of the maximum support', () => {
  it('are all open before anything is submitted', () => expect(shares()).toEqual([0, 0, 0, 0, 300_000]))

  it('count paid proofs, and the decided amount once everything is paid', () => {
    const paid = proof('paymentComplete', { decidedAmount: 100_000 })
    expect(shares({ proofs: [paid] })).toEqual([100_000, 0, 0, 0, 200_000])
    expect(shares({ status: 'paymentComplete', decidedAmount: 250_000 })).toEqual([250_000, 0, 0, 0, 50_000])
  })

  it('count a decided amount beyond that as granted', () =>
    expect(shares({ decidedAmount: 150_000, proofs: [proof('paymentComplete', { decidedAmount: 100_000 })] })).toEqual([
      100_000, 50_000, 0, 0, 150_000,
    ]))

  it('count submitted proofs: cases by their amount, amounts unchanged, lookups not at all', () => {
    expect(shares({ proofs: [proof('submitted', { totalUnit: 'cases', total: 12 })] })[2]).toBe(60_000)
    expect(shares({ proofs: [proof('supplementRequest', { totalUnit: 'amount', total: 87_500 })] })[2]).toBe(87_500)
    expect(shares({ proofs: [proof('submitted', { proofType: 'parcel', total: 12 })] })[2]).toBe(0)
    const ended = PROOF_STATUSES.filter((status) => shares({ proofs: [proof(status, { total: 1000 })] })[2] === 0)
    expect(ended).toEqual([
      'approved',
      'targetSelected',
      'notSelected',
      'hold',
      'paymentComplete',
      'userCancel',
      'userDelete',
    ])
  })

  it('count at most the remaining support for the entries', () => {
    const proofs = [proof('submitted', { totalUnit: 'amount', total: 250_000 })]
    expect(shares({ proofs }, 30_000)).toEqual([0, 0, 250_000, 30_000, 20_000])
    expect(shares({ proofs }, 100_000)).toEqual([0, 0, 250_000, 50_000, 0])
  })

  it.each([
    ['a won more than remains', 290_000, 10_001, true],
    ['all that remains', 290_000, 10_000, false],
    ['more than the ceiling, while all of it is open', 0, 300_001, false],
  ])('[D2-131] separate %s from the remaining support', (_, decidedAmount, entered, above) => {
    const proofs = [proof('paymentComplete', { decidedAmount })]
    const stands = supportShares({ status: 'targetSelected', decidedAmount: null, proofs }, entered)
    expect(isAboveRemaining(stands, entered)).toBe(above)
  })

  it('add up to the maximum support', () => {
    const won = fc.nat({ max: 1_000_000 })
    fc.assert(
      fc.property(
        won,
        won,
        fc.array(fc.tuple(fc.constantFrom(...PROOF_STATUSES), won, won)),
        (decided, entered, rows) => {
          const proofs = rows.map(([status, total, decidedAmount]) => proof(status, { total, decidedAmount }))
          const all = shares({ decidedAmount: decided, proofs }, entered)
          expect(all.every((share) => share >= 0)).toBe(true)
          expect(all.reduce((sum, share) => sum + share, 0)).toBe(300_000)
        },
      ),
    )
  })
})

describe('[D2-168] the explanation why less is paid than was spent', () => {
  const why = (known: Partial<Parameters<typeof supportShares>[0]>, lookedUp = 0) => {
    const application = { status: 'targetSelected', decidedAmount: null, proofs: [], ...known } as const
    return shortfallOf(supportShares(application), application.proofs, Won(lookedUp))
  }
  const paid = (decidedAmount: number, known = {}) => proof('paymentComplete', { decidedAmount, ...known })

  it('is null before anything is paid or granted, and if everything was recognized', () => {
    expect(why({ proofs: [proof('notSelected', { total: 80_000 })] })).toBeNull()
    expect(why({ proofs: [paid(60_000, { total: 12, totalUnit: 'cases' })] })).toBeNull()
  })

  it('returns the maximum support, once nothing of it is left and more was spent', () => {
    expect(why({ proofs: [paid(300_000, { total: 500_000, totalUnit: 'amount' })] })).toBe('ceiling')
    expect(why({ status: 'approved', decidedAmount: 300_000 }, 310_000)).toBe('ceiling')
    expect(why({ status: 'approved', decidedAmount: 300_000 }, 300_000)).toBeNull()
    expect(why({ proofs: [paid(300_000), proof('userCancel', { total: 500_000 })] })).toBeNull()
  })

  it('returns a proof that was refused, or recognized in part', () => {
    expect(why({ proofs: [paid(60_000, { total: 80_000, totalUnit: 'amount' })] })).toBe('unrecognized')
    expect(why({ proofs: [paid(60_000), proof('notSelected', { total: 80_000 })] })).toBe('unrecognized')
  })
})
