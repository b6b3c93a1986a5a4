import type { FastifyInstance } from 'fastify'
import { registerHostCheck, disconnectSlowBodies } from '../http/callers.ts'
import { parseCookies } from '../http/cookies.ts'
import { setErrorAnswers } from '../http/errors.ts'
import { registerWorldHooks } from '../http/follow-world.ts'
import type { AppOptions } from '../http/portal-app.ts'
import { setNotFoundAnswer } from '../http/schema-check.ts'
import { registerEndpoints } from '../http/serve.ts'
import type { PersonaSet } from '../personas/persona.ts'
import { isWorldName } from '../world/worlds.ts'
import { registerIpLookupRoutes } from './ip-lookup.ts'
import { FORM_CONTENT_TYPE, secondOriginEndpoints } from './outside.ts'
import { registerQueueRoutes } from './queue.ts'
import { registerStorageRoutes } from './storage.ts'

/** Splits a path of the second origin into the world and the rest. */
const IN_PATH = /^\/w\/([^/?]*)(\/[^?]*)?/

/** The paths that are the same for every world. */
const WITHOUT_WORLD = ['/provider.css', '/favicon.ico']

/**
 * Returns the URL with its world in the path. The world comes from the path, the header or the cookie, in this order;
 * if none has one, it is `default`.
 */
export const withWorldInPath = (
  url: string,
  headers: { readonly [name: string]: string | string[] | undefined },
): string => {
  if (IN_PATH.test(url) || WITHOUT_WORLD.some((path) => url.startsWith(path))) return url
  const header = headers['x-world']
  const cookie = parseCookies(typeof headers['cookie'] === 'string' ? headers['cookie'] : undefined)['world']
  const world = (typeof header === 'string' ? header : cookie) ?? 'default'
  return `/w/${isWorldName(world) ? world : '%20'}${url}`
}

/**
 * Sets up the Fastify instance of the second origin, which plays all external services: certification providers,
 * storage, queue, IP lookup. It never reads login cookies.
 */
export const setUpOutsideApp = async (
  app: FastifyInstance,
  options: AppOptions & {
    readonly personaSet: PersonaSet
    /**
     * Returns the origin to allow: `origin` if it belongs to the portal; otherwise the portal's origin with the host
     * name that this visitor used.
     */
    readonly allowedOrigin: (origin: string | undefined, host: string | undefined) => string
  },
): Promise<void> => {
  const { serving } = options
  setErrorAnswers(app, options.onFailure)
  setNotFoundAnswer(app)
  registerHostCheck(app, options.isOwnHost)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'access-control-allow-origin': options.allowedOrigin(request.headers.origin, request.headers.host),
      vary: 'origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    done()
  })
  registerWorldHooks(app, {
    ...serving,
    worldOf: (request) => IN_PATH.exec(request.url)?.[1] ?? 'default',
    pathOf: (request) => IN_PATH.exec(request.url)?.[2] ?? request.url.split('?', 1)[0] ?? '',
  })

  disconnectSlowBodies(app, options.bodyWithinMs)

  app.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, PUT, POST',
        'access-control-allow-headers': 'x-world, content-type, x-amz-meta-original-filename',
      })
      .send(),
  )
  registerQueueRoutes(app)
  registerIpLookupRoutes(app)
  await app.register(async (storage) => {
    // The body is not buffered, because the storage counts the bytes as they arrive.
    storage.removeAllContentTypeParsers()
    storage.addContentTypeParser('*', (_request, payload, done) => {
      done(null, payload)
    })
    registerStorageRoutes(storage, serving)
  })
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser(FORM_CONTENT_TYPE, { parseAs: 'string', bodyLimit: 65_536 }, (_request, text, done) => {
      const fields: Record<string, string> = Object.create(null) as Record<string, string>
      for (const [name, value] of new URLSearchParams(text as string)) fields[name] ??= value
      done(null, fields)
    })
    // Failure reports are JSON that is sent as text, because this needs no cross-origin preflight.
    pages.addContentTypeParser('text/plain', { parseAs: 'string' }, pages.getDefaultJsonParser('error', 'error'))
    await registerEndpoints(pages, secondOriginEndpoints(options.personaSet), serving)
  })
}
