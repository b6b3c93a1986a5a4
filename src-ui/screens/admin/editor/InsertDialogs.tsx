import type { Editor } from '@tiptap/core'
import { type ReactNode, useState } from 'react'
import { parseImageUrl, parseLinkUrl } from '#domain/notice/editor-url'
import { TextInput } from '#ui/parts/controls/TextInput.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { Form } from '#ui/parts/design/Form.tsx'
import { DialogActions, DialogBody } from '#ui/parts/dialog/DialogParts.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { makeField, type TextField, focusField } from '#ui/parts/form/form-field.ts'
import { NOTICE_ADMIN_TEXTS as T } from '#ui/text/ko/admin/notices.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'

/** A lock that is never locked, because no request uses the entries of these dialogs. */
const KEPT = makeEntryLock('editorInsert')

const refuse = (field: TextField, text: string) => {
  field.refuse(text)
  focusField(field.id)
}

type InsertFormProps = {
  readonly children: ReactNode
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly beside?: ReactNode
}

const InsertForm = ({ children, onSubmit, onCancel, beside }: InsertFormProps) => (
  <Form onSubmit={onSubmit}>
    <DialogBody>{children}</DialogBody>
    <DialogActions>
      {beside}
      <Button kind="tertiary" onPress={onCancel}>
        {SHARED_BUTTON_TEXTS['common.cancel']}
      </Button>
      <Button submit>{T['pf.insert']}</Button>
    </DialogActions>
  </Form>
)

type Picture = { readonly src: string; readonly alt: string }

type ImageFormProps = {
  readonly known: Picture
  readonly imageHosts: readonly string[]
  readonly answer: (picture: Picture | null) => void
}

const ImageForm = ({ known, imageHosts, answer }: ImageFormProps) => {
  const [[url, words]] = useState(
    () => [makeField(KEPT, 'image-url', known.src), makeField(KEPT, 'image-alt', known.alt)] as const,
  )
  const submit = () => {
    const imageUrl = parseImageUrl(url.value.peek(), location.origin, imageHosts)
    const alt = words.value.peek().trim()
    if (!imageUrl.ok) refuse(url, T[`pf.${imageUrl.code}`])
    else if (alt === '') refuse(words, T['pf.noAlt'])
    else answer({ src: imageUrl.value, alt })
  }
  return (
    <InsertForm onSubmit={submit} onCancel={() => answer(null)}>
      <p>{T['pf.imagePrompt']}</p>
      <TextInput field={url} label={T['pf.imageUrl']} hint={T['pf.imageUrlHint']} />
      <TextInput field={words} label={T['pf.imageAlt']} hint={T['pf.imageAltHint']} />
    </InsertForm>
  )
}

/** Asks for the URL of an image. Inserts the image at the cursor, or replaces the selected image. [P-228] [P-229] */
export const askForImageAndInsert = async (editor: Editor, imageHosts: readonly string[]): Promise<void> => {
  const { src = '', alt = '' } = editor.isActive('image') ? (editor.getAttributes('image') as Partial<Picture>) : {}
  const picture = await dialogs.open<Picture | null>({
    title: T['pf.image'],
    render: (answer) => <ImageForm known={{ src, alt }} imageHosts={imageHosts} answer={answer} />,
    cancelled: null,
  })
  if (picture !== null) editor.chain().focus().setImage(picture).run()
}

type LinkAnswer = { readonly href: string; readonly text: string } | 'unlink' | null

type LinkFormProps = {
  readonly href: string
  /** True if nothing is selected. The dialog then also asks for the text of the link. */
  readonly asksText: boolean
  readonly answer: (link: LinkAnswer) => void
}

const LinkForm = ({ href, asksText, answer }: LinkFormProps) => {
  const [[url, words]] = useState(() => [makeField(KEPT, 'link-url', href), makeField(KEPT, 'link-text', '')] as const)
  const submit = () => {
    const linkUrl = parseLinkUrl(url.value.peek())
    const text = words.value.peek().trim()
    if (!linkUrl.ok) refuse(url, T['pf.badUrl'])
    else if (asksText && text === '') refuse(words, T['pf.noLinkText'])
    else answer({ href: linkUrl.value, text })
  }
  return (
    <InsertForm
      onSubmit={submit}
      onCancel={() => answer(null)}
      beside={
        href !== '' && (
          <Button kind="danger" onPress={() => answer('unlink')}>
            {T['pf.unlink']}
          </Button>
        )
      }
    >
      <p>{T['pf.linkPrompt']}</p>
      <TextInput field={url} label={T['pf.linkUrl']} />
      {asksText && <TextInput field={words} label={T['pf.linkText']} />}
    </InsertForm>
  )
}

/**
 * Asks for the URL of a link. Then makes the selected text a link, updates the link at the cursor, or inserts a link
 * with new text. [P-228] [P-229]
 */
export const askForLinkAndInsert = async (editor: Editor): Promise<void> => {
  const isInLink = editor.isActive('link')
  const { href = '' } = editor.getAttributes('link') as { readonly href?: string }
  const link = await dialogs.open<LinkAnswer>({
    title: T['pf.link'],
    render: (answer) => <LinkForm href={href} asksText={editor.state.selection.empty && !isInLink} answer={answer} />,
    cancelled: null,
  })
  if (link === null) return
  const chain = editor.chain().focus()
  if (isInLink) chain.extendMarkRange('link')
  if (link === 'unlink') chain.unsetMark('link').run()
  else if (link.text === '') chain.setMark('link', { href: link.href }).run()
  else
    chain.insertContent({ type: 'text', text: link.text, marks: [{ type: 'link', attrs: { href: link.href } }] }).run()
}
