import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer } from '../portal.mjs'
import { freePort } from './deployed.ts'
import { findNginx } from './find-nginx.ts'

const ROOT = join(import.meta.dirname, '../..')
const nginx = findNginx()

test.skip(nginx === undefined, 'nginx is not here and could not be installed')

/** Writes the deployment into the folder, as `deploy/README.md` says; answers what was printed. */
const deploySample = (folder: string, api: string, listen: string): string => {
  const command = ['--import', 'tsx', 'deploy/sample.ts', '--api', api, '--out', folder, '--listen', listen]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-documented-'))
  // Started by root, nginx reads as somebody else.
  chmodSync(folder, 0o755)
  return folder
}

test('[E-208] the next release keeps the configuration of the deployment, and its policy names the hosts of it', () => {
  const folder = aFolder()
  const [file, api, queueUrl] = [join(folder, 'config.json'), 'http://127.0.0.1:9', 'http://queue.example:8080/line']
  expect(deploySample(folder, api, '8080')).toContain(`${file}: taken from`)
  const chosen = JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), queueUrl })
  writeFileSync(file, chosen)
  expect(deploySample(folder, api, '8080')).toContain(`${file}: kept as it was`)
  expect(readFileSync(file, 'utf8')).toBe(chosen)
  expect(readFileSync(join(folder, 'nginx.conf'), 'utf8')).toContain('http://queue.example:8080')
  rmSync(folder, { recursive: true })
})

/** Ways to the control of the fake world; each answers somebody else's data, or changes it, where it is open. */
const CONTROL = [
  ['GET', '/__world/state'],
  ['GET', '/__world/snapshot'],
  ['GET', '/__world/enter?persona=applied-hold&to=/aply-result'],
  ['GET', '/__world/journal'],
  ['POST', '/__world/personas/applied-hold'],
  ['PUT', '/__world/faults'],
  ['DELETE', '/__world'],
] as const

/** There is no such page, or no such address, or nothing that this method may do. */
const CLOSED = [400, 404, 405]

/** Beginnings of addresses behind which a web server and a back end may each read another path. */
const BEGINNINGS = [
  ...[
    '',
    '/',
    '/admin-api',
    '/admin-api/',
    '/ADMIN-API',
    '/admin-api/api/..',
    '/admin-api/api/%2e%2e',
    '/admin-api/api%2f..',
  ],
  ...[
    '/api/..',
    '/api/%2e%2e',
    '/api/../admin-api',
    '/admin-api/admin-api',
    '/pdf/..',
    '/files/..',
    '/files/%2e%2e/pdf/..',
  ],
]

test('[P-297] behind the documented deployment no address leads to the control of the fake world', async () => {
  const [folder, port] = [aFolder(), await freePort()]
  const portal = `http://127.0.0.1:${port}`
  const { url: backEnd, close } = await startServer({ PORTAL: portal })
  deploySample(folder, backEnd, `127.0.0.1:${port}`)
  const server = spawn(nginx ?? '', ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: ['ignore', 2, 2],
  })
  /** Sends the address as it stands: `fetch` resolves its dots first. */
  const statusOf = async (method: string, address: string): Promise<number> => {
    const call = request({ host: '127.0.0.1', port, method, path: address }).end()
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode ?? 0
  }
  try {
    await expect.poll(() => statusOf('GET', '/health').catch(() => 0)).toBe(200)
    for (const api of ['/api/v1/popup/list?popupYn=Y', '/admin-api/api/v1/popup/list?popupYn=Y'])
      expect([api, await statusOf('GET', api)]).toEqual([api, 200])
    for (const [method, path] of CONTROL)
      for (const beginning of BEGINNINGS) {
        const address = `${beginning}${path}`
        expect.soft(CLOSED, `${method} ${address}`).toContain(await statusOf(method, address))
      }
    expect((await (await fetch(`${backEnd}/__world/state`)).json()) as object).toMatchObject({ persona: null })
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})
