// A query, and how well each statement and each article of the rule book matches it.

import { type Article, ARTICLES } from '../text/articles.ts'
import type { Bm25 } from './bm25.ts'
import { type IndexedStatement, bookIndex } from './search-index.ts'
import { letterTermsOf, queryWordTerms } from './search-terms.ts'

/** How much of a query an article has, and how well it matches. */
type ScoredArticle = {
  /** From 0 to 2: 1 for the best statement of the book, and 1 for the article with the most similar questions. */
  readonly score: number
  /** The share of the query's words that the article has, from 0 to 1. A rare word counts more than a frequent one. */
  readonly coverage: number
}

type ScoredBook = {
  readonly articles: ReadonlyMap<Article, ScoredArticle>
  /** The statements of an article that have a word of the query, with their own scores, the best first. */
  readonly statementsOf: (article: Article) => readonly (readonly [statement: IndexedStatement, score: number])[]
}

/** Divides scores by the largest one. */
const shares = <Document>(scores: ReadonlyMap<Document, number>): ReadonlyMap<Document, number> => {
  const most = Math.max(...scores.values())
  return new Map([...scores].map(([document, score]) => [document, score / most]))
}

/** Returns the sums of scores, the second ones multiplied by a weight. */
const sumOf = <Document>(
  first: ReadonlyMap<Document, number>,
  second: ReadonlyMap<Document, number>,
  weight = 1,
): ReadonlyMap<Document, number> => {
  const sum = new Map(first)
  for (const [document, score] of second) sum.set(document, (sum.get(document) ?? 0) + weight * score)
  return sum
}

/**
 * Returns the documents that match the words of a query, with their scores. A word scores by the best of its forms, and
 * a form by the root of the number of its terms, so that a long word does not outweigh all others.
 */
const scoresByWord = <Document>(
  { scoresOf }: Bm25<Document>,
  words: readonly { readonly forms: readonly (readonly string[])[] }[],
): ReadonlyMap<Document, number> =>
  words
    .map(({ forms }) => {
      const best = new Map<Document, number>()
      for (const form of forms)
        for (const [document, score] of scoresOf(form))
          best.set(document, Math.max(best.get(document) ?? 0, score / Math.sqrt(form.length)))
      return best
    })
    .reduce<ReadonlyMap<Document, number>>((sum, scores) => sumOf(sum, scores), new Map())

/** The weight of a line's own words beside its words with the questions about it. */
const OWN_WORDS = 0.5

const score = (typed: string): ScoredBook => {
  const { statements, inArticle, own, alone, asked, terms } = bookIndex.peek()
  const words = queryWordTerms(typed).map(({ own, basic, book }) => {
    const forms = [own, basic, ...book].filter((form) => form.length > 0)
    return { forms, weight: Math.max(0, ...forms.flat().map(alone.weightOf)) }
  })
  const byStatement = shares(inArticle.scoresOf(words.flatMap(({ forms }) => forms.flat())))
  const byQuestion = shares(asked.scoresOf(letterTermsOf(typed)))
  const withinArticle = sumOf(scoresByWord(alone, words), scoresByWord(own, words), OWN_WORDS)
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const coverageOf = (article: Article): number => {
    const known = terms.get(article) ?? new Set()
    const found = words.filter(({ forms }) =>
      forms.some((form) => form.filter((term) => known.has(term)).length > form.length / 2),
    )
    return total === 0 ? 0 : found.reduce((sum, { weight }) => sum + weight, 0) / total
  }
  return {
    articles: new Map(
      ARTICLES.map((article) => [
        article,
        {
          score:
            Math.max(0, ...(statements.get(article) ?? []).map((one) => byStatement.get(one) ?? 0)) +
            (byQuestion.get(article) ?? 0),
          coverage: coverageOf(article),
        },
      ]),
    ),
    statementsOf: (article) =>
      (statements.get(article) ?? [])
        .map((one) => [one, withinArticle.get(one) ?? 0] as const)
        .filter(([, found]) => found > 0)
        .toSorted(([, a], [, b]) => b - a),
  }
}

/** The scores for the last query only, because the list of articles and each article need those of the same query. */
const remembered = new Map<string, ScoredBook>()

export const scoreBook = (typed: string): ScoredBook => {
  const known = remembered.get(typed)
  if (known !== undefined) return known
  const scored = score(typed)
  remembered.clear()
  remembered.set(typed, scored)
  return scored
}
