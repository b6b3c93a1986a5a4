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
