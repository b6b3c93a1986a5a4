import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { aListeningServer, aServer, makeWorldClient } from '../testing/a-server.ts'

const PDF = { 'content-type': 'application/pdf' }

const aStorage = async () => {
  let now = 1_000_000
  const server = await aServer({ realNow: () => now })
  const world = makeWorldClient(server, 'a')
  const urlBy = async (call: string) => new URL((await world.send('POST', call)).json<{ data: string }>().data)
  const send = (
    method: 'PUT' | 'GET',
    url: URL,
    payload?: string | Buffer | Readable,
    headers: Record<string, string> = PDF,
  ) =>
    server.outside.inject({
      method,
      url: url.pathname + url.search,
      ...(payload === undefined ? {} : { payload, headers }),
    })
  return {
    server,
    upload: () => urlBy('/api/upload-address'),
    download: () => urlBy('/api/download-address'),
    put: (url: URL, payload: string | Buffer | Readable = '%PDF-1.4', headers = PDF) =>
      send('PUT', url, payload, headers),
    get: (url: URL) => send('GET', url),
    advance: (ms: number) => {
      now += ms
    },
  }
}

describe('[P-289] a presigned URL of the storage', () => {
  it('stores the bytes and serves them with their content type', async () => {
    const { upload, download, put, get } = await aStorage()
    expect((await put(await upload())).statusCode).toBe(200)
    const served = await get(await download())
    expect([served.statusCode, served.body, served.headers]).toMatchObject([
      200,
      '%PDF-1.4',
      { 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
    ])
  })
  it.each([
    [`영수증"; x='1' (1)\r\nset-cookie: a=b.exe`, `영수증"; x='1' (1)\r\nset-cookie: a=b.pdf`],
    ['x.html', 'x.pdf'],
    ['2025.6.영수증', '2025.6.영수증.pdf'],
    ['영수증.PDF', '영수증.PDF'],
  ])('[P-290] serves a file sent as %j under the name %j', async (sent, name) => {
    const { upload, download, put, get } = await aStorage()
    const headers = { ...PDF, 'x-amz-meta-original-filename': encodeURIComponent(sent) }
    expect((await put(await upload(), '%PDF-1.4', headers)).statusCode).toBe(200)
    const served = (await get(await download())).headers
    const [, disposition] = /^inline; filename\*=UTF-8''([\w%.-]+)$/.exec(String(served['content-disposition'])) ?? []
    expect(decodeURIComponent(disposition ?? '')).toEqual(name)
    expect(served['set-cookie']).toBe(undefined)
  })
  it('[P-288] cuts a name at 255 characters, before its extension', async () => {
    const { upload, download, put, get } = await aStorage()
    const headers = { ...PDF, 'x-amz-meta-original-filename': encodeURIComponent(`${'가'.repeat(300)}.pdf`) }
    await put(await upload(), '%PDF-1.4', headers)
    expect((await get(await download())).headers['content-disposition']).toBe(
      `inline; filename*=UTF-8''${encodeURIComponent('가'.repeat(251))}.pdf`,
    )
  })
  it('rejects a second PUT to the same URL', async () => {
    const { upload, put } = await aStorage()
    const address = await upload()
    await put(address)
    expect((await put(address)).statusCode).toBe(403)
  })
  it('expires after five minutes', async () => {
    const { upload, put, advance } = await aStorage()
    const [first, second] = [await upload(), await upload()]
    advance(299_999)
    expect((await put(first)).statusCode).toBe(200)
    advance(1)
    expect((await put(second)).statusCode).toBe(403)
  })
  it('[P-290] serves a file for five minutes', async () => {
    const { upload, download, put, get, advance } = await aStorage()
    await put(await upload())
    const address = await download()
    advance(299_999)
    expect((await get(address)).statusCode).toBe(200)
    advance(1)
    expect((await get(address)).statusCode).toBe(403)
  })
  it('[D1-673] [P-304] accepts a file that takes more than five minutes to send', async () => {
    const { upload, download, put, get, advance } = await aStorage()
    const slowly = function* () {
      yield Buffer.from('%PDF-')
      advance(599_000)
      yield Buffer.from('1.4')
    }
    const address = await upload()
    expect((await put(address, Readable.from(slowly()))).statusCode).toBe(200)
    expect((await get(await download())).body).toBe('%PDF-1.4')
    expect((await put(address)).statusCode, 'a late second file').toBe(403)
  })
  it('rejects another content type, signature, path, world or method', async () => {
    const { upload, put, get } = await aStorage()
    const address = await upload()
    const changed = (change: (url: URL) => void) => {
      const url = new URL(address)
      change(url)
      return url
    }
    expect((await put(address, 'x', { 'content-type': 'image/png' })).statusCode).toBe(403)
    expect((await put(changed((url) => url.searchParams.set('X-Amz-Signature', 'made-up')))).statusCode).toBe(403)
    expect((await put(changed((url) => url.searchParams.delete('X-Amz-Signature')))).statusCode).toBe(403)
    expect(
      (await put(changed((url) => (url.pathname = url.pathname.replace('/proof/1/', '/proof/2/'))))).statusCode,
    ).toBe(403)
    expect((await put(changed((url) => (url.pathname = url.pathname.replace('/w/a/', '/w/b/'))))).statusCode).toBe(403)
    expect((await get(address)).statusCode).toBe(403)
    expect((await put(address)).statusCode).toBe(200)
  })
  it('answers 413 above 10485760 bytes', async () => {
    const { upload, put } = await aStorage()
    expect((await put(await upload(), Buffer.alloc(10_485_760))).statusCode).toBe(200)
    expect((await put(await upload(), Buffer.alloc(10_485_761))).statusCode).toBe(413)
    const { portal } = await aListeningServer()
    const { data } = (await (await fetch(`${portal}/api/upload-address`, { method: 'POST' })).json()) as {
      data: string
    }
    const stream = new ReadableStream({
      start: (controller) => {
        for (let megabyte = 0; megabyte < 11; megabyte += 1) controller.enqueue(new Uint8Array(2 ** 20))
        controller.close()
      },
    })
    expect(
      (await fetch(data, { method: 'PUT', body: stream, headers: PDF, duplex: 'half' } as RequestInit)).status,
    ).toBe(413)
  })
  it('stores an empty file', async () => {
    const { upload, download, put, get } = await aStorage()
    expect((await put(await upload(), Buffer.alloc(0))).statusCode).toBe(200)
    expect((await get(await download())).rawPayload).toHaveLength(0)
  })
  it('rejects a download of an unknown file', async () => {
    const { download, get } = await aStorage()
    expect((await get(await download())).statusCode).toBe(404)
  })
  it("allows calls from the portal's origin", async () => {
    const { server, upload } = await aStorage()
    const { pathname, search } = await upload()
    const answer = await server.outside.inject({
      method: 'OPTIONS',
      url: pathname + search,
      headers: { origin: 'http://127.0.0.1:4000', 'access-control-request-method': 'PUT' },
    })
    expect([answer.statusCode, answer.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': 'http://127.0.0.1:4000',
        'access-control-allow-headers': 'x-world, content-type, x-amz-meta-original-filename',
      },
    ])
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })
})
