import { Mark } from '@tiptap/core'
import { isAllowedLink } from '#domain/notice/notice-html'

/** A link of the editor: its address and nothing else. What the allow list refuses is no link but its words. [P-229] [D3-61] */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => (isAllowedLink(link.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})
