// The ranking of the articles that match a query, the best first.

import { ARTICLES, type Article, REQUIREMENT_PATTERN, consistsOfRequirements } from '#book/text/articles'
import { linesByScreenMessage } from '#book/text/screen-sentences'
import { matchesQuery, parseSearchQuery as parseLetters, toSearchableRow } from '#domain/text/korean-search'
import { bookMatchesOf, namedBy, statementsOf, textOf } from './search-index.ts'

/** An article or a statement is near the best one if its score is at least this share of the best score. */
export const NEAR = 0.5
/** It is close to the best one if its score is at least this share of the best score. */
export const CLOSE = 0.87
/** An article with a smaller share of the query's terms does not answer it. */
const FAR = 1 / 3

/**
 * The best article is a certain answer if the sum of two numbers is at least this: the share of the query's terms that
 * the article has, and half of its lead, which is the difference from the second score as a share of the best score.
 * Chosen with `questions.cases.ts`.
 */
const SURE = 0.765

export const articleOfLineId = (query: string): Article | undefined =>
  ARTICLES.find(({ lines }) => lines.some(({ id }) => id === query.toUpperCase()))

/** True if a statement or an example of an article refers to a requirement. */
const refersTo = (article: Article, requirement: string): boolean =>
  [...statementsOf(article).map(textOf), ...article.examples].some((text) =>
    text.match(REQUIREMENT_PATTERN)?.includes(requirement),
  )

/** The articles that a query names: first by a message of a screen, then by a question about it, then by a name. */
const namedArticles = (query: string): readonly Article[] => {
  const articlesByMessage = ARTICLES.map((article) => ({ article, part: linesByScreenMessage(article.id, query).part }))
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.part - a.part)
  const namedParts = namedBy(query).toSorted((a, b) => Number(b.isQuestion ?? false) - Number(a.isQuestion ?? false))
  return [...new Set([...articlesByMessage, ...namedParts].map(({ article }) => article))]
}

/**
 * The result of a search: the matching articles, the best first (`ranked`), and those whose score is close to the best
 * (`near`). `isPartial` is true if no article answers the query with certainty, `isFar` if no article answers it.
 */
type SearchResult = {
  readonly ranked: readonly Article[]
  readonly near: readonly Article[]
  readonly isPartial: boolean
  readonly isFar: boolean
}

const certainResult = (ranked: readonly Article[]): SearchResult => ({
  ranked,
  near: ranked,
  isPartial: false,
  isFar: false,
})

/** Returns the articles that match a query, the best first; the whole book for an empty query. [P-252] */
export const searchBook = (searchText: string): SearchResult => {
  const query = searchText.trim()
  if (query === '') return { ...certainResult(ARTICLES), near: [] }
  if (consistsOfRequirements(query))
    return certainResult(ARTICLES.filter((article) => refersTo(article, query.toUpperCase())))
  if (/^[ㄱ-ㅎ\s]+$/u.test(query))
    return certainResult(
      ARTICLES.filter(({ title, question, synonyms }) =>
        matchesQuery(toSearchableRow([title, question, ...synonyms]), parseLetters(query)),
      ),
    )
  const { articles } = bookMatchesOf(query)
  const [best, second] = articles
  if (best === undefined) return certainResult([])
  const near = articles.filter(({ score, share }) => share === 1 || score >= best.score * NEAR)
  const articlesByName = namedArticles(query)
  const ranked = [...new Set([...articlesByName, ...near.map(({ article }) => article)])]
  if (articlesByName.length > 0) return { ...certainResult(ranked), near: articlesByName }
  const lead = 1 - (second?.score ?? 0) / best.score
  return {
    ranked,
    near: near.filter(({ score }) => score >= best.score * CLOSE).map(({ article }) => article),
    isPartial: best.share + lead / 2 < SURE,
    isFar: best.share < FAR,
  }
}
