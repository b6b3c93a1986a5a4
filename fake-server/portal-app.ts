import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from './answers.ts'
import { readCookies } from './cookies.ts'
import { answerErrors } from './errors.ts'
import { followWorld } from './follow.ts'
import type { Route } from './handler.ts'
import type { Cast } from './personas/cast.ts'
import { securityHeaders, type PolicyHosts } from './policy.ts'
import { sendAnswer, serveRoutes, type Serving } from './serve.ts'
import { controlRoutes } from './world/control.ts'
import type { Seed } from './world/collections.ts'
import { ADMIN_API_PREFIX, settingsOf } from './world/settings.ts'

export type PortalOptions = {
  readonly serving: Serving
  readonly routes: readonly Route[]
  readonly cast: Cast
  readonly seed: Seed
  readonly control: boolean
  readonly hostsOf: (request: FastifyRequest) => PolicyHosts
  readonly isOwnOrigin: (origin: string, host: string | undefined) => boolean
  readonly onFailure: (error: Error, route: string) => void
  readonly bodyWithinMs: number
}

/** The administrator's address of the API is the same API. [P-011] */
export const withoutAdminPrefix = (url: string): string =>
  url.startsWith(`${ADMIN_API_PREFIX}/`) ? url.slice(ADMIN_API_PREFIX.length) : url

/**
 * Cuts off callers who let the body of a small call drip. Forms and storage are bound by idle and total time instead.
 * One sweep looks at all calls under way, because a timer for each would cost every call.
 */
const cutDrippingBodies = (app: FastifyInstance, withinMs: number): void => {
  const receiving = new Map<FastifyRequest, number>()
  const sweep = setInterval(() => {
    for (const [request, since] of receiving) {
      if (!request.raw.complete && performance.now() - since >= withinMs) request.raw.destroy()
      if (request.raw.complete || request.raw.destroyed) receiving.delete(request)
    }
  }, withinMs / 10)
  sweep.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep)
    done()
  })
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.headers['content-type']?.startsWith('application/json') === true)
      receiving.set(request, performance.now())
    done(null, payload)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    receiving.delete(request)
    done()
  })
}

const isApi = (url: string) => url.startsWith('/api/') || url.startsWith('/__world')

/** Only pages of the portal itself may call with credentials, preflight included. [E-198] */
const guardOrigin = (app: FastifyInstance, isOwnOrigin: PortalOptions['isOwnOrigin']): void => {
  const refuse = (reply: FastifyReply) => {
    const { status, body } = refusal(403, 'ORIGIN_FORBIDDEN', 'server.foreignOrigin')
    return reply.code(status).header('cache-control', 'no-store').send(body)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { origin, host } = request.headers
    if (origin === undefined || !isApi(request.url)) {
      done()
      return
    }
    if (!isOwnOrigin(origin, host)) {
      refuse(reply)
      return
    }
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'date',
      vary: 'origin',
    })
    done()
  })
  app.options('/api/*', (request, reply) =>
    request.headers.origin === undefined
      ? refuse(reply)
      : reply
          .code(204)
          .headers({
            'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
            'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-world',
            'access-control-max-age': '600',
          })
          .send(),
  )
}

/** The portal's own origin: API, control, configuration and public files. The pages come from elsewhere (build or vite). */
export const portalApp = async (app: FastifyInstance, options: PortalOptions): Promise<void> => {
  const { serving } = options
  answerErrors(app, options.onFailure)
  const plainHeaders = new WeakMap<PolicyHosts, ReturnType<typeof securityHeaders>>()
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) {
      const hosts = options.hostsOf(request)
      let headers = plainHeaders.get(hosts)
      if (headers === undefined) plainHeaders.set(hosts, (headers = securityHeaders(hosts)))
      reply.headers(headers)
    }
    done(null, payload)
  })
  guardOrigin(app, options.isOwnOrigin)
  followWorld(app, {
    worlds: serving.worlds,
    realNow: serving.realNow,
    worldOf: (request) => {
      const header = request.headers['x-world']
      return (
        (typeof header === 'string' ? header : undefined) ?? readCookies(request.headers.cookie)['world'] ?? 'default'
      )
    },
    pathOf: (request) => request.originalUrl.split('?', 1)[0] ?? '',
    keyHeader: serving.keyHeader,
  })
  cutDrippingBodies(app, options.bodyWithinMs)

  await serveRoutes(app, options.routes, serving)
  if (options.control) await controlRoutes(app, { ...options })

  app.get('/config.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send(settingsOf(request.live.world, serving.addressesOf(request))),
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
