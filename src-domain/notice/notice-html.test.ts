import { describe, expect, it } from 'vitest'
import { isAllowedImageUrl, isAllowedLinkUrl } from './allowed-url.ts'
import { ALLOWED_HTML_ATTRIBUTES, ALLOWED_HTML_ELEMENTS, NEW_WINDOW_REL } from './notice-html.ts'

describe('the HTML of administrators', () => {
  it('allows the elements of the toolbar and nothing that runs', () => {
    expect(ALLOWED_HTML_ELEMENTS.join(' ')).toBe('b strong i em u s h1 h2 h3 p br ul ol li a img span div')
    expect(ALLOWED_HTML_ATTRIBUTES.join(' ')).toBe('href src alt title target rel')
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
  ])('a link to %j is allowed: %s', (address, stays) => expect(isAllowedLinkUrl(address)).toBe(stays))

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
  ])('an image from %j is allowed: %s', (address, stays) =>
    expect(isAllowedImageUrl(address, ['images.example'])).toBe(stays),
  )
})
