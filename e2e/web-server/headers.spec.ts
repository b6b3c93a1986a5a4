import { createHash } from 'node:crypto'
import type { Settings } from '#domain/settings/settings'
import { expect, test } from '../journey.ts'

test('[E-208] [E-214] every document has the complete policy', { tag: '@first' }, async ({ request }) => {
  const { queueUrl } = (await (await request.get('/config.json')).json()) as Settings
  const outsideOrigin = new URL(queueUrl).origin
  for (const [path, opener] of [
    ['/', 'same-origin-allow-popups'],
    ['/bzmn-reg', 'same-origin-allow-popups'],
    ['/aply-info', 'same-origin-allow-popups'],
    ['/nothing-here', 'same-origin-allow-popups'],
    ['/integration-result?state=s', 'unsafe-none'],
    ['/kmc-result', 'unsafe-none'],
    ['/kmc-result/cert/state', 'unsafe-none'],
  ] as const) {
    await test.step(path, async () => {
      const answer = await request.get(path, { headers: { accept: 'text/html' } })
      const html = await answer.text()
      const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) => sheet)
      const hashes = sheets.map((sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
      // The style that the fake world adds for its strip is not part of the build, so it is not compared.
      for (const sheet of sheets)
        expect(Buffer.byteLength(sheet.split('.fake-strip', 1)[0] ?? '')).toBeLessThanOrEqual(4096)
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
      expect(html).toMatch(/<link rel="stylesheet"[^>]*>\s*<\/body>/)
      expect(html.slice(0, html.indexOf('<body'))).not.toContain('rel="stylesheet"')
      expect(answer.headers()).toMatchObject({
        'content-security-policy': [
          "default-src 'none'",
          "script-src 'self'",
          "worker-src 'self'",
          ["style-src 'self'", ...hashes].join(' '),
          "font-src 'self'",
          `img-src 'self' blob: data: ${outsideOrigin}`,
          `connect-src 'self' ${outsideOrigin}`,
          `form-action 'self' ${outsideOrigin}`,
          "base-uri 'none'",
          "object-src 'none'",
          "frame-ancestors 'none'",
          "require-trusted-types-for 'script'",
          'trusted-types dompurify ProseMirrorClipboard portal-worker',
        ].join('; '),
        'cross-origin-opener-policy': opener,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
    })
  }
  const call = await request.post('/api/v1/business/first/register', { data: { brNo: '1000100001' } })
  expect(call.headers()['cache-control']).toBe('no-store')
})
