import { describe, expect, it } from 'vitest'
import { APPLICATION_COUNT_CASES } from './application-count.cases.ts'
import { decideApplicationCount } from './application-count.ts'

describe('[E-097] the lookup of a result, decided by the count of applications', () => {
  it.each(APPLICATION_COUNT_CASES)('rule $rule decides $verdict for $answer', ({ rule, answer, verdict }) =>
    expect(decideApplicationCount(answer)).toMatchObject({ verdict, because: { rule } }),
  )
})
