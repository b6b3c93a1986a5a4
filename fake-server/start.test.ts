import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isOld, PORTAL_BUILD } from './build.mjs'
import { visitorAddressesFor, isLoopback, isPortalOrigin, type ServerAddresses } from './http/addresses.ts'
import { aFolder } from './testing/a-server.ts'

const place = (more: Partial<ServerAddresses> = {}): ServerAddresses => ({
  host: '127.0.0.1',
  portalPort: 4000,
  outsidePort: 4001,
  outsideHost: null,
  ...more,
})

describe('the URLs of the server', () => {
  it.each([
    { at: place(), host: undefined, portal: 'http://127.0.0.1:4000', outside: 'http://localhost:4001/w/a' },
    {
      at: place({ host: 'localhost' }),
      host: undefined,
      portal: 'http://localhost:4000',
      outside: 'http://127.0.0.1:4001/w/a',
    },
    { at: place(), host: 'localhost:4000', portal: 'http://localhost:4000', outside: 'http://127.0.0.1:4001/w/a' },
    { at: place(), host: 'localhost:4001', portal: 'http://127.0.0.1:4000', outside: 'http://localhost:4001/w/a' },
    { at: place(), host: '127.0.0.1:4001', portal: 'http://localhost:4000', outside: 'http://127.0.0.1:4001/w/a' },
    { at: place(), host: 'evil.example:4000', portal: 'http://127.0.0.1:4000', outside: 'http://localhost:4001/w/a' },
    {
      at: place({ host: '0.0.0.0' }),
      host: 'box.local:4000',
      portal: 'http://box.local:4000',
      outside: 'http://box.local:4001/w/a',
    },
    {
      at: place({ host: '0.0.0.0' }),
      host: "x'; script-src *",
      portal: 'http://127.0.0.1:4000',
      outside: 'http://127.0.0.1:4001/w/a',
    },
    {
      at: place({ outsideHost: 'others.local' }),
      host: undefined,
      portal: 'http://127.0.0.1:4000',
      outside: 'http://others.local:4001/w/a',
    },
  ])(
    'for a server at $at.host and the Host header $host, the portal is $portal and the second origin $outside',
    ({ at, host, portal, outside }) => {
      expect(visitorAddressesFor(at, host, 'a')).toEqual({ portal, outside })
    },
  )
  it("only loopback names and the portal's own pages are accepted", () => {
    expect(
      ['127.0.0.1', '127.1.2.3', '::1', 'localhost', '0.0.0.0', '192.168.0.1', 'localhost.evil'].map(isLoopback),
    ).toEqual([true, true, true, true, false, false, false])
    expect(isPortalOrigin(place(), 'http://localhost:4000', 'localhost:4000')).toBe(true)
    expect(isPortalOrigin(place(), 'http://localhost:4001', 'localhost:4000')).toBe(false)
  })
})

describe('an outdated build', () => {
  it('is detected by missing files or a newer source', () => {
    const root = aFolder()
    expect(isOld(root, PORTAL_BUILD)).toBe(true)
    mkdirSync(join(root, 'build'))
    mkdirSync(join(root, 'dist'))
    mkdirSync(join(root, 'src-ui'))
    writeFileSync(join(root, 'src-ui/main.tsx'), '')
    writeFileSync(join(root, 'dist/shell.html'), '')
    expect(isOld(root, PORTAL_BUILD)).toBe(true)
    writeFileSync(join(root, 'build/finished'), '')
    for (const path of ['src-ui/main.tsx', 'src-ui']) utimesSync(join(root, path), 1000, 1000)
    expect(isOld(root, PORTAL_BUILD)).toBe(false)
    rmSync(join(root, 'dist'), { recursive: true })
    expect(isOld(root, PORTAL_BUILD)).toBe(true)
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist/shell.html'), '')
    utimesSync(join(root, 'src-ui/main.tsx'), 9e9, 9e9)
    expect(isOld(root, PORTAL_BUILD)).toBe(true)
  })
})

describe('a build that another process is making', () => {
  it('is left to that process', () => {
    const root = aFolder()
    mkdirSync(join(root, 'build'))
    writeFileSync(join(root, 'build/lock'), String(process.pid))
    const module = JSON.stringify(join(import.meta.dirname, 'build.mjs'))
    const script = `const { buildPart, SERVER_BUILD } = await import(${module})
buildPart(${JSON.stringify(root)}, SERVER_BUILD)`
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(new RegExp(`^${root}/build is used by process ${process.pid}\\. .*\n$`)) as string,
    })
  })
})

type ProgramEnd = { readonly code: number | null; readonly said: string }

/** Runs a start until it exits or is ready, then stops it. */
const startProgram = async (
  args: readonly string[],
  env: Record<string, string> = {},
  script = join(import.meta.dirname, 'start.ts'),
): Promise<ProgramEnd> => {
  const child = spawn(process.execPath, [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), script, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let isReady = false
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      // Only one signal: a second one ends the server at once.
      if (!isReady && output.includes('ready ')) setTimeout(() => child.kill('SIGTERM'), 500)
      isReady ||= output.includes('ready ')
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: output }
}

/** Runs a start with invalid options. It uses the built server if there is one, which loads faster. */
const startRejected = (args: readonly string[], env?: Record<string, string>) =>
  startProgram(args, env, join(import.meta.dirname, 'start.mjs'))

const PROC = existsSync('/proc/self')

describe('npm start', () => {
  it.each<[string, readonly string[], Record<string, string>, RegExp]>([
    ['an invalid port', [], { PORT: 'eighty' }, /^PORT: a number from 0 to 65534, not eighty\n$/],
    ['an invalid port option', ['--port', '4.5'], {}, /^PORT: .*, not 4\.5\n$/],
    ['an invalid switch', [], { WORLD_CONTROL: 'of' }, /^WORLD_CONTROL: on or off, not of\n$/],
    ['an invalid origin', [], { PORTAL: 'portal.example' }, /^PORTAL: .*, not portal\.example\n$/],
    ['a URL as the second host', [], { OUTSIDE: 'http://x' }, /^OUTSIDE: a host name .*, not http:\/\/x\n$/],
    ['a second host with a space', [], { OUTSIDE: 'a b/c' }, /^OUTSIDE: .*, not a b\/c\n$/],
    [
      'an unknown name',
      [],
      { HOST: 'no.such.host.invalid' },
      /^HOST: the name no\.such\.host\.invalid is unknown\. Name /,
    ],
    [
      'an address of another machine',
      [],
      { HOST: '203.0.113.9' },
      /^HOST: 203\.0\.113\.9 is not an address of this machine\. Name /,
    ],
    ['a folder that is a file', ['--data', import.meta.filename], {}, /^DATA: .*\. Name a folder/],
    ['an unknown option', ['--record'], {}, /--record[\s\S]*\nnpm start --/],
  ])('rejects %s and says how to correct it', async (_, args, env, said) => {
    const programEnd = await startRejected(args, { PORT: '0', ...env })
    expect(programEnd).toEqual({ code: 1, said: expect.stringMatching(said) as string })
    expect(programEnd.said).not.toMatch(/^ {4}at /m)
  })

  it.runIf(PROC)('rejects a folder that cannot be created', async () =>
    expect(await startRejected(['--data', '/proc/nope', '--port', '0'])).toEqual({
      code: 1,
      said: 'DATA: nothing can be written to /proc/nope (ENOENT). Name a folder of yours, or none to keep state in memory.\n',
    }),
  )

  it('checks the port before it writes to DATA', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => {
      other.close()
    })
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const data = aFolder()
    const { code, said } = await startProgram(['--port', String(port - 1), '--data', data])
    expect(readdirSync(data)).toEqual([])
    expect(code).toBe(1)
    expect(said).toEqual(expect.stringMatching(new RegExp(`^PORT: ${port - 1} or ${port} is taken .*\n$`)))
  })

  it('explains each option and environment variable', async () => {
    const { code, said } = await startProgram(['--help'])
    expect(code).toBe(0)
    for (const name of [
      '--port',
      '--data',
      '--persona',
      '--open',
      '--dev',
      'PORT',
      'HOST',
      'DATA',
      'OUTSIDE',
      'PORTAL',
    ])
      expect(said).toMatch(new RegExp(`${name}\\b`))
    expect(said).toMatch(/WORLD_CONTROL +on or off/)
  })

  it('checks its options before it builds a missing server', { timeout: 240_000 }, async () => {
    const [root, home] = [aFolder(), join(import.meta.dirname, '..')]
    for (const part of ['fake-server', 'src-domain', 'server-rules', 'rule-book', 'deploy', 'package.json'])
      cpSync(join(home, part), join(root, part), { recursive: true })
    symlinkSync(realpathSync(join(home, 'node_modules')), join(root, 'node_modules'))
    const unbuilt = (args: readonly string[]) => startProgram(args, { PORT: '0' }, join(root, 'fake-server/start.mjs'))
    const [help, option, persona, file] = await Promise.all([
      unbuilt(['--help']),
      unbuilt(['--port', 'eighty']),
      unbuilt(['--persona', 'nobody']),
      unbuilt(['--personas', '/no/such.json']),
    ])
    expect(help).toEqual({ code: 0, said: expect.stringMatching(/^npm start --/) as string })
    expect(option).toEqual({ code: 1, said: 'PORT: a number from 0 to 65534, not eighty\n' })
    expect(persona).toEqual({ code: 1, said: expect.stringMatching(/^No persona nobody\. There are: /) as string })
    expect(file).toEqual({ code: 1, said: expect.stringMatching(/^--personas: \/no\/such\.json: /) as string })
    expect(existsSync(join(root, 'build'))).toBe(false)
  })

  it('serves at the given port and stores in the given folder', async () => {
    const [tools, data] = [aFolder(), join(aFolder(), 'deep/inside')]
    writeFileSync(join(tools, 'xdg-open'), `#!/bin/sh\necho "$1" > ${join(tools, 'opened')}\n`, { mode: 0o755 })
    const { code, said } = await startProgram(['--dev', '--port', '0', '--data', data, '--open'], {
      PORT: 'not asked',
      PATH: `${tools}:${process.env['PATH'] ?? ''}`,
    })
    const [, portal = ''] = /ready (\S+)/.exec(said) ?? []
    expect(code).toBe(0)
    expect(portal).toEqual(expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/))
    expect(readdirSync(data)).not.toEqual([])
    if (process.platform === 'linux') expect(readFileSync(join(tools, 'opened'), 'utf8')).toBe(`${portal}\n`)
  })
})
