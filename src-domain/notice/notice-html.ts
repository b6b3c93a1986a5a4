import { accepted, refused, type Checked } from '../kernel/checked.ts'
import { isAllowedImage } from './allowed-address.ts'

export { ALLOWED_LINK, isAllowedImage, isAllowedLink } from './allowed-address.ts'

/** Elements of administrators' HTML: those that the toolbar makes, nothing else. [P-230] [D3-61] */
export const ALLOWED_ELEMENTS = [
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'h1',
  'h2',
  'h3',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'span',
  'div',
] as const

/** Attributes of these elements; no other attribute of any element stays. [D3-61] */
export const ALLOWED_ATTRIBUTES = ['href', 'src', 'alt', 'title', 'target', 'rel'] as const

/** What a link that opens a new window says, so that the new page cannot reach the old one. [D1-20] [D3-61] */
export const NEW_WINDOW_REL = 'noopener noreferrer'

/** A name inside a tag, with its value where it has one; so each is read once. The name of the tag begins with its `<`. */
const ATTRIBUTE = /[^\s/"'=>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?/g

/** An event handler or a style with its value. */
const ACTIVE_ATTRIBUTE = /^(?:style|on[a-z]+)\s*=/i

/** A tag from `<` to `>`, values in quotes included; another `<` ends the search, so that a long row of them costs nothing. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi

const STYLE_ELEMENT = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi

/** Another base for all addresses. */
const BASE_ELEMENT = /<base\b[^<>]*>/gi

/**
 * HTML without event handlers, style attributes, style elements and bases, before anything parses it: a browser reports them
 * already while it reads. For silence only: what is safe, the sanitiser decides after it. Words that merely look like an
 * attribute stay. [E-208]
 */
export const withoutActiveAttributes = (html: string): string =>
  html
    .replace(STYLE_ELEMENT, '')
    .replace(BASE_ELEMENT, '')
    .replace(TAG, (tag) => tag.replace(ATTRIBUTE, (one) => (ACTIVE_ATTRIBUTE.test(one) ? '' : one)))

const WEB = /^https?:\/\/[^\s/?#\\@<>"']+(?:[/?#][^\s<>"']*)?$/i

/** The address of a link that an administrator enters. [P-229] */
export const checkLinkAddress = (typed: string): Checked<string, 'badUrl'> => {
  const address = typed.trim()
  return WEB.test(address) ? accepted(address) : refused('badUrl')
}

/**
 * The address of an image: a path of the portal (its own origin is taken off), or https with a host of `hosts`, the setting
 * `popupImageHosts`. `origin` is that of the portal, `https://portal.example`. [P-229]
 */
export const checkImageAddress = (
  typed: string,
  origin: string,
  hosts: readonly string[],
): Checked<string, 'badUrl' | 'badImageHost'> => {
  const given = typed.trim()
  const address = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  if (!WEB.test(address) && !/^\/(?![/\\])[^\s<>"']*$/.test(address)) return refused('badUrl')
  return isAllowedImage(address, hosts) ? accepted(address) : refused('badImageHost')
}

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

const NAMED: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const character = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal !== undefined) return character(Number(decimal))
    if (hexadecimal !== undefined) return character(Number.parseInt(String(hexadecimal), 16))
    return NAMED[String(name).toLowerCase()] ?? whole
  })

/** Elements that stand within a line; every other one begins a new word. */
const INLINE = /^<\/?(?:a|b|strong|i|em|u|s|span)\b/i

/**
 * What HTML says, on one line, without tags: for a row of a list. An image is the text that describes it. The result is a
 * text, never to be read as HTML again. [P-209]
 */
export const plainTextOf = (html: string): string =>
  withoutEntities(
    html
      .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(/<img\b[^<>]*?\balt\s*=\s*"([^"]*)"[^<>]*>/gi, ' $1 ')
      .replace(/<[^<>]*>/g, (tag) => (INLINE.test(tag) ? '' : ' ')),
  )
    .replace(/\s+/g, ' ')
    .trim()
