import { tokensOf } from '../../notice/html-tokens.ts'
import { writeAllowed } from '../../notice/quiet-html.ts'

/** What the clipboard marks as copied; everything around it belongs to the program that copied it. */
const fragmentOf = (html: string): string => {
  const start = html.indexOf('<!--StartFragment-->')
  const end = html.lastIndexOf('<!--EndFragment-->')
  return start >= 0 && end > start ? html.slice(start, end) : html
}

/** The mark of a row that is numbered. */
const NUMBERED = /^\(?[0-9a-z가-하]{1,3}[.)]/i

/**
 * HTML of a word processor as the editor can read it: rows of its lists as lists, without the mark that it draws before
 * them; rows of tables as paragraphs, with a space between their cells; not bold because of a wrapper that makes nothing
 * bold; nothing but allowed tags (E-208). The sanitiser and the editor's own rules judge it after that. [P-321]
 */
export const tidyPastedHtml = (html: string): string => {
  const tidy: string[] = []
  /** The list that the open row makes, where in `tidy` it begins, and how many elements of its mark are open. */
  let [list, begin, mark] = ['', 0, 0]
  /** Where the open row of a table begins; -1 outside of them. */
  let row = -1
  // A row that is open at the end ends there.
  for (const token of tokensOf(`${fragmentOf(html)}</table>`)) {
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
    } else if (name !== 'b' || !/font-weight:\s*(?:normal|400)/i.test(style)) tidy.push(writeAllowed(token))
  }
  return tidy.join('').replace(/<\/(ul|ol)>\s*<\1>/g, '')
}
