import { describe, expect, it } from 'vitest'
import { decideRival, RIVAL_TABLE } from './application.ts'
import { RIVAL_CASES } from './rival.cases.ts'

describe('whether another application stands against this one', () => {
  it.each(RIVAL_CASES)('$rule: $says', ({ rule, others, asked, verdict }) =>
    expect(decideRival(others, asked)).toMatchObject({ verdict, because: { rule } }),
  )

  it('proves every row of the table', () =>
    expect(new Set(RIVAL_CASES.map(({ rule }) => rule))).toEqual(new Set(RIVAL_TABLE.map(({ id }) => id))))
})
