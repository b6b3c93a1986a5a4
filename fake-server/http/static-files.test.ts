import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aBuildFolder, aServer } from '../testing/a-server.ts'

const HTML = { accept: 'text/html' }

describe('the portal’s document server', () => {
  it('serves the prerendered page for /', async () => {
    const { portal } = await aServer({ dist: aBuildFolder() })
    expect((await portal.inject({ url: '/?x=1', headers: HTML })).body).toContain('<h1>첫 화면</h1>')
    const other = await portal.inject({ url: '/aply-result', headers: HTML })
    expect(other.body).toContain('<div id="root"></div>')
  })
  it('serves the prebuilt HTML shell of a known page', async () => {
    const dist = aBuildFolder()
    const frame = readFileSync(join(dist, 'shell.html'), 'utf8').replace('<title>t', '<title>자가진단')
    writeFileSync(join(dist, 'self-check.html'), frame.replace('margin:0', 'margin:1px'))
    const { portal } = await aServer({ dist })
    const [own, other] = await Promise.all([
      portal.inject({ url: '/self-check?from=here', headers: HTML }),
      portal.inject({ url: '/bzmn-reg', headers: HTML }),
    ])
    expect(own.body).toContain('<title>자가진단</title>')
    expect(other.body).toContain('<title>t</title>')
    const policy = (answer: typeof own) => answer.headers['content-security-policy']
    expect(policy(own)).toMatch(/style-src 'self' 'sha256-/)
    expect(policy(own)).not.toBe(policy(other))
  })
  it('puts the notice of the fake world before the React root', async () => {
    const { portal } = await aServer({ dist: aBuildFolder() })
    const { body } = await portal.inject({ url: '/', headers: HTML })
    expect(body).toMatch(
      /<aside [^>]*><div>모의 환경입니다\. 실제 신청은 접수되지 않습니다\. <a href="\/__world">.*<div id="root">/,
    )
    expect(body.match(/<style/g)).toHaveLength(1)
  })
  it('leaves out the link to the console if control is switched off', async () => {
    const { portal } = await aServer({ dist: aBuildFolder(), control: false })
    const { body } = await portal.inject({ url: '/', headers: HTML })
    expect(body).toContain('모의 환경입니다.')
    expect(body).not.toContain('/__world')
  })
  it('compresses documents and lets browsers revalidate them', async () => {
    const { portal } = await aServer({ dist: aBuildFolder() })
    const plain = await portal.inject({ url: '/', headers: HTML })
    const small = await portal.inject({ url: '/', headers: { ...HTML, 'accept-encoding': 'gzip, br' } })
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
    const again = await portal.inject({ url: '/', headers: { ...HTML, 'if-none-match': String(plain.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
  it('serves a hashed asset as immutable, and no file outside the folder', async () => {
    const { portal } = await aServer({ dist: aBuildFolder() })
    const asset = await portal.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } })
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect((await portal.inject({ url: '/licenses.txt' })).body).toBe('licences')
    for (const url of ['/assets/../index.html', '/assets/none.js', '/files/../server.ts'])
      expect((await portal.inject({ url })).statusCode).toBe(404)
  })
  it.each(['/favicon.svg', '/favicon.ico', '/touch-icon.png', '/licenses.txt'])(
    '[E-200] %s has no hash, so browsers revalidate the file',
    async (url) => {
      const { portal } = await aServer({ dist: aBuildFolder() })
      const answer = await portal.inject({ url })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-cache')
      const { etag } = answer.headers
      expect((await portal.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304)
    },
  )
  it('[D1-246] serves a known page regardless of the accept header', async () => {
    const { portal } = await aServer({ dist: aBuildFolder() })
    const statusAndType = async (url: string, accept?: string) => {
      const { statusCode, headers } = await portal.inject({ url, headers: accept === undefined ? {} : { accept } })
      return [statusCode, headers['content-type']]
    }
    const html = 'text/html; charset=utf-8'
    for (const accept of ['text/html', '*/*', 'image/avif,*/*;q=0.8', undefined]) {
      for (const url of ['/elig-check', '/elig-check/', '/elig-check?from=here', '/kmc-result/a/b'])
        expect(await statusAndType(url, accept), `${url} for ${accept}`).toEqual([200, html])
      expect(await statusAndType('/no-such-page', accept)).toEqual([404, html])
    }
  })
  it('answers 404 at a URL that cannot be a page', async () => {
    const { portal } = await aServer({ dist: aBuildFolder() })
    expect((await portal.inject({ url: '/api/none', headers: HTML })).json()).toMatchObject({ status: 404 })
    expect((await portal.inject({ method: 'POST', url: '/aply-result', headers: HTML })).statusCode).toBe(404)
    expect((await portal.inject({ url: '/picture.png', headers: { accept: 'image/*' } })).statusCode).toBe(404)
  })
})

describe('the public files', () => {
  it('no file outside the public folder is served', async () => {
    const server = await aServer({ filesFolder: aBuildFolder() })
    expect((await server.portal.inject({ url: '/files/licenses.txt' })).body).toBe('licences')
    const outside = await server.outside.inject({ url: '/w/a/files/licenses.txt' })
    expect([outside.body, outside.headers['content-disposition']]).toEqual(['licences', 'attachment'])
    for (const url of [
      '/files/..%2Fpackage.json',
      '/files/%2e%2e/server.ts',
      '/files/.vite/../../x',
      '/files/nothing.pdf',
    ])
      expect((await server.portal.inject({ url })).statusCode).toBe(404)
  })
})
