import { ROUTES } from '#domain/pages/routes'
import { publishedDocuments, NO_POLICY_HOSTS, otherPublishedFilesOf } from './documents.ts'
import {
  type DirectiveHosts,
  securityHeadersForHosts,
  hostsByDirective,
  IMAGE_WORKER_PATTERN,
  IMMUTABLE_CACHE_CONTROL,
  CERTIFICATION_RETURN_PAGES,
} from './policy.ts'

export const quoteForNginx = (text: string): string => `"${text.replaceAll('"', String.raw`\"`)}"`
export const escapeNginxPattern = (text: string): string => text.replaceAll(/[.+*?()[\]{}|\\^$]/g, String.raw`\$&`)
const joinLines = (indent: number, rows: readonly string[]): string => rows.join(`\n${' '.repeat(indent)}`)
export const addHeaderLines = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoteForNginx(value)} always;`)

const DIRECTIVES = Object.keys(hostsByDirective(NO_POLICY_HOSTS)) as readonly (keyof DirectiveHosts)[]

/**
 * The nginx variable for the hosts of each directive. The deployment sets the hosts; the release sets the rest of the
 * policy.
 */
const VARIABLES = Object.fromEntries(
  DIRECTIVES.map((name) => [name, [`$portal_${name}_hosts`]]),
) as unknown as DirectiveHosts

/**
 * Returns the `map` lines that define a deployment's hosts for the policy. Each host begins with a space, because the
 * policy appends it to a directive.
 */
export const hostMapLines = (hosts: DirectiveHosts): readonly string[] =>
  DIRECTIVES.map(
    (name) =>
      `map "" $portal_${name}_hosts { default ${quoteForNginx(hosts[name].map((host) => ` ${host}`).join(''))}; }`,
  )

const withVariables = (policy = '') => quoteForNginx(policy.replaceAll(' $portal_', '$portal_'))

/**
 * Returns the nginx configuration of a release: `maps` for the level `http`, `headers` for the server that publishes
 * it.
 */
export const nginxReleaseConfiguration = (dist: string): { readonly maps: string; readonly headers: string } => {
  const documents = publishedDocuments(dist, VARIABLES)
  const {
    'content-security-policy': policy,
    'cross-origin-opener-policy': opener = '',
    ...rest
  } = securityHeadersForHosts(VARIABLES)
  const policyLines = documents.map(
    ({ file, headers }) => `/${file} ${withVariables(headers['content-security-policy'])};`,
  )
  const wasm = securityHeadersForHosts(VARIABLES, { wasm: true })['content-security-policy']
  const returning = CERTIFICATION_RETURN_PAGES.map((page) => escapeNginxPattern(page.slice(1))).join('|')
  const documentLines = documents.flatMap(({ path, file }) => (path === null ? [] : [`${path} /${file};`]))
  const withoutOwn = ROUTES.filter((route) => !documents.some(({ path }) => path === route))
  const pages = ROUTES.filter((route) => route !== '/').map((route) => escapeNginxPattern(route.slice(1)))
  return {
    maps: `map $uri $portal_policy {
  default ${withVariables(policy)};
  "~${IMAGE_WORKER_PATTERN.source}" ${withVariables(wasm)};
  ${joinLines(2, policyLines)}
}
map $request_uri $portal_opener {
  default ${quoteForNginx(opener)};
  "~^/(?:${returning})(?:[/?]|$)" ${quoteForNginx(securityHeadersForHosts(VARIABLES, { opener: true })['cross-origin-opener-policy'] ?? '')};
}
map $uri $portal_cache {
  default no-cache;
  ~^/assets/ ${quoteForNginx(IMMUTABLE_CACHE_CONTROL)};
  /config.json no-store;
  /no-such-file no-store;
}
# The file of each path. The default does not exist, so that any other path gets "page not found".
map $uri $portal_document {
  default /no-such-page;
  ${joinLines(2, documentLines)}
  ${joinLines(
    2,
    withoutOwn.map((route) => `${route} /shell.html;`),
  )}
  "~^/kmc-result/" /shell.html;
  "~^/(?:${pages.join('|')})/+$" /shell.html;
  ${joinLines(
    2,
    otherPublishedFilesOf(dist).map((name) => `/${name} /${name};`),
  )}
}
`,
    headers: `add_header content-security-policy $portal_policy always;
add_header cross-origin-opener-policy $portal_opener always;
add_header cache-control $portal_cache always;
${addHeaderLines(rest).join('\n')}
`,
  }
}
