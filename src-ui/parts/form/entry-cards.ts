import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import type { FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { later } from '../design/later.ts'

/** What is left in a card: entries, nothing, or nothing but a check that the person goes on without; an empty one asks for nothing. */
export type CardState = 'open' | 'done' | 'waived' | 'empty'

/** One part of a form; `closed`: it is drawn as one line, because nothing is left in it. */
export type Card = {
  readonly id: string
  readonly state: ReadonlySignal<CardState>
  readonly folded: Signal<boolean>
  readonly closed: ReadonlySignal<boolean>
}

const canClose = (state: CardState): boolean => state === 'done' || state === 'waived'

/** A card whose state is as `stateOf` says; it can close only while nothing is left in it. */
export const makeCard = (id: string, stateOf: () => CardState): Card => {
  const folded = signal(false)
  const state = computed(stateOf)
  return { id, state, folded, closed: computed(() => folded.value && canClose(state.value)) }
}

/**
 * Closes the cards that lie before the one with the focus and in which nothing is left. The page is scrolled by as much, so
 * that what has the focus stays where it is seen; a card stays open where that cannot be done.
 */
const foldBehind = (cards: readonly Card[], here: Element): void => {
  const at = cards.findIndex(({ id }) => here.closest(`[id="${id}"]`) !== null)
  for (const { state, folded } of cards.slice(0, Math.max(at, 0))) {
    if (!canClose(state.peek()) || folded.peek()) continue
    const before = here.getBoundingClientRect().top
    flushSync(() => (folded.value = true))
    const rise = before - here.getBoundingClientRect().top
    if (rise > window.scrollY) flushSync(() => (folded.value = false))
    else if (rise !== 0) window.scrollBy({ top: -rise, behavior: 'instant' })
  }
}

/** Long enough that the page is drawn where the focus has gone to, before a card closes. */
const DRAWN_MS = 100

/** Closes finished cards as the focus moves on to a later one, once that is in view. */
export const foldOnFocus =
  (cards: readonly Card[]) =>
  ({ target }: FocusEvent): void =>
    void later(() => {
      if (target === document.activeElement) foldBehind(cards, target)
    }, DRAWN_MS)
