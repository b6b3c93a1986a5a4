import { createHash } from 'node:crypto'

/** The hosts that the pages of a deployment may use, each as an origin. */
export type PolicyHosts = {
  readonly storage: readonly string[]
  readonly queue: readonly string[]
  readonly ipLookup: readonly string[]
  readonly adminApi: readonly string[]
  /**
   * The hosts of the providers, and the hosts of every redirect on the way to a provider's first page, because
   * `form-action` is also checked on redirects.
   */
  readonly providers: readonly string[]
  readonly popupImages: readonly string[]
  /** The hosts of the CDN that serves styles, fonts and icons. [E-200] */
  readonly cdn: readonly string[]
  readonly failureReports: readonly string[]
}

type PagePolicyOptions = {
  /** True for a page to which a certification window returns, because the page must keep its opener. [E-214] */
  readonly opener?: boolean
  /** True only for the response with the image worker's script. */
  readonly wasm?: boolean
  /** The hashes (`'sha256-…'`) of the inline style sheets that the build wrote into the documents. */
  readonly styleHashes?: readonly string[]
}

/** Returns the SHA-256 of every inline style sheet of a document, in the policy's format. */
export const styleHashesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<style\b[^<>]*>([^]*?)(?:<\/style>|$)/g)].map(
    ([, sheet = '']) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  )

const unique = (...hosts: readonly (readonly string[])[]) => [...new Set(hosts.flat())]
const directive = (name: string, ...sources: readonly string[]) => [name, ...unique(sources)].join(' ')

/** Returns the hosts of each directive of the policy, each host only once. */
export const hostsByDirective = (hosts: PolicyHosts) => ({
  styles: unique(hosts.cdn),
  fonts: unique(hosts.cdn),
  images: unique(hosts.storage, hosts.popupImages, hosts.cdn),
  calls: unique(hosts.storage, hosts.queue, hosts.ipLookup, hosts.adminApi, hosts.failureReports),
  forms: unique(hosts.providers),
})
export type DirectiveHosts = ReturnType<typeof hostsByDirective>

export const securityHeadersForHosts = (
  hosts: DirectiveHosts,
  page: PagePolicyOptions = {},
): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    directive('script-src', "'self'", ...(page.wasm === true ? ["'wasm-unsafe-eval'"] : [])),
    "worker-src 'self'",
    directive('style-src', "'self'", ...(page.styleHashes ?? []), ...hosts.styles),
    directive('font-src', "'self'", ...hosts.fonts),
    directive('img-src', "'self'", 'blob:', 'data:', ...hosts.images),
    directive('connect-src', "'self'", ...hosts.calls),
    directive('form-action', "'self'", ...hosts.forms),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify ProseMirrorClipboard portal-worker',
  ].join('; '),
  'cross-origin-opener-policy': page.opener === true ? 'unsafe-none' : 'same-origin-allow-popups',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
})

/** Returns every security header, for `npm start`, for tests and for a deployment. [E-208] [E-214] */
export const securityHeaders = (hosts: PolicyHosts, page: PagePolicyOptions = {}): Readonly<Record<string, string>> =>
  securityHeadersForHosts(hostsByDirective(hosts), page)

/**
 * The security headers of data responses: if a browser opens such a response as a page, the page loads nothing and
 * shows nothing. [E-208]
 */
export const DATA_SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

/**
 * Returns the setting `popupImageHosts` in the policy's format. Leaves out invalid host names, because they would end
 * the directive. [P-229]
 */
export const popupImageOrigins = (hosts: readonly string[]): readonly string[] =>
  hosts.filter((host) => /^[\w.-]+(?::\d{1,5})?$/.test(host)).map((host) => `https://${host}`)

/**
 * The pages to which a certification window returns. With the strict opener policy, the window would lose its opener.
 * [E-214]
 */
export const CERTIFICATION_RETURN_PAGES = ['/integration-result', '/kmc-result'] as const

/** True if a certification window returns to this path. A phone provider may append values to the path. [E-113] */
export const isCertificationReturnPage = (path: string): boolean =>
  CERTIFICATION_RETURN_PAGES.some((page) => path === page || path.startsWith(`${page}/`))

/** The only script that may compile WebAssembly (HEIC), in a separate worker. [E-208] */
export const IMAGE_WORKER_PATTERN = /\/image[.-]worker[^/]*\.js(?:\.br|\.gz)?$/

/** The time for which a browser caches a file of `/assets/`, whose name changes with its bytes. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'
