import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { configurationSchema, faultsOfConfiguration } from './configuration.ts'
import { documentsOf, hostsOfSettings, NO_HOSTS } from './documents.ts'
import { type NginxDeployment, nginxConfiguration } from './nginx.ts'

describe('the faults of a configuration', () => {
  it('are none for the defaults, whole or in part, with the address of their schema', () => {
    expect(faultsOfConfiguration(JSON.stringify({ $schema: './config.schema.json', ...DEFAULT_SETTINGS }))).toEqual([])
    expect(faultsOfConfiguration('{"queueUrl":"https://queue.example"}')).toEqual([])
    expect(faultsOfConfiguration('{}')).toEqual([])
  })

  it.each([
    ['<html></html>', 'It is no JSON: '],
    ['[]', 'It holds no object with settings.'],
    ['null', 'It holds no object with settings.'],
    ['{"queueURL":""}', '"queueURL" is no setting: did you mean "queueUrl"?'],
    ['{"weather":"fine"}', '"weather" is no setting.'],
    ['{"consentSet":"v4"}', '"consentSet" must be one of "v3", "admin", and is "v4".'],
    ['{"callTimeoutMs":"5000"}', '"callTimeoutMs" must be a number above 0, at most 2147483647, and is "5000".'],
    ['{"callTimeoutMs":0}', '"callTimeoutMs" must be a number above 0, at most 2147483647, and is 0.'],
    ['{"callTimeoutMs":1e12}', '"callTimeoutMs" must be a number above 0, at most 2147483647'],
    ['{"idempotencyHeader":"a\\r\\nb"}', '"idempotencyHeader" must be the name of a header, or an empty text, and is'],
    ['{"allowedAddresses":["nope"]}', '"allowedAddresses" must be a list of addresses such as 192.0.2.1, and is'],
    ['{"guardEnd":"soon"}', '"guardEnd" must be a Korean time such as 18:00'],
    ['{"officialStrip":"yes"}', '"officialStrip" must be true or false, and is "yes".'],
    ['{"manualUrl":"javascript:x"}', '"manualUrl" must be an address (https://… or /…), or an empty text'],
    ['{"ipLookupUrls":["ftp://x"]}', '"ipLookupUrls" must be a list of addresses'],
    [
      '{"gatedActions":"act_1"}',
      '"gatedActions" must be a list of actions of the queue such as act_1, and is "act_1".',
    ],
    ['{"agencyName":1}', '"agencyName" must be a text, and is 1.'],
    [
      '{"callCentre":"1533"}',
      '"callCentre" must be an object with "application" (a text) and "proof" (a list of texts)',
    ],
  ])('%s: %s', (text, fault) => {
    expect(faultsOfConfiguration(text)).toEqual([expect.stringContaining(fault) as string])
  })

  it('stand in the schema for editors, a row for each setting', () => {
    const { properties } = configurationSchema() as { readonly properties: Readonly<Record<string, object>> }
    expect(Object.keys(properties).toSorted()).toEqual(['$schema', ...Object.keys(DEFAULT_SETTINGS)].toSorted())
    expect(properties['mydataDecline']).toEqual({ enum: ['allow', 'block'], default: 'allow' })
    expect(properties['ipLookupUrls']).toMatchObject({ type: 'array', items: { type: 'string' } })
  })
})

const aBuild = (): string => {
  const dist = mkdtempSync(join(tmpdir(), 'deploy-test-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, 'assets'))
  for (const [name, sheet] of [
    ['index', 'a{}'],
    ['aply-info', 'b{}'],
    ['integration-result', 'b{}'],
    ['shell', 'b{}'],
  ] as const)
    writeFileSync(join(dist, `${name}.html`), `<html><style>${sheet}</style></html>`)
  writeFileSync(join(dist, 'licenses.txt'), '')
  return dist
}

const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  queueUrl: 'https://queue.example/ts.wseq',
  ipLookupUrls: ['https://ip.example/json'],
  adminApiBaseUrl: 'https://office.example/api',
  providerOrigins: ['https://provider.example'],
  popupImageHosts: ['images.example'],
  failureReportUrl: 'https://reports.example/portal',
}

describe('a command of a deployment', () => {
  it.each(['sample.ts', 'check-configuration.ts'])(
    '%s says with --help what it is to be told, and nothing else',
    (file) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', join(import.meta.dirname, file), '--help'],
        { encoding: 'utf8' },
      )
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(/^npm run /)
    },
  )
})

describe('a deployment that cannot start', () => {
  it('is not written where the certificate or its key is missing', () => {
    const parameters = ['--api', 'https://api.example', '--out', join(tmpdir(), 'no-deployment')]
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        join(import.meta.dirname, 'sample.ts'),
        ...parameters,
        '--certificate',
        '/no/chain.pem',
        '--key',
        '/no/key.pem',
      ],
      { encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([1, '/no/chain.pem: there is no such file.\n'])
  })
})

describe('the headers of a build', () => {
  it('[E-208] [E-214] name the own sheet of each document and every host of the configuration', () => {
    const documents = documentsOf(aBuild(), hostsOfSettings(SETTINGS, ['https://files.example/bucket']))
    const policyOf = (name: string | null) =>
      documents.find(({ path }) => path === name)?.headers['content-security-policy'] ?? ''
    expect(documents.map(({ path }) => path)).toEqual(['/aply-info', '/', '/integration-result', null])
    expect(policyOf('/')).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/)
    expect(policyOf('/')).not.toBe(policyOf('/aply-info'))
    expect(policyOf('/aply-info')).toBe(policyOf(null))
    expect(policyOf(null)).toContain(
      "connect-src 'self' https://files.example https://queue.example https://ip.example https://office.example https://reports.example;",
    )
    expect(policyOf(null)).toContain("img-src 'self' blob: data: https://files.example https://images.example;")
    expect(policyOf(null)).toContain("form-action 'self' https://provider.example;")
    const opener = documents.map(({ headers }) => headers['cross-origin-opener-policy'])
    expect(opener.filter((value) => value === 'unsafe-none')).toHaveLength(1)
  })
})

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
    // A location that adds a header of its own inherits none.
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
