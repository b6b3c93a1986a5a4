import { describe, expect, it } from 'vitest'
import { TOTAL_LIMIT_CASES } from './proof-total.cases.ts'
import { decideTotal, TOTAL_TABLE } from './proof-total.ts'

describe('[P-030] [P-031] [D3-103] which totals a proof may have', () => {
  it.each(TOTAL_LIMIT_CASES)('$rule: $kind of $total: $verdict', ({ rule, kind, total, verdict }) =>
    expect(decideTotal(kind, total)).toMatchObject({ verdict, because: { rule } }),
  )

  it('proves every row of the table', () =>
    expect(new Set(TOTAL_LIMIT_CASES.map(({ rule }) => rule))).toEqual(new Set(TOTAL_TABLE.map(({ id }) => id))))
})
