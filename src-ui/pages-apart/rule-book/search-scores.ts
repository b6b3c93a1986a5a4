// A query, and the score of each statement of the rule book for it.

import type { Article } from './articles.ts'
import { type IndexedArticle, type IndexedStatement, bookIndex } from './search-index.ts'
import {
  type QueryWordTerms,
  queryWordTerms,
  joinTermOf,
  searchedLettersIn,
  searchedPhrasesIn,
} from './search-terms.ts'
import { ANSWER_KIND_PATTERNS, MESSAGE_QUERY_PATTERN } from './search-words.table.ts'

/**
 * The weights of a match with the basic form of a query word, or with a word that the book uses for it. A match with
 * the query word itself has weight 1.
 */
const IN_BASIC_FORM = 0.75
const BY_INDEX = 0.95
/**
 * The weights of a query word that is not in the statement itself, but in a screen's message, in the head of the
 * article, or anywhere in the article.
 */
const IN_MESSAGE = 0.8
const IN_HEAD = 0.6
/** The weight of a query word that is in another sentence of a note than most words of the query. */
const IN_NOTE = 0.6
const IN_ARTICLE = 0.3
/**
 * The weights of a word that the book does not contain: `UNKNOWN` for the order of the articles, `MISSING` for the
 * share of the query that was found.
 */
const UNKNOWN = 0.02
const MISSING = 0.13
/**
 * The bonus for a statement that gives the kind of answer for which the question asks. For comparison: a match of all
 * words has score 1.
 */
const KIND = 0.12
/** The weight of a statement's name: it is multiplied by the share of the name's terms that the query contains. */
const NAME = 0.25
/**
 * The bonus for a row whose condition has the rarest word of the query, if the best row lacks that word. `면세사업자는`, for
 * example, asks for the row about these businesses, even if another row has more words of the query.
 */
const CONDITION = 0.25
/** The share of a word that counts as the whole word. */
const WHOLE_WORD = 0.9

/** A word of the book that can stand for a word of a query: its terms, and how much a match with it counts. */
type Alternative = {
  readonly terms: readonly string[]
  /** The terms of the same word with a space inside the word; empty if the word has only one term. */
  readonly joined: readonly string[]
  readonly factor: number
}

/** A word of a query with all words of the book that can stand for it. `weight` is larger for rare words. */
type QueryWord = { readonly weight: number; readonly alternatives: readonly Alternative[] }

export type PreparedQuery = {
  readonly letters: string
  readonly phrases: string
  readonly words: readonly QueryWord[]
  readonly terms: ReadonlySet<string>
  /** The word with the largest weight; undefined if there is only one word, or if several have that weight. */
  readonly rarest: QueryWord | undefined
  /** The sum of the weights of the words. */
  readonly total: number
  /** The share of the query, by weight, that occurs in the book. */
  readonly known: number
  /** The kinds of answers that the query asks for. */
  readonly kinds: readonly RegExp[]
  readonly asksForMessage: boolean
}

/**
 * Returns how often a term occurs in the book. If the term belongs to a longer word, also counts the term with a space
 * inside, as in `보완 기간`.
 */
const countOf = (term: string, isLong: boolean): number => {
  const { counts } = bookIndex.peek()
  return (counts.get(term) ?? 0) + (isLong ? (counts.get(joinTermOf(term)) ?? 0) : 0)
}

/** Returns the weight of a word, which depends on the number of statements that contain the word. */
const rarityOf = (count: number): number => (1 / Math.log2(4 + count)) ** 0.7

/**
 * Returns those terms of a word that occur in the book. A compound word that does not occur in the book is found by its
 * parts.
 */
const alternativeOf = (terms: readonly string[], factor: number): readonly Alternative[] => {
  const known = terms.filter((term) => countOf(term, terms.length > 1) > 0)
  return known.length === 0
    ? []
    : [
        {
          terms: known,
          joined: known.length > 1 ? known.map(joinTermOf) : [],
          factor,
        },
      ]
}

const queryWordOf = ({ own, basic, book }: QueryWordTerms): QueryWord => {
  const alternatives = [
    ...alternativeOf(own, 1),
    // A basic form is one word. Unlike a compound word, it is not found by its parts.
    ...alternativeOf(basic, IN_BASIC_FORM).filter(({ terms }) => terms.length === basic.length),
    ...book.flatMap((terms) => alternativeOf(terms, BY_INDEX)),
  ]
  const rarest = alternatives.map(({ terms }) =>
    Math.max(...terms.map((term) => rarityOf(countOf(term, terms.length > 1)))),
  )
  const weight = rarest.length === 0 ? UNKNOWN : Math.min(...rarest)
  return { alternatives, weight }
}

const rarestOf = (words: readonly QueryWord[]): QueryWord | undefined => {
  const [first, second] = words.toSorted((a, b) => b.weight - a.weight)
  return second !== undefined && first !== undefined && first.weight > second.weight ? first : undefined
}

const parseQuery = (typed: string): PreparedQuery => {
  const words = queryWordTerms(typed).map(queryWordOf)
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const missing = words.filter(({ alternatives }) => alternatives.length === 0).length
  return {
    letters: searchedLettersIn(typed),
    phrases: searchedPhrasesIn(typed),
    words,
    total,
    known: total / (total + missing * MISSING),
    terms: new Set(words.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms))),
    rarest: rarestOf(words),
    kinds: ANSWER_KIND_PATTERNS.filter(([question]) => question.test(typed)).map(([, answer]) => answer),
    asksForMessage: MESSAGE_QUERY_PATTERN.test(typed),
  }
}

/** Returns the share of a word's terms that are in a set; 0 if fewer than half of them are. */
const shareIn = ({ terms, joined, factor }: Alternative, set: ReadonlySet<string>): number => {
  let matches = 0
  for (const [at, term] of terms.entries()) if (set.has(term) || set.has(joined[at] ?? '')) matches += 1
  const share = matches / terms.length
  return share < 0.5 ? 0 : factor * share
}

/** Returns how much of a query word the set contains, from 0 to 1. */
export const queryWordMatchScore = ({ alternatives }: QueryWord, set: ReadonlySet<string>): number => {
  let most = 0
  if (set.size > 0) for (const one of alternatives) most = Math.max(most, shareIn(one, set))
  return most
}

/**
 * A statement with its scores: `own` counts only the words of the statement; `score` also counts the words in the rest
 * of the article.
 */
export type ScoredStatement = { readonly statement: IndexedStatement; readonly own: number; readonly score: number }

/** Returns, for each word of a query, how much of it the head or the whole article contains, as a weighted share. */
const besideIn = ({ head, all }: IndexedArticle, { words }: PreparedQuery): readonly number[] => {
  return words.map((word) =>
    Math.max(IN_HEAD * queryWordMatchScore(word, head), IN_ARTICLE * queryWordMatchScore(word, all)),
  )
}

/**
 * Returns how much of each query word a statement contains. A note with several sentences counts as its best sentence,
 * because a long note has many words that do not belong together.
 */
const foundIn = ({ terms, said, sentences }: IndexedStatement, { words }: PreparedQuery): readonly number[] => {
  const whole = words.map((word) =>
    Math.max(queryWordMatchScore(word, terms), IN_MESSAGE * queryWordMatchScore(word, said)),
  )
  if (sentences.length < 2) return whole
  const sumOf = (found: readonly number[]) => words.reduce((sum, { weight }, at) => sum + weight * (found[at] ?? 0), 0)
  return sentences
    .map((sentence) =>
      words.map((word, at) => Math.max(queryWordMatchScore(word, sentence), IN_NOTE * (whole[at] ?? 0))),
    )
    .reduce((best, found) => (sumOf(found) > sumOf(best) ? found : best))
}

/** True if a statement gives the kind of answer for which the query asks. */
const isOfAskedKind = ({ text, said }: IndexedStatement, { kinds, asksForMessage }: PreparedQuery): boolean =>
  kinds.some((pattern) => pattern.test(text)) || (asksForMessage && (said.size > 0 || text.includes('“')))

const scoredStatement = (
  statement: IndexedStatement,
  beside: readonly number[],
  query: PreparedQuery,
): ScoredStatement => {
  const { name } = statement
  const shares = foundIn(statement, query)
  let inName = 0
  for (const term of query.terms) if (name.has(term)) inName += 1
  const named = (NAME * inName) / Math.max(4, name.size)
  let [own, score] = [0, 0]
  for (const [at, { weight }] of query.words.entries()) {
    own += weight * (shares[at] ?? 0)
    score += weight * Math.max(shares[at] ?? 0, beside[at] ?? 0)
  }
  const more = named + (own > 0 && isOfAskedKind(statement, query) ? KIND : 0)
  return { statement, own: own / query.total + more, score: score / query.total + more }
}

/** Adds the bonus for the condition that the query asks for. The scores by which articles are ranked stay the same. */
const withAskedCondition = (
  scored: readonly ScoredStatement[],
  { rarest }: PreparedQuery,
): readonly ScoredStatement[] => {
  const [best] = scored.filter(({ statement }) => statement.line).toSorted((a, b) => b.own - a.own)
  const hasRarest = (terms: ReadonlySet<string>) =>
    rarest === undefined || queryWordMatchScore(rarest, terms) >= WHOLE_WORD
  if (best === undefined || hasRarest(best.statement.terms) || hasRarest(best.statement.said)) return scored
  return scored.map((one) => (hasRarest(one.statement.condition) ? { ...one, own: one.own + CONDITION } : one))
}

const scoresIn = (one: IndexedArticle, query: PreparedQuery): readonly ScoredStatement[] => {
  const beside = besideIn(one, query)
  const scored = one.statements.map((statement) => scoredStatement(statement, beside, query))
  return withAskedCondition(scored, query)
}

type ScoredBook = { readonly query: PreparedQuery; readonly scores: ReadonlyMap<Article, readonly ScoredStatement[]> }

/**
 * The scores for the last query only, because the list of articles and each article need the scores of the same query.
 */
const remembered = new Map<string, ScoredBook>()

export const scoreBook = (typed: string): ScoredBook => {
  const scored = remembered.get(typed)
  if (scored !== undefined) return scored
  const query = parseQuery(typed)
  const articles = [...bookIndex.peek().articles.values()]
  const book = { query, scores: new Map(articles.map((one) => [one.article, scoresIn(one, query)])) }
  remembered.clear()
  remembered.set(typed, book)
  return book
}
