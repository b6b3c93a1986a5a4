import { describe, expect, it } from 'vitest'
import { CLOSURE_CASES } from './closure.cases.ts'
import { decideClosure } from './closure.ts'

describe('[P-237] [P-238] the visitors that a maintenance window keeps out', () => {
  it.each(CLOSURE_CASES)('rule $rule decides $verdict for $facts', ({ rule, facts, verdict }) =>
    expect(decideClosure(facts)).toMatchObject({ verdict, because: { rule } }),
  )
})
