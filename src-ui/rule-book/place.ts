import { useEffect, useState } from 'react'
import { keyOf, placeAddress } from '#domain/rule-book'
import type { FactEntry } from '#domain/rule-entry'

/** A place in the book: an entry or a row, with what was chosen there: `#NP?stage=paid&limit=false`. */
export type Place = { readonly id: string; readonly chosen: ReadonlyMap<string, string> }

export const readPlace = (hash: string): Place => {
  const [id = '', query = ''] = hash.replace(/^#/, '').split('?')
  return { id: decodeURIComponent(id), chosen: new Map(new URLSearchParams(query)) }
}

/** Writes the place into the address without leaving a step behind. */
export const writePlace = (id: string, chosen: Iterable<readonly [string, string]>): void =>
  history.replaceState(null, '', placeAddress(id, chosen))

/** The place that the address names, anew whenever a link is followed. */
export const usePlace = (): Place => {
  const [place, setPlace] = useState(() => readPlace(location.hash))
  useEffect(() => {
    const follow = () => setPlace(readPlace(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return place
}

/** What is chosen for each fact: what the address says, else the first of its values. */
export const chosenFacts = (facts: readonly FactEntry[], chosen: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    facts.map(({ fact, choices }) => {
      const named = choices.find(([value]) => keyOf(choices, value) === chosen.get(fact))
      return [fact, (named ?? choices[0])?.[0]]
    }),
  )
