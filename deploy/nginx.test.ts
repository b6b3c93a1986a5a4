import { describe, expect, it } from 'vitest'
import { NO_HOSTS } from './documents.ts'
import { type NginxDeployment, nginxConfiguration } from './nginx.ts'
import { aBuild } from './testing/a-build.ts'

describe('a configuration for nginx', () => {
  const written = (change: Partial<NginxDeployment> = {}) =>
    nginxConfiguration({
      dist: aBuild(),
      api: 'https://api.example',
      hosts: NO_HOSTS,
      configuration: '/srv/config.json',
      listen: '443',
      certificate: { chain: '/srv/chain.pem', key: '/srv/key.pem' },
      callsPerSecond: 20,
      brotli: false,
      ...change,
    })

  it('has transport security, a limit of calls and of bodies, a health address and no version', () => {
    const text = written()
    for (const line of [
      'listen 443 ssl http2;',
      'ssl_certificate "/srv/chain.pem";',
      'return 301 https://$host$request_uri;',
      'limit_req_zone $binary_remote_addr zone=portal_calls:10m rate=20r/s;',
      'limit_req zone=portal_calls burst=60 nodelay;',
      'client_max_body_size 64m;',
      'location = /health {',
      'server_tokens off;',
      'location = /config.json {\n      alias "/srv/config.json";',
    ])
      expect(text).toContain(line)
  })

  it('takes folders with a blank in their names', () => {
    const text = written({ configuration: '/srv/my portal/config.json', certificate: { chain: '/a b', key: '/c d' } })
    for (const line of [
      'alias "/srv/my portal/config.json";',
      'ssl_certificate "/a b";',
      'ssl_certificate_key "/c d";',
    ])
      expect(text).toContain(line)
    expect(text).toMatch(/^ {4}root "[^"]+";$/m)
  })

  it('[E-177] keeps no whole lines of requests: neither their errors nor the queries of the calls', () => {
    const text = written()
    expect(text.match(/error_log .*/g)).toEqual(['error_log error.log crit;'])
    expect(text).not.toMatch(/log_format[^;]*\$(?:request|request_uri|args|query_string)\b/)
  })

  it('says strict transport security with each answer, those of the back end too', () => {
    const STRICT = 'add_header strict-transport-security "max-age=63072000; includeSubDomains" always;'
    // nginx: a location with an `add_header` of its own does not inherit those of its server.
    const [server = '', ...locations] = written().split(/^ {4}location /m)
    const adding = [server, ...locations.filter((text) => /add_header|proxy_pass/.test(text))]
    expect(adding.length).toBeGreaterThan(4)
    expect(adding.filter((text) => !text.includes(STRICT))).toEqual([])
  })

  it('has none of what was not asked for', () => {
    const text = written({ certificate: null, listen: '8080', callsPerSecond: 0, configuration: null })
    expect(text).toContain('listen 8080;')
    for (const word of ['ssl_certificate', 'return 301', 'limit_req', 'brotli_static', 'location = /config.json'])
      expect(text).not.toContain(word)
    expect(text).toContain('add_header strict-transport-security "" always;')
  })
})
