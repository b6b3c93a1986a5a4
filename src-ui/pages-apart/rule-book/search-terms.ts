// The terms of a text: what the search of the rule book compares.

/** Matches question words. A search ignores them. */
const ASKING =
  /^(?:수|할|때|왜|뭐|딱|꼭|무엇|무엇인가|무슨|어느|어떤|어떻게|언제|언제까지|언제인가|누가|있나|있나요|있습니까|하나|하나요|합니까|되나|되나요|되고|됩니까|쓰나|인가|인가요|입니까|뭔가요|뭐예요|얼마예요|얼마나|얼마를|얼마이고|얼마인가|얼마인가요|무엇입니까|누구|누구에게|누구입니까)$/

/** Number words before a unit: `한 건` equals `1건`. */
const NUMBER_WORDS = ['한', '두', '세', '네', '다섯']

/** Returns every pair of adjacent letters. */
const lettersOf = (word: string): string[] => [...word].slice(1).map((letter, i) => `${word[i]}${letter}`)

/**
 * Returns the words of a text. Numbers become digits: `300,000원` and `30만 원` are equal. Latin letters are separated
 * from Korean letters: `PDF가`.
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
    .replaceAll(
      /(?<![가-힣])(한|두|세|네|다섯) (?=[건번개])/g,
      (_, word: string) => `${NUMBER_WORDS.indexOf(word) + 1}`,
    )
    .replaceAll(/(?<=[가-힣])(?=[a-z])|(?<=[a-z])(?=[가-힣])/g, ' ')
    .match(/[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)*/gu) ?? []

/**
 * Returns the search terms of a text: its words, the parts of a day, a number and its unit, and every pair of adjacent
 * letters of a Korean word. (Pairs, because endings are attached and spacing varies.)
 */
export const termsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    if (ASKING.test(word)) return []
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(word) ?? []
    if (year !== undefined) return [word, `${year}년`, `${Number(month)}월`, `${Number(day)}일`]
    // A number is found with any ending: `60바이트까지`.
    const [, number, unit = ''] = /^(\d+)([가-힣a-z]+)$/u.exec(word) ?? []
    const counted = /^[건번개]/.test(unit) ? [`${number}${unit[0]}`] : []
    if (number !== undefined) return [...new Set([word, number, ...counted, ...lettersOf(unit)])]
    return /^[가-힣]{3,}$/u.test(word) ? lettersOf(word) : [word]
  })

/**
 * Matches the endings of a question and particles. A search ignores them: `단계인가요` searches `단계`, and `결산월은`
 * searches `결산월`.
 */
const ASKED_ENDING =
  /(?:(?<=[가-힣]{2})(?:인가요|인가|입니까|이면|하면|되면|하나요|되나요|하나|되나|인데|는데|했는데|했다|되었다|은|는|을|를)|(?<=[가-힣]{4})[이가]|(?<=[가-힣])까지)(?=[\s?,.]|$)/g

/** Returns a query without the endings of a question. Separates the endings of dates: `1일에` searches `1일`. */
export const askedIn = (typed: string): string =>
  typed.replaceAll(ASKED_ENDING, '').replaceAll(/(?<=\d[년월일])(?=[가-힣])/g, ' ')

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

/** Returns all terms of a text, with the pairs across its spaces. */
export const indexTermsOf = (text: string): string[] => [...termsOf(text), ...joinsOf(text)]

/** Returns the letters and digits of a query or a synonym, without question words. */
export const lettersIn = (text: string): string =>
  text
    .split(/\s+/u)
    .filter((word) => !ASKING.test(word))
    .join('')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
