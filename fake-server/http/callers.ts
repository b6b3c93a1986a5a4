import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rejection } from './answers.ts'
import { MALFORMED_REQUEST_REJECTION, sendRejection } from './errors.ts'

type Headers = FastifyRequest['headers']

const isApi = (url: string) => url.startsWith('/api/') || url.startsWith('/__world')

const sendForbidden = (reply: FastifyReply) =>
  sendRejection(reply, rejection(403, 'ORIGIN_FORBIDDEN', 'server.foreignOrigin'))

const textHeader = (headers: Headers, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * True for a call made by another site's page, by `Sec-Fetch-Site`. Callers that are not browsers, and typed or
 * bookmarked URLs, count as same-origin. Requests with `Origin` are checked elsewhere.
 */
export const isCrossSite = (headers: Headers): boolean => {
  const site = textHeader(headers, 'sec-fetch-site')
  return headers.origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none'
}

export const isReadMethod = ({ method }: { readonly method: unknown }): boolean => method === 'GET' || method === 'HEAD'

/**
 * Answers 421 for every host name that does not belong to the server, because another site's name may point to this IP
 * address. Answers 400 for two `Host` headers.
 */
export const registerHostCheck = (app: FastifyInstance, isOwnHost: (host: string | undefined) => boolean): void => {
  const unknownHost = rejection(421, 'HOST_UNKNOWN', 'server.unknownHost')
  const ownHosts = new Set<string | undefined>()
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request.headers
    if (request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      sendRejection(reply.header('connection', 'close'), MALFORMED_REQUEST_REJECTION)
    else if (ownHosts.has(host)) done()
    else if (isOwnHost(host)) {
      if (ownHosts.size < 100) ownHosts.add(host)
      done()
    } else sendRejection(reply.header('connection', 'close'), unknownHost)
  })
}

/**
 * Rejects calls to the API and to the control API that a page of another site makes: every call with another origin,
 * and every change without an origin that the browser marks as cross-site. [E-198]
 */
export const registerOriginCheck = (
  app: FastifyInstance,
  isOwnOrigin: (origin: string, host: string | undefined) => boolean,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin, host } = request.headers
    if (!isApi(request.url)) {
      done()
      return
    }
    if (origin === undefined) {
      if (isCrossSite(request.headers) && !isReadMethod(request)) sendForbidden(reply)
      else done()
      return
    }
    if (!isOwnOrigin(origin, host)) {
      sendForbidden(reply)
      return
    }
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'date, retry-after, x-request-id',
      vary: 'origin',
    })
    done()
  })
  app.options('/api/*', (request, reply) =>
    request.headers.origin === undefined
      ? sendForbidden(reply)
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

/**
 * Classifies the opener of a state-changing GET. `own`: a person, or a caller without a browser. `sent`: a person whom
 * another site sent here in a window; this needs confirmation. `embedded`: a page that uses the URL as an image, frame
 * or call.
 */
export const classifyOpener = (headers: Headers): 'own' | 'sent' | 'embedded' => {
  if (textHeader(headers, 'sec-fetch-site') === undefined) return 'own'
  const isWindow =
    textHeader(headers, 'sec-fetch-dest') === 'document' && textHeader(headers, 'sec-fetch-mode') === 'navigate'
  if (!isWindow) return 'embedded'
  return isCrossSite(headers) ? 'sent' : 'own'
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if this route may receive files, which take longer. */
    readonly upload?: boolean
  }
}

/**
 * Disconnects callers that send the body of a small call too slowly, regardless of its declared type. Uploads have idle
 * and total limits instead. One interval checks all active calls, because a timer for each would slow down every call.
 */
export const disconnectSlowBodies = (app: FastifyInstance, withinMs: number): void => {
  const receiving = new Map<Socket, { readonly raw: IncomingMessage; readonly since: number }>()
  const sweep = setInterval(() => {
    for (const [socket, { raw, since }] of receiving) {
      const isLate = performance.now() - since >= withinMs
      if (isLate && !raw.complete) raw.destroy()
      // A call made by `inject` never counts as complete or destroyed.
      if (isLate || raw.complete || raw.destroyed) receiving.delete(socket)
    }
  }, withinMs / 10)
  sweep.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep)
    done()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    if (!isReadMethod(request) && request.routeOptions.config.upload !== true)
      receiving.set(raw.socket, { raw, since: performance.now() })
    done()
  })
}
