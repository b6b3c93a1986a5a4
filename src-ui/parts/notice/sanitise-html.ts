import DOMPurify, { type Config } from 'dompurify'
import { ALLOWED_LINK_PATTERN, isAllowedImageUrl, isAllowedLinkUrl } from '#domain/notice/allowed-url'
import { ALLOWED_HTML_ATTRIBUTES, ALLOWED_HTML_ELEMENTS, NEW_WINDOW_REL } from '#domain/notice/notice-html'
import { keepAllowedTags } from './quiet-html.ts'

const ALLOWED = {
  ALLOWED_TAGS: [...ALLOWED_HTML_ELEMENTS],
  ALLOWED_ATTR: [...ALLOWED_HTML_ATTRIBUTES],
  ALLOWED_URI_REGEXP: ALLOWED_LINK_PATTERN,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The sanitiser returns nodes and not text, so that the page shows exactly the nodes that were checked, and parses
  // nothing again.
  RETURN_DOM_FRAGMENT: true,
} satisfies Config & { RETURN_DOM_FRAGMENT: true }

/**
 * Makes a link open a new tab that cannot access this one. A link with a URL that is not allowed becomes plain text.
 * [D1-20]
 */
const tameLink = (link: Element) => {
  link.removeAttribute('target')
  link.removeAttribute('rel')
  if (!isAllowedLinkUrl(link.getAttribute('href') ?? '')) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', NEW_WINDOW_REL)
}

/**
 * Removes images of other hosts, because these hosts would learn who reads the notice. An image without alternative
 * text is decorative.
 */
const tameImage = (image: Element, hosts: readonly string[]) => {
  if (!isAllowedImageUrl(image.getAttribute('src') ?? '', hosts)) {
    image.remove()
    return
  }
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
}

const clean = (html: string, imageHosts: readonly string[]): DocumentFragment => {
  const nodes = DOMPurify.sanitize(keepAllowedTags(html), ALLOWED)
  for (const link of nodes.querySelectorAll('a')) tameLink(link)
  for (const image of nodes.querySelectorAll('img')) tameImage(image, imageHosts)
  return nodes
}

/**
 * Returns administrators' HTML as safe nodes, with only those elements, attributes, links and image hosts that the
 * domain allows. The nodes belong to no document yet, so that nothing loads or runs before they are checked. `rank` is
 * the level that their headings `h1` to `h3` get. [E-053] [D3-61]
 */
export const sanitiseToFragment = (html: string, imageHosts: readonly string[], rank = 3): DocumentFragment => {
  const nodes = clean(html, imageHosts)
  // The page itself has headings of the levels 1 to 3, so the headings in a notice get a level below the title of the
  // notice.
  for (const heading of nodes.querySelectorAll('h1, h2, h3')) heading.setAttribute('aria-level', String(rank))
  return nodes
}

/**
 * Returns sanitised HTML as text, to be stored or pasted. It is serialised in a document that loads nothing. [P-230]
 */
export const sanitiseToText = (html: string, imageHosts: readonly string[]): string => {
  const { body } = document.implementation.createHTMLDocument('')
  body.append(clean(html, imageHosts))
  // oxlint-disable-next-line no-restricted-properties -- the function only reads `innerHTML`
  return body.innerHTML
}
