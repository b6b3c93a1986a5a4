// The lines and notes of an article that answer a query.

import { type Article, type ArticleLine, consistsOfRequirements, notesOfArticle, refsAtEnd } from '../text/articles.ts'
import { linesByScreenMessage } from '../text/screen-sentences.ts'
import { type IndexedStatement, bookIndex, nameOfLine } from './search-index.ts'
import { scoreBook } from './search-scores.ts'
import { lettersIn, searchedLettersIn } from './search-terms.ts'
import { ORDER_QUERY_PATTERN } from './search-words.table.ts'
import { articleOfLineId } from './search.ts'

/** The minimum share of the query that a synonym of a line must cover to select the line. */
const MOST = 0.75

/** Returns the lines about which people ask the query, or with a synonym that makes up most of it. */
const calledLines = (article: Article, typed: string): readonly ArticleLine[] => {
  const letters = searchedLettersIn(typed)
  const isCalled = (name: string) => letters.includes(name) && name.length >= letters.length * MOST
  const asked = bookIndex.peek().askedAt.get(lettersIn(typed))
  return article.lines.filter(
    (line) =>
      line.synonyms?.some((synonym) => isCalled(searchedLettersIn(synonym))) === true ||
      (article === asked?.article && nameOfLine(line) === asked.name),
  )
}

/**
 * The minimum score of an answer, as a share of the best score in the article. `AS_GOOD` is for a hit. `NEARLY` is for
 * a line or note that is shown beside a hit. `CLOSELY` is for a line beside a hit in a table that a rule reads from top
 * to bottom.
 */
const AS_GOOD = 0.9
const CLOSELY = 0.75
const NEARLY = 0.5

/**
 * Returns the lines and notes of an article whose score is at least the given share of the best score in the article,
 * the best first.
 */
const bestIn = (article: Article, typed: string, share: number): readonly IndexedStatement[] => {
  const scored = scoreBook(typed)
    .statementsOf(article)
    .filter(([{ line, note }]) => line ?? note)
  const [[, best] = [undefined, 0]] = scored
  return scored.flatMap(([statement, score]) => (score >= best * share ? [statement] : []))
}

const linesIn = (statements: readonly IndexedStatement[]): readonly ArticleLine[] =>
  statements.flatMap(({ line }) => line ?? [])

const notesIn = (statements: readonly IndexedStatement[]): readonly string[] =>
  statements.flatMap(({ note }) => note ?? [])

/** The ways in which lines and notes of an article match a query. */
type Match = {
  /** The lines that quote the screen message in the query. */
  readonly said: readonly ArticleLine[]
  /** The line whose id is the query, or the lines with the requirement that is the query. */
  readonly named: readonly ArticleLine[]
  /** The lines about which people ask the query, or with a synonym that makes up most of it. */
  readonly called: readonly ArticleLine[]
  /** Returns the lines and notes whose score is at least the given share of the best score, the best first. */
  readonly best: (share: number) => readonly IndexedStatement[]
}

/** Returns the lines that have an id or a requirement, also within a cell. */
const namedLines = ({ lines }: Article, name: string): readonly ArticleLine[] =>
  lines.filter(
    ({ id, cells, refs }) =>
      id === name || refs.includes(name) || (consistsOfRequirements(name) && cells.flat().join(' ').includes(name)),
  )

const matchOf = (article: Article, typed: string): Match => ({
  said: linesByScreenMessage(article.id, typed).lines,
  named: namedLines(article, typed.trim().toUpperCase()),
  called: calledLines(article, typed),
  best: (share) => bestIn(article, typed, share),
})

/** Returns the lines of an article that match the query best; an empty list if most lines match equally. */
const hitsOf = ({ lines }: Article, { said, named, called, best }: Match): readonly ArticleLine[] => {
  const certain = [said, named, called].find((some) => some.length > 0)
  if (certain !== undefined) return certain
  const hits = linesIn(best(AS_GOOD))
  return hits.length > Math.max(1, lines.length / 2) ? [] : hits
}

/** A table is shown in full if it has at most this many lines. */
const SHORT_TABLE = 8

/** At most this many notes are all shown, because a note often has the exception that a question asks about. */
const FEW_NOTES = 3

/** If no line matches, a table with at most this many lines is shown in full. */
const LONG_TABLE = 40

/** The lines and notes of an article that match a query. */
export type ArticleAnswers = {
  readonly lines: readonly ArticleLine[]
  readonly notes: readonly string[]
  /** True if a note matches better than every line. */
  readonly isByNote: boolean
}

/** True if the lines of an article are separate facts; false if a rule reads its table from top to bottom. */
const isReferenceTable = ({ rule, machine }: Article): boolean => rule === undefined && machine === undefined

/** Returns the lines of an article: separate facts by the words of the query that they have, the best first. */
const linesByWords = (article: Article, typed: string): readonly ArticleLine[] =>
  linesWithHitsFirst(
    article,
    linesIn(
      scoreBook(typed)
        .statementsOf(article)
        .map(([statement]) => statement),
    ),
  )

/**
 * Returns the lines of an article. If they are separate facts, the given lines come first. The rows of a rule keep
 * their order, because the first row that fits decides.
 */
export const linesWithHitsFirst = (article: Article, first: readonly ArticleLine[]): readonly ArticleLine[] =>
  isReferenceTable(article) && first.length > 0
    ? [...first, ...article.lines.filter((line) => !first.includes(line))]
    : article.lines

/** True if a query asks for the order of a rule's rows, and is neither a message nor a question about one of them. */
const isOrderAsked = ({ rule }: Article, typed: string, { said, called }: Match): boolean =>
  rule !== undefined && said.length + called.length === 0 && ORDER_QUERY_PATTERN.test(typed)

/** Returns the lines of an article that answer a query that is neither an id, a requirement nor a screen message. */
const answeringLines = (article: Article, typed: string, match: Match): readonly ArticleLine[] => {
  const { lines } = article
  const hits = hitsOf(article, match)
  if (isOrderAsked(article, typed, match)) return lines
  const isNoteAlone = hits.length === 0 && lines.length > SHORT_TABLE && match.best(NEARLY).some(({ note }) => note)
  if (isNoteAlone && isReferenceTable(article)) return linesIn(match.best(NEARLY))
  if (lines.length <= (hits.length > 0 ? 0 : LONG_TABLE)) return linesByWords(article, typed)
  if (isReferenceTable(article) && lines.length <= SHORT_TABLE) return linesWithHitsFirst(article, hits)
  if (isReferenceTable(article))
    return match.called.length > 0
      ? [...new Set([...hits, ...linesIn(match.best(AS_GOOD))])]
      : linesIn(match.best(NEARLY))
  if (lines.length <= SHORT_TABLE) return lines
  if (match.called.length > 0) return hits
  const near = linesIn(match.best(CLOSELY))
  return lines.filter((line) => near.includes(line))
}

/**
 * Returns the lines and notes that answer a query: those that contain the typed id or screen message; for any other
 * query, those that match nearly as well as the best line. Separate facts are sorted, the best first; the rows of a
 * rule keep their order. If only a note matches, a long list of separate facts is left out. A short table is shown in
 * full. A longer table is shown in full if the question asks for its order, or if no line matches and it has at most
 * `LONG_TABLE` lines.
 */
export const findArticleAnswers = (article: Article, typed: string): ArticleAnswers => {
  const match = matchOf(article, typed)
  const notes = notesOfArticle(article)
  const isByNote = match.best(AS_GOOD)[0]?.note !== undefined
  if (match.said.length > 0)
    return {
      lines: match.said,
      notes: notes.filter((note) =>
        match.said.some(({ id }) => id !== null && new RegExp(String.raw`${id}(?!\d)`).test(note)),
      ),
      isByNote: false,
    }
  const isName = articleOfLineId(typed) !== undefined || consistsOfRequirements(typed)
  if (isName)
    return {
      lines: hitsOf(article, match),
      notes: notes.filter((note) => refsAtEnd(note).includes(typed.toUpperCase())),
      isByNote: false,
    }
  return {
    lines: answeringLines(article, typed, match),
    notes: notes.length <= FEW_NOTES ? notes : notesIn(match.best(NEARLY)),
    isByNote,
  }
}

/** True if the answer of an article, which is always shown, matches a query clearly better than each of its lines. */
const isByAnswer = (article: Article, typed: string): boolean => {
  const [[best, score] = [undefined, 0], [, next] = [undefined, 0]] = scoreBook(typed)
    .statementsOf(article)
    .filter(([{ note }]) => note === undefined)
  return best !== undefined && best.line === undefined && next < score * CLOSELY
}

/**
 * Returns the lines and notes that the page highlights: those that match as well as the best line of the article. If
 * the answer of the article matches clearly better, there are no lines.
 */
export const findArticleHighlights = (article: Article, typed: string): Omit<ArticleAnswers, 'isByNote'> => {
  if (typed.trim() === '') return { lines: [], notes: [] }
  const match = matchOf(article, typed)
  if (isOrderAsked(article, typed, match)) return { lines: [], notes: [] }
  const isCertain = match.said.length + match.named.length + match.called.length > 0
  const lines = isCertain || !isByAnswer(article, typed) ? hitsOf(article, match) : []
  return { lines, notes: match.said.length > 0 ? [] : notesIn(match.best(AS_GOOD)) }
}
