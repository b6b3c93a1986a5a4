import { computed } from '@preact/signals-react'
import { getChoseong } from 'es-hangul'
import MiniSearch from 'minisearch'
import {
  ARTICLES,
  type Article,
  BOOK,
  type BookChapter,
  type ArticleLine,
  isRequirement,
  referencesAtEnd,
  notesOf,
  sentencesOfLine,
} from './articles.ts'
import { askedIn, indexTermsOf, lettersIn, termsOf } from './search-terms.ts'

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
  beside: [...notesOf(article), ...article.examples.flatMap(referencesAtEnd)].join('\n'),
})

const buildIndex = () => {
  const index = new MiniSearch<ReturnType<typeof indexedText>>({
    fields: ['names', 'question', 'text', 'beside'],
    tokenize: indexTermsOf,
    processTerm: (term) => term,
    searchOptions: { boost: { names: 6, question: 3 } },
  })
  for (const { title, articles } of BOOK) index.addAll(articles.map((article) => indexedText(article, title)))
  return index
}

/** The index of the whole book. It is built at the first search, so that the page opens sooner. */
const bookIndex = computed(buildIndex)

const initialsOf = (text: string): string => getChoseong(text).replaceAll(' ', '')

/** Returns the article that has a line with this id. */
export const articleOfLine = (typed: string): Article | undefined =>
  ARTICLES.find(({ lines }) => lines.some(({ id }) => id === typed.toUpperCase()))

/** Returns only the Korean letters of a message, as a person reads it out, without personal values. */
const readOut = (text: string): string => text.replaceAll(/[^가-힣]/g, '')

/** The minimum number of letters with which a part of a screen's message matches. */
const SPOKEN_AT_LEAST = 7

const SPOKEN = new Map(
  ARTICLES.map((article) => [
    article.id,
    article.lines.map((line) => ({
      line,
      said: sentencesOfLine(article, line)
        .map(readOut)
        .filter((sentence) => sentence !== ''),
    })),
  ]),
)

/**
 * Returns how much a screen's message and the typed text overlap, from 0 to 1: the shorter length divided by the longer
 * length; 0 if neither contains the other.
 */
const partSaid = (sentence: string, typed: string): number => {
  if (typed.length < SPOKEN_AT_LEAST) return 0
  if (sentence.includes(typed)) return typed.length / sentence.length
  return sentence.length >= SPOKEN_AT_LEAST && typed.includes(sentence) ? sentence.length / typed.length : 0
}

/** Returns the lines of an article whose screen messages match the words, and the size of the largest match. */
const spokenLines = (id: string, typed: string): { readonly lines: readonly ArticleLine[]; readonly part: number } => {
  const words = readOut(typed)
  const found = (SPOKEN.get(id) ?? []).map(({ line, said }) => ({
    line,
    part: Math.max(0, ...said.map((sentence) => partSaid(sentence, words))),
  }))
  const part = Math.max(0, ...found.map((one) => one.part))
  return { lines: part === 0 ? [] : found.filter((one) => one.part === part).map(({ line }) => line), part }
}

/** Returns the letters of each synonym, in the form in which they are compared with those of a query. */
const synonymLetters = (synonyms: readonly string[]): readonly string[] =>
  synonyms.map((words) => lettersIn(askedIn(words)))

const SYNONYMS = new Map(ARTICLES.map(({ id, synonyms }) => [id, synonymLetters(synonyms)]))

/** The names of the lines that have no id, that is, the first cells of their tables. */
const LINE_NAMES = new Map(
  ARTICLES.map(({ id, lines }) => [
    id,
    lines.flatMap((line) => (line.id === null ? lettersIn(line.cells[0]?.join('') ?? '') : [])),
  ]),
)

/** The weight of the name of a line, compared with the weight of a synonym of its article. */
const NAMES_LINE = 0.5

/** Returns how much of the query is one of these synonyms, from 0 to 1. */
const partCalled = (synonyms: readonly string[], typed: string): number => {
  const letters = lettersIn(typed)
  const found = synonyms.filter((synonym) => synonym !== '' && letters.includes(synonym))
  return Math.max(0, ...found.map((synonym) => synonym.length / letters.length))
}

/** Returns how much of the query is a synonym of the article, from 0 to 1. */
const calledIn = (id: string, typed: string): number =>
  Math.max(
    partCalled(SYNONYMS.get(id) ?? [], typed),
    (LINE_NAMES.get(id) ?? []).includes(lettersIn(typed)) ? NAMES_LINE : 0,
  )

/** Weight of a synonym in the score of an article. */
const CALLED = 8

/** The weight of a statement that contains the query in the score of an article. */
const STATED = 8

/** The score of a message that a screen shows. It is above the score of any match of words. */
const READ_OUT = 1e6

const ANNEX = new Set(BOOK.flatMap(({ annex, articles }) => (annex ? articles.map(({ id }) => id) : [])))

/**
 * The place of an article in the results. `isNamed` is true if the query is a synonym of the article, a sentence in it,
 * or one of its rows.
 */
type Hit = { readonly id: string; readonly part: number; readonly score: number; readonly isNamed: boolean }

/**
 * Puts an article of the annex below the best article of the main part that has as many words of the query, unless the
 * query is the name of the annex's article.
 */
const mainPartFirst = (hits: readonly Hit[]): readonly Hit[] =>
  hits.map((hit) => {
    if (hit.isNamed || !ANNEX.has(hit.id)) return hit
    const main = hits.filter(({ id, part }) => !ANNEX.has(id) && part >= hit.part)
    const best = Math.max(...main.map(({ score }) => score))
    return main.length > 0 && hit.score >= best ? { ...hit, score: best * 0.99 } : hit
  })

/** Returns the words of a line without the messages of the screens, because a message is matched as a whole. */
const lineWords = ({ id, cells, refs, synonyms = [], spoken = [] }: ArticleLine): string =>
  [id ?? '', ...(spoken.length === 0 ? cells : cells.slice(0, -1)).flat(), ...refs, ...synonyms].join('\n')

/** Returns the terms of each statement of an article: its answer, its lines and its notes. */
const statementsOf = (article: Article): readonly ReadonlySet<string>[] =>
  [`${article.title} ${article.answer}`, ...article.lines.map(lineWords), ...notesOf(article)].map(
    (text) => new Set(indexTermsOf(text)),
  )

/** The statements of each article, and for each term the number of statements in the book that contain it. */
const statements = computed(() => {
  const byArticle = new Map(ARTICLES.map((article) => [article.id, statementsOf(article)]))
  const counts = new Map<string, number>()
  for (const terms of [...byArticle.values()].flat())
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { byArticle, counts }
})

/** Returns the weight of a term: rare terms have more weight. */
const weightOf = (term: string): number => 1 / Math.log2(8 + (statements.peek().counts.get(term) ?? 0))

const weightOfAll = (terms: readonly string[]): number => terms.reduce((sum, term) => sum + weightOf(term), 0)

/** Returns the largest share of a query that a single statement of an article contains, from 0 to 1. */
const partStated = (id: string, terms: readonly string[]): number => {
  const stated = (statements.peek().byArticle.get(id) ?? []).map((words) => terms.filter((term) => words.has(term)))
  return Math.max(0, ...stated.map(weightOfAll)) / weightOfAll(terms)
}

/**
 * Returns the score of each article. If the query is a single word, only articles that contain all of it get a score;
 * if there are none, the articles with at least half of the best score do.
 */
const measure = (read: string): readonly Hit[] => {
  if (/^[ㄱ-ㅎ\s]+$/u.test(read))
    return ARTICLES.filter(({ title, question, synonyms }) =>
      initialsOf([title, question, ...synonyms].join('\n')).includes(initialsOf(read)),
    ).map(({ id }) => ({ id, part: 1, score: 1, isNamed: true }))
  const typed = askedIn(read)
  const terms = new Set(termsOf(typed))
  const owner = articleOfLine(typed)?.id
  const hits = bookIndex
    .peek()
    .search(typed)
    .map(({ id, queryTerms, score }) => {
      const part = queryTerms.filter((term) => terms.has(term)).length / terms.size
      const said = spokenLines(String(id), read).part
      const called = calledIn(String(id), typed)
      const stated = called === 1 ? 1 : partStated(String(id), [...terms])
      return {
        id: String(id),
        part: said > 0 || called === 1 ? 1 : part,
        score:
          id === owner
            ? Infinity
            : score * part * (1 + CALLED * called ** 2) * (1 + STATED * stated ** 3) + said * READ_OUT,
        isNamed: id === owner || said > 0 || called === 1,
      }
    })
  const most = Math.max(...hits.map(({ part }) => part))
  const isWhole = most === 1 && !/\s/.test(typed.trim())
  return mainPartFirst(hits.filter(({ part }) => part > 0 && part >= (isWhole ? 1 : most / 2)))
}

/** An article that has at least this share of the query's terms counts as having the whole query. */
const WHOLE = 0.75
/** An article that has a smaller share of the query's terms than this does not answer it. */
const NEAR = 0.5

/** A score that is at least this share of the best score counts as close to it. */
const NEAR_SCORE = 0.7

/**
 * The articles found, by chapter and by score; those whose score is close to the best; whether none has the whole
 * query; and whether none answers it.
 */
type Found = {
  readonly chapters: readonly BookChapter[]
  readonly ranked: readonly Article[]
  readonly near: readonly Article[]
  readonly inPart: boolean
  readonly isFar: boolean
}

/**
 * Returns the chapters with the matching articles, the best first. `inPart` is true if no article has the whole query.
 * [P-252]
 */
export const searchBook = (typed: string): Found => {
  if (typed.trim() === '') return { chapters: BOOK, ranked: ARTICLES, near: [], inPart: false, isFar: false }
  const hits = measure(typed.trim())
  const score = new Map(hits.map((hit) => [hit.id, hit.score]))
  const scoreOf = ({ id }: Article): number => score.get(id) ?? 0
  const chapters = BOOK.map(({ articles, ...chapter }) => ({
    ...chapter,
    articles: articles.filter(({ id }) => score.has(id)).toSorted((a, b) => scoreOf(b) - scoreOf(a)),
  }))
  const nearest = ({ articles: [first] }: BookChapter): number => (first === undefined ? 0 : scoreOf(first))
  const ranked = ARTICLES.filter(({ id }) => score.has(id)).toSorted((a, b) => scoreOf(b) - scoreOf(a))
  const [best] = ranked
  return {
    ranked,
    near: best === undefined ? [] : ranked.filter((article) => scoreOf(article) >= scoreOf(best) * NEAR_SCORE),
    chapters: chapters.filter(({ articles }) => articles.length > 0).toSorted((a, b) => nearest(b) - nearest(a)),
    inPart: hits.length > 0 && hits.every(({ part }) => part < WHOLE),
    isFar: hits.length > 0 && hits.every(({ part }) => part < NEAR),
  }
}

/** Returns the terms in this list that the text contains. */
const matchesIn = (text: string, terms: readonly string[]): readonly string[] => {
  const said = new Set(indexTermsOf(text))
  return terms.filter((term) => said.has(term))
}

const queryTerms = (typed: string): readonly string[] => [...new Set(termsOf(askedIn(typed)))]

/** A query is about a line if a synonym of the line makes up at least this share of the query. */
const CALLS_LINE = 0.6

/** Returns the lines that have a synonym which makes up most of the query. */
const calledLines = (lines: readonly ArticleLine[], typed: string): readonly ArticleLine[] =>
  lines.filter(({ synonyms = [] }) => partCalled(synonymLetters(synonyms), askedIn(typed)) >= CALLS_LINE)

/**
 * Returns the lines of an article that match most of the query, but at least a third of it; among these, the lines with
 * its rarest words. Empty if most lines match equally well.
 */
export const hitsIn = ({ id: article, lines }: Article, typed: string): readonly ArticleLine[] => {
  const said = spokenLines(article, typed).lines
  if (said.length > 0) return said
  const called = calledLines(lines, typed)
  if (called.length > 0) return called
  const terms = queryTerms(typed)
  const matches = lines.map((line) => matchesIn(lineWords(line), terms))
  const most = Math.max(...matches.map(({ length }) => length), terms.length / 3, 1)
  const having = (term: string): number => matches.filter((found) => found.includes(term)).length
  const rarity = matches.map((found) =>
    found.length === most ? found.reduce((sum, term) => sum + 1 / having(term), 0) : 0,
  )
  const rarest = Math.max(...rarity)
  const hits = lines.filter((_, index) => rarest > 0 && rarity[index] === rarest)
  return hits.length > lines.length / 2 ? [] : hits
}

/** A line counts as matching if it has at least this share of the words that the best line has. */
const NEARLY = 0.6

/** A table that has at most this many lines is shown in full. */
const SHORT_TABLE = 8

/** If no line matches, a table with at most this many lines is shown in full. */
const LONG_TABLE = 40

/** Matches a query about the order of the rows of a table. */
const ORDER = /순서|차례/

/** The lines and notes of an article that match a query. */
export type Answering = { readonly lines: readonly ArticleLine[]; readonly notes: readonly string[] }

/**
 * Returns the lines and notes that answer a query. For a row or a requirement: the lines that contain it. For a message
 * of a screen: the lines that contain it, with their notes. For other words: all lines of a short table, and of a long
 * one if the query is about the order of its checks; otherwise the lines of the long table that match nearly as well as
 * the best. The notes that match best are added.
 */
export const answersIn = (article: Article, typed: string): Answering => {
  const said = spokenLines(article.id, typed).lines
  const notes = notesOf(article)
  if (said.length > 0)
    return {
      lines: said,
      notes: notes.filter((note) =>
        said.some(({ id }) => id !== null && new RegExp(String.raw`${id}(?!\d)`).test(note)),
      ),
    }
  const hits = hitsIn(article, typed)
  const isName = articleOfLine(typed) !== undefined || isRequirement(typed)
  if (isName) return { lines: hits, notes: notes.filter((note) => referencesAtEnd(note).includes(typed.toUpperCase())) }
  const terms = queryTerms(typed)
  const counted = notes.map((note) => ({ note, count: matchesIn(note, terms).length }))
  const most = Math.max(...counted.map(({ count }) => count), terms.length / 3, 1)
  const near = counted.filter(({ count }) => count === most).map(({ note }) => note)
  const isOrder = ORDER.test(typed) && article.rule !== undefined
  const isWhole = article.lines.length <= (hits.length === 0 ? LONG_TABLE : SHORT_TABLE)
  if (isWhole || isOrder) return { lines: article.lines, notes: near }
  if (calledLines(article.lines, typed).length > 0) return { lines: hits, notes: near }
  const counts = article.lines.map((line) => matchesIn(lineWords(line), terms).length)
  const least = Math.max(...counts) * NEARLY
  return { lines: article.lines.filter((_, index) => (counts[index] ?? 0) >= least), notes: near }
}

/**
 * Returns the lines and notes that the page marks. Notes: those that match at least as much of the query as every line
 * does. Lines of a long table: all that answer the query. Lines of a short table: the best, unless a note matches much
 * better.
 */
export const markedIn = (article: Article, typed: string): Answering => {
  const hits = hitsIn(article, typed)
  const terms = queryTerms(typed)
  const longest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((text) => matchesIn(text, terms).length))
  const { lines, notes } = answersIn(article, typed)
  const [inLines, inNotes] = [longest(hits.map(lineWords)), longest(notes)]
  const isNoted = typed.trim() !== '' && inNotes >= inLines
  const isLong = article.lines.length > SHORT_TABLE && hits.length > 0
  const long = lines.length < article.lines.length ? lines : []
  const marked = isLong ? long : hits
  return {
    lines: isNoted && article.machine === undefined && inLines < inNotes * NEARLY ? [] : marked,
    notes: isNoted ? notes : [],
  }
}
