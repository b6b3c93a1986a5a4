import { effect } from '@preact/signals-react'
import type { Editor } from '@tiptap/core'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FieldBox, labelClass } from '#ui/parts/controls/Field.tsx'
import { FieldHint, FieldMessage, describedByIds } from '#ui/parts/controls/FieldMessage.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import type { TextField } from '#ui/parts/form/form-field.ts'
import { NOTICE_ADMIN_TEXTS as T } from '#ui/text/ko/admin/notices.ts'
import { EditorToolbar, makeEditorTools } from './EditorToolbar.tsx'
import { editorHtmlOf, makeEditor, setEditorHtml } from './make-editor.ts'
import htmlStyles from '#ui/parts/notice/ServerHtml.module.css'
import styles from './editor.module.css'

type Props = {
  readonly field: TextField
  readonly imageHosts: readonly string[]
  readonly onRead: (html: string) => void
}

/**
 * Edits the content of a notice as visitors see it. The editor shows the HTML in `field`, and writes every change to
 * `field`. `onRead` receives the HTML that the editor makes of the initial content; this does not count as a change.
 * [P-228] [P-321]
 */
const PopupEditor = ({ field, imageHosts, onRead }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const labelId = `${field.id}-label`
  const hint = T['pf.contentHint']

  useLayoutEffect(() => {
    if (element.current === null) return undefined
    const instance = makeEditor({
      element: element.current,
      html: field.value.peek(),
      imageHosts,
      attributes: {
        id: field.id,
        class: `${htmlStyles.html} ${styles.text}`,
        role: 'textbox',
        tabindex: '0',
        ...{ 'aria-multiline': 'true', 'aria-labelledby': labelId, 'aria-describedby': describedByIds(field.id, hint) },
      },
      onChange: (html) => {
        if (!field.enter(html)) setEditorHtml(instance, field.value.peek(), imageHosts)
      },
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
      onFile: () => void dialogs.alert({ text: T['pf.noFiles'] }),
    })
    onRead(editorHtmlOf(instance))
    setEditor(instance)
    return () => instance.destroy()
  }, [field, imageHosts, onRead, labelId, hint])

  useEffect(
    () =>
      effect(() => {
        const [html, wrong, isLocked] = [field.value.value, field.problem.value !== null, field.isLocked.value]
        if (editor === null) return
        if (editor.isEditable === isLocked) editor.setEditable(!isLocked, false)
        editor.view.dom.setAttribute('aria-readonly', String(isLocked))
        if (html !== editorHtmlOf(editor)) setEditorHtml(editor, html, imageHosts)
        editor.view.dom.setAttribute('aria-invalid', String(wrong))
      }),
    [editor, field, imageHosts],
  )

  const tools = useMemo(() => makeEditorTools(imageHosts), [imageHosts])
  return (
    <FieldBox isWide>
      <p className={labelClass} id={labelId}>
        {T['pf.content']}
      </p>
      <FieldHint id={field.id} text={hint} />
      <div className={styles.editor}>
        {editor !== null && <EditorToolbar editor={editor} tools={tools} ref={toolbar} field={field} />}
        <div ref={element} />
      </div>
      <FieldMessage field={field} />
    </FieldBox>
  )
}

export default PopupEditor
