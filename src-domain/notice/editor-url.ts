import { accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { isAllowedImageUrl } from './allowed-url.ts'

const WEB = /^https?:\/\/[^\s/?#\\@<>"']+(?:[/?#][^\s<>"']*)?$/i

/** Parses the link URL that an administrator enters. [P-229] */
export const parseLinkUrl = (text: string): ParseResult<string, 'badUrl'> => {
  const url = text.trim()
  return WEB.test(url) ? accepted(url) : refused('badUrl')
}

/**
 * Parses an image URL: a path of the portal (the portal's origin is removed), or https with a host in `hosts`, the
 * setting `popupImageHosts`. `origin` is the portal's origin, for example `https://portal.example`. [P-229]
 */
export const parseImageUrl = (
  text: string,
  origin: string,
  hosts: readonly string[],
): ParseResult<string, 'badUrl' | 'badImageHost'> => {
  const trimmedText = text.trim()
  const url = trimmedText.startsWith(`${origin}/`) ? trimmedText.slice(origin.length) : trimmedText
  if (!WEB.test(url) && !/^\/(?![/\\])[^\s<>"']*$/.test(url)) return refused('badUrl')
  return isAllowedImageUrl(url, hosts) ? accepted(url) : refused('badImageHost')
}
