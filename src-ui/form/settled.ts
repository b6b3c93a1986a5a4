import { computed, signal } from '@preact/signals-react'
import type { ReadonlySignal } from '@preact/signals-react'

const pressed = signal(false)

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (pressed.value = true), true)
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => (pressed.value = false), true)
}

/**
 * The value as it was before a press, until the press is over. A press takes the focus from the field before it; a message
 * that came at that moment would push the button away from under the finger, and the press would be lost.
 */
export const settled = <A>(value: ReadonlySignal<A>): ReadonlySignal<A> => {
  let shown = value.peek()
  return computed(() => {
    if (!pressed.value) shown = value.value
    return shown
  })
}
