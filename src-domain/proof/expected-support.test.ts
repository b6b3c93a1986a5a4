import { describe, expect, it } from 'vitest'
import { formatWon } from '../kernel/won.ts'
import { EXPECTED_SUPPORT_CASES } from './expected-support.cases.ts'
import { expectedSupport } from './proof-total.ts'

describe('[P-032] the expected support of direct deliveries', () => {
  it.each(EXPECTED_SUPPORT_CASES)('$cases cases → $won won', ({ cases, won }) =>
    expect(expectedSupport(cases)).toBe(won),
  )

  it('[P-032] is written with separators', () =>
    expect([12, 0, 100].map((cases) => formatWon(expectedSupport(cases)))).toEqual(['60,000원', '0원', '500,000원']))
})
