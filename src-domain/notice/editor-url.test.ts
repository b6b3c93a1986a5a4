import { describe, expect, it } from 'vitest'
import { parseImageUrl, parseLinkUrl } from './editor-url.ts'

const PORTAL = 'https://portal.example'

describe('a URL that an administrator enters', () => {
  it.each(['http://example.go.kr', 'https://example.go.kr/a?b=c#d', ' https://example.go.kr:8443/가 '])(
    'a URL may be linked: "%s"',
    (typed) => expect(parseLinkUrl(typed)).toEqual({ ok: true, value: typed.trim() }),
  )

  it.each([
    '',
    'example.go.kr',
    '/board-faq',
    'javascript:alert(1)',
    'mailto:a@b.kr',
    'https://',
    'https:// a',
    'xhttps://example.go.kr',
    'https://example.go.kr/a b',
    'https://example.go.kr@elsewhere.example',
    'ftp://a',
  ])('is rejected for links: "%s"', (typed) => expect(parseLinkUrl(typed)).toMatchObject({ ok: false, code: 'badUrl' }))

  it.each([
    ['/files/a.png', '/files/a.png'],
    ['https://portal.example/files/a.png', '/files/a.png'],
    [' https://images.example/a.png ', 'https://images.example/a.png'],
  ])('is accepted for images of the portal or of an allowed host: "%s"', (typed, url) =>
    expect(parseImageUrl(typed, PORTAL, ['images.example'])).toEqual({ ok: true, value: url }),
  )

  it.each([
    ['https://elsewhere.example/a.png', 'badImageHost'],
    ['http://images.example/a.png', 'badImageHost'],
    ['https://portal.example.evil/a.png', 'badImageHost'],
    ['//images.example/a.png', 'badUrl'],
    ['a.png', 'badUrl'],
    ['data:image/png;base64,AAAA', 'badUrl'],
    ['/a"onerror="x', 'badUrl'],
    ['', 'badUrl'],
  ])('the URL "%s" of an image is rejected: %s', (typed, code) =>
    expect(parseImageUrl(typed, PORTAL, ['images.example'])).toMatchObject({ ok: false, code }),
  )
})
