// The ranking of the articles that match a query, the best first.

import { matchesQuery, parseSearchQuery as parseLetters, toSearchableRow } from '#domain/kernel/korean-search'
import { ARTICLES, type Article, BOOK_CHAPTERS, type BookChapter } from './articles.ts'
import { linesByScreenMessage } from './screen-sentences.ts'
import { type IndexedArticle, bookIndex } from './search-index.ts'
import { type PreparedQuery, type ScoredStatement, scoreBook, queryWordMatchScore } from './search-scores.ts'
import { searchedLettersIn } from './search-terms.ts'

export const articleOfLineId = (typed: string): Article | undefined =>
  ARTICLES.find(({ lines }) => lines.some(({ id }) => id === typed.toUpperCase()))

/**
 * The letters of the synonyms and of the title of each article. They are normalised like the letters of a query, so
 * that they can be compared with a query.
 */
const SYNONYMS = new Map(ARTICLES.map(({ id, synonyms }) => [id, synonyms.map(searchedLettersIn)]))
const TITLES = new Map(ARTICLES.map(({ id, title }) => [id, [searchedLettersIn(title)]]))

/** The weight of a match with the title of an article. A match with a synonym has weight 1. */
const BY_TITLE = 0.9

/**
 * Returns the share of the query's letters, from 0 to 1, that the longest synonym in the given phrases covers. A title
 * is not found across a question word: `의견은 어떤 상태` is not `의견의 상태`.
 */
export const synonymCoverage = (synonyms: readonly string[], letters: string, phrases = letters): number => {
  const covering = synonyms.filter((synonym) => synonym !== '' && phrases.includes(synonym))
  return Math.max(0, ...covering.map((synonym) => synonym.length / letters.length))
}

/** The score of a query that is a screen message. It is higher than the score of any match of words. */
const READ_OUT = 100
/** The minimum share of the query that a synonym must cover to select the line or the article that has the synonym. */
export const MIN_SYNONYM_COVERAGE = 0.75
/** The bonus for an article if the whole query is one of its synonyms. */
const CALLED = 2
/** The bonus that replaces `CALLED` for an article whose lines have synonyms. */
const LINE_CALLED = 1.9
/** The weight of a synonym that covers only a part of the query. */
const PARTLY_CALLED = 0.4

const ANNEX = new Set(BOOK_CHAPTERS.flatMap(({ isAnnex, articles }) => (isAnnex ? articles.map(({ id }) => id) : [])))
/** The weight of an article of the annex. It is low, because no applicant asks about the annex. */
const IN_ANNEX = 0.88

/**
 * Articles that list many unrelated lines, so that they contain words of almost every query. Their weight is low, so
 * that an article about the subject of the query comes before them.
 */
const CATCH_ALL = new Set(['문서가-답하지-않는-물음', '서버가-거절하는-순서'])
const IN_CATCH_ALL = 0.92

/** The minimum share of a word that an article must contain to count as having the word. */
const HAS_WORD = 0.9

type Hit = {
  readonly id: string
  /** The share of the query, from 0 to 1, that the article has. */
  readonly coverage: number
  readonly score: number
  readonly isWhole: boolean
}

const hitOf = (one: IndexedArticle, scored: readonly ScoredStatement[], typed: string, query: PreparedQuery): Hit => {
  const { id } = one.article
  const { part: said } = linesByScreenMessage(id, typed)
  const titled = BY_TITLE * synonymCoverage(TITLES.get(id) ?? [], query.letters, query.phrases)
  const called = Math.max(titled, synonymCoverage(SYNONYMS.get(id) ?? [], query.letters))
  const best = Math.max(0, ...scored.map((each) => each.score))
  const whole = one.article.lines.some(({ synonyms }) => synonyms !== undefined) ? LINE_CALLED : CALLED
  const score = best + PARTLY_CALLED * called ** 2 + (called === 1 ? whole : 0)
  const isWhole = query.words.every((word) => queryWordMatchScore(word, one.all) >= HAS_WORD)
  return {
    id,
    coverage:
      said > 0 || called >= BY_TITLE || (isWhole && query.words.length === 1) ? 1 : Math.min(1, best) * query.known,
    score:
      score *
        (ANNEX.has(id) && called < MIN_SYNONYM_COVERAGE ? IN_ANNEX : 1) *
        (CATCH_ALL.has(id) && called < MIN_SYNONYM_COVERAGE ? IN_CATCH_ALL : 1) +
      said * READ_OUT,
    isWhole: isWhole || said > 0 || called === 1,
  }
}

/**
 * Returns the articles that match a query, with their scores. If the query is a single word, returns only articles that
 * contain the whole word. If no article contains it, or if the query has several words, returns the articles whose
 * score is at least half of the best score; a best score above 1 counts as 1.
 */
const hitsFor = (read: string): readonly Hit[] => {
  if (/^[ㄱ-ㅎ\s]+$/u.test(read))
    return ARTICLES.filter(({ title, question, synonyms }) =>
      matchesQuery(toSearchableRow([title, question, ...synonyms]), parseLetters(read)),
    ).map(({ id }) => ({ id, coverage: 1, score: 1, isWhole: true }))
  const { query, scores } = scoreBook(read)
  if (query.words.length === 0) return []
  const named = articleOfLineId(read)
  const hits = [...bookIndex.peek().articles.values()]
    .map((one) =>
      one.article === named
        ? { id: named.id, coverage: 1, score: Infinity, isWhole: true }
        : hitOf(one, scores.get(one.article) ?? [], read, query),
    )
    .filter(({ coverage }) => coverage > 0)
  const most = Math.max(...hits.map(({ score }) => score))
  if (query.words.length === 1 && hits.some(({ isWhole }) => isWhole)) return hits.filter(({ isWhole }) => isWhole)
  return hits.filter(({ score }) => score >= Math.min(most, 1) / 2)
}

/** An article with at least this score counts as having the whole query. */
const WHOLE_QUERY = 0.75
/**
 * The best article answers the query with certainty if one of its statements has at least this own score. Of the
 * questions in the tests, a third of the wrong answers have less, and one in eight of the right ones.
 */
const SURE = 0.65
/** An article with a smaller score does not answer the query. */
const NEAR = 0.5

/** A score that is at least this share of the best score counts as close to the best. */
const NEAR_SCORE = 0.75

/**
 * The result of a search: the matching articles by chapter (`chapters`) and by score (`ranked`), and those whose score
 * is close to the best (`near`). `isPartial` is true if no article answers the query with certainty, `isFar` if no article
 * answers it.
 */
type Found = {
  readonly chapters: readonly BookChapter[]
  readonly ranked: readonly Article[]
  readonly near: readonly Article[]
  readonly isPartial: boolean
  readonly isFar: boolean
}

/** True if the best article has the words of a query only in several statements. */
const isUnsure = (best: Article, hits: readonly Hit[], read: string): boolean => {
  const own = (scoreBook(read).scores.get(best) ?? []).map((one) => one.own)
  return hits.some(({ id, coverage }) => id === best.id && coverage < 1) && Math.max(0, ...own) < SURE
}

/** Returns the articles that match a query, the best first; the whole book for an empty query. [P-252] */
export const searchBook = (typed: string): Found => {
  if (typed.trim() === '')
    return { chapters: BOOK_CHAPTERS, ranked: ARTICLES, near: [], isPartial: false, isFar: false }
  const hits = hitsFor(typed.trim())
  const score = new Map(hits.map((hit) => [hit.id, hit.score]))
  const scoreOfArticle = ({ id }: Article): number => score.get(id) ?? 0
  const byScore = (a: Article, b: Article) => scoreOfArticle(b) - scoreOfArticle(a)
  const chapters = BOOK_CHAPTERS.map(({ articles, ...chapter }) => ({
    ...chapter,
    articles: articles.filter(({ id }) => score.has(id)).toSorted(byScore),
  }))
  const nearest = ({ articles: [first] }: BookChapter): number => (first === undefined ? 0 : scoreOfArticle(first))
  const ranked = ARTICLES.filter(({ id }) => score.has(id)).toSorted(byScore)
  const [best] = ranked
  return {
    ranked,
    near: ranked.filter((one) => best !== undefined && scoreOfArticle(one) >= scoreOfArticle(best) * NEAR_SCORE),
    chapters: chapters.filter(({ articles }) => articles.length > 0).toSorted((a, b) => nearest(b) - nearest(a)),
    isPartial:
      hits.length > 0 &&
      (hits.every(({ coverage }) => coverage < WHOLE_QUERY) ||
        (best !== undefined && isUnsure(best, hits, typed.trim()))),
    isFar: hits.length > 0 && hits.every(({ coverage }) => coverage < NEAR),
  }
}
