import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_HTML } from '#domain/notice/hostile-html.cases'
import { ALLOWED_HTML_ATTRIBUTES, ALLOWED_HTML_ELEMENTS } from '#domain/notice/notice-html'
import { keepAllowedTags } from './quiet-html.ts'

describe('[E-208] keepAllowedTags', () => {
  it.each([
    { html: '<img src="/a.png" onerror="alert(1)" alt="x">', quiet: '<img src="/a.png" alt="x">' },
    { html: "<p style='color:red'>글</p>", quiet: '<p>글</p>' },
    { html: '<p style="color: red; x">글</p>', quiet: '<p>글</p>' },
    { html: "<p style='color: red; x'>글</p>", quiet: '<p>글</p>' },
    { html: '<p style=color:red>글</p>', quiet: '<p>글</p>' },
    { html: '<style>p { color: red }\n</style><p>글</p>', quiet: '<p>글</p>' },
    { html: '<img/onerror=alert(1)/src=x>', quiet: '<img>' },
    { html: '<img/onerror=alert(1) /src=x>', quiet: '<img src="x">' },
    { html: '<img src="/x"\fonerror="y">', quiet: '<img src="/x">' },
    { html: '<a title="x"onclick="y">글</a>', quiet: '<a title="x">글</a>' },
    { html: `<a title="x' onclick='y">글</a>`, quiet: `<a title="x' onclick='y">글</a>` },
    { html: `<a title='a "b" c'>글</a>`, quiet: '<a title="a &quot;b&quot; c">글</a>' },
    { html: '<a title =  x HREF = /y rel>글</a >', quiet: '<a title="x" href="/y" rel="">글</a>' },
    { html: '<a title=>글</a>', quiet: '<a title="">글</a>' },
    { html: '<A ONCLICK = "y">글</A>', quiet: '<a>글</a>' },
    { html: '<p>글</p><style>p{', quiet: '<p>글</p>' },
    { html: '<BASE href="https://evil.example/"><p>글</p>', quiet: '<p>글</p>' },
    { html: '<img alt="a > b" onload="x">', quiet: '<img alt="a > b">' },
    { html: '<p title=a"b>글</p>', quiet: '<p title="a&quot;b">글</p>' },
    { html: '<p>글<b', quiet: '<p>글<b>' },
    { html: '<p>글<img alt="/x" onerror="y', quiet: '<p>글<img alt="/x">' },
    { html: '<p>글<img alt="/x', quiet: '<p>글<img alt="/x">' },
    { html: '<p>글<img alt="/x>y', quiet: '<p>글<img alt="/x>y">' },
    { html: "<p>글<img alt='/x>y", quiet: '<p>글<img alt="/x>y">' },
    { html: "<img alt='a > b' onload='x'>", quiet: '<img alt="a > b">' },
    { html: '가<!-- 나 > 다', quiet: '가' },
    { html: '가<?나', quiet: '가' },
    { html: "<p>글<img alt='/x", quiet: '<p>글<img alt="/x">' },
    { html: '<p data-onclick="x">글</p>', quiet: '<p>글</p>' },
    { html: '<onward onward>글</onward>', quiet: '글' },
    { html: '<scr<style></style>ipt>글</script>', quiet: 'ipt>글' },
    { html: '<<o:p>img src="x" onerror="y">글', quiet: '&lt;img src="x" onerror="y">글' },
    { html: '가<!-- <b> -->나<!--b-->다<!doctype html>라<?xml a="b"?>마</>바<!-- 사', quiet: '가나다라마바' },
    { html: '가<SCRIPT/x>a</b>1 < 2</script >나<scripts>다', quiet: '가나다' },
    { html: '가<svg><a>1</a></svgx></svg>나<style/>다', quiet: '가나' },
    { html: '<h1>가</h1><br/>', quiet: '<h1>가</h1><br>' },
    { html: '1 < 2 style=x', quiet: '1 &lt; 2 style=x' },
  ])('turns $html into $quiet', ({ html, quiet }) => expect(keepAllowedTags(html)).toBe(quiet))

  it.each([
    '<p>the word style="x" or onclick="y" in a text</p>',
    '<p title="see onload=x and style=y">글</p>',
    '<h2>가</h2><a href="/b?c=d&amp;e" target="_blank" rel="noopener">글</a><img src="/a.png" alt="">',
    '',
  ])('keeps text that only looks like an attribute: %s', (html) => expect(keepAllowedTags(html)).toBe(html))

  /** Generates text, and allowed tags with attributes in double quotes. Every browser parses these alike. */
  const [elements, attributes] = [ALLOWED_HTML_ELEMENTS, ALLOWED_HTML_ATTRIBUTES].map((names) => names.join('|'))
  const QUIET = new RegExp(`^(?:[^<]|</(?:${elements})>|<(?:${elements})(?: (?:${attributes})="[^"]*")*>)*$`)

  it.each(HOSTILE_HTML)('leaves only allowed markup: $name', ({ html }) => expect(keepAllowedTags(html)).toMatch(QUIET))

  it('leaves only allowed markup for any combination of fragments', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            ...['<', '</', '>', '<p', '<a ', '<img/', '<style>'],
            ...['</style>', '<!--', '-->', '<?', '<o:p>', '<svg', '글'],
            ...[' style="a"', " onload='b'", ' ONCLICK=c', '/onerror=f', ' title="d"', ' alt=" e"', '=', '"', "'", ' '],
          ),
        ),
        (parts) => {
          expect(keepAllowedTags(parts.join(''))).toMatch(QUIET)
        },
      ),
    ))
})
