import sanitizeHtml from 'sanitize-html'
import {
  ALLOWED_ATTRIBUTES,
  ALLOWED_ELEMENTS,
  isAllowedImage,
  isAllowedLink,
  NEW_WINDOW_REL,
} from '#domain/notice/html-allow-list'

const link: sanitizeHtml.Transformer = (tagName, { href = '', title }) => ({
  tagName,
  attribs: {
    ...(isAllowedLink(href) ? { href, target: '_blank', rel: NEW_WINDOW_REL } : {}),
    ...(title === undefined ? {} : { title }),
  },
})

/**
 * HTML of an administrator as it is stored: elements, attributes, links and image hosts of the domain's allow list, nothing
 * else, whoever sent it. `imageHosts` is the setting `popupImageHosts`. [P-230] [P-295] [D3-61]
 */
export const storedHtml = (html: string, imageHosts: readonly string[]): string =>
  sanitizeHtml(html, {
    allowedTags: [...ALLOWED_ELEMENTS],
    allowedAttributes: { '*': [...ALLOWED_ATTRIBUTES] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    transformTags: { a: link },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedImage(attribs['src'] ?? '', imageHosts),
  })
