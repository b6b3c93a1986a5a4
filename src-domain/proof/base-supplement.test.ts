import { describe, expect, it } from 'vitest'
import { BASE_SUPPLEMENT_CASES } from './base-supplement.cases.ts'
import { BASE_SUPPLEMENT_CHECKS, decideBaseSupplement } from './base-proof.ts'

describe('[P-092] the files of a base-proof supplement', () => {
  it.each(BASE_SUPPLEMENT_CASES)('$rule: $sizes → $verdict', ({ rule, sizes, verdict }) =>
    expect(decideBaseSupplement(sizes.map((size) => ({ size })))).toMatchObject({ verdict, because: { rule } }),
  )

  it('proves every row of the table', () =>
    expect(new Set(BASE_SUPPLEMENT_CASES.map((row) => row.rule))).toEqual(
      new Set(BASE_SUPPLEMENT_CHECKS.map((row) => row.id)),
    ))
})
