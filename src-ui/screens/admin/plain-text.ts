import { tokensOf } from '../notice/html-tokens.ts'

const NAMED: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const character = (code: number) => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, code?: string, name = '') =>
    code === undefined ? (NAMED[name.toLowerCase()] ?? whole) : character(Number(code.replace(/x/i, '0x'))),
  )

/** Elements that stand within a line; every other one begins a new word. */
const INLINE = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'span']

/**
 * What HTML says, on one line, without tags: for a row of a list. An image is the text that describes it. The result is a
 * text, never to be read as HTML again. [P-209]
 */
export const plainTextOf = (html: string): string =>
  withoutEntities(
    tokensOf(html)
      .map(({ text, name, attributes }) =>
        INLINE.includes(name) ? '' : text || ` ${name === 'img' ? (attributes.get('alt') ?? '') : ''} `,
      )
      .join(''),
  )
    .replace(/\s+/g, ' ')
    .trim()
