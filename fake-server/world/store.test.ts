import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeServer } from '../server.ts'
import { aFolder, aServer, makeWorldClient } from '../testing/a-server.ts'

type Database = { exec: (text: string) => void }
const openedDatabases = vi.hoisted((): Database[] => [])
/** Records each database that the server opens, so that a test can limit its size. */
vi.mock('libsql', async (original) => {
  const { default: Real } = await original<{ default: new (file: string) => Database }>()
  return {
    default: class extends Real {
      constructor(file: string) {
        super(file)
        openedDatabases.push(this)
      }
    },
  }
})

const PROGRAM = join(import.meta.dirname, '../testing/data-server.ts')

/** Starts a real process with `DATA`; returns its URLs as soon as it listens. */
const aProcess = async (data: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, data], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { portal } = JSON.parse(line.toString()) as { portal: string }
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { portal, kill }
}

describe('the store under DATA', () => {
  it('keeps documents, stored answers and bytes after kill -9', async () => {
    const data = aFolder()
    const first = await aProcess(data)
    const send = (portal: string, path: string) =>
      fetch(`${portal}${path}`, {
        method: 'POST',
        body: '{"title":"하나"}',
        headers: {
          'content-type': 'application/json',
          'x-world': 'kept',
          'idempotency-key': `press ${path}`,
          cookie: 'browser=mark-a',
        },
      })
    expect((await send(first.portal, '/api/things')).status).toBe(200)
    const { data: address } = (await (await send(first.portal, '/api/upload-address')).json()) as { data: string }
    expect(
      (await fetch(address, { method: 'PUT', body: '%PDF-1.4', headers: { 'content-type': 'application/pdf' } }))
        .status,
    ).toBe(200)
    await first.kill()

    const second = await aProcess(data)
    const again = await send(second.portal, '/api/things')
    expect(again.status).toBe(200)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    const things = await fetch(`${second.portal}/api/things`, { headers: { 'x-world': 'kept' } })
    expect(await things.json()).toMatchObject({ result: ['하나'] })
    const { data: download } = (await (await send(second.portal, '/api/download-address')).json()) as { data: string }
    expect(await (await fetch(download)).text()).toBe('%PDF-1.4')
    await second.kill()
  })
  it('locks the folder for one process', async () => {
    const data = aFolder()
    const first = await aProcess(data)
    await expect(makeServer({ data })).rejects.toThrow(/^DATA: .* is used by process \d+\./)
    await first.kill()
    const server = await aServer({ data })
    expect((await makeWorldClient(server, 'a').get('/api/things')).statusCode).toBe(200)
    await server.close()
    expect(readdirSync(data)).not.toContain('lock')
  })
  it('rejects an unusable path with a message that contains DATA', async () => {
    const data = aFolder()
    const file = join(data, 'a-file')
    writeFileSync(file, '')
    await expect(makeServer({ data: file })).rejects.toThrow(/^DATA: .*a-file cannot be used: EEXIST/)
    await expect(makeServer({ data: join(file, 'below') })).rejects.toThrow(/^DATA: .*below cannot be used: ENOTDIR/)
    await expect(makeServer({ data: '/proc/none' })).rejects.toThrow(/^DATA: \/proc\/none cannot be used: \w+/)
    writeFileSync(join(data, 'worlds.db'), 'no database at all, and longer than its head')
    await expect(makeServer({ data })).rejects.toThrow(/^DATA: .* cannot be used: .*not a database/)
  })
  it('[A-256] makes the folder readable only for the owner', async () => {
    const data = aFolder()
    chmodSync(data, 0o755)
    const server = await aServer({ data })
    const world = makeWorldClient(server, 'a')
    const { data: address } = (await world.send('POST', '/api/upload-address')).json<{ data: string }>()
    const { pathname, search } = new URL(address)
    const headers = { 'content-type': 'application/pdf' }
    await server.outside.inject({ method: 'PUT', url: pathname + search, payload: '%PDF-1.4', headers })
    const fileNames = readdirSync(data, { recursive: true, encoding: 'utf8' })
    expect(fileNames.toSorted()).toMatchObject(
      ['bytes', /^bytes\/.{36}$/, 'lock', 'security.log', 'worlds.db', 'worlds.db-shm', 'worlds.db-wal'].map(
        (name) => expect.stringMatching(name) as string,
      ),
    )
    const rights = ['', ...fileNames].map((name) => statSync(join(data, name)).mode & 0o077)
    expect(rights.filter((others) => others !== 0)).toEqual([])
  })
  it('reports a full disk exactly once for each call', async () => {
    const data = aFolder()
    const failures: Error[] = []
    const server = await aServer({ data, onFailure: (error) => failures.push(error) })
    const world = makeWorldClient(server, 'a')
    await world.send('POST', '/api/things', { title: '하나' })
    openedDatabases.at(-1)?.exec('pragma max_page_count=5')
    const rejected = await world.send('POST', '/api/things', { title: '글'.repeat(100_000) })
    expect([rejected.statusCode, rejected.json()]).toMatchObject([500, { errorCode: 'SERVER_ERROR' }])
    expect(failures.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^DATA: .* has no room left\./) as string,
    ])
    openedDatabases.at(-1)?.exec('pragma max_page_count=100000')
    expect((await world.send('POST', '/api/things', { title: '둘' })).statusCode).toBe(200)
    expect((await world.get('/api/things')).json()).toMatchObject({ result: ['하나', '둘'] })
  })
  it('stores neither of two changes if one is too large', async () => {
    const data = aFolder()
    const world = makeWorldClient(await aServer({ data }), 'a')
    await world.send('POST', '/api/things', { title: '하나' })
    openedDatabases.at(-1)?.exec('pragma max_page_count=5')
    expect((await world.send('POST', '/api/things', { title: '글'.repeat(100_000) })).statusCode).toBe(500)
    const again = makeWorldClient(await aServer({ data }), 'a')
    expect((await again.send('POST', '/api/things', { title: '둘' })).json()).toMatchObject({ number: 2 })
    expect((await again.get('/api/things')).json()).toMatchObject({ result: ['하나', '둘'] })
  })
  it('writes simultaneous changes in one transaction', async () => {
    const data = aFolder()
    const server = await aServer({ data })
    await makeWorldClient(server, 'a').send('POST', '/api/things', { title: '하나' })
    const database = openedDatabases.at(-1) as Database
    const exec = vi.spyOn(database, 'exec')
    const names = ['a', 'b', 'c', 'd']
    await Promise.all(names.map((name) => makeWorldClient(server, name).send('POST', '/api/things', { title: '둘' })))
    expect(exec.mock.calls.filter(([text]) => text === 'commit')).toHaveLength(1)

    exec.mockRestore()
    database.exec('pragma max_page_count=8')
    const answers = await Promise.all([
      makeWorldClient(server, 'a').send('POST', '/api/things', { title: '글'.repeat(100_000) }),
      makeWorldClient(server, 'b').send('POST', '/api/things', { title: '셋' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 200])
    const again = await aServer({ data })
    expect((await makeWorldClient(again, 'a').get('/api/things')).json()).toMatchObject({ result: ['하나', '둘'] })
    expect((await makeWorldClient(again, 'b').get('/api/things')).json()).toMatchObject({ result: ['둘', '셋'] })
  })
  it('stores any text unchanged, never as a part of an SQL statement', async () => {
    const data = aFolder()
    const title = `'); drop table record; --"`
    await makeWorldClient(await aServer({ data }), 'a').send('POST', '/api/things', { title })
    const again = makeWorldClient(await aServer({ data }), 'a')
    expect((await again.get('/api/things')).json()).toMatchObject({ result: [title] })
  })
  it('replaces the stored documents when a world is reset', async () => {
    const data = aFolder()
    const before = await aServer({ data })
    await makeWorldClient(before, 'a').send('POST', '/api/things', { title: '하나' })
    await makeWorldClient(before, 'b').send('POST', '/api/things', { title: '둘' })
    await makeWorldClient(before, 'a').send('DELETE', '/__world')
    await makeWorldClient(before, 'b').send('POST', '/__world/personas/kim')
    const after = await aServer({ data })
    expect((await makeWorldClient(after, 'a').get('/api/things')).json()).toMatchObject({ result: [] })
    expect((await makeWorldClient(after, 'b').get('/api/things')).json()).toMatchObject({ result: ['김서준'] })
  })
})
