/**
 * Matches the URLs that links may have: http(s), mail, telephone, a page of this portal, or a part of the page (`#`).
 * Other URLs are removed. [E-053]
 */
export const ALLOWED_LINK_PATTERN = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i

/** Removes the characters in a URL that browsers ignore and that could hide its scheme. */
const withoutHidden = (url: string): string => url.trim().replace(/[^!-~\u0080-\u{10FFFF}]/gu, '')

/** True if a link in administrators' HTML may have this URL. [E-053] [P-230] */
export const isAllowedLinkUrl = (url: string): boolean => ALLOWED_LINK_PATTERN.test(withoutHidden(url))

/**
 * True if an image may be loaded from this URL: from the portal itself, or over https from one of `hosts`. Any
 * other host would learn who reads the notice. `hosts` are host names, with the port if it is not the default. [P-229]
 */
export const isAllowedImageUrl = (url: string, hosts: readonly string[]): boolean => {
  const plain = withoutHidden(url)
  if (/^\/(?![/\\])/.test(plain)) return true
  const host = /^https:\/\/([^/?#\\@]+)(?:[/?#]|$)/i.exec(plain)?.[1]
  return host !== undefined && hosts.includes(host.toLowerCase())
}
