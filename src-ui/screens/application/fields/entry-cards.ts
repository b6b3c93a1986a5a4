import { computed, effect, signal } from '@preact/signals-react'
import type { FocusEvent } from 'react'
import { flushSync } from 'react-dom'

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
 * Closes the finished cards above a card when the focus moves to that card, but not while a button or a list is being
 * pressed: its click would be lost if it moved.
 */
export const makeCloseFinishedAbove =
  (cards: readonly EntryCardModel[]) =>
  ({ target }: FocusEvent): void => {
    if (target.matches(':active:not(:read-write)')) return
    const index = cards.findIndex(({ id }) => target.closest(`[id="${id}"]`) !== null)
    // Closed before the browser scrolls to the focused element, which then stays where it is.
    flushSync(() => {
      for (const { state, isFolded } of cards.slice(0, Math.max(index, 0)))
        if (canClose(state.peek())) isFolded.value = true
    })
  }
