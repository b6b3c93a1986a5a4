import { MULTIPART_CALL_MAXIMUMS } from '#domain/application/submit/sent-form'
import { MEGABYTE } from '#domain/programme/megabyte'
import { WEB_SERVER_BURST_SECONDS } from '#domain/settings/server-limits'
import { addHeaderLines, escapeNginxPattern, hostMapLines, quoteForNginx } from './nginx-release.ts'
import { DATA_SECURITY_HEADERS, hostsByDirective, type PolicyHosts } from './policy.ts'

/** The options of an nginx configuration. Paths are absolute or relative to the folder of the deployment. */
export type NginxDeployment = {
  /** Origin of the back end. Requests to `/api/` and to the back end's other paths are forwarded to it. */
  readonly api: string
  /** Certificates that verify the certificate of the back end. If null, that certificate is not verified. */
  readonly backEndCa: string | null
  /**
   * Name server at which nginx looks up the back end's IP address while it runs. If null, nginx looks it up only at a
   * start or reload.
   */
  readonly resolver: string | null
  readonly hosts: PolicyHosts
  /** Folder of the deployment's `config.json`; null if the back end serves it. */
  readonly configuration: string | null
  /** The origin that visitors know. If null, the server answers for every host. */
  readonly origin: string | null
  /**
   * Values of `listen`: an IP address with a port, or a port alone for all IP addresses; `plain` redirects to TLS.
   */
  readonly listen: string
  readonly plain: string
  readonly ipv6: boolean
  /** The certificate. If null, the server uses plain HTTP, for use behind a load balancer. */
  readonly certificate: { readonly chain: string; readonly key: string } | null
  readonly strictSubdomains: boolean
  /** Addresses of the load balancers, which send the visitor's IP address in `X-Forwarded-For`. */
  readonly behind: readonly string[]
  /** The number of calls to the back end per second that one session or one IP address may make; 0 sets no limit. */
  readonly callsPerSecond: { readonly session: number; readonly address: number }
  /** IP address and port of the metrics; null for no metrics. */
  readonly counters: string | null
  readonly brotli: boolean
  /** Additional path prefixes that are forwarded to the back end. */
  readonly handedOn?: readonly string[]
}

/** The largest request body that is accepted: that of the largest form. */
const LARGEST_BODY = `${MULTIPART_CALL_MAXIMUMS.bytes / MEGABYTE}m`

/** A call that the main page makes for every visitor, without a session. */
const FIRST_CALL = '/api/v1/popup/list?popupYn=Y'

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

/**
 * Responses that the web server itself sends: status, code and message in the API's envelope. `by` has the statuses
 * that are answered with the response; `later` is true if the caller may try again.
 */
const REFUSALS = [
  { status: 413, by: '413', code: 'REQUEST_TOO_LARGE', text: '보내신 내용이 너무 큽니다.', later: false },
  {
    status: 429,
    by: '429',
    code: 'TOO_MANY_REQUESTS',
    text: '요청이 많습니다. 잠시 후 다시 시도해주세요.',
    later: true,
  },
  { status: 503, by: '500 502 503 504', code: 'BACK_END_GONE', text: '잠시 후 다시 시도해주세요.', later: true },
] as const

/** The fields of a log line as JSON, with their nginx variables. */
const LOG_FIELDS = [
  '"time":"$time_iso8601","id":"$portal_id","network":"$portal_network"',
  '"method":"$request_method","path":"$portal_path","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time',
  '"backEnd":"$upstream_addr","backEndStatus":"$upstream_status"',
  '"backEndConnectSeconds":"$upstream_connect_time","backEndSeconds":"$upstream_response_time"',
].join(',')

/**
 * Fills a template. Each line of a value, and each entry of a list, gets the indentation of the line into which it is
 * inserted. If the value is false or an empty list, the line is left out.
 */
const lines = ([first = '', ...texts]: TemplateStringsArray, ...values: readonly BlockContent[]): string =>
  values.reduce<string>((before, value, index) => {
    const entries = value === false ? [] : [value].flat()
    const [, indent = ''] = /(?:^|\n)( *)$/.exec(before) ?? []
    const start = entries.length === 0 ? before.replace(/\n? *$/, '') : before
    return `${start}${entries.join('\n').replaceAll(/\n(?=.)/g, `\n${indent}`)}${texts[index]}`
  }, first)
type BlockContent = string | number | readonly string[] | false

const isTls = ({ api }: NginxDeployment): boolean => new URL(api).protocol === 'https:'
const isSecure = ({ certificate, origin }: NginxDeployment): boolean =>
  certificate !== null || origin?.startsWith('https:') === true
const hostOf = ({ origin }: NginxDeployment): string | null => (origin === null ? null : new URL(origin).hostname)
const addressOfBackEnd = (deployment: NginxDeployment): string =>
  `${isTls(deployment) ? 'https' : 'http'}://portal_back_end`

/**
 * Returns the header that requires HTTPS. If visitors do not use HTTPS, its value is empty, so nginx does not send it.
 */
const strictHeader = (deployment: NginxDeployment): string => {
  const age = `max-age=63072000${deployment.strictSubdomains ? '; includeSubDomains' : ''}`
  return `add_header strict-transport-security "${isSecure(deployment) ? age : ''}" always;`
}
const NUMBER_HEADER = 'add_header x-request-id $portal_id always;'
/**
 * Returns the headers for data responses. A location that adds a header inherits none from its server, so every header
 * is listed here.
 */
const dataHeaders = (deployment: NginxDeployment): readonly string[] => [
  ...addHeaderLines(DATA_SECURITY_HEADERS),
  'add_header cache-control no-store always;',
  strictHeader(deployment),
]

const listenLines = ({ ipv6 }: NginxDeployment, port: string, more: string): readonly string[] =>
  (/^\d+$/.test(port) && ipv6 ? [port, `[::]:${port}`] : [port]).map((address) => `listen ${address}${more};`)

/** The limit of calls from one IP address, counted in this zone; false if there is no limit. */
const addressLimit = ({ callsPerSecond: { address } }: NginxDeployment, zone: string): string | false =>
  address !== 0 && `limit_req zone=${zone} burst=${address * WEB_SERVER_BURST_SECONDS.address} nodelay;`

const FILES_AND_COMPRESSION = lines`# This log would contain the URL of a request with its query. Failed requests are in failures.log instead.
error_log error.log emerg;
${TYPES}
default_type application/octet-stream;
charset utf-8;
charset_types text/plain text/css text/javascript application/json;
server_tokens off;
sendfile on;
absolute_redirect off;
client_body_temp_path tmp/bodies;
proxy_temp_path tmp/proxy;
# If a visitor reads slowly, the back end waits: nginx buffers no answer on the disk, because an answer may be personal
# and the disk may be full.
proxy_max_temp_file_size 0;
fastcgi_temp_path tmp/fastcgi;
uwsgi_temp_path tmp/uwsgi;
scgi_temp_path tmp/scgi;
client_header_timeout 10s;
client_body_timeout 30s;
large_client_header_buffers 4 16k;
# Compresses the answers of the back end. Files already have compressed copies.
gzip on;
gzip_types application/json;
gzip_proxied any;
gzip_min_length 1000;
gzip_vary on;`

const visitorAddress = ({ behind }: NginxDeployment): string =>
  lines`# Takes the visitor's IP address from the header of the load balancers, and from nobody else.
${behind.map((range) => `set_real_ip_from ${range};`)}
real_ip_header X-Forwarded-For;
real_ip_recursive on;`

const LOGGING = lines`# The path without its query: a certification puts personal values into the query, or into the path below /kmc-result/.
map $request_uri $portal_path {
  "~^/+kmc-result/" /kmc-result/*;
  # Other spellings of a path, which nginx decodes: a first part with "%", a part that begins with a dot, "%2e", "%2f".
  "~^/+[^/?]*%" /*;
  "~*^[^?]*(?:/\\.|%2[ef])" /*;
  "~^(?<portal_asked>[^?]*)" $portal_asked;
}
# The network of the visitor instead of the IP address: /24, or /48 for IPv6 ("::" is the longest run of zeros).
map $remote_addr $portal_network {
  "~^(?:::ffff:)?(?<portal_v4>\\d+\\.\\d+\\.\\d+)\\." $portal_v4.0;
  "~^(?<portal_v6>[0-9a-f]+:[0-9a-f]+:[0-9a-f]+):" $portal_v6::;
  "~^(?<portal_v6_short>[0-9a-f]+(?::[0-9a-f]+)?)::" $portal_v6_short::;
  default ::;
}
# The id that the page has made for its call, and shows even if no answer arrives. Any other call gets a new id.
map $http_x_request_id $portal_id { default $request_id; "~^[0-9a-f]{32}$" $http_x_request_id; }
log_format portal escape=json '{${LOG_FIELDS}}';
access_log access.log portal;
# Status 499 without a first byte: the page gave up before the back end answered.
map "$status $upstream_header_time" $portal_failed { "~^(?:5|429|413)" 1; "~^499 .*-$" 1; default 0; }
access_log failures.log portal if=$portal_failed;`

const policyHosts = ({ hosts }: NginxDeployment): string => lines`# The hosts of the content security policy.
${hostMapLines(hostsByDirective(hosts))}
include current/maps.conf;
include own/*.conf;`

const limits = ({ callsPerSecond: { session, address } }: NginxDeployment): string =>
  lines`# The end of the login cookie identifies a session. Calls with an empty value are not counted.
map $cookie_jwtToken $portal_session { default ""; "~(?<portal_end>.{1,43})$" $portal_end; }
${session !== 0 && `limit_req_zone $portal_session zone=portal_sessions:32m rate=${session}r/s;`}
${address !== 0 && `limit_req_zone $binary_remote_addr zone=portal_addresses:32m rate=${address}r/s;`}
${address !== 0 && `limit_req_zone $binary_remote_addr zone=portal_ready:1m rate=${address}r/s;`}
limit_req_status 429;
# Callers over the limit get different pauses, so that they do not all return at the same time.
split_clients $request_id $portal_pause { 25% 5; 25% 7; 25% 9; * 11; }`

const tlsOfBackEnd = ({ api, backEndCa }: NginxDeployment): string => lines`proxy_ssl_server_name on;
proxy_ssl_name ${new URL(api).hostname};
proxy_ssl_protocols TLSv1.2 TLSv1.3;
${backEndCa === null && '# The certificate of the back end is not checked: --unverified-back-end.'}
${backEndCa !== null && 'proxy_ssl_verify on;\nproxy_ssl_verify_depth 4;'}
${backEndCa !== null && `proxy_ssl_trusted_certificate ${quoteForNginx(backEndCa)};`}`

const upstream = (deployment: NginxDeployment): string => {
  const { api, resolver } = deployment
  const { hostname, port } = new URL(api)
  return lines`upstream portal_back_end {
  ${resolver !== null && 'zone portal_back_end 64k;'}
  server ${hostname}:${port === '' ? (isTls(deployment) ? 443 : 80) : port}${resolver === null ? '' : ' resolve'};
  keepalive 128;
}
${resolver !== null && `resolver ${resolver} valid=30s;`}
proxy_http_version 1.1;
proxy_connect_timeout 5s;
proxy_read_timeout 620s;
proxy_request_buffering off;
# Passes on the time of the back end, because the back end decides about deadlines and the page follows its clock.
proxy_pass_header Date;
proxy_hide_header X-Request-Id;
${isTls(deployment) && tlsOfBackEnd(deployment)}`
}

const monitoring = (deployment: NginxDeployment): string => lines`location = /health {
  access_log off;
  default_type text/plain;
  return 200 'ok';
}
# Ready: the release is complete, and the back end answers a call that needs no session. Nothing is buffered or cached
# on the disk, so that a full disk has no effect. The limit is separate from that of the calls, so that checks from a
# busy IP address are still answered.
location = /ready {
  access_log off;
  ${addressLimit(deployment, 'portal_ready')}
  auth_request /ready/back-end;
  error_page 500 =503 @not_ready;
  default_type text/plain;
  root $portal_release;
  try_files /complete =503;
}
location = /ready/back-end {
  internal;
  proxy_pass ${addressOfBackEnd(deployment)}${FIRST_CALL};
  proxy_pass_request_body off;
  proxy_set_header Content-Length "";
  proxy_set_header Host ${quoteForNginx(new URL(deployment.api).host)};
  proxy_read_timeout 5s;
  proxy_buffering off;
}
location @not_ready {
  access_log off;
  default_type text/plain;
  return 503 'the back end does not answer';
}`

/** Returns the lines for TLS with this certificate, and the server that redirects plain HTTP to it. */
const tls = (deployment: NginxDeployment, certificate: NonNullable<NginxDeployment['certificate']>): string =>
  lines`ssl_certificate ${quoteForNginx(certificate.chain)};
ssl_certificate_key ${quoteForNginx(certificate.key)};
ssl_protocols TLSv1.2 TLSv1.3;
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
# A megabyte has room for 4,000 sessions. A visitor who returns within the hour needs no full handshake.
ssl_session_cache shared:portal_tls:50m;
ssl_session_timeout 1h;
ssl_session_tickets off;

server {
  ${listenLines(deployment, deployment.plain, ' default_server')}
  ${monitoring(deployment)}
  location / { return 301 ${deployment.origin ?? ''}$request_uri; }
}`

const serverOfOtherHosts = (deployment: NginxDeployment): string => {
  const isPlain = deployment.certificate === null
  return lines`# Requests for any other host.
server {
  ${listenLines(deployment, deployment.listen, `${isPlain ? '' : ' ssl http2'} default_server`)}
  ${!isPlain && 'ssl_reject_handshake on;'}
  ${monitoring(deployment)}
  location / { return 421; }
}`
}

const metricsServer = (counters: string): string => lines`server {
  listen ${counters};
  access_log off;
  location = /status { stub_status; }
  location / { return 404; }
}`

const configurationFile = (deployment: NginxDeployment, folder: string): string => lines`location = /config.json {
  root ${quoteForNginx(folder)};
  ${dataHeaders(deployment)}
}`

/** Paths of documents, which a person opens in a window. If such a request fails, the person gets a page with words. */
const DOCUMENT_PATHS = ['/files/', '/pdf/']

const refusalPage = (text: string): string =>
  `<!doctype html><html lang="ko"><meta name="viewport" content="width=device-width"><title>${text}</title><p>${text}</p></html>`

/**
 * Returns the locations of the responses that the web server itself sends: JSON for a call, a page for a document. The
 * list of types is empty, because nginx would otherwise derive the type from the extension in the URL.
 */
const refusals = (deployment: NginxDeployment): readonly string[] =>
  REFUSALS.flatMap(({ status, code, text, later }) =>
    [
      ['', 'application/json', JSON.stringify({ status, errorCode: code, message: text })] as const,
      ['document_', 'text/html', refusalPage(text)] as const,
    ].map(
      ([kind, type, body]) => lines`location @refused_${kind}${status} {
  types { }
  default_type ${type};
  ${dataHeaders(deployment)}
  ${NUMBER_HEADER}
  ${later && 'add_header retry-after $portal_pause always;'}
  return ${status} '${body}';
}`,
    ),
  )

const forwarding = (deployment: NginxDeployment, path: string): string => {
  const { api, origin } = deployment
  const { session } = deployment.callsPerSecond
  return lines`location ${path} {
  if ($request_uri !~ "^${escapeNginxPattern(path)}") { return 404; }
  proxy_pass ${addressOfBackEnd(deployment)};
  proxy_set_header Host ${quoteForNginx(new URL(api).host)};
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto ${isSecure(deployment) ? 'https' : '$scheme'};
  proxy_set_header X-Forwarded-Host ${origin === null ? '$http_host' : quoteForNginx(new URL(origin).host)};
  proxy_set_header X-Request-Id $portal_id;
  client_max_body_size ${LARGEST_BODY};
  ${session !== 0 && `limit_req zone=portal_sessions burst=${session * WEB_SERVER_BURST_SECONDS.session} nodelay;`}
  ${addressLimit(deployment, 'portal_addresses')}
  ${REFUSALS.map(({ status, by }) => `error_page ${by} = @refused_${DOCUMENT_PATHS.includes(path) ? 'document_' : ''}${status};`)}
  error_page 404 /no-such-file;
  ${strictHeader(deployment)}
  ${NUMBER_HEADER}
}`
}

const portalServer = (deployment: NginxDeployment): string => {
  const { listen, certificate, configuration, origin, brotli, handedOn = [] } = deployment
  const host = hostOf(deployment)
  const redirect =
    isSecure(deployment) &&
    certificate === null &&
    `if ($http_x_forwarded_proto = http) { return 301 ${origin}$request_uri; }`
  return lines`server {
  ${listenLines(deployment, listen, certificate === null ? '' : ' ssl http2')}
  ${host !== null && `server_name ${host};`}
  root $portal_release/portal;
  gzip_static on;
  ${brotli && 'brotli_static on;'}
  client_max_body_size 1m;
  error_page 404 /shell.html;
  ${redirect}

  include current/headers.conf;
  ${strictHeader(deployment)}
  # The time of a file is derived from its bytes, so that every machine has the same ETag. It is not sent as a date.
  add_header last-modified "";

  location / { try_files $portal_document =404; }
  location = /shell.html { internal; }
  # The files of this release and of the earlier ones that are kept.
  location /assets/ {
    root .;
    # These are most of the requests, so only failures are logged.
    access_log failures.log portal if=$portal_failed;
    error_page 404 /no-such-file;
    try_files $uri =404;
  }
  location = /no-such-file {
    internal;
    default_type application/json;
    ${dataHeaders(deployment)}
    return 404 '{}';
  }
  ${configuration !== null && configurationFile(deployment, configuration)}
  ${monitoring(deployment)}
  ${refusals(deployment)}

  # The back end must accept this site's origin as its front end, because it refuses every other origin. Its answers
  # have their own headers. nginx chooses a location by the normalised path (without dots and doubled slashes), but
  # forwards the path as it was sent. If the two begin differently, nothing is forwarded.
  ${['/api/', '/admin-api/api/', ...DOCUMENT_PATHS, ...handedOn].map((path) => forwarding(deployment, path))}
}`
}

/**
 * Returns a complete configuration for the release to which `current` points, for `nginx -p {folder} -c nginx.conf`.
 */
export const nginxConfiguration = (deployment: NginxDeployment): string => {
  const { behind, certificate, counters } = deployment
  const sections = [
    FILES_AND_COMPRESSION,
    behind.length > 0 && visitorAddress(deployment),
    LOGGING,
    policyHosts(deployment),
    limits(deployment),
    upstream(deployment),
    certificate !== null && tls(deployment, certificate),
    hostOf(deployment) !== null && serverOfOtherHosts(deployment),
    counters !== null && metricsServer(counters),
    portalServer(deployment),
  ]
  return lines`# Written by \`npm run deploy:sample\`, which overwrites it. Put your own additions into own/*.conf.
worker_processes auto;
# Each connected visitor and each forwarded call needs a connection and an open file.
worker_rlimit_nofile 131072;
worker_shutdown_timeout 620s;
pid tmp/nginx.pid;
error_log error.log crit;
events { worker_connections 65536; }

http {
  ${sections.filter((section) => section !== false).join('\n\n')}
}
`
}
