import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { otherPublishedFilesOf } from '#deploy/documents'
import {
  IMAGE_WORKER_PATTERN,
  IMMUTABLE_CACHE_CONTROL,
  isCertificationReturnPage,
  securityHeaders,
  type PolicyHosts,
} from '#deploy/policy'
import { withoutProviderValues } from '#domain/pages/guards'
import { isRoute } from '#domain/pages/routes'
import { NOT_FOUND_REJECTION, sendRejection } from './errors.ts'
import { makeRequestCheck } from './schema-check.ts'
import { builtDocumentsIn, sendPage, type StaticPage } from './static-files.ts'

type PagesOptions = {
  readonly dist: string
  readonly control: boolean
  readonly hostsOf: (request: FastifyRequest) => PolicyHosts
}

/** Folders that the server itself answers, even in development. */
export const SERVER_FOLDERS = ['api', 'admin-api', 'files', 'pdf', '__world']

/**
 * Matches paths that are never a page: an unknown path in one of these folders gives an error, not the frame of the
 * portal.
 */
const NOT_A_PAGE = new RegExp(String.raw`^/(${SERVER_FOLDERS.join('|')}|assets)(/|$|\?)`)

/**
 * Matches the accept header of callers that get a document: they accept HTML, or any type as link previews and monitors
 * do. [D1-246]
 */
const TAKES_PAGES = /text\/html|\*\/\*/

const isPageCall = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !NOT_A_PAGE.test(request.url) &&
  TAKES_PAGES.test(request.headers.accept ?? '*/*')

/** True for the path of a page; a phone provider may append its values to the path of its result page. [E-113] */
const isPage = (path: string) => isRoute(withoutProviderValues(path).replace(/(?<!\/)\/+$/, ''))

export const servePageApart = async (app: FastifyInstance, address: string, root: string): Promise<void> => {
  if (!existsSync(root)) return
  app.get(address, (_request, reply) => reply.redirect(`${address}/`))
  await app.register(fastifyStatic, { root, prefix: `${address}/`, decorateReply: false, cacheControl: false })
}

/**
 * Serves the built portal: hashed assets, a document for each prerendered page, and the same empty document for every
 * other URL. The status is 404 if the URL is not that of a page.
 */
export const servePages = async (app: FastifyInstance, { dist, control, hostsOf }: PagesOptions): Promise<void> => {
  const { main, pages, shell } = builtDocumentsIn(dist, control)
  const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? ''
  const send = (request: FastifyRequest, reply: FastifyReply, document: StaticPage) => {
    const page = { styleHashes: document.styleHashes, opener: isCertificationReturnPage(pathOf(request)) }
    return sendPage(request, reply.headers(securityHeaders(hostsOf(request), page)), document)
  }
  app.get('/', (request, reply) => send(request, reply, main()))
  app.setNotFoundHandler({ preValidation: makeRequestCheck() }, (request, reply) =>
    isPageCall(request)
      ? // The frame shows "page not found" to people; the status reports it to programs.
        send(request, reply.code(isPage(pathOf(request)) ? 200 : 404), (pages.get(pathOf(request)) ?? shell)())
      : sendRejection(reply, NOT_FOUND_REJECTION),
  )

  const assets = join(dist, 'assets', '/')
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Only the names of files below `assets/` change with their content. Browsers revalidate all other files.
      if (!path.startsWith(assets)) return
      reply.header('cache-control', IMMUTABLE_CACHE_CONTROL)
      if (IMAGE_WORKER_PATTERN.test(path)) reply.headers(securityHeaders(hostsOf(reply.request), { wasm: true }))
    },
  })
  await servePageApart(app, '/__rulebook', join(dist, '../build/rule-book-page'))
  if (control) await servePageApart(app, '/__world', join(dist, '../build/fake-server-console'))
  for (const name of otherPublishedFilesOf(dist))
    app.get(`/${name}`, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(name, dist))
}
