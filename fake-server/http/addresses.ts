import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { Addresses } from '../world/settings.ts'

/** How this server can be reached. Ports are known once it listens. */
export type Place = {
  /** The address that it is bound to. */
  readonly host: string
  readonly portalPort: number
  readonly outsidePort: number
  /** Host name of the second origin, null to derive it. */
  readonly outsideHost: string | null
}

/** Is an address only reachable from this machine? */
export const isLoopback = (host: string): boolean => /^(127\.\d+\.\d+\.\d+|::1|\[::1\]|localhost)$/.test(host)

const HOST_NAME = /^([\w.-]+|\[[\da-f:]+\])$/i
const ANY_ADDRESS = ['0.0.0.0', '::', '[::]']

/** The host name that a visitor used, if it is one; it ends in addresses and in the policy. */
const nameOf = (hostHeader: string | undefined): string | null => {
  const name = (hostHeader ?? '').replace(/:\d+$/, '')
  return HOST_NAME.test(name) ? name : null
}

/** The name of a `Host`, as a browser reads it; null for what is none. */
const hostNameOf = (hostHeader: string): string | null => {
  const address = `http://${hostHeader}`
  if (!URL.canParse(address)) return null
  const { hostname: name, host, pathname, username } = new URL(address)
  return username === '' && pathname === '/' && address.toLowerCase().startsWith(`http://${host}`) ? name : null
}

const bare = (name: string) => name.replace(/^\[|\]$/g, '').toLowerCase()

/**
 * Does this server go by the name of a call? Loopback names, the address that it is bound to and the name of the second
 * origin; bound to all addresses of the machine, each of them as a number and the machine's own name. A name of any
 * other site that leads here is that site's, whose pages must not pass for the portal.
 */
export const isOwnHost = ({ host, outsideHost }: Place, hostHeader: string | undefined): boolean => {
  if (hostHeader === undefined) return true
  const name = hostNameOf(hostHeader)
  if (name === null) return false
  if (isLoopback(name) || [host, outsideHost ?? host].some((own) => bare(own) === bare(name))) return true
  return ANY_ADDRESS.includes(host) && (isIP(bare(name)) !== 0 || bare(name) === hostname().toLowerCase())
}

/** The other of the two names that a loopback address goes by. */
const otherName = (host: string) => (host === 'localhost' ? '127.0.0.1' : 'localhost')

/** The loopback name that a visitor used for this very port, if he did: `localhost` is not `127.0.0.1` to a browser. */
const loopbackNameOf = (hostHeader: string | undefined, port: number): string | null =>
  hostHeader === `localhost:${port}` ? 'localhost' : hostHeader === `127.0.0.1:${port}` ? '127.0.0.1' : null

const loopbackHosts = (place: Place, hostHeader: string | undefined) => {
  const asPortal = loopbackNameOf(hostHeader, place.portalPort)
  const asOutside = place.outsideHost === null ? loopbackNameOf(hostHeader, place.outsidePort) : null
  const portal = asPortal ?? (asOutside === null ? place.host : otherName(asOutside))
  return { portal, outside: place.outsideHost ?? otherName(portal) }
}

const reachableHosts = (place: Place, hostHeader: string | undefined) => {
  const portal = nameOf(hostHeader) ?? (ANY_ADDRESS.includes(place.host) ? '127.0.0.1' : place.host)
  return { portal, outside: place.outsideHost ?? portal }
}

/**
 * The addresses as a visitor reaches them, by the `Host` of his call to either origin. Bound to loopback, the second
 * origin has another host name (`localhost` for 127.0.0.1), because ports alone do not separate cookies; otherwise it
 * has the portal's.
 */
export const addressesFor = (place: Place, hostHeader: string | undefined, world: string): Addresses => {
  const { portal, outside } = isLoopback(place.host)
    ? loopbackHosts(place, hostHeader)
    : reachableHosts(place, hostHeader)
  return {
    portal: `http://${bracketed(portal)}:${place.portalPort}`,
    outside: `http://${bracketed(outside)}:${place.outsidePort}/w/${world}`,
  }
}

const bracketed = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host)

/** Is a page of this origin the portal itself, as its visitor reaches it? [E-198] */
export const isPortalOrigin = (place: Place, origin: string, hostHeader: string | undefined): boolean => {
  if (origin === addressesFor(place, hostHeader, 'default').portal) return true
  const name = nameOf(hostHeader)
  return name !== null && origin === `http://${name}:${place.portalPort}`
}
