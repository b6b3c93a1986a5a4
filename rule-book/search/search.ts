// The ranking of the articles that match a query, the best first.

import { ARTICLES, type Article, REQUIREMENT_PATTERN, consistsOfRequirements } from '#book/text/articles'
import { linesByScreenMessage } from '#book/text/screen-sentences'
import { matchesQuery, parseSearchQuery as parseLetters, toSearchableRow } from '#domain/text/korean-search'
import { type BookMatches, bookMatchesOf, namedBy, statementsOf, textOf } from './search-index.ts'

/** An article or a statement is near the best one if its score is at least this share of the best score. */
export const NEAR = 0.5
/** It is close to the best one if its score is at least this share of the best score. */
export const CLOSE = 0.88
/** An article with a smaller share of the query's terms does not answer it. */
const FAR = 1 / 3

/**
 * The best article is a certain answer if the sum of three numbers is at least `SURE`: the share of the query's terms
 * that the article has; its lead, which is the difference from the second score as a share of the best score; and its
 * statement ratio, which is the score of its best statement divided by the best one of another article (at most 2). An
 * article whose ratio is less than `STATEMENT_RATIO` has the words of the query in several statements, so that none of
 * them is the answer. Chosen with `questions.cases.ts`.
 */
const SURE = 0.93
const LEAD_WEIGHT = 0.75
const RATIO_WEIGHT = 0.1
const STATEMENT_RATIO = 0.6

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

/** True if the best article answers the query with certainty. */
const isCertain = ({ articles: [best, second], statements }: BookMatches): boolean => {
  if (best === undefined) return false
  const lead = 1 - (second?.score ?? 0) / best.score
  const bestStatementScore = (isOwn: boolean) =>
    statements.find(({ found }) => (found.article === best.article) === isOwn)?.score ?? 0
  const ratio = Math.min(bestStatementScore(true) / bestStatementScore(false), 2)
  return ratio >= STATEMENT_RATIO && best.share + LEAD_WEIGHT * lead + RATIO_WEIGHT * ratio >= SURE
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
  const matches = bookMatchesOf(query)
  const { articles } = matches
  const [best] = articles
  if (best === undefined) return certainResult([])
  const near = articles.filter(({ score, share }) => share === 1 || score >= best.score * NEAR)
  const articlesByName = namedArticles(query)
  const ranked = [...new Set([...articlesByName, ...near.map(({ article }) => article)])]
  if (articlesByName.length > 0) return { ...certainResult(ranked), near: articlesByName }
  return {
    ranked,
    near: near.filter(({ score }) => score >= best.score * CLOSE).map(({ article }) => article),
    isPartial: !isCertain(matches),
    isFar: best.share < FAR,
  }
}
