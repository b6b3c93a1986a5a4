// The ranking of the articles that match a query, the best first.

import { matchesQuery, parseSearchQuery as parseLetters, toSearchableRow } from '#domain/text/korean-search'
import { ARTICLES, type Article, consistsOfRequirements } from '../text/articles.ts'
import { linesByScreenMessage } from '../text/screen-sentences.ts'
import { bookIndex } from './search-index.ts'
import { scoreBook } from './search-scores.ts'
import { lettersIn, searchedLettersIn } from './search-terms.ts'

export const articleOfLineId = (typed: string): Article | undefined =>
  ARTICLES.find(({ lines }) => lines.some(({ id }) => id === typed.toUpperCase()))

/** The title and the synonyms of each article, in the form in which they are compared with a query. */
const NAMES = new Map(
  ARTICLES.map((article) => [article, new Set([article.title, ...article.synonyms].map(searchedLettersIn))]),
)

/** The largest score that an article can have without a bonus. */
const MOST = 2
/**
 * The bonuses for an article if the query is one of its names, one of the questions about it, or a message of a screen.
 * Each is larger than the one before, and the first is larger than the score of any match of words.
 */
const NAMED = 10
const ASKED = 20
const READ_OUT = 100

/** `score` orders the articles. `coverage` is the share of the query, from 0 to 1, that the article has. */
type Hit = { readonly article: Article; readonly score: number; readonly coverage: number }

/**
 * Returns the articles that match a query, with their scores: those with the requirement for a requirement; otherwise
 * those that have all words of the query, or at least half of the best score.
 */
const hitsFor = (typed: string): readonly Hit[] => {
  if (/^[ㄱ-ㅎ\s]+$/u.test(typed))
    return ARTICLES.filter(({ title, question, synonyms }) =>
      matchesQuery(toSearchableRow([title, question, ...synonyms]), parseLetters(typed)),
    ).map((article) => ({ article, score: NAMED, coverage: 1 }))
  if (consistsOfRequirements(typed))
    return ARTICLES.flatMap((article) =>
      bookIndex.peek().terms.get(article)?.has(typed.toLowerCase()) === true
        ? [{ article, score: NAMED, coverage: 1 }]
        : [],
    )
  const letters = searchedLettersIn(typed)
  const row = articleOfLineId(typed)
  const asked = bookIndex.peek().askedAt.get(lettersIn(typed))
  const scored = [...scoreBook(typed).articles].map(([article, { score, coverage }]) => {
    const { part } = linesByScreenMessage(article.id, typed)
    const isNamed = article === row || (letters !== '' && NAMES.get(article)?.has(letters) === true)
    const isAsked = article === asked?.article
    return {
      article,
      score: score + (isNamed ? NAMED : 0) + (isAsked ? ASKED : 0) + part * READ_OUT,
      coverage: isNamed || isAsked || part > 0 ? 1 : coverage,
    }
  })
  const hits = scored.filter(({ coverage }) => coverage > 0)
  const best = Math.max(...hits.map(({ score }) => score))
  return hits.filter(({ score, coverage }) => coverage === 1 || score >= Math.min(best, MOST) / 2)
}

/** An article with a smaller share of the query's words does not answer it. */
const NEAR = 0.3
/**
 * The best article answers a query with certainty if its share of the query's words and its lead over the second one
 * add up to at least this. Of all sums and limits that were tried, this one separates right first articles from wrong
 * ones best (`questions.cases.ts`).
 */
const SURE = 1.18

/** A score that is at least this share of the best score counts as close to the best. */
const NEAR_SCORE = 0.75

/**
 * The result of a search: the matching articles, the best first (`ranked`), and those whose score is close to the best
 * (`near`). `isPartial` is true if no article answers the query with certainty, `isFar` if no article answers it.
 */
type Found = {
  readonly ranked: readonly Article[]
  readonly near: readonly Article[]
  readonly isPartial: boolean
  readonly isFar: boolean
}

/** Returns the articles that match a query, the best first; the whole book for an empty query. [P-252] */
export const searchBook = (typed: string): Found => {
  if (typed.trim() === '') return { ranked: ARTICLES, near: [], isPartial: false, isFar: false }
  const hits = hitsFor(typed.trim()).toSorted((a, b) => b.score - a.score)
  const [best, second] = hits
  const certainty = best === undefined ? 0 : best.coverage + best.score - (second?.score ?? 0)
  return {
    ranked: hits.map(({ article }) => article),
    near: hits.flatMap((hit) => (best !== undefined && hit.score >= best.score * NEAR_SCORE ? [hit.article] : [])),
    isPartial: best !== undefined && best.score <= MOST && certainty < SURE,
    isFar: best !== undefined && best.coverage < NEAR,
  }
}
