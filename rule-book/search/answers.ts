// The lines and notes of an article that answer a query.

import { type Article, type ArticleLine, consistsOfRequirements, notesOfArticle, refsAtEnd } from '#book/text/articles'
import { linesByScreenMessage } from '#book/text/screen-sentences'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { bookMatchesOf, namedBy } from './search-index.ts'
import { CLOSE, NEAR, articleOfLineId } from './search.ts'

/**
 * A table with at most this many lines is shown in full: of separate facts, the best lines first; of a rule, because a
 * row can be read only after the rows above it.
 */
const SHORT_TABLE_LINES = 21
/** A table of transitions with at most this many lines is shown in full. */
const SHORT_TRANSITIONS = 15
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
const namedLines = (article: Article, query: string): readonly ArticleLine[] => {
  const linesByMessage = linesByScreenMessage(article.id, query).lines
  if (linesByMessage.length > 0) return linesByMessage
  const name = query.trim().toUpperCase()
  if (consistsOfRequirements(name))
    return article.lines.filter(({ cells, refs }) => refs.includes(name) || cells.flat().join(' ').includes(name))
  return namedBy(query).flatMap((namedPart) => (namedPart.article === article ? (namedPart.line ?? []) : []))
}

/**
 * Returns the lines and notes of an article whose score is at least a share of the best score in the article, the best
 * first.
 */
const bestIn = (article: Article, query: string, share: number) => {
  const matches = bookMatchesOf(query).statements.filter(({ found }) => found.article === article)
  const near = matches.filter(({ score }) => score >= (matches[0]?.score ?? 0) * share).map(({ found }) => found)
  return { lines: near.flatMap(({ line }) => line ?? []), notes: near.flatMap(({ note }) => note ?? []), near }
}

/** True if a query is a message of a screen, the id of a row or a requirement: nothing else is shown then. */
const isExact = (article: Article, query: string): boolean =>
  linesByScreenMessage(article.id, query).lines.length > 0 ||
  articleOfLineId(query) !== undefined ||
  consistsOfRequirements(query)

/** True if the lines of an article are separate facts; false if a rule reads its table from top to bottom. */
const isReferenceTable = ({ rule, machine }: Article): boolean => rule === undefined && machine === undefined

/**
 * Returns what a highlighted line is called. A row that matches only by its words is the nearest one: the first row that
 * fits decides, and it may have none of the words. [D3-840]
 */
export const highlightName = (article: Article, query: string): string =>
  isReferenceTable(article) || isExact(article, query) ? T.hit : T.nearHit

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
export const findArticleHighlights = (article: Article, query: string): Omit<ArticleAnswers, 'isByNote'> => {
  if (query.trim() === '') return { lines: [], notes: [] }
  const matchingLines = namedLines(article, query)
  if (matchingLines.length > 0) return { lines: matchingLines, notes: [] }
  const { lines, notes } = bestIn(article, query, CLOSE)
  return { lines: lines.length > Math.max(1, article.lines.length / 2) ? [] : lines, notes }
}

/**
 * Returns the lines and notes that answer a query: those that it names; otherwise those that match nearly as well as the
 * best one. A short table is shown in full. Separate facts are sorted, the best first; the rows of a rule keep their
 * order.
 */
export const findArticleAnswers = (article: Article, query: string): ArticleAnswers => {
  const matchingLines = namedLines(article, query)
  const all = notesOfArticle(article)
  const name = query.trim().toUpperCase()
  if (isExact(article, query)) {
    // For a message of a screen, the whole table of the rule is shown, because the first row that fits decides.
    const isMessage = linesByScreenMessage(article.id, query).lines.length > 0
    const isWhole = isMessage && article.rule !== undefined && article.lines.length <= SHORT_TABLE_LINES
    return {
      lines: isWhole ? article.lines : matchingLines,
      notes: all.filter(
        (note) =>
          refsAtEnd(note).includes(name) ||
          matchingLines.some(({ id }) => id !== null && id !== name && new RegExp(String.raw`${id}(?!\d)`).test(note)),
      ),
      isByNote: false,
    }
  }
  const { lines, notes, near } = bestIn(article, query, NEAR)
  const hits = [...new Set([...matchingLines, ...lines])]
  const rows = matchingLines.length > 0 ? matchingLines : lines
  return {
    lines:
      article.lines.length <= (article.machine === undefined ? SHORT_TABLE_LINES : SHORT_TRANSITIONS)
        ? linesWithHitsFirst(article, hits)
        : isReferenceTable(article)
          ? hits
          : article.lines.filter((line) => rows.includes(line)),
    notes: all.length <= FEW_NOTES ? all : notes,
    isByNote: matchingLines.length === 0 && near[0]?.note !== undefined,
  }
}
