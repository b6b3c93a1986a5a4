import { describe, expect, it } from 'vitest'
import { APPLICATION_COUNT_CASES } from './application-count.cases.ts'
import { APPLICATION_COUNT_TABLE, decideApplicationCount } from './application-count.ts'

describe('[E-097] the lookup of a result, decided by the count of applications', () => {
  it.each(APPLICATION_COUNT_CASES)('rule $rule decides $verdict for $answer', ({ rule, answer, verdict }) =>
    expect(decideApplicationCount(answer)).toMatchObject({ verdict, because: { rule } }),
  )

  it('the cases cover every row of the table', () =>
    expect(new Set<string>(APPLICATION_COUNT_CASES.map((row) => row.rule))).toEqual(
      new Set(APPLICATION_COUNT_TABLE.map((row) => row.id)),
    ))
})
