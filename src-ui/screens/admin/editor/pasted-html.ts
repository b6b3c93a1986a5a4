import { htmlTokensOf } from '#ui/parts/notice/html-tokens.ts'
import { allowedTokenHtml } from '#ui/parts/notice/quiet-html.ts'

/** Returns the fragment that the clipboard marks as copied, without the wrapper that the copying program has added. */
const fragmentOf = (html: string): string => {
  const start = html.indexOf('<!--StartFragment-->')
  const end = html.lastIndexOf('<!--EndFragment-->')
  return start >= 0 && end > start ? html.slice(start, end) : html
}

/** Matches the marker of a row in a numbered list. */
const NUMBERED = /^\(?[0-9a-z가-하]{1,3}[.)]/i

/**
 * Converts HTML of a word processor into a form that the editor can read. List paragraphs become lists without their
 * markers, and table rows become paragraphs. Removes bold wrappers without meaning, and tags that are not allowed
 * (E-208). The sanitiser and the editor check the result afterwards. [P-321]
 */
export const tidyPastedHtml = (html: string): string => {
  const tidy: string[] = []
  /**
   * The list that contains the open row, the position in `tidy` where the open row starts, and the number of open
   * marker elements.
   */
  let [list, begin, mark] = ['', 0, 0]
  /** The position in `tidy` where the open table row starts; -1 outside a row. */
  let row = -1
  // The appended tag closes an open row.
  for (const token of htmlTokensOf(`${fragmentOf(html)}</table>`)) {
    const { text, name, isEnd, attributes } = token
    const style = attributes.get('style') ?? ''
    if (name === 'p' && list !== '') {
      tidy.push(`</p></li></${list}>`)
      ;[list, mark] = ['', 0]
      if (isEnd) continue
    }
    if (name === 'tr' || name === 'table') {
      const words = row < 0 ? '' : tidy.splice(row).join('').trim()
      if (words !== '') tidy.push(`<p>${words}</p>`)
      row = name === 'tr' && !isEnd ? tidy.length : -1
    } else if (row >= 0 && ['td', 'th', 'p', 'div'].includes(name)) tidy.push(' ')
    else if (name === 'p' && attributes.get('class')?.startsWith('MsoListParagraph')) {
      ;[list, begin] = ['ul', tidy.push('<ul><li><p>') - 1]
    } else if (list !== '' && name === 'span' && (mark > 0 || /mso-list:\s*ignore/i.test(style))) mark += isEnd ? -1 : 1
    else if (mark > 0) {
      if (NUMBERED.test(text.trim())) [list, tidy[begin]] = ['ol', '<ol><li><p>']
    } else if (name !== 'b' || !/font-weight:\s*(?:normal|400)/i.test(style)) tidy.push(allowedTokenHtml(token))
  }
  return tidy.join('').replace(/<\/(ul|ol)>\s*<\1>/g, '')
}
