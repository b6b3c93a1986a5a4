import { useSignals } from '@preact/signals-react/runtime'
import type { Editor } from '@tiptap/core'
import { type ReactNode, type KeyboardEvent, type Ref, useCallback, useSyncExternalStore } from 'react'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { useRovingTabStop } from '#ui/parts/focus/arrow-keys.ts'
import { LOCKED_REASON_ID } from '#ui/parts/form/entry-lock.ts'
import type { TextField } from '#ui/parts/form/form-field.ts'
import { NOTICE_ADMIN_TEXTS as T } from '#ui/text/ko/admin/notices.ts'
import { askForImageAndInsert, askForLinkAndInsert } from './InsertDialogs.tsx'
import styles from './editor.module.css'

/**
 * One button of the toolbar. `on` says whether it is pressed; null if the button inserts something and has no pressed
 * state.
 */
type Tool = {
  readonly key: string
  readonly label: string
  readonly face: ReactNode
  readonly run: (editor: Editor) => void
  readonly on: ((editor: Editor) => boolean) | null
  /** True if the button starts a new group, which a gap separates from the group before it. */
  readonly isGroupStart?: true
}

/** The icons of the tools that do not show a letter, as paths in a square of 24 × 24 units. */
const DRAWINGS = {
  paragraph: 'M17 5H10a4 4 0 0 0 0 8h2M12 5v14M16 5v14',
  br: 'M19 6v5a3 3 0 0 1-3 3H5M9 10l-4 4 4 4',
  ul: 'M9 6h11M9 12h11M9 18h11M4.5 6v.2M4.5 12v.2M4.5 18v.2',
  ol: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.2-.5v4M3.8 14.3c.4-1 2.4-.9 2.4.3 0 .9-2.4 1.7-2.4 2.9h2.6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
} as const

const isIn = (name: string) => (editor: Editor) => editor.isActive(name)

/** Returns the tool of a text style. Its button shows a letter in that style. */
const style = (key: 'bold' | 'italic' | 'underline' | 'strike', face: ReactNode): Tool => ({
  key,
  label: T[`pf.${key}`],
  face,
  run: (editor) => editor.chain().toggleMark(key).run(),
  on: isIn(key),
})

const heading = (level: 1 | 2 | 3): Tool => ({
  key: `h${level}`,
  label: T[`pf.h${level}`],
  face: `H${level}`,
  run: (editor) => editor.chain().setHeading({ level }).run(),
  on: (editor) => editor.isActive('heading', { level }),
})

const iconTool = (key: keyof typeof DRAWINGS, run: Tool['run'], on: Tool['on']): Tool => ({
  key,
  label: T[`pf.${key}`],
  face: (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[key]} />
    </svg>
  ),
  run,
  on,
})

const startsGroup = (tool: Tool): Tool => ({ ...tool, isGroupStart: true })

/** Returns the tools of the editor in order. Image and link open a dialog. [P-228] */
export const makeEditorTools = (imageHosts: readonly string[]): readonly Tool[] => [
  style('bold', <strong>{T['pf.sampleLetter']}</strong>),
  style('italic', <em>{T['pf.sampleLetter']}</em>),
  style('underline', <u>{T['pf.sampleLetter']}</u>),
  style('strike', <s>{T['pf.sampleLetter']}</s>),
  startsGroup(heading(1)),
  heading(2),
  heading(3),
  iconTool(
    'paragraph',
    (editor) => editor.chain().setParagraph().run(),
    (editor) => editor.isActive('paragraph') && !editor.isActive('listItem'),
  ),
  iconTool('br', (editor) => editor.chain().setHardBreak().run(), null),
  startsGroup(iconTool('ul', (editor) => editor.chain().toggleBulletList().run(), isIn('bulletList'))),
  iconTool('ol', (editor) => editor.chain().toggleOrderedList().run(), isIn('orderedList')),
  startsGroup({
    key: 'image',
    label: T['pf.image'],
    face: <Icon name="image" />,
    run: (editor) => void askForImageAndInsert(editor, imageHosts),
    on: isIn('image'),
  }),
  iconTool('link', (editor) => void askForLinkAndInsert(editor), isIn('link')),
]

/** Returns the keys of the pressed tools. Renders again only if they change. */
const usePressed = (editor: Editor, tools: readonly Tool[]): ReadonlySet<string> => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      editor.on('transaction', onChange)
      return () => void editor.off('transaction', onChange)
    },
    [editor],
  )
  const pressedKeys = useSyncExternalStore(subscribe, () =>
    tools
      .filter(({ on }) => on?.(editor) ?? false)
      .map(({ key }) => key)
      .join(' '),
  )
  return new Set(pressedKeys.split(' '))
}

type ToolbarProps = {
  readonly editor: Editor
  readonly tools: readonly Tool[]
  readonly ref: Ref<HTMLDivElement>
  readonly field: Pick<TextField, 'id' | 'isLocked'>
}

/**
 * The toolbar of the editor. All its buttons together are one tab stop. Arrow keys move between the buttons, and Escape
 * returns to the text. A click does not move the focus, so that the selection in the text stays. [P-228]
 */
export const EditorToolbar = ({ editor, tools, ref, field }: ToolbarProps) => {
  useSignals()
  const isLocked = field.isLocked.value
  const pressedKeys = usePressed(editor, tools)
  const { stop, setStop, onKeyDown } = useRovingTabStop(tools.length)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Escape') return onKeyDown(event)
    event.preventDefault()
    editor.commands.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its buttons
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={T['pf.toolbar']}
      aria-controls={field.id}
      ref={ref}
      onKeyDown={move}
    >
      {tools.map(({ key, label, face, run, on, isGroupStart }, index) => (
        <button
          key={key}
          className={classNames(styles.tool, isGroupStart === true && styles.group)}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={on === null ? undefined : pressedKeys.has(key)}
          tabIndex={index === stop ? 0 : -1}
          aria-disabled={isLocked || undefined}
          aria-describedby={isLocked ? LOCKED_REASON_ID : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(index)}
          onClick={() => {
            if (!isLocked) run(editor)
          }}
        >
          {face}
        </button>
      ))}
    </div>
  )
}
