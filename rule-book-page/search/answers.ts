// The lines and notes of an article that answer a query.

import { type Article, type ArticleLine, consistsOfRequirements, notesOfArticle, refsAtEnd } from '../text/articles.ts'
import { linesByScreenMessage } from '../text/screen-sentences.ts'
import { bookMatchesOf, namedBy } from './search-index.ts'
import { CLOSE, NEAR, articleOfLineId } from './search.ts'

/** A table or a list of notes with at most this many entries is shown in full. */
const SHORT = 8
/** At most this many notes are all shown, because a note often has the exception that a question asks about. */
const FEW_NOTES = 3

/** The lines and notes of an article that match a query. */
export type ArticleAnswers = {
  readonly lines: readonly ArticleLine[]
  readonly notes: readonly string[]
  /** True if a note matches better than every line. */
  readonly isByNote: boolean
}

/** Returns the lines that the query itself names: by a message of a screen, an id, a requirement, or a question. */
const namedLines = (article: Article, typed: string): readonly ArticleLine[] => {
  const said = linesByScreenMessage(article.id, typed).lines
  if (said.length > 0) return said
  const name = typed.trim().toUpperCase()
  if (consistsOfRequirements(name))
    return article.lines.filter(({ cells, refs }) => refs.includes(name) || cells.flat().join(' ').includes(name))
  return namedBy(typed).flatMap((named) => (named.article === article ? (named.line ?? []) : []))
}

/**
 * Returns the lines and notes of an article whose score is at least a share of the best score in the article, the best
 * first.
 */
const bestIn = (article: Article, typed: string, share: number) => {
  const matches = bookMatchesOf(typed).statements.filter(({ found }) => found.article === article)
  const near = matches.filter(({ score }) => score >= (matches[0]?.score ?? 0) * share).map(({ found }) => found)
  return { lines: near.flatMap(({ line }) => line ?? []), notes: near.flatMap(({ note }) => note ?? []), near }
}

/** True if a query is a message of a screen, the id of a row or a requirement: nothing else is shown then. */
const isExact = (article: Article, typed: string): boolean =>
  linesByScreenMessage(article.id, typed).lines.length > 0 ||
  articleOfLineId(typed) !== undefined ||
  consistsOfRequirements(typed)

/** True if the lines of an article are separate facts; false if a rule reads its table from top to bottom. */
const isReferenceTable = ({ rule, machine }: Article): boolean => rule === undefined && machine === undefined

/**
 * Returns the lines of an article. If they are separate facts, the given lines come first. The rows of a rule keep
 * their order, because the first row that fits decides.
 */
export const linesWithHitsFirst = (article: Article, first: readonly ArticleLine[]): readonly ArticleLine[] =>
  isReferenceTable(article) && first.length > 0
    ? [...first, ...article.lines.filter((line) => !first.includes(line))]
    : article.lines

/**
 * Returns the lines and notes of an article that are highlighted: the lines that the query names; otherwise those that
 * match as well as the best one, unless these are most of the lines.
 */
export const findArticleHighlights = (article: Article, typed: string): Omit<ArticleAnswers, 'isByNote'> => {
  if (typed.trim() === '') return { lines: [], notes: [] }
  const named = namedLines(article, typed)
  if (named.length > 0) return { lines: named, notes: [] }
  const { lines, notes } = bestIn(article, typed, CLOSE)
  return { lines: lines.length > Math.max(1, article.lines.length / 2) ? [] : lines, notes }
}

/**
 * Returns the lines and notes that answer a query: those that it names; otherwise those that match nearly as well as the
 * best one. A short table is shown in full. Separate facts are sorted, the best first; the rows of a rule keep their
 * order.
 */
export const findArticleAnswers = (article: Article, typed: string): ArticleAnswers => {
  const named = namedLines(article, typed)
  const all = notesOfArticle(article)
  const name = typed.trim().toUpperCase()
  if (isExact(article, typed))
    return {
      lines: named,
      notes: all.filter(
        (note) =>
          refsAtEnd(note).includes(name) ||
          named.some(({ id }) => id !== null && id !== name && new RegExp(String.raw`${id}(?!\d)`).test(note)),
      ),
      isByNote: false,
    }
  const { lines, notes, near } = bestIn(article, typed, NEAR)
  const hits = [...new Set([...named, ...lines])]
  const rows = named.length > 0 ? named : lines
  return {
    lines:
      article.lines.length <= SHORT
        ? linesWithHitsFirst(article, hits)
        : isReferenceTable(article)
          ? hits
          : article.lines.filter((line) => rows.includes(line)),
    notes: all.length <= FEW_NOTES ? all : notes,
    isByNote: named.length === 0 && near[0]?.note !== undefined,
  }
}
