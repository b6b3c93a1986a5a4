import { type Token, tokensOf } from './html-tokens.ts'

/** Elements of administrators' HTML: those that the toolbar makes, nothing else. [P-230] [D3-61] */
export const ALLOWED_ELEMENTS: readonly string[] = 'b strong i em u s h1 h2 h3 p br ul ol li a img span div'.split(' ')

/** Attributes of these elements; no other attribute of any element stays. [D3-61] */
export const ALLOWED_ATTRIBUTES: readonly string[] = 'href src alt title target rel'.split(' ')

/** What a link that opens a new window says, so that the new page cannot reach the old one. [D1-20] [D3-61] */
export const NEW_WINDOW_REL = 'noopener noreferrer'

/** A text or tag as HTML: a tag with its allowed attributes, nothing of one that is not allowed. */
export const writeAllowed = ({ text, name, isEnd, attributes }: Token): string => {
  if (!ALLOWED_ELEMENTS.includes(name)) return text.replaceAll('<', '&lt;')
  if (isEnd) return `</${name}>`
  const kept = [...attributes].filter(([key]) => ALLOWED_ATTRIBUTES.includes(key))
  return `<${name}${kept.map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`).join('')}>`
}

/**
 * Removes everything but allowed tags before a browser parses the HTML, because parsing alone reports event handlers
 * and styles to the policy. The sanitiser after it decides what is safe. [E-208]
 */
export const quietHtml = (html: string): string => tokensOf(html).map(writeAllowed).join('')
