import { getChoseong } from 'es-hangul'
import MiniSearch from 'minisearch'
import { ARTICLES, type Article, BOOK, type BookChapter, type Line, namedBy, notesOf, spokenIn } from './articles.ts'

/** Question words, which name nothing to search for. */
const ASKING = /^(?:수|때|왜|뭐|무엇|무슨|어떤|어떻게|언제|누가|있나요|있습니까|하나요|합니까|되나요|됩니까)$/

/** Every two letters that follow one another. */
const lettersOf = (word: string): string[] => [...word].slice(1).map((letter, i) => `${word[i]}${letter}`)

/** A text's words. Numbers are as figures write them: `300,000원` and `30만 원` are one. Latin ends where Korean begins: `PDF가`. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(
      /(?<!\d)(\d+)억(?: ?(\d+)만)?/g,
      (_, hundreds, tens = 0) => `${Number(hundreds) * 1e8 + Number(tens) * 1e4}`,
    )
    .replaceAll(/(?<=\d)만 ?원/g, '0000원')
    .replaceAll(/(?<=[가-힣])(?=[a-z])|(?<=[a-z])(?=[가-힣])/g, ' ')
    .match(/[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)*/gu) ?? []

/**
 * What is asked for: words, the parts of a day, a number and its unit, and every two letters that follow one another in a
 * Korean word, because endings hang on words and words hang together.
 */
const termsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => {
    if (ASKING.test(word)) return []
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(word) ?? []
    if (year !== undefined) return [word, `${year}년`, `${Number(month)}월`, `${Number(day)}일`]
    // With whatever ending: `60바이트까지`.
    const [, number, unit = ''] = /^(\d+)([가-힣a-z]+)$/u.exec(word) ?? []
    if (number !== undefined) return [word, number, ...lettersOf(unit)]
    return /^[가-힣]{3,}$/u.test(word) ? lettersOf(word) : [word]
  })

/** The letters on both sides of a space, as if there were none: a text with the same words joined matches better. */
const joinsOf = (text: string): string[] =>
  [
    ...wordsOf(text)
      .join(' ')
      .matchAll(/([가-힣]) (?=([가-힣]))/g),
  ].map(([, before, after]) => `${before}${after}`)

const index = new MiniSearch<Record<'id' | 'names' | 'question' | 'text' | 'beside', string>>({
  fields: ['names', 'question', 'text', 'beside'],
  tokenize: (text) => [...termsOf(text), ...joinsOf(text)],
  processTerm: (term) => term,
  searchOptions: { boost: { names: 6, question: 3 } },
})

const indexedText = (article: Article, chapter: string) => ({
  id: article.id,
  names: [article.id, article.title, ...article.synonyms].join('\n'),
  question: article.question,
  text: [
    chapter,
    ...article.columns,
    article.answer,
    ...article.lines.flatMap(({ id, cells, refs }) => [id ?? '', ...cells.flat(), ...refs]),
    ...article.numbers.map(({ title }) => title),
  ].join('\n'),
  beside: [...notesOf(article), ...article.examples.flatMap(namedBy)].join('\n'),
})

for (const { title, articles } of BOOK) index.addAll(articles.map((article) => indexedText(article, title)))

const initialsOf = (text: string): string => getChoseong(text).replaceAll(' ', '')

/** The article with a line of this name. */
export const ownerOf = (typed: string): Article | undefined =>
  ARTICLES.find(({ lines }) => lines.some(({ id }) => id === typed.toUpperCase()))

/** A sentence without what differs from person to person: its Korean letters alone, as somebody reads it out. */
const readOut = (text: string): string => text.replaceAll(/[^가-힣]/g, '')

/** The shortest words that may be a part of a sentence of a screen. */
const SPOKEN_AT_LEAST = 7

const SPOKEN = new Map(
  ARTICLES.map((article) => [
    article.id,
    article.lines.map((line) => ({
      line,
      said: spokenIn(article, line)
        .map(readOut)
        .filter((sentence) => sentence !== ''),
    })),
  ]),
)

/** How much of a sentence of a screen was typed, from 0 to 1; 1 too where more was typed than one sentence. */
const partSaid = (sentence: string, typed: string): number => {
  if (typed.length < SPOKEN_AT_LEAST) return 0
  if (sentence.includes(typed)) return typed.length / sentence.length
  return sentence.length >= SPOKEN_AT_LEAST && typed.includes(sentence) ? sentence.length / typed.length : 0
}

/** The lines of an article that a screen says in these words, and how much of a sentence they are at most. */
const spokenLines = (id: string, typed: string): { readonly lines: readonly Line[]; readonly part: number } => {
  const words = readOut(typed)
  const found = (SPOKEN.get(id) ?? []).map(({ line, said }) => ({
    line,
    part: Math.max(0, ...said.map((sentence) => partSaid(sentence, words))),
  }))
  const part = Math.max(0, ...found.map((one) => one.part))
  return { lines: part === 0 ? [] : found.filter((one) => one.part === part).map(({ line }) => line), part }
}

/** A sentence of a screen is nearer than any words. */
const READ_OUT = 1e6

/** How well each article matches the query; of a single word only those with all of it where there are any; else those with at least half of the best. */
const measure = (typed: string): readonly { readonly id: string; readonly part: number; readonly score: number }[] => {
  if (/^[ㄱ-ㅎ\s]+$/u.test(typed))
    return ARTICLES.filter(({ title, question, synonyms }) =>
      initialsOf([title, question, ...synonyms].join('\n')).includes(initialsOf(typed)),
    ).map(({ id }) => ({ id, part: 1, score: 1 }))
  const terms = new Set(termsOf(typed))
  const owner = ownerOf(typed)?.id
  const hits = index.search(typed).map(({ id, queryTerms, score }) => {
    const part = queryTerms.filter((term) => terms.has(term)).length / terms.size
    const said = spokenLines(String(id), typed).part
    return {
      id: String(id),
      part: said > 0 ? 1 : part,
      score: id === owner ? Infinity : score * part + said * READ_OUT,
    }
  })
  const most = Math.max(...hits.map(({ part }) => part))
  const isWhole = most === 1 && !/\s/.test(typed.trim())
  return hits.filter(({ part }) => part > 0 && part >= (isWhole ? 1 : most / 2))
}

/** The chapters with the matching articles, best first; `inPart`: none has the whole query. [P-252] */
export const searchBook = (typed: string): { readonly chapters: readonly BookChapter[]; readonly inPart: boolean } => {
  if (typed.trim() === '') return { chapters: BOOK, inPart: false }
  const hits = measure(typed.trim())
  const score = new Map(hits.map((hit) => [hit.id, hit.score]))
  const scoreOf = ({ id }: Article): number => score.get(id) ?? 0
  const chapters = BOOK.map(({ articles, ...chapter }) => ({
    ...chapter,
    articles: articles.filter(({ id }) => score.has(id)).toSorted((a, b) => scoreOf(b) - scoreOf(a)),
  }))
  const nearest = ({ articles: [first] }: BookChapter): number => (first === undefined ? 0 : scoreOf(first))
  return {
    chapters: chapters.filter(({ articles }) => articles.length > 0).toSorted((a, b) => nearest(b) - nearest(a)),
    inPart: hits.length > 0 && hits.every(({ part }) => part < 0.75),
  }
}

/** The lines of an article that match most of the query, at least a third; none where most of them match equally. */
export const hitsIn = ({ id: article, lines }: Article, typed: string): readonly Line[] => {
  const said = spokenLines(article, typed).lines
  if (said.length > 0) return said
  const terms = [...new Set(termsOf(typed))]
  const counts = lines.map(({ id, cells, refs, synonyms = [] }) => {
    const said = new Set(
      [termsOf, joinsOf].flatMap((wordsOf) => wordsOf([id ?? '', ...cells.flat(), ...refs, ...synonyms].join('\n'))),
    )
    return terms.filter((term) => said.has(term)).length
  })
  const most = Math.max(...counts, terms.length / 3, 1)
  const hits = lines.filter((_, index) => counts[index] === most)
  return hits.length > lines.length / 2 ? [] : hits
}
