import { afterFrames } from '../design/after-frames.ts'
import { dialogs } from '../design/dialogs.ts'
import { fill } from '../text/fill.ts'
import { WORDS } from '../text/ko/words.ts'
import { type Field, focusField } from './field.ts'

/** An entry that has to be mended, or is `advised` to be seen to, and the sentence that stands below it then. */
export type RefusedEntry = {
  readonly at: Pick<Field<unknown>, 'id' | 'refuse'>
  readonly text: string
  readonly advised?: boolean
}

/**
 * A press came to nothing: every entry that has to be mended is marked, the window says how many there are, the first on the
 * page, to which the focus goes, and the first failure of the rules (`next` as well, where it is one).
 */
export const refuseEntries = async (text: string, entries: readonly RefusedEntry[], next?: string): Promise<void> => {
  for (const entry of entries) entry.at.refuse(entry.text)
  const n = new Set(entries.map((entry) => entry.text)).size
  const ids = entries.flatMap(({ at, advised }) => (advised === true ? [] : [`[id="${at.id}"]`]))
  const first = ids.length > 0 ? document.querySelector(ids.join()) : null
  const topmost = entries.find(({ at }) => at.id === first?.id)?.text ?? text
  if (n <= 1) await dialogs.alert({ text, next })
  else if (topmost === text) await dialogs.alert({ text, next: fill(WORDS['summary.all'], { n }) })
  else await dialogs.alert({ text, title: fill(WORDS['summary.fromTop'], { n }), before: topmost })
  if (first) afterFrames(() => focusField(first.id))
}
