import { withoutActiveAttributes } from './html-allow-list.ts'

/** What the clipboard marks as copied; everything around it belongs to the program that copied it. */
const fragmentOf = (html: string): string => {
  const start = html.indexOf('<!--StartFragment-->')
  const end = html.lastIndexOf('<!--EndFragment-->')
  return start >= 0 && end > start ? html.slice(start + '<!--StartFragment-->'.length, end) : html
}

/** The mark that a word processor draws before a row of a list, and remarks that only it can read. */
const LIST_MARK = /<span\b[^<>]*mso-list:\s*Ignore[^<>]*>([^<>]*)(?:<span\b[^<>]*>[^<>]*<\/span>)?[^<>]*<\/span>/gi
const REMARKS = /<!--[\s\S]*?-->|<!\[[^<>]*\]>|<\/?o:[a-z]+[^<>]*>|<\?xml[^<>]*>|<xml\b[\s\S]*?<\/xml>/gi
const LIST_ROW = /<p\b[^<>]*\bMsoListParagraph[^<>]*>([\s\S]*?)<\/p>/gi
/** Wraps everything that an online editor copies and makes nothing bold. */
const NOT_BOLD = /<b\b[^<>]*font-weight:\s*(?:normal|400)[^<>]*>/gi

/** A notice has no tables: each row becomes a paragraph, with a space between its cells. */
const TABLE = /<\/?(?:table|thead|tbody|tfoot|colgroup|col)\b[^<>]*>/gi
const TABLE_ROW = /<tr\b[^<>]*>([\s\S]*?)<\/tr\s*>/gi
const CELL_END = /<\/t[dh]\s*>/gi
const WITHIN_ROW = /<\/?(?:t[dh]|p|div)\b[^<>]*>/gi

const listRow = (row: string): string => {
  const mark = new RegExp(LIST_MARK.source, 'i').exec(row)?.[1]?.trim() ?? ''
  const list = /^[(]?[0-9a-z가-하]{1,3}[.)]/i.test(mark) ? 'ol' : 'ul'
  return `<${list}><li><p>${row.replace(LIST_MARK, '')}</p></li></${list}>`
}

const tableRow = (row: string): string =>
  `<p>${row.replace(CELL_END, ' ').replace(WITHIN_ROW, '').replace(/\s+/g, ' ').trim()}</p>`

/**
 * HTML of a word processor as the editor can read it: rows of its lists as lists, rows of tables as paragraphs, without
 * the remarks and marks that it keeps for itself, and quiet (E-208). What may stay, the sanitiser and the editor's own rules
 * decide after it. [P-321]
 */
export const tidyPastedHtml = (html: string): string =>
  withoutActiveAttributes(
    fragmentOf(html)
      .replace(REMARKS, '')
      .replace(LIST_ROW, (_, row: string) => listRow(row))
      .replace(/<\/(ul|ol)>\s*<\1>/g, '')
      .replace(NOT_BOLD, '<span>')
      .replace(TABLE_ROW, (_, row: string) => tableRow(row))
      .replace(TABLE, ''),
  )
