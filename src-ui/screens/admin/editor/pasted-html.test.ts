import { describe, expect, it } from 'vitest'
import { PASTED_HTML_CASES, WORD_PROCESSOR_HTML } from './pasted-html.cases.ts'
import { tidyPastedHtml } from './pasted-html.ts'

/** Collapses blanks, as the editor does. */
const read = (html: string) =>
  tidyPastedHtml(html)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=<p>) | (?=<\/p>)/g, '')

describe('tidyPastedHtml', () => {
  it('keeps words, emphasis and lists of a word processor, but no other markup', () => {
    const tidy = tidyPastedHtml(WORD_PROCESSOR_HTML)
    expect(tidy).toContain('<b>증빙자료</b>')
    expect(tidy).toMatch(/<ul><li><p>영수증<\/p><\/li><li><p>운송장<\/p><\/li><\/ul>/)
    expect(tidy).toMatch(/<ol><li><p>준비<\/p><\/li><\/ol>/)
    expect(tidy).not.toMatch(/mso-|o:p|style|StartFragment|<!--|endif|Version/i)
  })

  it('removes the start tag of a bold element around everything if its style says that it is not bold', () =>
    expect(tidyPastedHtml('<b style="font-weight:normal;" id="docs-1"><p>글</p></b>')).toBe('<p>글</p></b>'))

  it('makes one paragraph of each table row', () => {
    const cells = (...texts: readonly string[]) =>
      `<tr>\n${texts.map((text) => `<td width=80>${text}</td>`).join('\n')}\n</tr>`
    const table = `<table border=1><tbody>${cells('일시', '<p class=MsoNormal><b>10월</b> 28일</p>')}${cells('문의', '1644-5332')}</tbody></table>`
    expect(read(`<p>안내</p>${table}`)).toBe('<p>안내</p><p>일시 <b>10월</b> 28일</p><p>문의 1644-5332</p>')
  })

  it.each(PASTED_HTML_CASES)('%s', (_, html, tidy) => expect(read(html)).toBe(tidy))

  it('leaves HTML of any other program unchanged', () => {
    for (const html of ['<p>글 <strong>굵게</strong></p>', '<ul><li>하나</li></ul>', '글', ''])
      expect(tidyPastedHtml(html)).toBe(html)
  })
})
