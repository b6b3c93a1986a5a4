import { describe, expect, it } from 'vitest'
import { APPLICATION_EXISTENCE_CASES } from './application-count.cases.ts'
import { decideApplicationExistence } from './application-count.ts'

describe('[E-097] the result lookup, decided by the number of applications', () => {
  it.each(APPLICATION_EXISTENCE_CASES)('rule $rule decides $verdict for $answer', ({ rule, answer, verdict }) =>
    expect(decideApplicationExistence(answer)).toMatchObject({ verdict, because: { rule } }),
  )
})
