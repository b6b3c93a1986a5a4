/**
 * Matches the addresses that links may have: http(s), mail, telephone, or a page of this portal. Other addresses are
 * removed. [E-053]
 */
export const ALLOWED_LINK_PATTERN = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/** Removes the characters in an address that browsers ignore and that could hide its scheme. */
const withoutHidden = (address: string): string =>
  [...address.trim()].filter((character) => character > ' ' && character !== '\u007F').join('')

/** True if a link in administrators' HTML may have this address. [E-053] [P-230] */
export const isAllowedLinkUrl = (address: string): boolean => ALLOWED_LINK_PATTERN.test(withoutHidden(address))

/**
 * True if an image may be loaded from this address: from the portal itself, or over https from one of `hosts`. Any
 * other host would learn who reads the notice. `hosts` are host names, with the port if it is not the default. [P-229]
 */
export const isAllowedImageUrl = (address: string, hosts: readonly string[]): boolean => {
  const plain = withoutHidden(address)
  if (/^\/(?![/\\])/.test(plain)) return true
  const host = /^https:\/\/([^/?#\\@]+)(?:[/?#]|$)/i.exec(plain)?.[1]
  return host !== undefined && hosts.includes(host.toLowerCase())
}
