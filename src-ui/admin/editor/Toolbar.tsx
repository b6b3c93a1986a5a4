import { useSignals } from '@preact/signals-react/runtime'
import type { Editor } from '@tiptap/core'
import { type ReactNode, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon, icons } from '../../design/Icon.tsx'
import { LOCKED_ID } from '../../form/entry-lock.ts'
import type { TextField } from '../../form/field.ts'
import { POPUP_ADMIN as T } from '../../text/ko/popup-admin.ts'
import styles from './editor.module.css'

/** One button of the toolbar. `on` null: it inserts something and is never pressed in. */
type Tool = {
  readonly key: string
  readonly label: string
  readonly face: ReactNode
  readonly run: (editor: Editor) => void
  readonly on: ((editor: Editor) => boolean) | null
  /** Begins a new group: a line stands before it. */
  readonly group?: true
}

const Drawn = ({ d }: { readonly d: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)

const heading = (level: 1 | 2 | 3): Tool => ({
  key: `h${level}`,
  label: T[`pf.h${level}`],
  face: `H${level}`,
  run: (editor) => editor.chain().setHeading({ level }).run(),
  on: (editor) => editor.isActive('heading', { level }),
  ...(level === 1 ? { group: true } : {}),
})

/** The tools of the editor in their order; image and link open a window, so their work is handed in. [P-228] */
export const toolsOf = (open: {
  readonly image: (editor: Editor) => void
  readonly link: (editor: Editor) => void
}): readonly Tool[] => [
  {
    key: 'bold',
    label: T['pf.bold'],
    face: <strong>{T['pf.sampleLetter']}</strong>,
    run: (editor) => editor.chain().toggleBold().run(),
    on: (editor) => editor.isActive('bold'),
  },
  {
    key: 'italic',
    label: T['pf.italic'],
    face: <em>{T['pf.sampleLetter']}</em>,
    run: (editor) => editor.chain().toggleItalic().run(),
    on: (editor) => editor.isActive('italic'),
  },
  {
    key: 'underline',
    label: T['pf.underline'],
    face: <u>{T['pf.sampleLetter']}</u>,
    run: (editor) => editor.chain().toggleUnderline().run(),
    on: (editor) => editor.isActive('underline'),
  },
  {
    key: 'strike',
    label: T['pf.strike'],
    face: <s>{T['pf.sampleLetter']}</s>,
    run: (editor) => editor.chain().toggleStrike().run(),
    on: (editor) => editor.isActive('strike'),
  },
  heading(1),
  heading(2),
  heading(3),
  {
    key: 'paragraph',
    label: T['pf.paragraph'],
    face: <Drawn d="M17 5H10a4 4 0 0 0 0 8h2M12 5v14M16 5v14" />,
    run: (editor) => editor.chain().setParagraph().run(),
    on: (editor) => editor.isActive('paragraph') && !editor.isActive('listItem'),
  },
  {
    key: 'br',
    label: T['pf.br'],
    face: <Drawn d="M19 6v5a3 3 0 0 1-3 3H5M9 10l-4 4 4 4" />,
    run: (editor) => editor.chain().setHardBreak().run(),
    on: null,
  },
  {
    key: 'ul',
    label: T['pf.ul'],
    face: <Drawn d="M9 6h11M9 12h11M9 18h11M4.5 6v.2M4.5 12v.2M4.5 18v.2" />,
    run: (editor) => editor.chain().toggleBulletList().run(),
    on: (editor) => editor.isActive('bulletList'),
    group: true,
  },
  {
    key: 'ol',
    label: T['pf.ol'],
    face: <Drawn d="M10 6h10M10 12h10M10 18h10M4 4.5l1.2-.5v4M3.8 14.3c.4-1 2.4-.9 2.4.3 0 .9-2.4 1.7-2.4 2.9h2.6" />,
    run: (editor) => editor.chain().toggleOrderedList().run(),
    on: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'image',
    label: T['pf.image'],
    face: <Icon name={'image' satisfies keyof typeof icons} />,
    run: open.image,
    on: (editor) => editor.isActive('image'),
    group: true,
  },
  {
    key: 'link',
    label: T['pf.link'],
    face: (
      <Drawn d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
    ),
    run: open.link,
    on: (editor) => editor.isActive('link'),
  },
]

/** Which tools are pressed in, by key; drawn anew only when that changes. */
const usePressed = (editor: Editor, tools: readonly Tool[]): ReadonlySet<string> => {
  const read = () =>
    tools
      .filter(({ on }) => on?.(editor) ?? false)
      .map(({ key }) => key)
      .join(' ')
  const [pressed, setPressed] = useState(read)
  const latest = useRef(read)
  latest.current = read
  useEffect(() => {
    const look = () => setPressed(latest.current())
    editor.on('transaction', look)
    return () => void editor.off('transaction', look)
  }, [editor])
  return new Set(pressed.split(' '))
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The tools above the text: one tab stop, arrows between them, Escape back to the text. A press leaves the focus where it
 * is, so that the selection stays. [P-228]
 */
export const Toolbar = ({
  editor,
  tools,
  place,
  field,
}: {
  readonly editor: Editor
  readonly tools: readonly Tool[]
  readonly place: RefObject<HTMLDivElement | null>
  /** The text that they change. */
  readonly field: Pick<TextField, 'id' | 'locked'>
}) => {
  useSignals()
  const locked = field.locked.value
  const pressed = usePressed(editor, tools)
  const [stop, setStop] = useState(0)
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      editor.commands.focus()
      return
    }
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = step(stop, tools.length)
    setStop(next)
    place.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is at one of its buttons
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={T['pf.toolbar']}
      aria-controls={field.id}
      ref={place}
      onKeyDown={move}
    >
      {tools.map(({ key, label, face, run, on, group }, at) => (
        <button
          key={key}
          className={group === true ? `${styles.tool} ${styles.group}` : styles.tool}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={on === null ? undefined : pressed.has(key)}
          tabIndex={at === stop ? 0 : -1}
          aria-disabled={locked || undefined}
          aria-describedby={locked ? LOCKED_ID : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(at)}
          onClick={() => {
            if (!locked) run(editor)
          }}
        >
          {face}
        </button>
      ))}
    </div>
  )
}
