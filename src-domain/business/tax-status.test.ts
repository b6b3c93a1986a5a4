import { describe, expect, it } from 'vitest'
import { decide } from '../kernel/decide.ts'
import { TAX_STATUS_CASES } from './tax-status.cases.ts'
import { TAX_STATUS_TABLE, decideTaxStatus } from './tax-status.ts'

describe('[E-085] [E-086] [E-087] [E-088] the decision, by tax office status, whether an owner may continue', () => {
  it.each(TAX_STATUS_CASES)('rule $rule decides $verdict for $facts', ({ rule, facts, verdict }) => {
    expect(decide(TAX_STATUS_TABLE, facts)).toMatchObject({ verdict, because: { rule } })
    expect(decideTaxStatus(facts)).toMatchObject({ verdict, because: { rule } })
  })
})
