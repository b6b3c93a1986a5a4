import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from '#domain/notice/notice-html'
import { type HtmlToken, tokensOf } from './html-tokens.ts'

/** Returns a text, or an allowed tag with its allowed attributes, as HTML; '' for any other tag. */
export const writeAllowed = ({ text, name, isEnd, attributes }: HtmlToken): string => {
  if (!ALLOWED_ELEMENTS.includes(name)) return text.replaceAll('<', '&lt;')
  if (isEnd) return `</${name}>`
  const kept = [...attributes].filter(([key]) => ALLOWED_ATTRIBUTES.includes(key))
  return `<${name}${kept.map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`).join('')}>`
}

/**
 * Returns HTML with only allowed tags before a browser parses it, because the parser already reports event handlers,
 * styles and base addresses. This only avoids those reports; the sanitiser that runs after it decides what is safe.
 * [E-208]
 */
export const quietHtml = (html: string): string => tokensOf(html).map(writeAllowed).join('')
