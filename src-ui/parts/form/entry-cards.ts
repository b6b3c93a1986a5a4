import { computed, effect, signal } from '@preact/signals-react'
import type { FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { callLater } from '../focus/call-later.ts'

/**
 * The state of a card. `open`: an entry is missing. `done`: nothing is missing. `waived`: only a check is missing, and
 * the person continues without it. `empty`: nothing is entered, and nothing needs to be.
 */
export type EntryCardState = 'open' | 'done' | 'waived' | 'empty'

const canClose = (state: EntryCardState): boolean => state === 'done' || state === 'waived'

type UpcomingCard = { readonly waits: () => boolean; readonly entryNames: () => readonly string[] }

/**
 * Makes a card, one part of a form, with the state that `stateOf` returns. The card can close only while it is finished
 * (`done` or `waived`). A card that `waits` is upcoming until it no longer waits or is opened. [D2-300]
 */
export const makeEntryCard = (
  id: string,
  stateOf: () => EntryCardState,
  { waits, entryNames }: UpcomingCard = { waits: () => false, entryNames: () => [] },
) => {
  const isFolded = signal(false)
  const isReached = signal(false)
  const isUpcoming = computed(() => !isReached.value)
  const state = computed((): EntryCardState => (isUpcoming.value ? 'open' : stateOf()))
  effect(() => {
    if (!isReached.value && !waits()) isReached.value = true
  })
  return {
    id,
    state,
    isFolded,
    /** True while the card waits and the person has not opened it. Its state is then `open`. */
    isUpcoming,
    /** Returns the names of the entries that an upcoming card asks for. */
    entryNames,
    /** True if the card is rendered as one line, because it is finished or upcoming. */
    isClosed: computed(() => isUpcoming.value || (isFolded.value && canClose(state.value))),
    /** Opens the card. An upcoming card that was opened once stays open until it is finished. */
    open: () => {
      isReached.value = true
      isFolded.value = false
    },
  } as const
}
export type EntryCardModel = ReturnType<typeof makeEntryCard>

/**
 * Collapses the finished cards above the focused card. The page scrolls by the height that disappears, so that the
 * focused element stays where it is. If the page cannot scroll that far, the card stays open.
 */
const foldBehind = (cards: readonly EntryCardModel[], here: Element): void => {
  const index = cards.findIndex(({ id }) => here.closest(`[id="${id}"]`) !== null)
  for (const { state, isFolded } of cards.slice(0, Math.max(index, 0))) {
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
