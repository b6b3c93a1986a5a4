import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DATA_SECURITY_HEADERS, securityHeaders, type PolicyHosts } from '#deploy/policy'
import { ADMIN_API_PREFIX, settingsOf } from '../world/settings.ts'
import { registerHostCheck, registerOriginCheck, disconnectSlowBodies } from './callers.ts'
import { cookiesOf } from './cookies.ts'
import { setErrorAnswers } from './errors.ts'
import { registerWorldHooks } from './follow-world.ts'
import type { Endpoint } from './handler.ts'
import { liveWorldOrThrow } from './live-world.ts'
import { logSecurityEvents, type SecurityLog } from './security-log.ts'
import { sendAnswer, registerEndpoints, type RouteServices } from './serve.ts'

export type AppOptions = {
  readonly serving: RouteServices
  readonly isOwnHost: (host: string | undefined) => boolean
  readonly onFailure: (error: Error, route: string) => void
  readonly bodyWithinMs: number
}

type PortalOptions = AppOptions & {
  readonly routes: readonly Endpoint[]
  /** Registers everything below `/__world`; null if control is switched off. */
  readonly control: ((app: FastifyInstance) => Promise<void>) | null
  readonly hostsOf: (request: FastifyRequest) => PolicyHosts
  readonly isOwnOrigin: (origin: string, host: string | undefined) => boolean
  readonly securityLog: SecurityLog
}

/** Removes the administrators' prefix from an API URL. Other URLs with this prefix are not served. [P-011] */
export const withoutAdminPrefix = (url: string): string =>
  url.startsWith(`${ADMIN_API_PREFIX}/api/`) ? url.slice(ADMIN_API_PREFIX.length) : url

/**
 * Sets up the Fastify instance of the portal's origin: API, control, configuration and public files. The pages come
 * from a build or from vite.
 */
export const setUpPortalApp = async (app: FastifyInstance, options: PortalOptions): Promise<void> => {
  const { serving } = options
  setErrorAnswers(app, options.onFailure)
  app.addHook('onSend', (request, reply, payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('application/json')) reply.headers(DATA_SECURITY_HEADERS)
    else if (!reply.hasHeader('content-security-policy')) reply.headers(securityHeaders(options.hostsOf(request)))
    done(null, payload)
  })
  logSecurityEvents(app, options.securityLog, serving)
  registerHostCheck(app, options.isOwnHost)
  registerOriginCheck(app, options.isOwnOrigin)
  registerWorldHooks(app, {
    ...serving,
    worldOf: (request) => {
      const header = request.headers['x-world']
      return (
        (typeof header === 'string' ? header : undefined) ?? cookiesOf(request, serving.isHttps)['world'] ?? 'default'
      )
    },
    pathOf: (request) => request.originalUrl.split('?', 1)[0] ?? '',
  })
  disconnectSlowBodies(app, options.bodyWithinMs)

  await registerEndpoints(app, options.routes, serving)
  await options.control?.(app)

  app.get('/config.json', (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(settingsOf(liveWorldOrThrow(request).world, serving.addressesOf(request))),
  )
  const publicFile = (folder: string) => (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': name = '' } = request.params as { readonly '*'?: string }
    return sendAnswer(
      reply,
      { status: 200, file: `${folder}${name}`, headers: { 'cache-control': 'public, max-age=600' } },
      serving,
    )
  }
  app.get('/files/*', publicFile(''))
  app.get('/pdf/*', publicFile('pdf/'))
}
