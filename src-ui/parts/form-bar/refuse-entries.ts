import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { flushSync } from 'react-dom'
import { type Field, focusField } from '../form/form-field.ts'

export type RefusedEntry = { readonly at: Pick<Field<unknown>, 'id' | 'refuse'>; readonly text: string }

/** Why an attempt failed. `nth` distinguishes two attempts with the same message. */
export type AttemptRefusal = { readonly text: string; readonly nth: number }

/**
 * Makes the message about the last attempt, which a form's bar shows. The message is null if there is none, and
 * disappears when `entries` changes. [D2-147]
 */
export const makeBarMessageModel = (entries: ReadonlySignal<unknown>) => {
  const refusal = signal<(AttemptRefusal & { readonly of: unknown }) | null>(null)
  return {
    shown: computed((): AttemptRefusal | null => (refusal.value?.of === entries.value ? refusal.value : null)),
    say: (text: string): void => {
      refusal.value = { text, nth: (refusal.peek()?.nth ?? 0) + 1, of: entries.peek() }
    },
  } as const
}
export type BarMessageModel = ReturnType<typeof makeBarMessageModel>

/**
 * Reports a submission with errors. Marks every entry to correct, and shows the first failure of the rules in the bar.
 * Focuses the topmost entry of this failure; if the failure is not about an entry, focuses the topmost of all marked
 * entries. Opens no dialog. [A-120] [D2-147]
 */
export const refuseInPlace = (bar: BarMessageModel, text: string, entries: readonly RefusedEntry[]): void => {
  flushSync(() => {
    for (const entry of entries) entry.at.refuse(entry.text)
    bar.say(text)
  })
  const entriesWithText = entries.filter((entry) => entry.text === text)
  const ids = (entriesWithText.length > 0 ? entriesWithText : entries).map(({ at }) => `[id="${at.id}"]`)
  const first = ids.length > 0 ? document.querySelector(ids.join()) : null
  if (first) focusField(first.id)
}
