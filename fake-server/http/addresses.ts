import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { PolicyHosts } from '#deploy/policy'
import type { Addresses } from '../world/settings.ts'

/** How this server can be reached. Ports are known once it listens. */
export type ServerAddress = {
  /** The address that it is bound to. */
  readonly host: string
  readonly portalPort: number
  readonly outsidePort: number
  /** Host name of the second origin, null to derive it. */
  readonly outsideHost: string | null
}

/** True if an address is reachable only from this machine. */
export const isLoopback = (host: string): boolean => /^(127\.\d+\.\d+\.\d+|::1|\[::1\]|localhost)$/.test(host)

const HOST_NAME = /^([\w.-]+|\[[\da-f:]+\])$/i
const ANY_ADDRESS = ['0.0.0.0', '::', '[::]']

/** The host name of a `Host` as a browser reads it; null where it is more than a host and a port, or not written as one. */
const hostNameOf = (hostHeader: string | undefined): string | null => {
  const address = `http://${hostHeader ?? ''}`
  if (!URL.canParse(address)) return null
  const { hostname: name, host, pathname, username } = new URL(address)
  const isPlain = username === '' && pathname === '/' && address.toLowerCase().startsWith(`http://${host}`)
  return isPlain && HOST_NAME.test(name) ? name : null
}

const bare = (name: string) => name.replace(/^\[|\]$/g, '').toLowerCase()

/**
 * Is this `Host` one of the server's: a loopback name, the address that it is bound to, the name of the second origin, and,
 * bound to all addresses, each IP address and the machine's name? Pages of another site's name must not pass for the portal.
 */
export const isOwnHost = ({ host, outsideHost }: ServerAddress, hostHeader: string | undefined): boolean => {
  if (hostHeader === undefined) return true
  const name = hostNameOf(hostHeader)
  if (name === null) return false
  if (isLoopback(name) || [host, outsideHost ?? host].some((own) => bare(own) === bare(name))) return true
  return ANY_ADDRESS.includes(host) && (isIP(bare(name)) !== 0 || bare(name) === hostname().toLowerCase())
}

/** The other of the two names that a loopback address goes by. */
const otherName = (host: string) => (host === 'localhost' ? '127.0.0.1' : 'localhost')

/** The loopback name in a `Host` with this port, else null: `localhost` is not `127.0.0.1` to a browser. */
const loopbackNameOf = (hostHeader: string | undefined, port: number): string | null =>
  ['localhost', '127.0.0.1'].find((name) => hostHeader === `${name}:${port}`) ?? null

const loopbackHosts = (server: ServerAddress, hostHeader: string | undefined) => {
  const asPortal = loopbackNameOf(hostHeader, server.portalPort)
  const asOutside = server.outsideHost === null ? loopbackNameOf(hostHeader, server.outsidePort) : null
  const portal = asPortal ?? (asOutside === null ? server.host : otherName(asOutside))
  return { portal, outside: server.outsideHost ?? otherName(portal) }
}

const reachableHosts = (server: ServerAddress, hostHeader: string | undefined) => {
  const portal = hostNameOf(hostHeader) ?? (ANY_ADDRESS.includes(server.host) ? '127.0.0.1' : server.host)
  return { portal, outside: server.outsideHost ?? portal }
}

/**
 * The addresses as a visitor reaches them, by the `Host` of his call to either origin. Bound to loopback, the second
 * origin has another host name (`localhost` for 127.0.0.1), because ports alone do not separate cookies; otherwise it
 * has the portal's.
 */
export const addressesFor = (server: ServerAddress, hostHeader: string | undefined, world: string): Addresses => {
  const { portal, outside } = isLoopback(server.host)
    ? loopbackHosts(server, hostHeader)
    : reachableHosts(server, hostHeader)
  return {
    portal: `http://${bracketed(portal)}:${server.portalPort}`,
    outside: `http://${bracketed(outside)}:${server.outsidePort}/w/${world}`,
  }
}

const bracketed = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host)

/** True if a page of this origin is the portal itself, under the name that its visitors use. [E-198] */
export const isPortalOrigin = (server: ServerAddress, origin: string, hostHeader: string | undefined): boolean => {
  if (origin === addressesFor(server, hostHeader, 'default').portal) return true
  const name = hostNameOf(hostHeader)
  return name !== null && origin === `http://${name}:${server.portalPort}`
}

/** The hosts of the policy in the fake world: everything outside lies at one second origin. */
export const hostsOfFakeWorld = (
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
