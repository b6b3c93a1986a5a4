// The terms of texts and queries: what the search of the rule book compares.

import { EVERYDAY_WORDS } from './everyday-words.table.ts'

/** Number words before a unit: `한 건` equals `1건`. */
const NUMBER_WORDS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/**
 * Returns the words of a text. Numbers are normalised to digits: `300,000원` and `30만 원` are equal. Latin letters are
 * separated from Korean ones: `PDF가`. A size and a rest is more than the size: `10MB 1바이트` is more than 10MB.
 */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(
      /(?<!\d)(\d+)억(?: ?(\d+)만)?/g,
      (_, hundreds, tens = 0) => `${Number(hundreds) * 1e8 + Number(tens) * 1e4}`,
    )
    .replaceAll(/(?<=\d)만 ?원/g, '0000원')
    .replaceAll(/(?<=\d)천 ?원/g, '000원')
    .replaceAll(/(?<=\d) ?(?:메가바이트|메가)/g, 'mb')
    .replaceAll(/(?<=\dmb)(?:보다|에서|를)? ?\d+ ?(?:바이트|b)(?![a-z])/g, ' 넘음')
    .replaceAll(
      /(?<![가-힣])(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열) ?(?=[건번개자]|군데)/g,
      (_, word: string) => `${NUMBER_WORDS.indexOf(word) + 1}`,
    )
    .replaceAll(/(?<=[가-힣])(?=[a-z])|(?<=[a-z]\d{0,3})(?=[가-힣])/g, ' ')
    .match(/[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)*/gu) ?? []

/** Returns every pair of adjacent letters. */
const pairsOf = (word: string): string[] => [...word].slice(1).map((letter, i) => `${word[i]}${letter}`)

/**
 * Returns the terms of a word: the parts of a date; a number, with and without the first letter of its unit; the pairs
 * of adjacent letters of a Korean word. Other words are terms themselves.
 */
const termsOfWord = (word: string): string[] => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(word) ?? []
  if (year !== undefined) return [word, `${year}년`, `${Number(month)}월`, `${Number(day)}일`]
  const [, number = '', unit = ''] = /^(\d+)([가-힣a-z]?)/u.exec(word) ?? []
  if (number !== '') return [...new Set([word, number, `${number}${unit}`, ...pairsOf(word.slice(number.length))])]
  return /^[가-힣][가-힣\d]+$/u.test(word) ? pairsOf(word) : [word]
}

/** Marks the first two letters of a word. */
export const START_MARK = '^'

/**
 * Returns the terms of a text: those of its words, and the first two letters of each word once more with a mark, because
 * the end of a word is often a particle.
 */
export const termsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => [
    ...termsOfWord(word),
    ...(word.length < 2 ? [] : [`${START_MARK}${word.slice(0, 2)}`]),
  ])

/** Each everyday word with the words of the book for it, the longest everyday word first. */
const BOOK_WORDS = EVERYDAY_WORDS.flatMap(([everyday, book]) =>
  everyday.split(' ').map((word) => ({ word, book })),
).toSorted((a, b) => b.word.length - a.word.length)

/**
 * Returns the words of the book for the everyday words of a query. An everyday word begins with a word of the query and
 * may continue in the next ones (`문 닫은`); one of one letter is a word with at most one more letter.
 */
const bookWordsFor = (query: string): readonly string[] =>
  wordsOf(query).flatMap((first, i, words) => {
    const remainder = words.slice(i).join('')
    return (
      BOOK_WORDS.find(({ word }) => remainder.startsWith(word) && (word.length > 1 || first.length <= 2))?.book ?? []
    )
  })

/**
 * Returns the terms of a query: `own` has those of the typed words; `all` also has those of the book's words for
 * everyday words.
 */
export const queryTermsOf = (query: string): { readonly own: readonly string[]; readonly all: readonly string[] } => {
  const ownTerms = new Set(termsOf(query))
  return { own: [...ownTerms], all: [...new Set([...ownTerms, ...bookWordsFor(query).flatMap(termsOf)])] }
}

/** Returns all letters and digits of a text, without spaces and signs. */
export const lettersIn = (text: string): string => wordsOf(text).join('')
