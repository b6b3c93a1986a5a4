import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { PolicyHosts } from '#deploy/policy'
import type { VisitorAddresses } from '../world/settings.ts'

/** The URLs of this server. Ports are known when it listens. */
export type ServerAddresses = {
  readonly host: string
  readonly portalPort: number
  readonly outsidePort: number
  /** Host name of the second origin; null to derive it. */
  readonly outsideHost: string | null
}

export const isLoopback = (host: string): boolean => /^(127\.\d+\.\d+\.\d+|::1|\[::1\]|localhost)$/.test(host)

const HOST_NAME = /^([\w.-]+|\[[\da-f:]+\])$/i
const ANY_ADDRESS = ['0.0.0.0', '::', '[::]']

/**
 * Returns the host name of a `Host` header as a browser parses it; null if the header is anything but a plain host with
 * an optional port.
 */
const hostNameOf = (hostHeader: string | undefined): string | null => {
  const address = `http://${hostHeader ?? ''}`
  if (!URL.canParse(address)) return null
  const { hostname: name, host, pathname, username } = new URL(address)
  const isPlain = username === '' && pathname === '/' && address.toLowerCase().startsWith(`http://${host}`)
  return isPlain && HOST_NAME.test(name) ? name : null
}

const withoutBrackets = (name: string) => name.replace(/^\[|\]$/g, '').toLowerCase()

/**
 * True if this `Host` belongs to the server: a loopback name, the bound address, the name of the second origin, or, if
 * bound to all addresses, any IP address and the machine's name. Any other host name belongs to another site, which
 * must not count as the portal.
 */
export const isOwnHost = ({ host, outsideHost }: ServerAddresses, hostHeader: string | undefined): boolean => {
  if (hostHeader === undefined) return true
  const name = hostNameOf(hostHeader)
  if (name === null) return false
  if (
    isLoopback(name) ||
    [host, outsideHost ?? host].some((ownName) => withoutBrackets(ownName) === withoutBrackets(name))
  )
    return true
  return (
    ANY_ADDRESS.includes(host) &&
    (isIP(withoutBrackets(name)) !== 0 || withoutBrackets(name) === hostname().toLowerCase())
  )
}

/** Returns the other loopback name: `localhost` for `127.0.0.1`, and the reverse. */
const otherName = (host: string) => (host === 'localhost' ? '127.0.0.1' : 'localhost')

/**
 * Returns the host name of a `Host` header if it is a loopback name with this port; otherwise null. A browser treats
 * `localhost` and `127.0.0.1` as different sites.
 */
const loopbackNameOf = (hostHeader: string | undefined, port: number): string | null =>
  ['localhost', '127.0.0.1'].find((name) => hostHeader === `${name}:${port}`) ?? null

const loopbackHosts = (server: ServerAddresses, hostHeader: string | undefined) => {
  const asPortal = loopbackNameOf(hostHeader, server.portalPort)
  const asOutside = server.outsideHost === null ? loopbackNameOf(hostHeader, server.outsidePort) : null
  const portal = asPortal ?? (asOutside === null ? server.host : otherName(asOutside))
  return { portal, outside: server.outsideHost ?? otherName(portal) }
}

const reachableHosts = (server: ServerAddresses, hostHeader: string | undefined) => {
  const portal = hostNameOf(hostHeader) ?? (ANY_ADDRESS.includes(server.host) ? '127.0.0.1' : server.host)
  return { portal, outside: server.outsideHost ?? portal }
}

/**
 * Returns the URLs that a visitor uses, depending on the `Host` of the call. If the server is bound to loopback,
 * the second origin has the other loopback name (`localhost` for 127.0.0.1), because cookies are shared between ports.
 * Otherwise both origins have the same host name.
 */
export const visitorAddressesFor = (
  server: ServerAddresses,
  hostHeader: string | undefined,
  world: string,
): VisitorAddresses => {
  const { portal, outside } = isLoopback(server.host)
    ? loopbackHosts(server, hostHeader)
    : reachableHosts(server, hostHeader)
  return {
    portal: `http://${withBrackets(portal)}:${server.portalPort}`,
    outside: `http://${withBrackets(outside)}:${server.outsidePort}/w/${world}`,
  }
}

const withBrackets = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host)

/** True if this origin is the portal, under a name that visitors use. [E-198] */
export const isPortalOrigin = (server: ServerAddresses, origin: string, hostHeader: string | undefined): boolean => {
  if (origin === visitorAddressesFor(server, hostHeader, 'default').portal) return true
  const name = hostNameOf(hostHeader)
  return name !== null && origin === `http://${name}:${server.portalPort}`
}

/**
 * Returns the hosts for the content security policy: in the fake world all external services are on one second origin.
 */
export const policyHostsOfFakeWorld = (
  outsideOrigin: string,
  popupImages: readonly string[],
  cdn: readonly string[],
): PolicyHosts => ({
  storage: [outsideOrigin],
  queue: [outsideOrigin],
  ipLookup: [outsideOrigin],
  adminApi: [],
  providers: [outsideOrigin],
  popupImages,
  cdn,
  failureReports: [outsideOrigin],
})
