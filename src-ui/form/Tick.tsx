import { effect, signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'
import { useEffect, useRef } from 'react'

const never = signal(false)

/**
 * The box alone, for a row of its own making (a consent). Its state follows signals, so a press renders nothing. A blocked
 * box stays in the tab order and does nothing; `describedBy` names the text that says why.
 */
export const Tick = ({
  checked,
  mixed = never,
  blocked = never,
  onTick,
  id,
  describedBy,
}: {
  readonly checked: ReadonlySignal<boolean>
  /** Some of a group: shown as a line. */
  readonly mixed?: ReadonlySignal<boolean> | undefined
  readonly blocked?: ReadonlySignal<boolean> | undefined
  readonly onTick: (checked: boolean) => void
  readonly id?: string | undefined
  readonly describedBy?: string | undefined
}) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(
    () =>
      effect(() => {
        const [on, some, off] = [checked.value, mixed.value, blocked.value]
        if (box.current === null) return
        box.current.checked = on
        box.current.indeterminate = some && !on
        if (off) box.current.setAttribute('aria-disabled', 'true')
        else box.current.removeAttribute('aria-disabled')
      }),
    [checked, mixed, blocked],
  )
  return (
    <input
      className="box"
      type="checkbox"
      id={id}
      ref={box}
      defaultChecked={checked.peek()}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (blocked.peek()) event.preventDefault()
      }}
      onChange={(event) => {
        if (blocked.peek()) return
        const wanted = event.currentTarget.checked
        onTick(wanted)
        // The decision is the model's: when it said no, the box goes back.
        event.currentTarget.checked = checked.peek()
        event.currentTarget.indeterminate = mixed.peek() && !checked.peek()
      }}
    />
  )
}
