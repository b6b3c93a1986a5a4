import { ALLOWED_HTML_ATTRIBUTES, ALLOWED_HTML_ELEMENTS } from '#domain/notice/notice-html'
import { type HtmlToken, htmlTokensOf } from './html-tokens.ts'

/** Returns text, or an allowed tag with its allowed attributes, as HTML; an empty string for any other tag. */
export const allowedTokenHtml = ({ text, name, isEnd, attributes }: HtmlToken): string => {
  if (!ALLOWED_HTML_ELEMENTS.includes(name)) return text.replaceAll('<', '&lt;')
  if (isEnd) return `</${name}>`
  const allowedAttributes = [...attributes].filter(([key]) => ALLOWED_HTML_ATTRIBUTES.includes(key))
  return `<${name}${allowedAttributes.map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`).join('')}>`
}

/**
 * Reduces HTML to allowed tags before a browser parses it, because parsing alone causes policy reports about event
 * handlers, styles and base URLs. This function only avoids these reports. The sanitiser, which runs afterwards,
 * decides what is safe. [E-208]
 */
export const keepAllowedTags = (html: string): string => htmlTokensOf(html).map(allowedTokenHtml).join('')
