import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { SERVER_FOLDERS } from './pages.ts'
import { withNoticeStrip } from './static-files.ts'

/** Paths that the server itself answers; vite serves everything else. */
const OURS = new RegExp(String.raw`^/(${SERVER_FOLDERS.join('|')}|config\.json|licenses\.txt)(/|$|\?)`)

/**
 * Serves the portal with hot reload: vite serves pages and modules on the portal's port. The strict policy is off,
 * because hot reload needs inline scripts and styles.
 */
export const serveDevelopment = async (
  app: FastifyInstance,
  root: string,
  control: boolean,
): Promise<() => Promise<void>> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    appType: 'spa',
    server: { middlewareMode: true, ws: { server: app.server } },
    plugins: [{ name: 'strip', transformIndexHtml: (html: string) => withNoticeStrip(html, control) }],
  })
  /** Returns the path at which vite serves a file outside `src-ui`. */
  const addressOf = (file: string) => `/@fs${pathToFileURL(join(root, file)).pathname}`
  const consolePage = addressOf('fake-server-console/index.html')
  const ruleBookPage = addressOf('rule-book-page/index.html')
  app.addHook('onRequest', async (request, reply) => {
    if (control && request.method === 'GET' && /^\/__world\/?$/.test(request.url)) return reply.redirect(consolePage)
    if (control && request.url === '/__world/enter.js') return reply.redirect(addressOf('fake-server-console/enter.ts'))
    if (OURS.test(request.url)) return undefined
    if (/^\/__rulebook\/?$/.test(request.url)) return reply.redirect(ruleBookPage)
    reply.hijack()
    // Vite itself serves a document outside `src-ui` unchanged, without hot reload.
    if ([consolePage, ruleBookPage].includes(request.url)) {
      const html = await readFile(new URL(request.url.slice('/@fs'.length), 'file:'), 'utf8')
      reply.raw.setHeader('content-type', 'text/html').end(await vite.transformIndexHtml(request.url, html))
      return reply
    }
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404
      reply.raw.end()
    })
    return reply
  })
  return () => vite.close()
}
