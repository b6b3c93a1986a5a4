// The terms of texts and queries: what the search of the rule book compares.

import { ONLY, bookWordsFor } from './everyday-words.table.ts'

/** Matches question words and other common words, which are not searched for. */
const ASKING =
  /^(?:이|가|은|는|을|를|로|의|도|에|수|할|때|왜|뭐|뭘|딱|꼭|좀|것|거|걸|게|제|내|나|저|안|못|다|더|그냥|제가|저는|나는|경우|무엇|무엇인가|무엇을|무엇입니까|무슨|어느|어떤|어떻게|어디|어디서|어디에서|어디인가요|언제|언제부터|언제까지|언제인가|누가|누구|누구에게|누구입니까|있나|있나요|있는지|있습니까|있어요|있을까요|없나요|하나|하나요|하는|하면|해야|해요|해도|합니까|할까요|되나|되나요|되는|되면|되고|돼요|됩니까|될까요|쓰나|인가|인가요|입니까|뭔가요|뭐예요|뭐가|뭐고|뭐지|얼마|얼마예요|얼마나|얼마를|얼마이고|얼마인가|얼마인가요|며칠|몇|가능한가|가능한가요|가능|내나|내나요|내요|내야|봐요|보나|보나요|받나|받나요|되는지|하기|이제|싶어요|싶다|싶은데|주세요|나와요|나오는데|떠요|되어|대해|뜻|종류|누르면|적으면|넣으면|쓰면|하고|볼|본|보면|보기|버튼|버튼이|버튼을|단추|내고|내면|된|건까지|개까지|장까지|번까지|건|개|번|주나|주나요|적고|적나|받으면|받았으면|일에|일이|일은|시까지|월을|이미)$/

/** Number words before a unit: `한 건` equals `1건`. */
const NUMBER_WORDS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** Returns every pair of adjacent letters. */
const lettersOf = (word: string): string[] => [...word].slice(1).map((letter, i) => `${word[i]}${letter}`)

/**
 * Returns the words of a text. Numbers are normalised to digits: `300,000원` and `30만 원` are equal. Latin letters are
 * separated from Korean ones: `PDF가`.
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
    .replaceAll(
      /(?<![가-힣])(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열) ?(?=[건번개자])/g,
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
 * Returns the terms of a word: the parts of a date, a number and its unit, and the pairs of adjacent letters of a
 * Korean word.
 */
const termsOfWord = (word: string): string[] => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(word) ?? []
  if (year !== undefined) return [word, `${year}년`, `${Number(month)}월`, `${Number(day)}일`]
  const [number, unit = ''] = numberIn(word)
  if (number !== undefined)
    return [...new Set([word, number, `${number}${unit}`, ...lettersOf(word.slice(number.length))])]
  return /^[가-힣][가-힣\d]{2,}$/u.test(word) ? lettersOf(word) : [word]
}

/**
 * Returns the pairs of letters across spaces, as if the words were joined, so that a text with the same words joined
 * matches better.
 */
const joinsOf = (text: string): string[] =>
  [
    ...wordsOf(text)
      .join(' ')
      .matchAll(/([가-힣]) (?=([가-힣]))/g),
  ].map(([, before, after]) => `${before}${after}`)

/** Returns the numbers of a range of at most two digits: `81~89` contains 85. */
const rangesOf = (text: string): string[] =>
  [...text.matchAll(/(?<!\d)(\d\d)~(\d\d)(?!\d)/g)].flatMap(([, from, to]) =>
    Array.from({ length: Math.max(0, Number(to) - Number(from)) }, (_, i) => `${Number(from) + i}`),
  )

/** Returns all terms of a text, with the pairs across its spaces. */
export const indexTermsOf = (text: string): string[] => [
  ...wordsOf(text).flatMap(termsOfWord),
  ...joinsOf(text),
  ...rangesOf(text),
]

/** Particles and endings, which are not searched for: `단계인가요` searches `단계`, `결산월은` `결산월`. */
const ENDING =
  /(?:(?<=[\p{L}\p{N}]{2})(?:인가요|인가|인지|입니까|이에요|예요|이라고|이라|라고|래요|대요|이면|인데|이고|하면|하고|하는데|하는|하나요|하나|하려면|하려고|하지|해요|해야|해도|해서|했는데|했어요|했다고|했다|했나요|했으면|해|합니까|합니다|되면|되나요|되나|되는데|되는|되어|됐는데|됐어요|됐는지|돼요|됩니까|됩니다|되었다|는데|으면|나요|어요|아요|려면|려고|에서는|에서도|에서|에게|한테|으로|까지|부터|보다|은|는|을|를|도|만|랑|에|면|고|나|요)|(?<=[가-힣]{2})[이가]|(?<=[가-힣])까지)$/u

/** Matches words whose last letter looks like a particle but belongs to the word. */
const WHOLE =
  /(?:한도|연도|정도|속도|제도|별도|화면|신고|광고|보고|공고|창고|경고|최고|참고|필요|중요|평가|허가|인가|추가|불가|휴가|증가|국가|차이|나이|높이|길이|넓이|종이)$/u

const stemOf = (word: string): string => (WHOLE.test(word) ? word : word.replace(ENDING, ''))

/** True for a word that is no question word, with or without its ending. */
const isSearched = (word: string): boolean => !ASKING.test(word) && !ASKING.test(stemOf(word))

/** Maximum number of words of an everyday phrase: `문 닫은`. */
const PHRASE = 3

/**
 * One word of a query: the terms of the word itself (`own`), and the terms of each of the book's words for it (`book`).
 */
export type AskedWord = { readonly own: readonly string[]; readonly book: readonly (readonly string[])[] }

/**
 * Finds the everyday phrase at the beginning of the given words. Returns its length in words and the book's words for
 * it. If there is no phrase, the length is 1, and `book` is for the first word alone.
 */
const phraseAt = (words: readonly string[]): { readonly length: number; readonly book: readonly string[] } => {
  for (let length = Math.min(PHRASE, words.length); length > 1; length -= 1) {
    const book = bookWordsFor(words.slice(0, length).join(''), words.slice(0, length - 1).join('').length)
    if (book.length > 0) return { length, book }
  }
  return { length: 1, book: bookWordsFor(words[0] ?? '') }
}

/** A particle that follows a number: `85면`. */
const AFTER_NUMBER = /^[로에이은는을를도면만의과와가]$/u

const askedWord = (words: readonly string[], book: readonly string[]): AskedWord => {
  const [number, unit = ''] = words.length === 1 && !/^\d{4}-/.test(words[0] ?? '') ? numberIn(words[0] ?? '') : []
  if (number !== undefined && book.length === 0)
    return { own: [AFTER_NUMBER.test(unit) ? number : `${number}${unit}`], book: [] }
  const isReplaced = book.includes(ONLY)
  return {
    own: isReplaced ? [] : termsOfWord(words.map(stemOf).join('')),
    book: book.filter((word) => word !== ONLY).map((word) => termsOfWord(word)),
  }
}

/** Returns the words of a query that are searched for. Removes particles and endings, and leaves out question words. */
export const askedWords = (typed: string): readonly AskedWord[] => {
  const words = wordsOf(typed)
  const asked: AskedWord[] = []
  for (let at = 0; at < words.length;) {
    const { length, book } = phraseAt(words.slice(at))
    const phrase = words.slice(at, at + length)
    const own = length > 1 ? phrase : phrase.filter(isSearched)
    if (own.length + book.length > 0) asked.push(askedWord(own, book))
    at += length
  }
  return asked
}

/**
 * Returns the letters and digits of a query or a synonym. Removes particles and endings, and leaves out question words.
 */
export const lettersIn = (text: string): string => wordsOf(text).filter(isSearched).map(stemOf).join('')
