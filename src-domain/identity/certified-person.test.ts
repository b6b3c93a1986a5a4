import { describe, expect, it } from 'vitest'
import { decideEarlierCertification } from './certified-person.ts'

describe('[D1-247] [E-110] a person who has certified in this tab', () => {
  it('is known by the session and the login of the browser', () => {
    const session = { ci: 'ci-1', businessNumber: '1000100001' }
    expect(decideEarlierCertification('page', session, 'token').verdict).toBe('continues')
    expect(decideEarlierCertification('page', { ...session, ci: '' }, 'token').verdict).toBe('certifies')
    expect(decideEarlierCertification('page', { ...session, businessNumber: '' }, 'token').verdict).toBe('certifies')
    expect(decideEarlierCertification('page', session, null).verdict).toBe('certifies')
  })
})
