import { describe, expect, it } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { EARLIER_CERTIFICATION_CASES, NUMBER_SEARCH_CASES } from './certified-person.cases.ts'
import { EARLIER_CERTIFICATION_TABLE, decideEarlierCertification, decideNumberSearch } from './certified-person.ts'
import { decide } from '../kernel/decide.ts'

describe('[D1-247] [E-110] a person who has certified in this tab', () => {
  itDecides('$rule decides $verdict for $facts', EARLIER_CERTIFICATION_CASES, ({ facts }) =>
    decide(EARLIER_CERTIFICATION_TABLE, facts),
  )

  it('is known by the session and the login of the browser', () => {
    const session = { ci: 'ci-1', businessNumber: '1000100001' }
    expect(decideEarlierCertification('page', session, 'token').verdict).toBe('continues')
    expect(decideEarlierCertification('page', { ...session, ci: '' }, 'token').verdict).toBe('certifies')
    expect(decideEarlierCertification('page', { ...session, businessNumber: '' }, 'token').verdict).toBe('certifies')
    expect(decideEarlierCertification('page', session, null).verdict).toBe('certifies')
  })
})

describe('[E-130] a certification without a business number', () => {
  itDecides('$rule decides $verdict for $facts', NUMBER_SEARCH_CASES, ({ facts }) => decideNumberSearch(facts))
})
