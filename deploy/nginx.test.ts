import { describe, expect, it } from 'vitest'
import { NO_POLICY_HOSTS } from './documents.ts'
import { type NginxDeployment, nginxConfiguration } from './nginx.ts'

describe('a configuration for nginx', () => {
  const written = (change: Partial<NginxDeployment> = {}) =>
    nginxConfiguration({
      api: 'https://api.example',
      backEndCa: '/etc/ca.pem',
      resolver: null,
      hosts: NO_POLICY_HOSTS,
      configuration: '.',
      origin: 'https://portal.example',
      listen: '443',
      plain: '80',
      ipv6: true,
      certificate: { chain: '/srv/chain.pem', key: '/srv/key.pem' },
      strictSubdomains: false,
      behind: [],
      callsPerSecond: { session: 10, address: 200 },
      counters: '127.0.0.1:8081',
      brotli: false,
      ...change,
    })

  it('configures transport security, limits and health checks', () => {
    const text = written()
    for (const line of [
      'listen 443 ssl http2;',
      'listen [::]:443 ssl http2;',
      'ssl_certificate "/srv/chain.pem";',
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'ssl_session_cache shared:portal_tls:50m;',
      'return 301 https://portal.example$request_uri;',
      'limit_req_zone $portal_session zone=portal_sessions:32m rate=10r/s;',
      'limit_req zone=portal_sessions burst=30 nodelay;',
      'limit_req_zone $binary_remote_addr zone=portal_addresses:32m rate=200r/s;',
      'limit_req zone=portal_addresses burst=1000 nodelay;',
      'limit_req_status 429;',
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_read_timeout 620s;',
      'client_max_body_size 64m;',
      'location = /health {',
      'location = /ready {',
      'server_tokens off;',
      'location = /config.json {\n      root ".";',
      'listen 127.0.0.1:8081;',
    ])
      expect(text).toContain(line)
  })

  it('limits /ready separately from the API calls', () => {
    const [ready = ''] = /location = \/ready \{[^}]*\}/.exec(written()) ?? []
    expect(ready).toContain('limit_req zone=portal_ready burst=1000 nodelay;')
    expect(ready).not.toContain('portal_addresses')
    expect(written()).toContain('limit_req_zone $binary_remote_addr zone=portal_ready:1m rate=200r/s;')
  })

  it('answers a refused call with JSON, and a refused document with a page of words', () => {
    const [server = ''] = /^ {2}server \{\n {4}listen 443[^]*root \$portal_release[^]*/m.exec(written()) ?? []
    const locationOf = (name: string) => server.split(`location ${name} {`)[1]?.split('\n    }')[0] ?? ''
    expect(locationOf('/api/')).toContain('error_page 429 = @refused_429;')
    expect(locationOf('/pdf/')).toContain('error_page 429 = @refused_document_429;')
    // An empty list of types keeps nginx from deriving the type from the extension in the URL.
    expect(locationOf('@refused_503')).toContain('types { }\n      default_type application/json;')
    expect(locationOf('@refused_document_503')).toContain('types { }\n      default_type text/html;')
    expect(locationOf('@refused_document_503')).toMatch(/return 503 '<!doctype html><html lang="ko">.*잠시 후 다시/)
  })

  it('writes no answer of the back end to the disk', () => {
    const text = written()
    expect(text).toContain('proxy_max_temp_file_size 0;')
    expect(text).not.toContain('proxy_cache')
  })

  it('accepts folders with a space in the name', () => {
    const text = written({ certificate: { chain: '/a b', key: '/c d' }, backEndCa: '/e f' })
    for (const line of [
      'ssl_certificate "/a b";',
      'ssl_certificate_key "/c d";',
      'proxy_ssl_trusted_certificate "/e f";',
    ])
      expect(text).toContain(line)
  })

  it('verifies the certificate of an HTTPS back end, unless the deployment turns this off', () => {
    expect(written()).toContain('proxy_ssl_verify on;')
    expect(written()).toContain('proxy_ssl_name api.example;')
    const unchecked = written({ backEndCa: null })
    expect(unchecked).not.toContain('proxy_ssl_verify on;')
    expect(unchecked).toContain('not checked: --unverified-back-end')
    expect(written({ api: 'http://127.0.0.1:4199' })).not.toContain('proxy_ssl')
  })

  it('keeps connections to the back end', () => {
    expect(written()).toContain('server api.example:443;\n    keepalive 128;')
    const asking = written({ resolver: '10.0.0.2' })
    expect(asking).toContain('server api.example:443 resolve;')
    expect(asking).toContain('resolver 10.0.0.2 valid=30s;')
  })

  it("trusts only the configured load balancers for the visitor's IP address", () => {
    expect(written()).not.toContain('real_ip')
    const text = written({ behind: ['10.0.0.0/8', 'fd00::/8'], certificate: null })
    for (const line of [
      'set_real_ip_from 10.0.0.0/8;',
      'set_real_ip_from fd00::/8;',
      'real_ip_header X-Forwarded-For;',
      'if ($http_x_forwarded_proto = http) { return 301 https://portal.example$request_uri; }',
    ])
      expect(text).toContain(line)
  })

  it('[E-177] logs no query strings of calls', () => {
    const text = written()
    expect(text.match(/error_log .*/g)).toEqual(['error_log error.log crit;', 'error_log error.log emerg;'])
    // The first `error_log` applies only to the process; the second applies to every served request.
    expect(text.indexOf('error_log error.log emerg;')).toBeGreaterThan(text.indexOf('http {'))
    expect(text).not.toMatch(/log_format[^;]*\$(?:request|request_uri|uri|args|query_string|remote_addr)\b/)
  })

  it('sends strict transport security with each answer', () => {
    const STRICT = 'add_header strict-transport-security "max-age=63072000" always;'
    const portal = written().slice(written().lastIndexOf('  server {'))
    // In nginx, a location that has its own `add_header` does not inherit the headers of its server.
    const [server = '', ...locations] = portal.split(/^ {4}location /m)
    const adding = [server, ...locations.filter((text) => /add_header|proxy_set_header Connection/.test(text))]
    expect(adding.length).toBeGreaterThan(8)
    expect(adding.filter((text) => !text.includes(STRICT))).toEqual([])
    expect(written({ strictSubdomains: true })).toContain('"max-age=63072000; includeSubDomains"')
  })

  it('leaves out each part that is not configured', () => {
    const text = written({
      origin: null,
      certificate: null,
      listen: '127.0.0.1:8080',
      callsPerSecond: { session: 0, address: 0 },
      configuration: null,
      counters: null,
    })
    expect(text.match(/listen .*/g)).toEqual(['listen 127.0.0.1:8080;'])
    for (const word of [
      ...['ssl_certificate', 'return 301', 'limit_req_zone', 'limit_req zone', 'brotli_static', ' server_name'],
      'location = /config.json',
    ])
      expect(text).not.toContain(word)
    expect(text).toContain('add_header strict-transport-security "" always;')
  })
})
