import { keyOf, placeAddress } from '#domain/rule-book'
import type { FactEntry } from '#domain/rule-entry'

/** What was chosen, by its name: facts of a rule, or what was done in a state of a machine. */
export type Chosen = ReadonlyMap<string, string>

/** What was chosen, null where nothing was, and who is told of the next choice. */
export type ChoosingProps = { readonly chosen: Chosen | null; readonly onChoose: (chosen: Chosen) => void }

/** A place in the book: an entry or a row, with what was chosen there: `#NP?stage=paid&limit=false`. */
export type BookAddress = { readonly id: string; readonly chosen: Chosen }

export const readPlace = (hash: string): BookAddress => {
  const [id = '', query = ''] = hash.replace(/^#/, '').split('?')
  return { id: decodeURIComponent(id), chosen: new Map(new URLSearchParams(query)) }
}

/** Writes the place into the address without leaving a step behind. */
export const writePlace = (id: string, chosen: Iterable<readonly [string, string]>): void =>
  history.replaceState(null, '', placeAddress(id, chosen))

/** Runs at once and whenever a link within the book is followed; answers what ends it. */
export const followPlace = (follow: (place: BookAddress) => unknown): (() => void) => {
  const read = () => follow(readPlace(location.hash))
  read()
  addEventListener('hashchange', read)
  return () => removeEventListener('hashchange', read)
}

/** What is chosen for each fact: what the address says, else the first of its values. */
export const chosenFacts = (facts: readonly FactEntry[], chosen: Chosen) =>
  Object.fromEntries(
    facts.map(({ fact, choices }) => {
      const named = choices.find(([value]) => keyOf(choices, value) === chosen.get(fact))
      return [fact, (named ?? choices[0])?.[0]]
    }),
  )
