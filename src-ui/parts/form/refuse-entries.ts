import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { flushSync } from 'react-dom'
import { dialogs } from '../design/dialogs.ts'
import { fill } from '../../text/fill.ts'
import { WORDS } from '../../text/ko/words.ts'
import { type Field, focusField } from './field.ts'

/** An entry that has to be mended, and the sentence that stands below it then. */
export type RefusedEntry = { readonly at: Pick<Field<unknown>, 'id' | 'refuse'>; readonly text: string }

/**
 * A press came to nothing: every entry that has to be mended is marked. The window says the first failure of the rules, and
 * above it how many there are (`next` below, where it is one); closed, it leads to the topmost one of the page, whose
 * sentence it says where that is another.
 */
export const refuseEntries = async (text: string, entries: readonly RefusedEntry[], next?: string): Promise<void> => {
  for (const entry of entries) entry.at.refuse(entry.text)
  const n = new Set(entries.map((entry) => entry.text)).size
  const ids = entries.map(({ at }) => `[id="${at.id}"]`)
  const first = ids.length > 0 ? document.querySelector(ids.join()) : null
  const title = fill(WORDS['summary.count'], { n })
  const topmost = entries.find(({ at }) => at.id === first?.id)?.text ?? text
  const leadsTo = topmost === text ? WORDS['summary.topmost'] : `${WORDS['summary.topmost']}\n${topmost}`
  await dialogs.alert(n <= 1 ? { text, next } : { title, text, next: leadsTo })
  if (first) focusField(first.id)
}

/** Why a press came to nothing; `nth` tells one press from the next that says the same. */
export type Refusal = { readonly text: string; readonly nth: number }

/** What the bar of a form says of its last press, until something of `entered` changes; null where there is nothing to say. [D2-147] */
export const makeRefusal = (entered: ReadonlySignal<unknown>) => {
  const said = signal<(Refusal & { readonly of: unknown }) | null>(null)
  return {
    shown: computed((): Refusal | null => (said.value?.of === entered.value ? said.value : null)),
    say: (text: string): void => {
      said.value = { text, nth: (said.peek()?.nth ?? 0) + 1, of: entered.peek() }
    },
  } as const
}
export type SaidInBar = ReturnType<typeof makeRefusal>

/**
 * A press came to nothing: every entry that has to be mended is marked, the bar says the first failure of the rules, and
 * the focus goes to the topmost entry of that failure. No window opens. [A-268] [D2-147]
 */
export const refuseInPlace = (bar: SaidInBar, text: string, entries: readonly RefusedEntry[]): void => {
  flushSync(() => {
    for (const entry of entries) entry.at.refuse(entry.text)
    bar.say(text)
  })
  const ids = entries.filter((entry) => entry.text === text).map(({ at }) => `[id="${at.id}"]`)
  const first = ids.length > 0 ? document.querySelector(ids.join()) : null
  if (first) focusField(first.id)
}
