import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import type { FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { callLater } from '../focus/call-later.ts'

/**
 * The state of a card. `open`: an entry is missing. `done`: nothing is missing. `waived`: only a check is missing, and
 * the person continues without it. `empty`: nothing is entered, and nothing needs to be.
 */
export type EntryCardState = 'open' | 'done' | 'waived' | 'empty'

/** One part of a form. `isClosed`: it is rendered as one line, because nothing in it is missing. */
export type EntryCardModel = {
  readonly id: string
  readonly state: ReadonlySignal<EntryCardState>
  readonly isFolded: Signal<boolean>
  readonly isClosed: ReadonlySignal<boolean>
}

const canClose = (state: EntryCardState): boolean => state === 'done' || state === 'waived'

/** Creates a card with the state that `stateOf` returns. The card can close only while nothing in it is missing. */
export const makeEntryCard = (id: string, stateOf: () => EntryCardState): EntryCardModel => {
  const isFolded = signal(false)
  const state = computed(stateOf)
  return { id, state, isFolded, isClosed: computed(() => isFolded.value && canClose(state.value)) }
}

/**
 * Collapses the finished cards above the focused card. The page scrolls by the height that disappears, so that the
 * focused element stays where it is. If the page cannot scroll that far, the card stays open.
 */
const foldBehind = (cards: readonly EntryCardModel[], here: Element): void => {
  const at = cards.findIndex(({ id }) => here.closest(`[id="${id}"]`) !== null)
  for (const { state, isFolded } of cards.slice(0, Math.max(at, 0))) {
    if (!canClose(state.peek()) || isFolded.peek()) continue
    const before = here.getBoundingClientRect().top
    flushSync(() => (isFolded.value = true))
    const rise = before - here.getBoundingClientRect().top
    if (rise > window.scrollY) flushSync(() => (isFolded.value = false))
    else if (rise !== 0) window.scrollBy({ top: -rise, behavior: 'instant' })
  }
}

/**
 * The number of milliseconds that a card waits after the focus has moved before it closes, so that the page is rendered
 * first.
 */
const DRAWN_MS = 100

/** Closes finished cards when the focus moves to a later card, after the later card is rendered. */
export const makeFoldFinishedAbove =
  (cards: readonly EntryCardModel[]) =>
  ({ target }: FocusEvent): void =>
    void callLater(() => {
      if (target === document.activeElement) foldBehind(cards, target)
    }, DRAWN_MS)
