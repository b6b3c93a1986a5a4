import { ROUTES } from '#domain/session/routes'
import { DATA_HEADERS, IMAGE_WORKER, IMMUTABLE, type PolicyHosts, RETURN_PAGES, securityHeaders } from './policy.ts'
import { documentsOf, otherFilesOf } from './documents.ts'

/** What a configuration for nginx is written for. */
export type NginxDeployment = {
  /** Folder of the published files, absolute. */
  readonly dist: string
  /** Origin of the back end, to which `/api/` and its other addresses are forwarded. */
  readonly api: string
  readonly hosts: PolicyHosts
  /** The deployment's `config.json`, absolute; null where the back end answers it. */
  readonly configuration: string | null
  /** What `listen` says, and the certificate; null serves plain HTTP, as behind a load balancer. */
  readonly listen: string
  readonly certificate: { readonly chain: string; readonly key: string } | null
  /** Calls to the back end that one address may make in a second; 0 sets no limit. */
  readonly callsPerSecond: number
  /** Is nginx's brotli module there? */
  readonly brotli: boolean
  /** Further prefixes of addresses that are forwarded. */
  readonly handedOn?: readonly string[]
}

/** An application has at most six documents of ten megabytes each; its other fields are small. */
const LARGEST_BODY = '64m'

/** Kinds of the files of a build. */
const TYPES = `types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    application/json json;
    application/wasm wasm;
    application/pdf pdf;
    application/manifest+json webmanifest;
    font/woff2 woff2;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg;
    image/webp webp;
    image/x-icon ico;
  }`

const quoted = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`
const escaped = (text: string) => text.replaceAll(/[.+*?()[\]{}|\\^$]/g, String.raw`\$&`)
const lines = (indent: number, rows: readonly string[]) => rows.join(`\n${' '.repeat(indent)}`)

const added = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

/** A complete configuration: the headers of `npm start` on every document, cached assets, real 404s, the API forwarded. */
export const nginxConfiguration = (deployment: NginxDeployment): string => {
  const { dist, api, hosts, configuration, listen, certificate, callsPerSecond, brotli, handedOn = [] } = deployment
  const documents = documentsOf(dist, hosts)
  const {
    'content-security-policy': policy = '',
    'cross-origin-opener-policy': opener = '',
    ...rest
  } = securityHeaders(hosts)
  const hashed = documents.map(({ file, headers }) => `/${file} ${quoted(headers['content-security-policy'] ?? '')};`)
  const wasm = securityHeaders(hosts, { wasm: true })['content-security-policy'] ?? ''
  const returning = RETURN_PAGES.map((page) => escaped(page.slice(1))).join('|')
  const named = documents.flatMap(({ path, file }) => (path === null ? [] : [`${path} /${file};`]))
  const withoutOwn = ROUTES.filter((route) => !documents.some(({ path }) => path === route))
  const pages = ROUTES.filter((route) => route !== '/').map((route) => escaped(route.slice(1)))
  const others = otherFilesOf(dist).map(escaped)
  const transport =
    certificate === null
      ? [`listen ${listen};`]
      : [
          `listen ${listen} ssl http2;`,
          `ssl_certificate ${quoted(certificate.chain)};`,
          `ssl_certificate_key ${quoted(certificate.key)};`,
        ]
  // Without TLS the empty value is not sent.
  const strict = `add_header strict-transport-security "${certificate === null ? '' : 'max-age=63072000; includeSubDomains'}" always;`
  /** Of what is data: a location that adds a header has none of those above it. */
  const data = lines(6, [...added(DATA_HEADERS), 'add_header cache-control $portal_cache always;', strict])
  const behind = ['/api/', '/admin-api/api/', '/files/', '/pdf/', ...handedOn]
  return `# Written by \`npm run deploy:sample\` for this very build: the hashes below belong to its documents. Write it anew with each.
worker_processes auto;
pid nginx.pid;
# Below this level a line holds the whole request with its query; a back end that fails is a 502 in the log of accesses.
error_log error.log crit;
events { worker_connections 1024; }

http {
  ${TYPES}
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/plain text/css text/javascript application/json;
  server_tokens off;
  sendfile on;
  absolute_redirect off;
  client_body_temp_path tmp/bodies;
  proxy_temp_path tmp/proxy;
  fastcgi_temp_path tmp/fastcgi;
  uwsgi_temp_path tmp/uwsgi;
  scgi_temp_path tmp/scgi;
  client_header_timeout 10s;
  client_body_timeout 30s;
  large_client_header_buffers 4 16k;
  # Without the query: a certification brings personal values in it.
  log_format portal '$time_iso8601 $request_method $uri $status $body_bytes_sent $request_time';
  access_log access.log portal;

  map $uri $portal_policy {
    default ${quoted(policy)};
    "~${IMAGE_WORKER.source}" ${quoted(wasm)};
    ${lines(4, hashed)}
  }
  map $request_uri $portal_opener {
    default ${quoted(opener)};
    "~^/(?:${returning})(?:[/?]|$)" ${quoted(securityHeaders(hosts, { opener: true })['cross-origin-opener-policy'] ?? '')};
  }
  map $uri $portal_cache {
    default no-cache;
    ~^/assets/ ${quoted(IMMUTABLE)};
    /config.json no-store;
    /no-such-file no-store;
  }
  # The document of an address; none: there is no such page.
  map $uri $portal_document {
    default /no-such-page;
    ${lines(4, named)}
    ${lines(
      4,
      withoutOwn.map((route) => `${route} /shell.html;`),
    )}
    "~^/kmc-result/" /shell.html;
    "~^/(?:${pages.join('|')})/+$" /shell.html;
  }${callsPerSecond === 0 ? '' : `\n  limit_req_zone $binary_remote_addr zone=portal_calls:10m rate=${callsPerSecond}r/s;`}
${certificate === null ? '' : `\n  server {\n    listen 80;\n    return 301 https://$host$request_uri;\n  }\n`}
  server {
    ${lines(4, transport)}
    root ${quoted(dist)};
    gzip_static on;
    gzip_vary on;${brotli ? '\n    brotli_static on;' : ''}
    client_max_body_size 1m;
    error_page 404 /shell.html;

    add_header content-security-policy $portal_policy always;
    add_header cross-origin-opener-policy $portal_opener always;
    add_header cache-control $portal_cache always;
    ${lines(4, [...added(rest), strict])}

    location / { try_files $portal_document =404; }
    location = /shell.html { internal; }
    location ~ ^/(?:${others.join('|')})$ { try_files $uri =404; }
    location /assets/ {
      error_page 404 /no-such-file;
      try_files $uri =404;
    }
    location = /no-such-file {
      internal;
      default_type application/json;
      ${data}
      return 404 '{}';
    }
${configuration === null ? '' : `    location = /config.json {\n      alias ${quoted(configuration)};\n      ${data}\n    }\n`}    location = /health {
      access_log off;
      default_type text/plain;
      return 200 'ok';
    }

    # The back end has to know this site's origin as a front end of its own: it refuses every other origin. Its answers
    # bring their headers with them. nginx chooses a location by the address without dots and doubled slashes, and forwards
    # the address as it came: where the two begin differently, nothing is forwarded.
${behind
  .map(
    (path) => `    location ${path} {
      if ($request_uri !~ "^${escaped(path)}") { return 404; }
      proxy_pass ${api};
      proxy_http_version 1.1;
      proxy_ssl_server_name on;
      # The page keeps the time of who decides by it.
      proxy_pass_header Date;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_request_buffering off;
      proxy_read_timeout 620s;
      client_max_body_size ${LARGEST_BODY};${callsPerSecond === 0 ? '' : `\n      limit_req zone=portal_calls burst=${callsPerSecond * 3} nodelay;\n      limit_req_status 429;`}
      ${strict}
    }`,
  )
  .join('\n')}
  }
}
`
}
