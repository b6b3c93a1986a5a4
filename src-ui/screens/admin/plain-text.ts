import { htmlTokensOf } from '#ui/parts/notice/html-tokens.ts'

const NAMED: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const character = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, code?: string, name = '') =>
    code === undefined ? (NAMED[name.toLowerCase()] ?? whole) : character(Number(code.replace(/x/i, '0x'))),
  )

/** Inline elements. Any other element starts a new word. */
const INLINE = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'span']

/**
 * Returns the text of HTML as one line without tags, for a table row. An image is replaced by its alternative text. The
 * returned text must never be parsed as HTML. [P-209]
 */
export const plainTextOfHtml = (html: string): string =>
  withoutEntities(
    htmlTokensOf(html)
      .map(({ text, name, attributes }) =>
        INLINE.includes(name) ? '' : text || ` ${name === 'img' ? (attributes.get('alt') ?? '') : ''} `,
      )
      .join(''),
  )
    .replace(/\s+/g, ' ')
    .trim()
