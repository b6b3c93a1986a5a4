import { describe, expect, it } from 'vitest'
import { HOSTILE_HTML } from '#domain/notice/hostile-html.cases'
import { ALLOWED_HTML_ATTRIBUTES, ALLOWED_HTML_ELEMENTS } from '#domain/notice/notice-html'
import { sanitiseToText, sanitiseToFragment } from './sanitise-html.ts'

const HOSTS = ['images.example']

const renderHtml = (html: string): HTMLElement => {
  const place = document.createElement('div')
  place.append(sanitiseToFragment(html, HOSTS))
  return place
}
// oxlint-disable-next-line no-restricted-properties -- the test only reads `innerHTML`
const textOf = (html: string) => renderHtml(html).innerHTML

const ELEMENTS = new Set<string>(ALLOWED_HTML_ELEMENTS)
const ATTRIBUTES = new Set<string>([...ALLOWED_HTML_ATTRIBUTES, 'aria-level'])

describe("an administrator's HTML", () => {
  it('is tested with more than forty attacks', () => expect(HOSTILE_HTML.length).toBeGreaterThan(40))

  it.each(HOSTILE_HTML)('[E-053] contains nothing harmful after sanitising: $name', ({ html }) => {
    const place = renderHtml(html)
    for (const element of place.querySelectorAll('*')) {
      expect(ELEMENTS).toContain(element.localName)
      expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
      for (const { name } of element.attributes) expect(ATTRIBUTES).toContain(name)
    }
    for (const link of place.querySelectorAll('[href]'))
      expect(link.getAttribute('href')).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/[^/]|#)/)
    for (const image of place.querySelectorAll('[src]')) expect(image.getAttribute('src')).toMatch(/^\/[^/]/)
    expect((globalThis as { readonly hacked?: unknown }).hacked).toBeUndefined()
  })

  it.each(HOSTILE_HTML)('keeps the harmless word: $name', ({ html }) =>
    expect(renderHtml(html).textContent).toContain('안내'),
  )

  it('[E-053] is shown with all formats of the toolbar', () => {
    const html =
      '<p><b>굵게</b> <strong>강조</strong> <i>기울임</i> <em>뜻</em> <u>밑줄</u> <s>취소</s><br>다음 <span>줄</span></p><ul><li>하나</li></ul><ol><li>둘</li></ol><div>셋</div>'
    expect(textOf(html)).toBe(html)
  })

  it('opens links in a tab without access to the portal', () =>
    expect(textOf('<a href="https://example.go.kr/" target="_self" rel="opener">글</a>')).toBe(
      '<a href="https://example.go.kr/" target="_blank" rel="noopener noreferrer">글</a>',
    ))

  it('keeps only images of the portal and of configured hosts', () => {
    expect(textOf('<img src="/files/a.png" alt="예시">')).toBe('<img src="/files/a.png" alt="예시">')
    expect(textOf('<img src="https://images.example/a.png">')).toBe('<img src="https://images.example/a.png" alt="">')
    for (const url of ['https://elsewhere.example/a.png', 'http://images.example/a.png', 'data:image/png;base64,AAAA'])
      expect(textOf(`<p>글<img src="${url}"></p>`)).toBe('<p>글</p>')
  })

  it('has headings below the title of the popup', () => {
    const headings = [...renderHtml('<h1>가</h1><h2>나</h2><h3>다</h3>').children]
    expect(headings.map((heading) => heading.getAttribute('aria-level'))).toEqual(['3', '3', '3'])
  })

  it('contains no style or event handler, which a browser would report', () => {
    expect(textOf('<p style="color:red" onclick="x()">글</p><style>p{}</style>')).toBe('<p>글</p>')
  })

  it('[P-230] keeps its heading levels when sanitised for storage', () => {
    expect(sanitiseToText('<h1 onclick="x()">가</h1><script>x()</script><p><u>나</u></p>', HOSTS)).toBe(
      '<h1>가</h1><p><u>나</u></p>',
    )
    expect(sanitiseToText('<a href="javascript:x()">글</a><img src="https://evil.example/a.png">', HOSTS)).toBe(
      '<a>글</a>',
    )
  })
})
