import type { Settings } from '../settings/settings.ts'

/** Compares whole trimmed addresses; null is never in the list. [E-159] [P-010] */
export const isOfficeAddress = (address: string | null, allowed: readonly string[]): boolean => {
  const own = address?.trim() ?? ''
  return own !== '' && allowed.some((address) => address.trim() === own)
}

/** Visitors from `adminPagesExtra` may open them, but do not see the link in the footer. [D1-08] */
export const canOpenAdminPages = (
  address: string | null,
  deployment: Pick<Settings, 'allowedAddresses' | 'adminPagesExtra'>,
): boolean => isOfficeAddress(address, [...deployment.allowedAddresses, ...deployment.adminPagesExtra])
