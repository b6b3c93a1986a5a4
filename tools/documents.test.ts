import { describe, expect, it } from 'vitest'
import { scriptlessNotice } from '../deploy/scriptless.ts'
import { DEFAULT_SETTINGS } from '../src-domain/settings/settings.ts'
import { completeDocument } from './documents.ts'

const TEMPLATE = `<!doctype html>
<html lang="ko">
  <head>
    <title>소상공인 배달·택배비 지원</title>
    <!--first-paint-->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <!--strip-->
    <div id="root"><!--app--></div>
    <!--scriptless-->
    <!--styles-->
  </body>
</html>
`
const PARTS = {
  app: '<main><h1>제목</h1></main>',
  firstPaint: 'body{margin:0}',
  early: '/assets/early-1.js',
  font: '/assets/gov-400-1.woff2',
  modules: new Set(['/assets/react-1.js', '/assets/InnerPage-1.js']),
  sheets: new Set(['/assets/index-1.css', '/assets/ResultScreen-1.css']),
}

describe('the documents of a build', () => {
  const main = completeDocument(TEMPLATE, { ...PARTS, complete: true })
  const inner = completeDocument(TEMPLATE, { ...PARTS, title: '본인인증 | 지원' })
  const shell = completeDocument(TEMPLATE, { ...PARTS, app: '' })

  it('each document has the inline style sheet of the first view once, in its head', () => {
    for (const html of [main, shell]) {
      expect(html.match(/<style>/g)).toHaveLength(1)
      expect(html.indexOf('<style>body{margin:0}</style>')).toBeLessThan(html.indexOf('</head>'))
      expect(html).toMatch(
        /<link rel="stylesheet" crossorigin href="\/assets\/ResultScreen-1\.css"><link rel="stylesheet" crossorigin href="\/assets\/index-1\.css">\s*<\/body>/,
      )
    }
  })

  it('a document requests the script for high-contrast colours first', () =>
    expect(shell).toContain('<script async src="/assets/early-1.js"></script><style>'))

  it('[D1-266] a document lists each file of its next pages once', () => {
    const next = {
      text: new Set(['/assets/react-1.js', '/assets/frame-1.js']),
      rest: new Set(['/assets/frame-1.js', '/assets/services-1.js', '/assets/index-1.css']),
    }
    expect(completeDocument(TEMPLATE, { ...PARTS, next })).toContain(
      '<template class="next-text"><link rel="prefetch" href="/assets/frame-1.js"></template>' +
        '<template class="next-rest"><link rel="prefetch" href="/assets/services-1.js"></template>',
    )
    for (const html of [main, inner, shell]) expect(html).not.toContain('prefetch')
  })

  it('a document preloads the font with low priority', () =>
    expect(main).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/gov-400-1.woff2" crossorigin fetchpriority="low">',
    ))

  it('the font is preloaded before the scripts of the next modules, except in a document that waits for the settings', () => {
    const isFirst = (html: string) => html.indexOf('gov-400-1.woff2') < html.indexOf('InnerPage-1.js')
    expect([inner, completeDocument(TEMPLATE, { ...PARTS, configured: true })].map(isFirst)).toEqual([true, false])
    expect(inner.indexOf('index-1.js')).toBeLessThan(inner.indexOf('gov-400-1.woff2'))
  })

  it('the next modules are preloaded together, each exactly once', () => {
    expect(shell.match(/InnerPage-1\.js/g)).toHaveLength(1)
    expect(shell.match(/react-1\.js/g)).toHaveLength(1)
  })

  it('the settings are preloaded only for screens that wait', () => {
    const preload = '<link rel="preload" as="fetch" crossorigin href="/config.json">'
    expect(completeDocument(TEMPLATE, { ...PARTS, configured: true }).split(preload)).toHaveLength(2)
    for (const html of [main, inner, shell]) expect(html).not.toContain('/config.json')
  })

  it('the document at `/` contains the main page', () => {
    expect(main).toContain('<div id="root"><main><h1>제목</h1></main></div>')
    expect(main).not.toContain('<noscript>')
  })

  it('the shell has an empty root and a notice without scripts', () => {
    expect(shell).toContain('<div id="root"></div>')
    expect(shell).toContain(scriptlessNotice(DEFAULT_SETTINGS.callCentre))
  })

  it('an inner page has its own title', () => {
    expect(inner).toContain('<title>본인인증 | 지원</title>')
    expect(main).toContain('<title>소상공인 배달·택배비 지원</title>')
    expect(inner).toContain('<noscript>')
  })

  it('the placeholder `<!--strip-->` stays for the server', () => {
    expect(main).toContain('<!--strip-->')
    expect(shell).toContain('<!--strip-->')
  })

  it('inserted text is literal, including dollar signs', () =>
    expect(completeDocument(TEMPLATE, { ...PARTS, app: '<p>$& $1</p>' })).toContain('<p>$& $1</p>'))
})
