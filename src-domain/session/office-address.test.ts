import { describe, expect, it } from 'vitest'
import { OFFICE_ADDRESSES, isOfficeAddress, mayOpenAdminPages } from './office-address.ts'

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
  ])('[E-159] [P-010] whole addresses after trimming: $address in $allowed → $member', ({ address, allowed, member }) =>
    expect(isOfficeAddress(address, allowed)).toBe(member),
  )

  it('[P-010] holds thirty addresses', () => {
    expect(OFFICE_ADDRESSES).toHaveLength(30)
    expect(new Set(OFFICE_ADDRESSES).size).toBe(30)
    expect([OFFICE_ADDRESSES[0], OFFICE_ADDRESSES[29]]).toEqual(['192.0.2.1', '192.0.2.30'])
    expect(isOfficeAddress('203.0.113.7', OFFICE_ADDRESSES)).toBe(false)
  })

  it('further addresses open the pages of the administrators alone', () => {
    const deployment = { allowedAddresses: ['192.0.2.1'], adminPagesExtra: ['198.51.100.4'] }
    expect(['192.0.2.1', '198.51.100.4', '203.0.113.7', null].map((one) => mayOpenAdminPages(one, deployment))).toEqual(
      [true, true, false, false],
    )
  })
})
