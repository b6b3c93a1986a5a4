import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { flushSync } from 'react-dom'
import { type Field, focusField } from './field.ts'

/** An entry that has to be mended, and the sentence that stands below it then. */
export type RefusedEntry = { readonly at: Pick<Field<unknown>, 'id' | 'refuse'>; readonly text: string }

/** Why a press came to nothing; `nth` tells one press from the next that says the same. */
export type EntryRefusal = { readonly text: string; readonly nth: number }

/** What the bar of a form says of its last press, until something of `entered` changes; null where there is nothing to say. [D2-147] */
export const makeRefusal = (entered: ReadonlySignal<unknown>) => {
  const said = signal<(EntryRefusal & { readonly of: unknown }) | null>(null)
  return {
    shown: computed((): EntryRefusal | null => (said.value?.of === entered.value ? said.value : null)),
    say: (text: string): void => {
      said.value = { text, nth: (said.peek()?.nth ?? 0) + 1, of: entered.peek() }
    },
  } as const
}
export type SaidInBar = ReturnType<typeof makeRefusal>

/**
 * A press came to nothing: every entry that has to be mended is marked, the bar says the first failure of the rules, and
 * the focus goes to the topmost entry of that failure, or of all where it names none. No window opens. [A-120] [A-268] [D2-147]
 */
export const refuseInPlace = (bar: SaidInBar, text: string, entries: readonly RefusedEntry[]): void => {
  flushSync(() => {
    for (const entry of entries) entry.at.refuse(entry.text)
    bar.say(text)
  })
  const blamed = entries.filter((entry) => entry.text === text)
  const ids = (blamed.length > 0 ? blamed : entries).map(({ at }) => `[id="${at.id}"]`)
  const first = ids.length > 0 ? document.querySelector(ids.join()) : null
  if (first) focusField(first.id)
}
