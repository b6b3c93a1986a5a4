// The lines and notes of an article that answer a query.

import { ARTICLES, type Article, type ArticleLine, isRequirement, notesOf, referencesAtEnd } from './articles.ts'
import { spokenLines } from './screen-sentences.ts'
import { CALLS, articleOfLine, partCalled } from './search.ts'
import { type Statement, bookIndex } from './search-index.ts'
import { type Score, type Scored, parseQuery, scoresIn } from './search-scores.ts'
import { lettersIn } from './search-terms.ts'
import { ORDER } from './search-words.table.ts'

/** The letters of the synonyms of each line. */
const LINE_SYNONYMS = new Map(
  ARTICLES.flatMap(({ lines }) => lines.map((line) => [line, (line.synonyms ?? []).map(lettersIn)] as const)),
)

/** Returns the lines that have a synonym which makes up most of the query. */
const calledLines = (lines: readonly ArticleLine[], typed: string): readonly ArticleLine[] =>
  lines.filter((line) => partCalled(LINE_SYNONYMS.get(line) ?? [], lettersIn(typed)) >= CALLS)

/**
 * A statement counts as an answer if its own score is at least this share of the best own score in its article:
 * `AS_GOOD` for a hit; `NEARLY` for a line or note that is shown beside it, and `CLOSELY` for such a line of a table that
 * a rule reads from top to bottom.
 */
const AS_GOOD = 0.9
const CLOSELY = 0.75
const NEARLY = 0.6
/** A statement whose own score is lower than this does not count as an answer. */
const LEAST = 0.3

/** Returns the statements with at least this share of the best score. */
const bestBy = (
  scored: readonly Scored[],
  share: number,
  scoreOf: (one: Scored) => Score | undefined,
): readonly Scored[] => {
  const best = Math.max(...scored.map((one) => scoreOf(one)?.own ?? 0))
  return scored.filter((one) => (scoreOf(one)?.own ?? 0) >= Math.max(LEAST, best * share))
}

const bestScoreOf = ({ whole, parts }: Scored): number =>
  parts.length === 0 ? whole.own : Math.max(...parts.map(({ own }) => own))

/**
 * Returns the lines and notes of an article whose own score is at least the given share of the best own score in the
 * article, the best first: for the query, or for each part of a question that asks for several things.
 */
const bestIn = (article: Article, typed: string, share: number): readonly Statement[] => {
  const one = bookIndex.peek().articles.get(article)
  if (one === undefined) return []
  const query = parseQuery(typed)
  const scored = scoresIn(one, query).filter(({ statement }) => statement.line ?? statement.note)
  const chosen =
    query.parts.length === 0
      ? bestBy(scored, share, ({ whole }) => whole)
      : query.parts.flatMap((_, at) => bestBy(scored, share, ({ parts }) => parts[at]))
  return [...new Set(chosen)].toSorted((a, b) => bestScoreOf(b) - bestScoreOf(a)).map(({ statement }) => statement)
}

const linesIn = (statements: readonly Statement[]): readonly ArticleLine[] =>
  statements.flatMap(({ line }) => line ?? [])

const notesIn = (statements: readonly Statement[]): readonly string[] => statements.flatMap(({ note }) => note ?? [])

/** Returns the lines of an article that match the query best; an empty list if most lines match equally. */
export const hitsIn = (article: Article, typed: string): readonly ArticleLine[] => {
  const said = spokenLines(article.id, typed).lines
  if (said.length > 0) return said
  const named = article.lines.filter(({ id }) => id === typed.trim().toUpperCase())
  if (named.length > 0) return named
  const called = calledLines(article.lines, typed)
  if (called.length > 0) return called
  const hits = linesIn(bestIn(article, typed, AS_GOOD))
  return hits.length > Math.max(1, article.lines.length / 2) ? [] : hits
}

/** A table that has at most this many lines is shown in full. */
const SHORT_TABLE = 8

/** If no line matches, a table with at most this many lines is shown in full. */
const LONG_TABLE = 40

/** The lines and notes of an article that match a query. */
export type Answering = { readonly lines: readonly ArticleLine[]; readonly notes: readonly string[] }

/** True if the lines of an article are separate facts; false if a rule reads its table from top to bottom. */
const isSheet = ({ rule, machine }: Article): boolean => rule === undefined && machine === undefined

/** Returns the lines in the order of the table. */
const inOrder = ({ lines }: Article, some: readonly ArticleLine[]): readonly ArticleLine[] =>
  lines.filter((line) => some.includes(line))

/**
 * Returns the lines and notes that answer a query. For a row or a requirement: the lines that contain it. For a message
 * of a screen: the lines that contain it, with their notes. For other words: all lines of a short table, and of a long
 * one if the query is about the order of its checks; otherwise the lines of the long table that match nearly as well as
 * the best, the best first unless the table is read from top to bottom. The notes that match best are added.
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
  const near = bestIn(article, typed, NEARLY)
  const isOrder = ORDER.test(typed) && article.rule !== undefined
  const isWhole = article.lines.length <= (hits.length === 0 ? LONG_TABLE : SHORT_TABLE)
  if (isWhole || isOrder) return { lines: article.lines, notes: notesIn(near) }
  if (calledLines(article.lines, typed).length > 0) return { lines: hits, notes: notesIn(near) }
  const lines = isSheet(article) ? linesIn(near) : inOrder(article, linesIn(bestIn(article, typed, CLOSELY)))
  return { lines, notes: notesIn(near) }
}

/** Returns the lines and notes that the page marks: those that match as well as the best of the article. */
export const markedIn = (article: Article, typed: string): Answering => {
  if (ORDER.test(typed) && article.rule !== undefined) return { lines: [], notes: [] }
  const isSaid = spokenLines(article.id, typed).lines.length > 0
  return { lines: hitsIn(article, typed), notes: isSaid ? [] : notesIn(bestIn(article, typed, AS_GOOD)) }
}
