/** The allowed links: http(s), mail, telephone, or a page of this portal. Any other address is removed. [E-053] */
export const ALLOWED_LINK = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/** Removes characters that a browser ignores in an address and that could hide its scheme. */
const withoutHidden = (address: string): string =>
  [...address.trim()].filter((character) => character > ' ' && character !== '\u007F').join('')

/** True if a link in administrators' HTML may have this address. [E-053] [P-230] */
export const isAllowedLink = (address: string): boolean => ALLOWED_LINK.test(withoutHidden(address))

/**
 * True if an image may be loaded from this address: from the portal itself, or by https from one of `hosts`. A foreign
 * image would tell its host who reads the notice. `hosts` are host names as in an address, with a non-default port.
 * [P-229]
 */
export const isAllowedImage = (address: string, hosts: readonly string[]): boolean => {
  const plain = withoutHidden(address)
  if (/^\/(?![/\\])/.test(plain)) return true
  const host = /^https:\/\/([^/?#\\@]+)(?:[/?#]|$)/i.exec(plain)?.[1]
  return host !== undefined && hosts.includes(host.toLowerCase())
}
