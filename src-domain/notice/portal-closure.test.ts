import { describe, expect, it } from 'vitest'
import { PORTAL_CLOSURE_CASES } from './portal-closure.cases.ts'
import { decidePortalClosure } from './portal-closure.ts'

describe('[P-237] [P-238] the visitors that a maintenance window keeps out', () => {
  it.each(PORTAL_CLOSURE_CASES)('rule $rule decides $verdict for $facts', ({ rule, facts, verdict }) =>
    expect(decidePortalClosure(facts)).toMatchObject({ verdict, because: { rule } }),
  )
})
