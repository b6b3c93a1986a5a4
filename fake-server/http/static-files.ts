import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { styleHashesOf } from '#deploy/policy'
import { once } from '#domain/kernel/once'

/**
 * Returns the notice strip at the top of every page. It is outside the React root, so that no bundle changes. Its text
 * is in a block element, because a screen reader skips bare text in a named region.
 */
const strip = (control: boolean) =>
  `<aside class="fake-strip" aria-label="모의 환경 안내"><div>모의 환경입니다. 실제 신청은 접수되지 않습니다.${
    control ? ' <a href="/__world">조종판</a>' : ''
  }</div></aside>`

/**
 * The styles of the strip; they are added to the inline style sheet of the document before the policy hash is computed.
 * Strip and styles together are at most 4 kB.
 */
const STRIP_STYLES =
  '.fake-strip{padding:.25rem 1rem;background:#fff3db;color:#1e2124;font-size:min(.9375rem,3.8vw);text-align:center}.fake-strip a{color:inherit;text-decoration:underline}@media print{.fake-strip{display:none}}'

const withStripStyles = (html: string) =>
  html.includes('</style>')
    ? html.replace('</style>', `${STRIP_STYLES}</style>`)
    : html.replace('</head>', `<style>${STRIP_STYLES}</style></head>`)

/** Returns a document with the notice strip at its placeholder. */
export const withNoticeStrip = (html: string, control: boolean): string =>
  html.includes('<!--strip-->') ? withStripStyles(html).replace('<!--strip-->', strip(control)) : html

/** A static document: read and compressed on first request. */
export type StaticPage = {
  readonly html: Buffer
  readonly compressed: () => Buffer
  readonly etag: string
  readonly styleHashes: readonly string[]
}

const documentOf = (html: string): StaticPage => {
  const bytes = Buffer.from(html)
  return {
    html: bytes,
    compressed: once(() => brotliCompressSync(bytes)),
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    styleHashes: styleHashesOf(html),
  }
}

const OWN_NAMES = ['index.html', 'shell.html']

/**
 * Returns the documents of a build, each read and completed on first request. `index.html` is the prerendered main
 * page. A file such as `self-check.html` is the frame of the page `/self-check`. `shell.html` is the empty frame of all
 * other pages.
 */
export const builtDocumentsIn = (dist: string, control: boolean) => {
  const documentIn = (file: string) =>
    once(() => documentOf(withNoticeStrip(readFileSync(join(dist, file), 'utf8'), control)))
  const pages = readdirSync(dist).filter((name) => name.endsWith('.html') && !OWN_NAMES.includes(name))
  return {
    main: documentIn('index.html'),
    pages: new Map(pages.map((name) => [`/${name.slice(0, -'.html'.length)}`, documentIn(name)])),
    shell: documentIn('shell.html'),
  }
}

/** Sends a document: 304 if unchanged, compressed if accepted, or plain. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, document: StaticPage): FastifyReply => {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    etag: document.etag,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match'] === document.etag) return reply.code(304).send()
  return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    ? reply.header('content-encoding', 'br').send(document.compressed())
    : reply.send(document.html)
}

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

/** The path and content type of each static file, by name. */
export type PublicFolder = ReadonlyMap<string, { readonly path: string; readonly type: string }>

/** Content types by extension; any other file is sent as `application/octet-stream`. */
const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.hwpx': 'application/haansofthwpx',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const contentTypeOf = (name: string): string => TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'

/**
 * Returns the public files by name: manual, announcement, forms, examples. They are listed once at startup; any other
 * path is unknown. [E-183]
 */
export const publicFilesIn = (folder: string): PublicFolder =>
  new Map(
    (existsSync(folder) ? filesBelow(folder) : [])
      .filter((name) => !basename(name).startsWith('.'))
      .map((name) => [name.replaceAll('\\', '/'), { path: join(folder, name), type: contentTypeOf(name) }]),
  )
