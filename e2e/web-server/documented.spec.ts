import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '#tools/programs/portal'
import { ROOT } from '#tools/programs/root'
import { findFreePort } from './deployed.ts'
import { findNginx } from './find-nginx.ts'

const nginx = findNginx()

test.skip(nginx === undefined, 'nginx is not here and could not be installed')

/** Writes the deployment into the folder, as `deploy/README.md` describes; returns the output. */
const deploySample = (folder: string, api: string, listen: string, ...more: readonly string[]): string => {
  const parameters = ['--api', api, '--out', folder, '--listen', listen, '--counters', 'off', ...more]
  const command = ['--import', 'tsx', 'deploy/sample.ts', ...parameters]
  // Playwright sets `FORCE_COLOR`. If a variable that turns colours off is set too, Node writes a warning.
  const env = { ...process.env, FORCE_COLOR: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8', env })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-documented-'))
  // If root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755)
  return folder
}

test('[E-208] a new release keeps the configuration and can be rolled back', () => {
  const folder = aFolder()
  const [file, api, queueUrl] = [join(folder, 'config.json'), 'http://127.0.0.1:9', 'http://queue.example:8080/line']
  expect(deploySample(folder, api, '8080')).toContain(`${file}: taken from`)
  const configuration = JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), queueUrl })
  writeFileSync(file, configuration)
  expect(deploySample(folder, api, '8080')).toContain(`${file}: kept as it was`)
  expect(readFileSync(file, 'utf8')).toBe(configuration)
  expect(readFileSync(join(folder, 'nginx.conf'), 'utf8')).toContain('http://queue.example:8080')
  const [current, earlier] = [join(folder, 'current'), join(folder, 'releases/earlier')]
  cpSync(current, earlier, { recursive: true, dereference: true })
  spawnSync('ln', ['-sfn', 'releases/earlier', current])
  const [, wayBack = ''] = /^(ln .*) && nginx/m.exec(deploySample(folder, api, '8080')) ?? []
  expect(readlinkSync(current)).not.toBe('releases/earlier')
  expect(spawnSync('sh', ['-c', wayBack]).status).toBe(0)
  expect(readlinkSync(current)).toBe('releases/earlier')
  rmSync(folder, { recursive: true })
})

/**
 * The URLs that control the fake world. They must not be reachable from outside: a visitor could read or change the
 * data of another world.
 */
const CONTROL = [
  ['GET', '/__world/state'],
  ['GET', '/__world/snapshot'],
  ['GET', '/__world/enter?persona=applied-hold&to=/aply-result'],
  ['GET', '/__world/journal'],
  ['POST', '/__world/personas/applied-hold'],
  ['PUT', '/__world/faults'],
  ['DELETE', '/__world'],
] as const

/** Statuses of an unknown page or URL, and of a disallowed method. */
const CLOSED = [400, 404, 405]

/** Prefixes that a web server and a back end may resolve to different paths. */
const BEGINNINGS = [
  '',
  '/',
  '/admin-api',
  '/admin-api/',
  '/ADMIN-API',
  '/admin-api/api/..',
  '/admin-api/api/%2e%2e',
  '/admin-api/api%2f..',
  '/api/..',
  '/api/%2e%2e',
  '/api/../admin-api',
  '/admin-api/admin-api',
  '/pdf/..',
  '/files/..',
  '/files/%2e%2e/pdf/..',
]

/** Runs nginx in the folder while `use` runs. */
const whileRunning = async (folder: string, portal: string, use: () => Promise<void>): Promise<void> => {
  const server = spawn(nginx ?? '', ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: ['ignore', 2, 2],
  })
  try {
    await expect.poll(async () => (await fetch(`${portal}/health`).catch(() => null))?.status).toBe(200)
    await use()
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
}

test('[P-297] no URL reaches the controls of the fake world', async () => {
  const [folder, port] = [aFolder(), await findFreePort()]
  const portal = `http://127.0.0.1:${port}`
  const { url: backEnd, close } = await startServer({ PORTAL: portal })
  deploySample(folder, backEnd, `127.0.0.1:${port}`)
  /** Sends the URL unchanged. `fetch` cannot do this, because it resolves `..` before sending. */
  const statusOf = async (method: string, address: string): Promise<number> => {
    const call = request({ host: '127.0.0.1', port, method, path: address }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode ?? 0
  }
  await whileRunning(folder, portal, async () => {
    for (const api of ['/api/v1/popup/list?popupYn=Y', '/admin-api/api/v1/popup/list?popupYn=Y'])
      expect([api, await statusOf('GET', api)]).toEqual([api, 200])
    for (const [method, path] of CONTROL)
      for (const beginning of BEGINNINGS) {
        const address = `${beginning}${path}`
        expect.soft(CLOSED, `${method} ${address}`).toContain(await statusOf(method, address))
      }
    expect((await (await fetch(`${backEnd}/__world/state`)).json()) as object).toMatchObject({ persona: null })
  })
  await close()
  rmSync(folder, { recursive: true, force: true })
})

const LONG = 20_000_000

/**
 * Starts a back end. It answers every call with `[]`, except two: one gets no answer, the other a long one. `calls`
 * lists the received calls; `bytesOfLong` counts the sent bytes of the long answer.
 */
const aBackEnd = async (secure?: { readonly cert: Buffer; readonly key: Buffer }) => {
  const calls: (string | undefined)[] = []
  let bytesOfLong = () => 0
  const answer = ({ headers, url }: IncomingMessage, response: ServerResponse): void => {
    calls.push(headers.cookie)
    if (url === '/api/silent') return
    if (url === '/files/long') {
      bytesOfLong = () => response.socket?.bytesWritten ?? 0
      return void response.end(Buffer.alloc(LONG))
    }
    response.setHeader('content-type', 'application/json').end('[]')
  }
  const server = secure === undefined ? createServer(answer) : createTlsServer(secure, answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, calls, close, bytesOfLong: () => bytesOfLong() }
}

const CALL = '/api/v1/popup/list?popupYn=Y'

/** Downloads a long file without the temporary folder of nginx, and starts to read once the buffers of nginx are full. */
const readLongFile = async (folder: string, portal: string, bytesOfLong: () => number) => {
  rmSync(join(folder, 'tmp'), { recursive: true })
  expect((await fetch(`${portal}/ready`)).status).toBe(200)
  const long = await fetch(`${portal}/files/long`)
  // The answer is longer than all buffers together. It is read only when the buffers of nginx are full.
  let before = 0
  const hasStopped = (): boolean => {
    const [earlier, now] = [before, bytesOfLong()]
    before = now
    return now > 0 && now === earlier
  }
  await expect.poll(hasStopped).toBe(true)
  expect((await long.arrayBuffer()).byteLength).toBe(LONG)
  mkdirSync(join(folder, 'tmp'))
}

test('[E-198] a session that makes too many calls has to wait', async () => {
  const [folder, port, backEnd] = [aFolder(), await findFreePort(), await aBackEnd()]
  const portal = `http://127.0.0.1:${port}`
  deploySample(folder, `http://127.0.0.1:${backEnd.port}`, `127.0.0.1:${port}`)
  await whileRunning(folder, portal, async () => {
    await test.step('nginx sends long files completely without a writable tmp/', () =>
      readLongFile(folder, portal, backEnd.bytesOfLong))
    const call = (headers: Readonly<Record<string, string>>) => fetch(`${portal}${CALL}`, { headers })
    const often = await Promise.all(Array.from({ length: 80 }, () => call({ cookie: 'jwtToken=head.claims.end' })))
    const refusal = often.find(({ status }) => status === 429)!
    expect(await refusal.json()).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' })
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(3)
    expect(refusal.headers.get('cache-control')).toBe('no-store')
    expect(refusal.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(refusal.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
    const others = await Promise.all(
      Array.from({ length: 120 }, (_, visitor) => call({ cookie: `jwtToken=head.claims.visitor${visitor}` })),
    )
    expect(others.filter(({ status }) => status !== 200)).toEqual([])
    expect((await fetch(`${portal}/ready`)).status).toBe(200)
    backEnd.close()
    expect(await (await call({})).json()).toMatchObject({ status: 503, errorCode: 'BACK_END_GONE' })
    await expect.poll(async () => (await fetch(`${portal}/ready`)).status).toBe(503)
    expect((await fetch(`${portal}/health`)).status).toBe(200)
    const failures = readFileSync(join(folder, 'failures.log'), 'utf8')
    expect(failures).toContain('"status":503')
    expect(failures).not.toContain('/ready')
  })
  rmSync(folder, { recursive: true })
})

test('[E-208] a back end with an untrusted certificate receives no call', async () => {
  const [folder, port] = [aFolder(), await findFreePort()]
  const [portal, chain, key] = [`http://127.0.0.1:${port}`, join(folder, 'chain.pem'), join(folder, 'key.pem')]
  const options = ['-keyout', key, '-out', chain, '-days', '2', '-subj', '/CN=localhost']
  const certificateOptions = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...options,
    '-addext',
    'subjectAltName=DNS:localhost',
  ]
  expect(spawnSync('openssl', certificateOptions).status).toBe(0)
  const backEnd = await aBackEnd({ cert: readFileSync(chain), key: readFileSync(key) })
  for (const [more, status] of [
    [[], 503],
    [['--backend-ca', chain], 200],
    [['--unverified-back-end'], 200],
  ] as const) {
    deploySample(folder, `https://localhost:${backEnd.port}`, `127.0.0.1:${port}`, ...more)
    await whileRunning(folder, portal, async () => {
      const answer = await fetch(`${portal}${CALL}`, { headers: { cookie: 'jwtToken=personal' } })
      expect([more, answer.status]).toEqual([more, status])
      if (status === 503) expect(backEnd.calls).toEqual([])
    })
    // The program remembers its options in this file. If the file is missing, the next run starts with the defaults.
    rmSync(join(folder, 'deployment.json'))
  }
  backEnd.close()
  rmSync(folder, { recursive: true })
})

test('[E-198] an IP address that makes too many calls has to wait', async () => {
  const [folder, port, backEnd] = [aFolder(), await findFreePort(), await aBackEnd()]
  const portal = `http://127.0.0.1:${port}`
  deploySample(folder, `http://127.0.0.1:${backEnd.port}`, `127.0.0.1:${port}`, '--address-rate', '1')
  await whileRunning(folder, portal, async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(`${portal}${CALL}`)).status))
    expect(statuses).toContain(429)
    expect((await fetch(`${portal}/ready`)).status).toBe(200)
  })
  backEnd.close()
  rmSync(folder, { recursive: true })
})

test('[E-177] an aborted call is logged as a failure with its request id', async () => {
  const [folder, port, backEnd] = [aFolder(), await findFreePort(), await aBackEnd()]
  const portal = `http://127.0.0.1:${port}`
  deploySample(folder, `http://127.0.0.1:${backEnd.port}`, `127.0.0.1:${port}`, '--behind', '127.0.0.1')
  const linesOf = (log: string) => readFileSync(join(folder, log), 'utf8').trim().split('\n')
  const last = (log: string) => JSON.parse(linesOf(log).at(-1) || '{}') as object
  await whileRunning(folder, portal, async () => {
    const id = '0123456789abcdef0123456789abcdef'
    const call = (path: string, headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
      fetch(`${portal}${path}`, { headers: { 'x-request-id': id, ...headers }, signal })
    expect((await call('/api/quick')).headers.get('x-request-id')).toBe(id)
    expect((await call('/api/quick', { 'x-request-id': '"<b>' })).headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
    await expect(call('/api/silent', {}, AbortSignal.timeout(300))).rejects.toThrow('timeout')
    await expect.poll(() => last('failures.log')).toMatchObject({ id, status: 499, path: '/api/silent' })
    expect(linesOf('failures.log')).toHaveLength(1)
    for (const [address, network] of [
      ['203.0.113.9', '203.0.113.0'],
      ['::ffff:203.0.113.9', '203.0.113.0'],
      ['2001:db8:1:2::3', '2001:db8:1::'],
      ['2001:db8::1234', '2001:db8::'],
      ['240e:1::5', '240e:1::'],
      ['fd00::2', 'fd00::'],
      ['::1', '::'],
    ] as const) {
      await call('/api/quick', { 'x-forwarded-for': address })
      await expect.poll(() => last('access.log'), address).toMatchObject({ network })
    }
    for (const path of [
      '/kmc-result/X1',
      '//kmc-result/X1',
      '/%6bmc-result/X1',
      '/./kmc-result/X1',
      '/a/%2e%2e/kmc-result/X1',
    ])
      await new Promise((resolve) => {
        request({ port, path }, (answer) => answer.resume().on('end', resolve)).end()
      })
    await expect.poll(() => last('access.log')).toMatchObject({ path: '/*' })
    expect(readFileSync(join(folder, 'access.log'), 'utf8')).not.toContain('X1')
  })
  backEnd.close()
  rmSync(folder, { recursive: true })
})
