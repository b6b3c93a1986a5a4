import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { flushSync } from 'react-dom'
import { type Field, focusField } from './field.ts'

/** An entry to correct, and the message below it. */
export type RefusedEntry = { readonly at: Pick<Field<unknown>, 'id' | 'refuse'>; readonly text: string }

/** Why an attempt failed; `nth` distinguishes two attempts with the same text. */
export type EntryRefusal = { readonly text: string; readonly nth: number }

/**
 * Makes the message of a form's bar about its last attempt; it lasts until `entered` changes, and is null if there is
 * none. [D2-147]
 */
export const makeBarMessage = (entered: ReadonlySignal<unknown>) => {
  const said = signal<(EntryRefusal & { readonly of: unknown }) | null>(null)
  return {
    shown: computed((): EntryRefusal | null => (said.value?.of === entered.value ? said.value : null)),
    say: (text: string): void => {
      said.value = { text, nth: (said.peek()?.nth ?? 0) + 1, of: entered.peek() }
    },
  } as const
}
export type BarMessage = ReturnType<typeof makeBarMessage>

/**
 * Reports a submission with errors: marks every entry to correct, shows the first failure of the rules in the bar, and
 * focuses the topmost entry of that failure, or of all entries if the failure contains none. No dialog opens.
 * [A-268] [D2-147]
 */
export const refuseInPlace = (bar: BarMessage, text: string, entries: readonly RefusedEntry[]): void => {
  flushSync(() => {
    for (const entry of entries) entry.at.refuse(entry.text)
    bar.say(text)
  })
  const blamed = entries.filter((entry) => entry.text === text)
  const ids = (blamed.length > 0 ? blamed : entries).map(({ at }) => `[id="${at.id}"]`)
  const first = ids.length > 0 ? document.querySelector(ids.join()) : null
  if (first) focusField(first.id)
}
