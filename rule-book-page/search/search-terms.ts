// The terms of texts and queries: what the search of the rule book compares.

import { syllableAt, syllableIndex } from '#domain/text/korean-syllable'
import { EVERYDAY_WORDS, OTHER_MEANING_MARK } from './everyday-words.table.ts'
import {
  WORD_ENDING_PATTERN,
  UNSEARCHED_WORD_PATTERN,
  ONE_LETTER_NOUN_PATTERN,
  ONE_LETTER_WORD_PATTERN,
} from './search-words.table.ts'

/** Number words before a unit: `한 건` equals `1건`. */
const NUMBER_WORDS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** Returns every pair of adjacent letters. */
const lettersOf = (word: string): string[] => [...word].slice(1).map((letter, i) => `${word[i]}${letter}`)

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

/**
 * Returns the number at the beginning of a word and the first letter of its unit: `60바이트까지`; an empty list if the word
 * does not begin with a number.
 */
const numberIn = (word: string): readonly string[] => /^(\d+)([가-힣a-z]?)/u.exec(word)?.slice(1) ?? []

/**
 * Returns the terms of a word. These are the parts of a date, a number and its unit, or the pairs of adjacent letters
 * of a Korean word.
 */
const termsOfWord = (word: string): string[] => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(word) ?? []
  if (year !== undefined) return [word, `${year}년`, `${Number(month)}월`, `${Number(day)}일`]
  const [number, unit = ''] = numberIn(word)
  if (number !== undefined)
    return [...new Set([word, number, `${number}${unit}`, ...lettersOf(word.slice(number.length))])]
  return /^[가-힣][가-힣\d]{2,}$/u.test(word) ? lettersOf(word) : [word]
}

/** Returns a word without its particle or ending. */
const stemOf = (word: string): string =>
  ONE_LETTER_NOUN_PATTERN.exec(word)?.[1] ?? word.replace(WORD_ENDING_PATTERN, '')

/** The vowels of a contracted syllable, and the vowel of its stem: `올려` is `올리`, `지워` is `지우`. */
const CONTRACTED = new Map([
  [6, 20],
  [14, 13],
  [9, 8],
])
/** The final consonants that an ending adds to a stem: ㄴ, ㄹ, ㅁ, ㅂ and ㅆ. */
const ADDED_FINALS = new Set([4, 8, 16, 17, 20])

/** Returns a stem with its last syllable in the basic form of a verb: `올린`, `올렸` and `올려` are `올리`. */
const basicForm = (stem: string): string => {
  const syllable = syllableIndex(stem.slice(-1))
  if (syllable === null || stem.length < 2) return stem
  const final = syllable % 28
  const vowel = Math.floor(syllable / 28) % 21
  const isOpen = final === 0 || ADDED_FINALS.has(final)
  const basic = isOpen ? syllable - final + ((CONTRACTED.get(vowel) ?? vowel) - vowel) * 28 : syllable
  return `${stem.slice(0, -1)}${syllableAt(basic)}`
}

/** Returns the term for a pair of letters with a space between them. */
export const joinTermOf = (pair: string): string => `+${pair}`

/**
 * Returns the pairs of letters on both sides of each space, as if the words were joined. A query that joins these words
 * then matches better.
 */
const joinsOf = (text: string): string[] =>
  text
    .split(/[·,]/)
    .flatMap((part) => [
      ...wordsOf(part)
        .join(' ')
        .matchAll(/([가-힣]) (?=([가-힣]))/g),
    ])
    .map(([, before, after]) => joinTermOf(`${before}${after}`))

/** Returns the numbers of a range of two-digit numbers, except its end, which is a word itself: `81~89` contains 85. */
const rangesOf = (text: string): string[] =>
  [...text.matchAll(/(?<!\d)(\d\d)~(\d\d)(?!\d)/g)].flatMap(([, from, to]) =>
    Array.from({ length: Math.max(0, Number(to) - Number(from)) }, (_, i) => `${Number(from) + i}`),
  )

const basicTermsOf = (word: string): string[] =>
  /^[가-힣]{2,}$/u.test(word) ? termsOfWord(basicForm(stemOf(word))) : []

/**
 * Returns every pair of adjacent letters of each word, and the first pair once more with a mark: the terms by which
 * questions are compared with one another, without grammar.
 */
export const letterTermsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (word.length < 2 ? [] : [`^${word.slice(0, 2)}`, ...lettersOf(word)]))

/** Returns all terms of a text, with the basic forms of its words and the pairs across its spaces. */
export const indexTermsOf = (text: string): string[] => [
  ...wordsOf(text).flatMap((word) => [...termsOfWord(word), ...basicTermsOf(word)]),
  ...joinsOf(text),
  ...rangesOf(text),
]

/**
 * True for a word that is searched for. False for question words and other common words, even with an ending, and for
 * words of one letter that refer to nothing specific.
 */
const isSearched = (word: string): boolean =>
  !ONE_LETTER_WORD_PATTERN.test(word) &&
  !UNSEARCHED_WORD_PATTERN.has(word) &&
  !UNSEARCHED_WORD_PATTERN.has(stemOf(word))

/**
 * Returns a test for texts that begin with an everyday word. After an everyday word of one letter, only a particle may
 * follow.
 */
const testOf = (word: string): ((text: string) => boolean) => {
  if (word.length > 1) return (text) => text.startsWith(word)
  const pattern = new RegExp(`^${word}[이가은는을를도만에로]?$`, 'u')
  return (text) => pattern.test(text)
}

/** The words of the book for each everyday word, the longest everyday word first. */
const BOOK_WORDS = EVERYDAY_WORDS.flatMap(([everyday, book]) =>
  everyday.split(' ').map((word) => ({ length: word.length, isIn: testOf(word), book: book.split(' ') })),
).toSorted((a, b) => b.length - a.length)

/**
 * Returns the book's words for the everyday word at the beginning of a text or of its basic form (`무를` is `무르`); an
 * empty list if there is none. In a basic form, an everyday word of one letter is not found.
 */
const bookWordsFor = (text: string, longerThan = 0): readonly string[] => {
  const findIn = (form: string, minimum: number) =>
    BOOK_WORDS.find(({ length, isIn }) => length > minimum && isIn(form))?.book
  return findIn(text, longerThan) ?? findIn(basicForm(stemOf(text)), Math.max(1, longerThan)) ?? []
}

/** The maximum number of words of an everyday phrase. (`문 닫은` has two.) */
const PHRASE = 3

/** One word of a query: the terms of the word itself, of its basic form, and of each word that the book uses for it. */
export type QueryWordTerms = {
  readonly own: readonly string[]
  readonly basic: readonly string[]
  readonly book: readonly (readonly string[])[]
}

/**
 * Finds the everyday phrase with which the given words begin. Returns the number of its words, and the words that the
 * book uses for it. If there is no phrase, returns the length 1 and the words that the book uses for the first word
 * alone.
 */
const phraseAt = (words: readonly string[]): { readonly length: number; readonly book: readonly string[] } => {
  for (let length = Math.min(PHRASE, words.length); length > 1; length -= 1) {
    const start = words.slice(0, length - 1).join('')
    const book = bookWordsFor(`${start}${words[length - 1]}`, start.length)
    if (book.length > 0) return { length, book }
  }
  return { length: 1, book: bookWordsFor(words[0] ?? '') }
}

const askedWord = (words: readonly string[], book: readonly string[]): QueryWordTerms => {
  const [word = ''] = words
  const [number, unit = ''] = words.length === 1 && !/^\d{4}-/.test(word) ? numberIn(word) : []
  if (number !== undefined && book.length === 0) return { own: [`${number}${unit}`], basic: [], book: [[number]] }
  const isReplaced = book.includes(OTHER_MEANING_MARK)
  const joined = words.map(stemOf).join('')
  return {
    own: isReplaced ? [] : termsOfWord(joined),
    basic: isReplaced ? [] : basicTermsOf(joined),
    book: book.filter((one) => one !== OTHER_MEANING_MARK).map((one) => termsOfWord(one)),
  }
}

/**
 * Returns those words of a query that are searched for, without their particles and endings. Leaves out question words.
 */
export const queryWordTerms = (typed: string): readonly QueryWordTerms[] => {
  const words = wordsOf(typed)
  const asked: QueryWordTerms[] = []
  for (let index = 0; index < words.length;) {
    const { length, book } = phraseAt(words.slice(index))
    const phrase = words.slice(index, index + length)
    // The words of a phrase are searched for only if each of them is a search word: `동의 안 하면` does not mean `동의`.
    const searched = length === 1 || phrase.every(isSearched) ? phrase.filter(isSearched) : []
    if (searched.length + book.length > 0) asked.push(askedWord(searched, book))
    index += length
  }
  return asked
}

/** Returns the letters and digits of a query or a synonym, without particles, endings and question words. */
export const searchedLettersIn = (text: string): string => wordsOf(text).filter(isSearched).map(stemOf).join('')

/** Returns all letters and digits of a text, without spaces and signs. */
export const lettersIn = (text: string): string => wordsOf(text).join('')
