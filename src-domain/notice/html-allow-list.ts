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

/** An event handler or a style inside a tag, with its value. A name begins after a space, a slash or the end of a value. */
const ACTIVE_ATTRIBUTE = /(?<=[\s/"'])(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

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
    .replace(TAG, (tag) => tag.replace(ACTIVE_ATTRIBUTE, ''))
