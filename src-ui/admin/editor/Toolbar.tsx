import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { POPUP_ADMIN as T } from '../../text/ko/popup-admin.ts'
import look from './editor.module.css'
import type { Tool } from './tools.tsx'

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
  controls,
}: {
  readonly editor: Editor
  readonly tools: readonly Tool[]
  readonly place: RefObject<HTMLDivElement | null>
  /** Id of the text that they change. */
  readonly controls: string
}) => {
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
      className={look.toolbar}
      role="toolbar"
      aria-label={T['pf.toolbar']}
      aria-controls={controls}
      ref={place}
      onKeyDown={move}
    >
      {tools.map(({ key, label, face, run, on, group }, at) => (
        <button
          key={key}
          className={group === true ? `${look.tool} ${look.group}` : look.tool}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={on === null ? undefined : pressed.has(key)}
          tabIndex={at === stop ? 0 : -1}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(at)}
          onClick={() => run(editor)}
        >
          {face}
        </button>
      ))}
    </div>
  )
}
