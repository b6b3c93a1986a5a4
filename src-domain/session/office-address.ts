/** Is the visitor's public address one of these? Whole addresses, trimmed; an unknown address (null) is none. [E-159] [P-010] */
export const isOfficeAddress = (address: string | null, allowed: readonly string[]): boolean => {
  const own = address?.trim() ?? ''
  return own !== '' && allowed.some((one) => one.trim() === own)
}

/** The pages of the administrators open for further addresses too; the link in the footer does not show for those. [D1-08] */
export const mayOpenAdminPages = (
  address: string | null,
  deployment: { readonly allowedAddresses: readonly string[]; readonly adminPagesExtra: readonly string[] },
): boolean => isOfficeAddress(address, [...deployment.allowedAddresses, ...deployment.adminPagesExtra])
