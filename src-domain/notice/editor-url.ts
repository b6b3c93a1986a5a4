import { accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { isAllowedImageUrl } from './allowed-url.ts'

const WEB = /^https?:\/\/[^\s/?#\\@<>"']+(?:[/?#][^\s<>"']*)?$/i

/** Parses the link address that an administrator enters. [P-229] */
export const parseLinkUrl = (typed: string): ParseResult<string, 'badUrl'> => {
  const address = typed.trim()
  return WEB.test(address) ? accepted(address) : refused('badUrl')
}

/**
 * Parses an image address: a path of the portal (the portal's origin is removed), or https with a host in `hosts`, the
 * setting `popupImageHosts`. `origin` is the portal's origin, for example `https://portal.example`. [P-229]
 */
export const parseImageUrl = (
  typed: string,
  origin: string,
  hosts: readonly string[],
): ParseResult<string, 'badUrl' | 'badImageHost'> => {
  const given = typed.trim()
  const address = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  if (!WEB.test(address) && !/^\/(?![/\\])[^\s<>"']*$/.test(address)) return refused('badUrl')
  return isAllowedImageUrl(address, hosts) ? accepted(address) : refused('badImageHost')
}
