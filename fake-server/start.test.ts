import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { addressesFor, isLoopback, isPortalOrigin, type Place } from './http/addresses.ts'
import { isOld, PORTAL_BUILD } from './build.mjs'
import { aFolder } from './testing/a-server.ts'

const place = (more: Partial<Place> = {}): Place => ({
  host: '127.0.0.1',
  portalPort: 4000,
  outsidePort: 4001,
  outsideHost: null,
  ...more,
})

describe('where the server is', () => {
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
  ])('bound to $at.host, called $host: $portal and $outside', ({ at, host, portal, outside }) => {
    expect(addressesFor(at, host, 'a')).toEqual({ portal, outside })
  })
  it('knows loopback addresses and its own pages', () => {
    expect(
      ['127.0.0.1', '127.1.2.3', '::1', 'localhost', '0.0.0.0', '192.168.0.1', 'localhost.evil'].map(isLoopback),
    ).toEqual([true, true, true, true, false, false, false])
    expect(isPortalOrigin(place(), 'http://localhost:4000', 'localhost:4000')).toBe(true)
    expect(isPortalOrigin(place(), 'http://localhost:4001', 'localhost:4000')).toBe(false)
  })
})

describe('what is not built yet', () => {
  it('is seen by the absence of the build or of its end, and by the times of its sources', () => {
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

describe('npm start', () => {
  it('refuses a port that is none', async () => {
    const run = async (args: readonly string[], env: Record<string, string>) => {
      const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'start.ts'), ...args], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let said = ''
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
      const [code] = (await once(child, 'close')) as [number]
      return { code, said }
    }
    expect(await run([], { PORT: 'eighty' })).toMatchObject({
      code: 1,
      said: expect.stringContaining('PORT') as string,
    })
    expect(await run([], { WORLD_CONTROL: 'of' })).toEqual({ code: 1, said: 'WORLD_CONTROL: on or off, not of\n' })
    expect(await run([], { PORTAL: 'portal.example' })).toEqual({
      code: 1,
      said: 'PORTAL: an origin such as https://portal.example, not portal.example\n',
    })
    const unknown = await run(['--port', '4300'], {})
    expect([unknown.code, unknown.said]).toEqual([1, expect.stringMatching(/--port.*\nnpm start --/s)])
    expect(unknown.said).not.toMatch(/^ {4}at /m)
  })
})
