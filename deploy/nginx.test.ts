import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { WEB_SERVER_CALLS, WEB_SERVER_LOG } from '#domain/settings/server-limits'
import { NO_POLICY_HOSTS } from './documents.ts'
import { type NginxDeployment, nginxConfiguration } from './nginx.ts'

describe('a configuration for nginx', () => {
  const configurationWith = (change: Partial<NginxDeployment> = {}) =>
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
      callsPerSecond: WEB_SERVER_CALLS,
      counters: '127.0.0.1:8081',
      brotli: false,
      ...change,
    })

  // The expected files are complete; `npx vitest run deploy/nginx.test.ts -u` writes them anew after a change.
  it.each([
    ['tls', {}],
    [
      'behind-load-balancer',
      {
        api: 'http://10.0.0.9:4199',
        resolver: '10.0.0.2',
        configuration: null,
        listen: '127.0.0.1:8080',
        certificate: null,
        strictSubdomains: true,
        behind: ['10.0.0.0/8', 'fd00::/8'],
        callsPerSecond: { session: 0, address: 0 },
        counters: null,
        brotli: true,
      },
    ],
  ] as const)('is the sample file: %s', async (name, change) => {
    await expect(configurationWith(change)).toMatchFileSnapshot(`./samples/${name}.conf`)
  })

  it('[P-246] rotates the logs as the rule book says', () => {
    const rotation = readFileSync(new URL('portal.logrotate', import.meta.url), 'utf8')
    for (const line of ['daily', `maxsize ${WEB_SERVER_LOG.megabytes}M`, `rotate ${WEB_SERVER_LOG.files}`])
      expect(rotation).toContain(`  ${line}\n`)
  })

  it('accepts folders with a space in the name', () => {
    const text = configurationWith({ certificate: { chain: '/a b', key: '/c d' }, backEndCa: '/e f' })
    for (const line of [
      'ssl_certificate "/a b";',
      'ssl_certificate_key "/c d";',
      'proxy_ssl_trusted_certificate "/e f";',
    ])
      expect(text).toContain(line)
  })

  it('does not verify the certificate of an HTTPS back end if the deployment turns this off', () => {
    const unchecked = configurationWith({ backEndCa: null })
    expect(unchecked).not.toContain('proxy_ssl_verify on;')
    expect(unchecked).toContain('not checked: --unverified-back-end')
  })

  it('[E-177] logs no query strings of calls', () => {
    const text = configurationWith()
    expect(text.match(/error_log .*/g)).toEqual(['error_log error.log crit;', 'error_log error.log emerg;'])
    // The first `error_log` applies only to the process; the second applies to every served request.
    expect(text.indexOf('error_log error.log emerg;')).toBeGreaterThan(text.indexOf('http {'))
    expect(text).not.toMatch(/log_format[^;]*\$(?:request|request_uri|uri|args|query_string|remote_addr)\b/)
  })

  it('sends strict transport security with each answer', () => {
    const STRICT = 'add_header strict-transport-security "max-age=63072000" always;'
    const portal = configurationWith().slice(configurationWith().lastIndexOf('  server {'))
    // In nginx, a location that has its own `add_header` does not inherit the headers of its server.
    const [server = '', ...locations] = portal.split(/^ {4}location /m)
    const adding = [server, ...locations.filter((text) => /add_header|proxy_set_header Connection/.test(text))]
    expect(adding.length).toBeGreaterThan(8)
    expect(adding.filter((text) => !text.includes(STRICT))).toEqual([])
  })
})
