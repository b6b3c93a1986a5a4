import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from '#domain/notice/notice-html'
import { type Token, tokensOf } from './html-tokens.ts'

/** A text or tag as HTML: a tag with its allowed attributes, nothing of one that is not allowed. */
export const writeAllowed = ({ text, name, isEnd, attributes }: Token): string => {
  if (!ALLOWED_ELEMENTS.includes(name)) return text.replaceAll('<', '&lt;')
  if (isEnd) return `</${name}>`
  const kept = [...attributes].filter(([key]) => ALLOWED_ATTRIBUTES.includes(key))
  return `<${name}${kept.map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`).join('')}>`
}

/**
 * HTML with nothing but allowed tags in it, before a browser parses it: already while it reads, a browser reports event
 * handlers, styles and other bases. For silence only: what is safe, the sanitiser decides after it. [E-208]
 */
export const quietHtml = (html: string): string => tokensOf(html).map(writeAllowed).join('')
