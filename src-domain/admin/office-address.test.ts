import { describe, expect, it } from 'vitest'
import { isOfficeAddress, canOpenAdminPages } from './office-address.ts'

describe('the allow list of the office', () => {
  it.each([
    { address: '192.0.2.3', allowed: ['192.0.2.3'], member: true },
    { address: ' 192.0.2.3 ', allowed: ['192.0.2.3'], member: true },
    { address: '192.0.2.3', allowed: ['192.0.2.9', ' 192.0.2.3\n'], member: true },
    { address: '192.0.2.31', allowed: ['192.0.2.3'], member: false },
    { address: '192.0.2.3', allowed: ['192.0.2.31'], member: false },
    { address: '192.0.2.3', allowed: [], member: false },
    { address: '', allowed: [''], member: false },
    { address: null, allowed: ['192.0.2.3'], member: false },
  ])(
    '[E-159] [P-010] compares whole IP addresses after trimming: $address in $allowed → $member',
    ({ address, allowed, member }) => expect(isOfficeAddress(address, allowed)).toBe(member),
  )

  it("opens only the administrators' pages to additional IP addresses", () => {
    const deployment = { allowedAddresses: ['192.0.2.1'], adminPagesExtra: ['198.51.100.4'] }
    expect(
      ['192.0.2.1', '198.51.100.4', '203.0.113.7', null].map((address) => canOpenAdminPages(address, deployment)),
    ).toEqual([true, true, false, false])
  })
})
