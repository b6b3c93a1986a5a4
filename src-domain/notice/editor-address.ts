import { accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { isAllowedImageAddress } from './allowed-address.ts'

const WEB = /^https?:\/\/[^\s/?#\\@<>"']+(?:[/?#][^\s<>"']*)?$/i

/** [P-229] */
export const parseLinkAddress = (typed: string): ParseResult<string, 'badUrl'> => {
  const address = typed.trim()
  return WEB.test(address) ? accepted(address) : refused('badUrl')
}

/**
 * A path of the portal (the origin is removed), or https with one of `hosts`, the setting `popupImageHosts`. [P-229]
 */
export const parseImageAddress = (
  typed: string,
  origin: string,
  hosts: readonly string[],
): ParseResult<string, 'badUrl' | 'badImageHost'> => {
  const given = typed.trim()
  const address = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  if (!WEB.test(address) && !/^\/(?![/\\])[^\s<>"']*$/.test(address)) return refused('badUrl')
  return isAllowedImageAddress(address, hosts) ? accepted(address) : refused('badImageHost')
}
