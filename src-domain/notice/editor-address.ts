import { accepted, refused, type Checked } from '../kernel/checked.ts'
import { isAllowedImage } from './allowed-address.ts'

const WEB = /^https?:\/\/[^\s/?#\\@<>"']+(?:[/?#][^\s<>"']*)?$/i

/** The address of a link that an administrator enters. [P-229] */
export const parseLinkAddress = (typed: string): Checked<string, 'badUrl'> => {
  const address = typed.trim()
  return WEB.test(address) ? accepted(address) : refused('badUrl')
}

/**
 * The address of an image: a path of the portal (its own origin is taken off), or https with a host of `hosts`, the setting
 * `popupImageHosts`. `origin` is that of the portal, `https://portal.example`. [P-229]
 */
export const parseImageAddress = (
  typed: string,
  origin: string,
  hosts: readonly string[],
): Checked<string, 'badUrl' | 'badImageHost'> => {
  const given = typed.trim()
  const address = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  if (!WEB.test(address) && !/^\/(?![/\\])[^\s<>"']*$/.test(address)) return refused('badUrl')
  return isAllowedImage(address, hosts) ? accepted(address) : refused('badImageHost')
}
