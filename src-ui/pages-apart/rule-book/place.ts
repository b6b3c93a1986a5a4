import { keyOf, placeAddress } from '#domain/rule-book'
import type { FactEntry } from '#domain/rule-entry'

/** The choice in an article by names: facts of a rule, or state, actor and action of a machine. */
export type Chosen = ReadonlyMap<string, string>

/** The choice, null for none, and the callback for the next one. */
export type ChoosingProps = { readonly chosen: Chosen | null; readonly onChoose: (chosen: Chosen) => void }

/** An address in the book: an entry or a row, with the choice there: `#NP?stage=paid&limit=false`. */
export type BookAddress = { readonly id: string; readonly chosen: Chosen }

export const readPlace = (hash: string): BookAddress => {
  const [id = '', query = ''] = hash.replace(/^#/, '').split('?')
  return { id: decodeURIComponent(id), chosen: new Map(new URLSearchParams(query)) }
}

/** Writes an address without a new entry in the history. */
export const writePlace = (id: string, chosen: Iterable<readonly [string, string]>): void =>
  history.replaceState(null, '', placeAddress(id, chosen))

/** Calls `follow` at once and whenever a link within the book is followed; returns what ends it. */
export const followPlace = (follow: (place: BookAddress) => unknown): (() => void) => {
  const read = () => follow(readPlace(location.hash))
  read()
  addEventListener('hashchange', read)
  return () => removeEventListener('hashchange', read)
}

/** The value of each fact: that of the address, else the first one. */
export const chosenFacts = (facts: readonly FactEntry[], chosen: Chosen) =>
  Object.fromEntries(
    facts.map(({ fact, choices }) => {
      const named = choices.find(([value]) => keyOf(choices, value) === chosen.get(fact))
      return [fact, (named ?? choices[0])?.[0]]
    }),
  )
