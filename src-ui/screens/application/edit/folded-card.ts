import { effect, signal } from '@preact/signals-react'
import { type EntryCardModel, makeEntryCard } from '../../../parts/form/entry-cards.ts'

/**
 * Creates a card of an edit page that is one line until the person opens it, until `isNeeded` returns true, or from the
 * start if it does not begin folded. It is done only after it has been opened. [D2-310]
 */
export const makeFoldedCard = (
  id: string,
  beginsFolded: boolean,
  entryNames: readonly string[],
  { isDone, isNeeded }: { readonly isDone: () => boolean; readonly isNeeded: () => boolean },
): EntryCardModel => {
  const isOpened = signal(!beginsFolded)
  effect(() => {
    if (isNeeded()) isOpened.value = true
  })
  const card = makeEntryCard(id, () => (isOpened.value && isDone() ? 'done' : 'open'), {
    waits: () => !isOpened.value,
    entryNames: () => entryNames,
  })
  return {
    ...card,
    open: () => {
      isOpened.value = true
      card.open()
    },
  }
}
