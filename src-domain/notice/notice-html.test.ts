import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  isAllowedImage,
  isAllowedLink,
  NEW_WINDOW_REL,
  withoutActiveAttributes,
} from './notice-html.ts'

describe('what administrators may write', () => {
  it('the elements of the toolbar with their attributes, and nothing that runs', () => {
    expect(ALLOWED_ELEMENTS.join(' ')).toBe('b strong i em u s h1 h2 h3 p br ul ol li a img span div')
    expect(ALLOWED_ATTRIBUTES.join(' ')).toBe('href src alt title target rel')
    expect(NEW_WINDOW_REL).toBe('noopener noreferrer')
  })

  it.each([
    ['https://example.go.kr/notice', true],
    ['http://example.go.kr', true],
    ['HTTPS://EXAMPLE.go.kr', true],
    ['mailto:help@example.go.kr', true],
    ['tel:1533-0500', true],
    ['/board-faq', true],
    ['#top', true],
    ['\u3000https://example.go.kr', true],
    ['/ /elsewhere.example', false],
    ['/\u007F/elsewhere.example', false],
    ['javascript:alert(1)', false],
    [' JavaScript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['\u0001javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['vbscript:x', false],
    ['//elsewhere.example', false],
    ['/\\elsewhere.example', false],
    ['/\t/elsewhere.example', false],
    ['', false],
  ])('a link to %j may stay: %s', (address, stays) => expect(isAllowedLink(address)).toBe(stays))

  it.each([
    ['/files/example.svg', true],
    ['https://images.example/a.png', true],
    ['https://IMAGES.example', true],
    ['https://images.example:8443/a.png', false],
    ['http://images.example/a.png', false],
    ['https://elsewhere.example/a.png', false],
    ['https://images.example@elsewhere.example/a.png', false],
    ['https://elsewhere.example\\images.example/a.png', false],
    ['https://images.example.elsewhere.example/a.png', false],
    ['//images.example/a.png', false],
    ['xhttps://images.example/a.png', false],
    ['data:image/png;base64,AAAA', false],
  ])('an image from %j may stay: %s', (address, stays) =>
    expect(isAllowedImage(address, ['images.example'])).toBe(stays),
  )
})

describe('HTML is quiet before it is parsed', () => {
  it.each([
    { html: '<img src="/a.png" onerror="alert(1)" alt="x">', quiet: '<img src="/a.png"  alt="x">' },
    { html: "<p style='color:red'>글</p>", quiet: '<p >글</p>' },
    { html: '<p style="color: red; x">글</p>', quiet: '<p >글</p>' },
    { html: "<p style='color: red; x'>글</p>", quiet: '<p >글</p>' },
    { html: '<p style=color:red>글</p>', quiet: '<p >글</p>' },
    { html: '<style>p { color: red }\n</style><p>글</p>', quiet: '<p>글</p>' },
    { html: '<img/onerror=alert(1)/src=x>', quiet: '<img/>' },
    { html: '<a title="x"onclick="y">글</a>', quiet: '<a title="x">글</a>' },
    { html: '<A ONCLICK = "y">글</A>', quiet: '<A >글</A>' },
    { html: '<style>p{color:red}</style><p>글</p>', quiet: '<p>글</p>' },
    { html: '<p>글</p><style>p{', quiet: '<p>글</p>' },
    { html: '<BASE href="https://evil.example/"><p>글</p>', quiet: '<p>글</p>' },
    { html: '<img alt="a > b" onload="x">', quiet: '<img alt="a > b" >' },
  ])('$html → $quiet', ({ html, quiet }) => expect(withoutActiveAttributes(html)).toBe(quiet))

  it.each([
    '<p>the word style="x" or onclick="y" in a text</p>',
    '<p data-onclick="x">글</p>',
    '<p title="see onload=x and style=y">글</p>',
    '<onward onward>글</onward>',
    '1 < 2 style=x',
    '',
  ])('what only looks like it stays: %s', (html) => expect(withoutActiveAttributes(html)).toBe(html))

  it('no event handler and no style is left in a tag, whatever stands beside them', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(' style="a"', " onload='b'", ' ONCLICK=c', ' title="d"', ' alt=" e"', '/onerror=f')),
        (attributes) => {
          const clean = withoutActiveAttributes(`<p${attributes.join('')}>글</p>`)
          expect(clean).not.toMatch(/style|onload|onclick|onerror/i)
          expect(clean.match(/title="d"|alt=" e"/g) ?? []).toEqual(
            attributes.map((one) => one.trim()).filter((one) => /^(?:title|alt)/.test(one)),
          )
        },
      ),
    ))
})
