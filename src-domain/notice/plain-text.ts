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
