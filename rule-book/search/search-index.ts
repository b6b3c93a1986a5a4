// The index of the rule book: its statements, and the questions that people ask. MiniSearch scores both by BM25+.

import MiniSearch from 'minisearch'
import { ARTICLES, type Article, type ArticleLine, notesOfArticle } from '#book/text/articles'
import { once } from '#domain/kernel/once'
import ASKED_QUESTIONS from './asked-questions.table.json' with { type: 'json' }
import { START_MARK, lettersIn, queryTermsOf, termsOf } from './search-terms.ts'

/** A statement of an article: a line, a note, or its title with its answer (`line` and `note` are undefined). */
export type Statement = { readonly article: Article; readonly line?: ArticleLine; readonly note?: string }

/** The questions about each article, by the id of the row that answers or by its first cell; `''` is the whole article. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ASKED_QUESTIONS

/** Returns the key of a line in the table of questions: the id of the line; for a line without an id, its first cell. */
export const nameOfLine = ({ id, cells: [first = []] }: ArticleLine): string => id ?? first.join('')

/** Returns the questions about a line of an article. */
const questionsAboutLine = ({ id }: Article, line: ArticleLine): readonly string[] =>
  QUESTIONS[id]?.[nameOfLine(line)] ?? []

/** Returns all questions about an article. */
const questionsAbout = ({ id }: Article): readonly string[] => Object.values(QUESTIONS[id] ?? {}).flat()

/** Returns the own words of a statement. */
export const textOf = ({ article, line, note }: Statement): string => {
  if (note !== undefined) return note
  if (line === undefined) return [article.title, article.question, article.answer].join('\n')
  const { id, cells, refs, synonyms = [], spoken = [] } = line
  return [id ?? '', ...cells.flat(), ...spoken.map(({ text }) => text), ...refs, ...synonyms].join('\n')
}

/** Returns the words that belong to every statement of an article: its title, question, answer and synonyms. */
const headOf = ({ id, number, title, question, answer, synonyms, lines }: Article): string =>
  // The synonyms of the article of the parameters are those of its lines, so they do not belong to each line.
  [id, number, title, question, answer, ...(lines.some((line) => line.synonyms) ? [] : synonyms)].join('\n')

export const statementsOf = (article: Article): readonly Statement[] => [
  { article },
  ...article.lines.map((line) => ({ article, line })),
  ...notesOfArticle(article).map((note) => ({ article, note })),
]

/** How much more the own words of a line count than those of the questions about it. */
const OWN_WORDS = 2

/** How much the most similar question about an article counts beside all questions about it together. */
const ONE_QUESTION = 0.5

type Match<Found> = { readonly found: Found; readonly score: number; readonly terms: readonly string[] }

/** Returns a search for those of some things of which a field has terms of a query, the best first. */
const makeIndex = <Found, Field extends string>(
  things: readonly Found[],
  fieldsOf: Readonly<Record<Field, (thing: Found) => string>>,
) => {
  const fields = Object.keys(fieldsOf) as Field[]
  const index = new MiniSearch({ fields, tokenize: termsOf, processTerm: (term) => term })
  index.addAll(
    things.map((thing, id) => ({ id, ...Object.fromEntries(fields.map((field) => [field, fieldsOf[field](thing)])) })),
  )
  return (terms: readonly string[], ...searchedFields: readonly Field[]): readonly Match<Found>[] =>
    index
      .search(' ', { tokenize: () => [...terms], fields: [...searchedFields], boost: { own: OWN_WORDS } })
      .flatMap(({ id, score, queryTerms }) => {
        const item = things[id as number]
        // Two letters at the beginning of a word alone are no match: `NP3` is not `NP`.
        if (queryTerms.every((term) => term.startsWith(START_MARK))) return []
        // MiniSearch multiplies the score by the number of terms found, which prefers long texts.
        return item === undefined ? [] : { found: item, score: score / queryTerms.length, terms: queryTerms }
      })
      .toSorted((a, b) => b.score - a.score)
}

/** The indexes are built at the first search, so that the page opens sooner. */
const indexes = once(() => ({
  statements: makeIndex(ARTICLES.flatMap(statementsOf), {
    inArticle: (statement) => `${textOf(statement)}\n${headOf(statement.article)}`,
    own: textOf,
    asked: ({ article, line }) => (line === undefined ? [] : questionsAboutLine(article, line)).join('\n'),
  }),
  articles: makeIndex(ARTICLES, { asked: (article) => questionsAbout(article).join('\n') }),
  questions: makeIndex(
    ARTICLES.flatMap((article) => questionsAbout(article).map((question) => ({ article, question }))),
    { asked: ({ question }) => question },
  ),
}))

/** How well an article matches a query, and the share of the terms of the query that it has, from 0 to 1. */
type ArticleMatch = { readonly article: Article; readonly score: number; readonly share: number }

export type BookMatches = {
  /** The articles with a term of the query, the best first. */
  readonly articles: readonly ArticleMatch[]
  /** The statements with a term of the query, by their own words and the questions about them, the best first. */
  readonly statements: readonly Match<Statement>[]
}

/** Returns the best match of each article. Matches are given the best first. */
const bestByArticle = (
  matches: readonly Match<{ readonly article: Article }>[],
): ReadonlyMap<Article, Match<{ readonly article: Article }>> =>
  new Map(matches.toReversed().map((match) => [match.found.article, match]))

/** Scores an article by its best statement, by all questions about it, and by the most similar one of them. */
const matchesOf = (query: string): BookMatches => {
  const { own, all } = queryTermsOf(query)
  const { statements, articles, questions } = indexes()
  const best = bestByArticle(statements(all, 'inArticle'))
  const nearest = bestByArticle(questions(own, 'asked'))
  const similar = new Map(articles(own, 'asked').map((match) => [match.found, match]))
  return {
    articles: [...new Set([...best.keys(), ...similar.keys()])]
      .map((article) => {
        const both = [best.get(article), similar.get(article)].filter((match) => match !== undefined)
        return {
          article,
          score: both.reduce((sum, { score }) => sum + score, (nearest.get(article)?.score ?? 0) * ONE_QUESTION),
          share: new Set(both.flatMap(({ terms }) => terms)).size / all.length,
        }
      })
      .toSorted((a, b) => b.score - a.score),
    statements: statements(all, 'own', 'asked'),
  }
}

/** The matches of the last query only, because the list of articles and each article need those of the same query. */
const lastMatches = new Map<string, BookMatches>()

/** Returns the articles and the statements that match a query. */
export const bookMatchesOf = (query: string): BookMatches => {
  const cachedMatches = lastMatches.get(query)
  if (cachedMatches !== undefined) return cachedMatches
  const matches = matchesOf(query)
  lastMatches.clear()
  lastMatches.set(query, matches)
  return matches
}

/** What a title, a synonym, the id of a row or a question of the table names: an article, perhaps one of its lines. */
export type NamedPart = { readonly article: Article; readonly line?: ArticleLine; readonly isQuestion?: boolean }

/** All titles, synonyms, ids of rows and questions by their letters. */
const names = once(() => {
  const all = ARTICLES.flatMap((article): readonly (readonly [string, NamedPart])[] => [
    ...[article.title, ...article.synonyms].map((name) => [name, { article }] as const),
    ...(QUESTIONS[article.id]?.[''] ?? []).map((name) => [name, { article, isQuestion: true }] as const),
    ...article.lines.flatMap((line) => [
      ...[line.id ?? '', ...(line.synonyms ?? [])].map((name) => [name, { article, line }] as const),
      ...questionsAboutLine(article, line).map((name) => [name, { article, line, isQuestion: true }] as const),
    ]),
  ])
  const byLetters = new Map<string, readonly NamedPart[]>()
  for (const [name, namedPart] of all)
    byLetters.set(lettersIn(name), [...(byLetters.get(lettersIn(name)) ?? []), namedPart])
  byLetters.delete('')
  return byLetters
})

/** Returns what has the query as its name. */
export const namedBy = (query: string): readonly NamedPart[] => names().get(lettersIn(query)) ?? []
