import { Mark, Editor, getSchema, type JSONContent } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Image } from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions'
import { DOMParser } from '@tiptap/pm/model'
import { isAllowedLinkUrl } from '#domain/notice/allowed-url'
import { sanitiseToText, sanitiseToFragment } from '#ui/parts/notice/sanitise-html.ts'
import { tidyPastedHtml } from './pasted-html.ts'

/** A link that has only a URL. If the allow list rejects the URL, the link becomes plain text. [P-229] [D3-61] */
const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (link) => (isAllowedLinkUrl(link.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

/**
 * The extensions of the editor that the toolbar needs. Each is imported separately, so that the script stays small.
 * [P-228]
 */
const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Strike,
  Heading.configure({ levels: [1, 2, 3] }),
  HardBreak,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Image.configure({ inline: true, allowBase64: false }),
  LinkMark,
  UndoRedo,
]

const reader = DOMParser.fromSchema(getSchema(EXTENSIONS))

/** Reads HTML into the editor's document model; the editor itself parses no text. [P-321] */
const modelOf = (html: string, imageHosts: readonly string[]): JSONContent =>
  reader.parse(sanitiseToFragment(html, imageHosts)).toJSON() as JSONContent

type EditorOptions = {
  readonly element: HTMLElement
  readonly html: string
  readonly imageHosts: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: (html: string) => void
  /** Called for Alt+F10, the key that moves the focus to the toolbar. */
  readonly onToolbar: () => void
  /** Called for a dropped or pasted file, because images can be inserted only by URL. [P-229] */
  readonly onFile: () => void
}

/**
 * Makes an editor for administrators' HTML in an element. The initial content is read from sanitised nodes into the
 * document model. HTML that is pasted or dropped is filtered and sanitised before it is parsed. [P-321] [E-208]
 */
export const makeEditor = ({
  element,
  html,
  imageHosts,
  attributes,
  onChange,
  onToolbar,
  onFile,
}: EditorOptions): Editor =>
  new Editor({
    element,
    content: modelOf(html, imageHosts),
    extensions: EXTENSIONS,
    injectCSS: false,
    enableInputRules: false,
    editorProps: {
      attributes,
      // Handles a dropped file. By default the browser would leave the page and open the file.
      handleDrop: (_view, event) => {
        if ((event.dataTransfer?.files.length ?? 0) === 0) return false
        event.preventDefault()
        onFile()
        return true
      },
      handlePaste: (_view, { clipboardData: board }) => {
        if ((board?.files.length ?? 0) === 0 || board?.types.includes('text/html')) return false
        onFile()
        return true
      },
      transformPastedHTML: (pastedHtml) => sanitiseToText(tidyPastedHtml(pastedHtml), imageHosts),
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== 'F10') return false
        event.preventDefault()
        onToolbar()
        return true
      },
    },
    onUpdate: ({ editor: changedEditor }) => onChange(editorHtmlOf(changedEditor)),
  })

export const editorHtmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML())

/** Replaces the content. Causes no update event and no undo step. */
export const setEditorHtml = (editor: Editor, html: string, imageHosts: readonly string[]): void => {
  editor.chain().setMeta('addToHistory', false).setContent(modelOf(html, imageHosts), { emitUpdate: false }).run()
}
