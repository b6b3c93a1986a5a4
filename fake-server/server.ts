import { randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { popupImageOrigins, type PolicyHosts } from '#deploy/policy'
import { SERVER_CALL_MAXIMUMS } from '#domain/settings/server-limits'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { ENDPOINTS } from './agency/endpoints.ts'
import { registerControlRoutes } from './control/control.ts'
import {
  visitorAddressesFor,
  policyHostsOfFakeWorld,
  isOwnHost,
  isPortalOrigin,
  type ServerAddresses,
} from './http/addresses.ts'
import { answerUnparsed, errorAnswer, sendRejection } from './http/errors.ts'
import type { Endpoint } from './http/handler.ts'
import { makeDigester } from './http/idempotency.ts'
import { liveWorldOrThrow } from './http/live-world.ts'
import { setUpPortalApp, withoutAdminPrefix } from './http/portal-app.ts'
import { setNotFoundAnswer } from './http/schema-check.ts'
import { noSecurityLog, openSecurityLog, type SecurityLog } from './http/security-log.ts'
import type { RouteServices } from './http/serve.ts'
import { publicFilesIn } from './http/static-files.ts'
import { setUpOutsideApp, withWorldInPath } from './outside/outside-app.ts'
import { PERSONA_SET } from './personas/all-personas.ts'
import type { PersonaSet } from './personas/persona.ts'
import { SEED } from './personas/seed.ts'
import { openByteStore } from './world/byte-store.ts'
import type { Seed } from './world/collections.ts'
import { serverFilePath } from './world/server-file.ts'
import { cdnOriginsOf, popupImageHostsOf, type VisitorAddresses } from './world/settings.ts'
import { DiskFull, memoryOnlyStore, openStore } from './world/store.ts'
import type { RandomSource } from './world/world.ts'
import { makeWorlds } from './world/worlds.ts'

/** The options of a server. All have a default, so that a test sets only the options that matter to it. */
export type ServerOptions = {
  /** The folder of the build; null serves no pages (for API tests and development with vite). */
  readonly dist?: string | null
  /** The folder for the state; null keeps it in memory. */
  readonly data?: string | null
  readonly host?: string
  /** True if visitors use HTTPS, through a web server in front of this one: cookies are `Secure`. [D1-03] */
  readonly isHttps?: boolean
  /** Host name of the second origin; null to derive it. */
  readonly outsideHost?: string | null
  readonly control?: boolean
  readonly routes?: readonly Endpoint[]
  readonly personaSet?: PersonaSet
  readonly seed?: Seed
  readonly realNow?: () => number
  readonly ids?: RandomSource
  /** The origin at which another web server publishes the portal; null if this server publishes it. [E-198] */
  readonly portalOrigin?: string | null
  /** Receives server errors, with method and route only. */
  readonly onFailure?: (error: Error, route: string) => void
  readonly filesFolder?: string
  /**
   * Receives security events. By default they are written to `security.log` under `data`; without `data` they are
   * dropped.
   */
  readonly securityLog?: SecurityLog
  /** The time limit for the body of a call without files, in milliseconds. It is checked every tenth of this time. */
  readonly bodyWithinMs?: number
}

const { headBytes, urlPart, bodyBytes, headMs, bodyMs, silenceMs, callMs } = SERVER_CALL_MAXIMUMS

/**
 * The limits of every call, for Fastify and for Node. A slow caller is disconnected up to 3 s after a limit: headers
 * are checked every 2 s, and the rejection may take 1 s. [P-304]
 */
const LIMITS = {
  bodyLimit: bodyBytes,
  connectionTimeout: silenceMs,
  requestTimeout: callMs,
  keepAliveTimeout: 72_000,
}
const HTTP = { maxHeaderSize: headBytes, headersTimeout: headMs, connectionsCheckingInterval: 2000 }

/**
 * Returns unguessable strings of 32 bytes. Generates many of them at once, because generating a single string would
 * take longer than the rest of a call.
 */
const makeTokens = (): (() => string) => {
  const tokens: string[] = []
  const draw = () => {
    const bytes = randomBytes(4096)
    for (let start = 0; start < bytes.length; start += 32) tokens.push(bytes.toString('base64url', start, start + 32))
  }
  return () => {
    if (tokens.length === 0) draw()
    return tokens.pop() as string
  }
}

const randomIds = (): RandomSource => ({ token: makeTokens(), id: () => randomUUID() })

const newApp = (rewriteUrl: (url: string, headers: FastifyRequest['headers']) => string): FastifyInstance =>
  Fastify({
    logger: false,
    ...LIMITS,
    http: HTTP,
    forceCloseConnections: true,
    clientErrorHandler: answerUnparsed,
    // Answers malformed URLs, and URLs with a part that is too long: no route or hook runs for them. [E-198]
    frameworkErrors: (error, _request, reply) => {
      sendRejection(reply, errorAnswer(error))
    },
    rewriteUrl: (request) => rewriteUrl(request.url ?? '/', request.headers),
    routerOptions: { maxParamLength: urlPart },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
  })

/** Prints a server error with its stack; a full disk gets one sentence, because it is not a bug of the server. */
const toStandardError = (error: Error, route: string) => {
  console.error(`${route} failed: ${error instanceof DiskFull ? error.message : (error.stack ?? error.message)}`)
}

/**
 * Makes the Fastify instances of both origins, which share one set of worlds. `inject` works on both before they
 * listen.
 */
export const makeServer = async (options: ServerOptions = {}) => {
  const { bodyWithinMs = bodyMs } = options
  const { data = null, host = '127.0.0.1', control = true, dist = null, onFailure = toStandardError } = options
  const { realNow = Date.now, ids = randomIds(), seed = SEED, personaSet = PERSONA_SET, portalOrigin = null } = options
  let address: ServerAddresses = { host, portalPort: 4000, outsidePort: 4001, outsideHost: options.outsideHost ?? null }

  const worlds = makeWorlds(seed, data === null ? memoryOnlyStore : await openStore(data), realNow)
  const bytes = openByteStore(data)
  const securityLog = options.securityLog ?? (data === null ? noSecurityLog : openSecurityLog(data))
  const portal = newApp(withoutAdminPrefix)
  const outside = newApp(withWorldInPath)

  const addressesOf = (request: FastifyRequest): VisitorAddresses => {
    const addresses = visitorAddressesFor(address, request.headers.host, liveWorldOrThrow(request).name)
    return portalOrigin === null ? addresses : { ...addresses, portal: portalOrigin }
  }
  /**
   * Returns the hosts for the content security policy. The origin of the external services has the host name by which
   * this visitor reaches it.
   */
  const hostsOf = (request: FastifyRequest): PolicyHosts => {
    const { origin } = new URL(visitorAddressesFor(address, request.headers.host, 'default').outside)
    if (request.call === null) return policyHostsOfFakeWorld(origin, [], [])
    const { world } = request.call.live
    return policyHostsOfFakeWorld(origin, popupImageOrigins(popupImageHostsOf(world)), cdnOriginsOf(world))
  }
  const serving: RouteServices = {
    worlds,
    bytes,
    files: publicFilesIn(options.filesFolder ?? serverFilePath('files/public')),
    ids,
    realNow,
    addressesOf,
    keyHeader: DEFAULT_SETTINGS.idempotencyHeader.toLowerCase(),
    digester: makeDigester(),
    isHttps: options.isHttps ?? false,
  }
  const common = { serving, isOwnHost: (name: string | undefined) => isOwnHost(address, name), onFailure, bodyWithinMs }
  const isOwnOrigin = (origin: string, hostHeader: string | undefined) =>
    origin === portalOrigin || isPortalOrigin(address, origin, hostHeader)

  const { routes = ENDPOINTS } = options
  await setUpPortalApp(portal, {
    ...common,
    routes,
    control: control ? (app) => registerControlRoutes(app, { serving, personaSet, seed, routes }) : null,
    hostsOf,
    isOwnOrigin,
    securityLog,
  })
  if (dist !== null) {
    const { servePages } = await import('./http/pages.ts')
    await servePages(portal, { dist, control, hostsOf })
  } else setNotFoundAnswer(portal)
  await setUpOutsideApp(outside, {
    ...common,
    personaSet,
    allowedOrigin: (origin, hostHeader) =>
      origin !== undefined && (origin === portalOrigin || isNamedLike(origin, address))
        ? origin
        : visitorAddressesFor(address, hostHeader, 'default').portal,
  })

  const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port
  return {
    portal,
    outside,
    worlds,
    bytes,
    /**
     * Listens on both ports and returns the URLs. If `port` is 0, it uses two free ports; otherwise it uses `port`
     * and the port after it.
     */
    listen: async (port: number): Promise<VisitorAddresses> => {
      await outside.listen({ host, port: port === 0 ? 0 : port + 1 })
      await portal.listen({ host, port })
      address = { ...address, portalPort: portOf(portal), outsidePort: portOf(outside) }
      return visitorAddressesFor(address, undefined, 'default')
    },
    close: async (): Promise<void> => {
      await Promise.all([portal.close(), outside.close()])
      worlds.close()
      bytes.close()
      securityLog.close()
    },
  }
}
export type Server = Awaited<ReturnType<typeof makeServer>>

/** True if this origin is the portal under the other loopback name (`localhost` for `127.0.0.1`). */
const isNamedLike = (origin: string, address: ServerAddresses): boolean => {
  if (!URL.canParse(origin)) return false
  const { host, port, protocol } = new URL(origin)
  return protocol === 'http:' && port === String(address.portalPort) && isOwnHost(address, host)
}
