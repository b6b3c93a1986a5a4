import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aBuildFolder, aServer } from '../testing/a-server.ts'

const HTML = { accept: 'text/html', host: '127.0.0.1:4000' }
const ASSET = { host: '127.0.0.1:4000' }

const aPortal = async () => (await aServer({ dist: aBuildFolder() })).portal

describe('[E-208] the security policy of the pages', () => {
  it.each(['/', '/aply-info', '/no/such/page'])('%s has the exact policy with the hash of its styles', async (url) => {
    const portal = await aPortal()
    const answer = await portal.inject({ url, headers: HTML })
    const sheet = /<style>([\s\S]*?)<\/style>/.exec(answer.body)?.[1] ?? ''
    const hash = createHash('sha256').update(sheet).digest('base64')
    const outside = 'http://localhost:4001'
    expect(answer.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'sha256-${hash}'; font-src 'self'; ` +
        `img-src 'self' blob: data: ${outside}; connect-src 'self' ${outside}; form-action 'self' ${outside}; ` +
        `base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; ` +
        `trusted-types dompurify ProseMirrorClipboard portal-worker`,
    )
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  })
  it('lets only the script of the image worker compile WebAssembly', async () => {
    const portal = await aPortal()
    const worker = await portal.inject({ url: '/assets/image.worker-abc.js', headers: ASSET })
    const other = await portal.inject({ url: '/assets/main-abc.js', headers: ASSET })
    expect(worker.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(other.headers['content-security-policy']).toContain("script-src 'self';")
  })
  it('forbids storing API answers and opening them as pages', async () => {
    const portal = await aPortal()
    for (const url of ['/api/things', '/api/mine', '/config.json', '/api/nothing', '/__world/state']) {
      const { headers } = await portal.inject({ url })
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
    }
  })
  it('allows popup images from the hosts in the settings', async () => {
    const { portal } = await aServer({ dist: aBuildFolder() })
    const policy = async () =>
      (await portal.inject({ url: '/', headers: HTML })).headers['content-security-policy'] as string
    expect(await policy()).toContain('data: http://localhost:4001;')
    const payload = { popupImageHosts: ['images.example', 'cdn.example:8443'] }
    await portal.inject({ method: 'PUT', url: '/__world/settings', payload })
    expect(await policy()).toContain('data: http://localhost:4001 https://images.example https://cdn.example:8443;')
  })
  it('[E-200] allows only styles, fonts and icons from the content-delivery host', async () => {
    const { portal } = await aServer({ dist: aBuildFolder() })
    const policy = async () =>
      (await portal.inject({ url: '/', headers: HTML })).headers['content-security-policy'] as string
    const withCdn = (cdnBaseUrl: string) =>
      portal.inject({ method: 'PUT', url: '/__world/settings', payload: { cdnBaseUrl } })
    await withCdn('https://cdn.example:8443/portal/')
    const cdnLines = (await policy()).split('; ').filter((line) => line.includes('https://cdn.example:8443'))
    expect(cdnLines.map((line) => line.split(' ', 1)[0])).toEqual(['style-src', 'font-src', 'img-src'])
    expect(await policy()).not.toContain('/portal')
    for (const none of ['', '/own/path', "x; script-src 'unsafe-inline'"]) {
      await withCdn(none)
      expect(await policy()).toContain("font-src 'self';")
    }
  })
})

describe('[E-214] the Cross-Origin-Opener-Policy of the pages', () => {
  it.each([
    { url: '/', policy: 'same-origin-allow-popups' },
    { url: '/onslf-check', policy: 'same-origin-allow-popups' },
    { url: '/integration-result?name=x', policy: 'unsafe-none' },
    { url: '/kmc-result', policy: 'unsafe-none' },
  ])('is $policy for $url', async ({ url, policy }) => {
    const answer = await (await aPortal()).inject({ url, headers: HTML })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cross-origin-opener-policy']).toEqual(policy)
  })
})
