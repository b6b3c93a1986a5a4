import { ruleBookFragmentValue, ruleBookFragment } from '#book/rule-book-fragment'
import type { RuleFactEntry } from '#book/rule-entry'

/** The values selected in an article, by name: the facts of a rule; or state, actor and action of a machine. */
export type ChosenFacts = ReadonlyMap<string, string>

/** The selected values (null if nothing is selected), and the callback for newly selected values. */
export type ChoosingProps = {
  readonly chosen: ChosenFacts | null
  readonly onChoose: (chosenFacts: ChosenFacts) => void
}

/**
 * A location in the book: the id of an article or a row, and the values selected there, as in
 * `#NP?stage=paid&limit=false`.
 */
export type BookLocation = { readonly id: string; readonly chosen: ChosenFacts }

export const parseBookFragment = (hash: string): BookLocation => {
  const [id = '', query = ''] = hash.replace(/^#/, '').split('?')
  return { id: decodeURIComponent(id), chosen: new Map(new URLSearchParams(query)) }
}

/** Replaces the URL fragment without adding an entry to the history. */
export const replaceBookFragment = (id: string, chosenFacts: Iterable<readonly [string, string]>): void =>
  history.replaceState(null, '', ruleBookFragment(id, chosenFacts))

/**
 * Calls `show` immediately, and whenever the reader follows a link within the book. Returns an unsubscribe function.
 */
export const watchBookLocation = (show: (location: BookLocation) => unknown): (() => void) => {
  const read = () => show(parseBookFragment(location.hash))
  read()
  addEventListener('hashchange', read)
  return () => removeEventListener('hashchange', read)
}

/**
 * Returns the value of each fact: the value in the URL or, if the URL has none, the first value that the fact can have.
 */
export const chosenOrFirstFactValues = (facts: readonly RuleFactEntry[], chosenFacts: ChosenFacts) =>
  Object.fromEntries(
    facts.map(({ fact, choices }) => {
      const chosenPair = choices.find(([value]) => ruleBookFragmentValue(choices, value) === chosenFacts.get(fact))
      return [fact, (chosenPair ?? choices[0])?.[0]]
    }),
  )
