import { syllableIndex } from './korean-syllable.ts'
import { normaliseUnicode } from './normal-form.ts'

/**
 * Search as Korean readers expect it. A query matches any part of a string; case and white space are ignored. Single
 * consonants match the initials of syllables (`ㅊㅊ` finds `춘천`). Each string is prepared once, so that a key press only
 * searches. [P-252] [P-318]
 */

const SYLLABLES_PER_INITIAL = 588

/** The nineteen initial consonants in Unicode syllable order. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

export type SearchableRow = { readonly letters: string; readonly initials: string }

/** A typed query, prepared for `matchesQuery`. An empty query matches everything. */
export type SearchQuery = { readonly text: string; readonly by: 'letters' | 'initials' | 'both' }

/** A part of a displayed string: character positions, `to` exclusive. */
export type TextRange = { readonly from: number; readonly to: number }

const withoutSpace = (text: string): string => normaliseUnicode(text, 'NFC').toLowerCase().replace(/\s+/gu, '')

const initialOf = (letter: string): string => {
  const index = syllableIndex(letter)
  return index === null ? letter : INITIALS.charAt(Math.floor(index / SYLLABLES_PER_INITIAL))
}

const initialsOf = (letters: string): string => letters.replace(/[가-힣]/gu, initialOf)

const isInitial = (letter: string): boolean => INITIALS.includes(letter)

/** Prepares the strings of a row. A match never spans two strings. */
export const toSearchableRow = (texts: readonly string[]): SearchableRow => {
  const letters = texts.map(withoutSpace).join('\n')
  return { letters, initials: initialsOf(letters) }
}

/**
 * Parses a query. A query of consonants alone is searched in the initials. A query that mixes consonants and syllables
 * is searched in initials and letters, any other query in the letters. [P-252] [P-318]
 */
export const parseSearchQuery = (searchText: string): SearchQuery => {
  const text = withoutSpace(searchText)
  const consonants = [...text].filter(isInitial).length
  return { text, by: consonants === 0 ? 'letters' : consonants === text.length ? 'initials' : 'both' }
}

/** True if the mixed query matches at this position. A single consonant matches any syllable that begins with it. */
const matchesMixtureAt = (row: SearchableRow, text: string, start: number): boolean => {
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charAt(i)
    if (row.letters.charAt(start + i) !== letter && !(isInitial(letter) && row.initials.charAt(start + i) === letter))
      return false
  }
  return true
}

const indexOfMixture = (row: SearchableRow, text: string): number => {
  const initials = initialsOf(text)
  for (let start = row.initials.indexOf(initials); start >= 0; start = row.initials.indexOf(initials, start + 1))
    if (matchesMixtureAt(row, text, start)) return start
  return -1
}

const indexIn = (row: SearchableRow, { text, by }: SearchQuery): number =>
  by === 'both' ? indexOfMixture(row, text) : row[by].indexOf(text)

/** True if the query occurs anywhere in the row. [P-252] [P-318] */
export const matchesQuery = (row: SearchableRow, query: SearchQuery): boolean => indexIn(row, query) >= 0

/** True if every word of the query occurs somewhere in the row. [P-319] [D3-110] */
export const matchesEveryWord = (row: SearchableRow, searchText: string): boolean =>
  searchText.split(/\s+/u).every((word) => matchesQuery(row, parseSearchQuery(word)))

/** Returns the first match in one string, for highlighting; null if there is none or the query is empty. */
export const findFirstMatch = (text: string, query: SearchQuery): TextRange | null => {
  if (query.text === '') return null
  const start = indexIn(toSearchableRow([text]), query)
  if (start < 0) return null
  const visibleIndexes = [...text.matchAll(/\S/gu)].map(({ index }) => index)
  const [from, to] = [visibleIndexes[start], visibleIndexes[start + query.text.length - 1]]
  return from === undefined || to === undefined ? null : { from, to: to + 1 }
}
