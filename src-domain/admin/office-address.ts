import type { Settings } from '../settings/settings.ts'

/**
 * True if the visitor's public IP address is in the list. Compares whole trimmed addresses; null is never in the list.
 * [E-159] [P-010]
 */
export const isOfficeAddress = (address: string | null, allowedAddresses: readonly string[]): boolean => {
  const trimmedAddress = address?.trim() ?? ''
  return trimmedAddress !== '' && allowedAddresses.some((address) => address.trim() === trimmedAddress)
}

/**
 * True if the administrators' pages open for this IP address. Visitors from an address in `adminPagesExtra` may open
 * these pages too, but do not see the link in the footer. [D1-08]
 */
export const canOpenAdminPages = (
  address: string | null,
  deployment: Pick<Settings, 'allowedAddresses' | 'adminPagesExtra'>,
): boolean => isOfficeAddress(address, [...deployment.allowedAddresses, ...deployment.adminPagesExtra])
