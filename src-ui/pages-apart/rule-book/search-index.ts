// The index of the rule book: every statement with its terms.

import { computed } from '@preact/signals-react'
import { type Article, type ArticleLine, BOOK_CHAPTERS, notesOfArticle, refsAtEnd } from './articles.ts'
import { ASKED_WORDS } from './asked-words.table.ts'
import { indexTermsOf } from './search-terms.ts'

/** A statement of an article: a line, a note, or its title with its answer (`line` and `note` are undefined). */
export type IndexedStatement = {
  readonly line?: ArticleLine
  readonly note?: string
  readonly text: string
  readonly terms: ReadonlySet<string>
  /** The terms of each sentence of a note; empty for every other statement. */
  readonly sentences: readonly ReadonlySet<string>[]
  /**
   * The terms of the statement's subject. For a line with a row id, these are the cells after the first one, without
   * the messages; for a line without a row id, the first cell; for a note, the whole note; for a title with its answer,
   * the title.
   */
  readonly name: ReadonlySet<string>
  /** The terms of the condition of a row; empty for every other statement. */
  readonly condition: ReadonlySet<string>
  /** The terms of the messages that a screen shows for the line. */
  readonly said: ReadonlySet<string>
}

/** An article in the index: its statements, the words of its head, and all its words. */
export type IndexedArticle = {
  readonly article: Article
  readonly statements: readonly IndexedStatement[]
  readonly head: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

const termSet = (texts: readonly string[]): ReadonlySet<string> => new Set(indexTermsOf(texts.join('\n')))

const NO_TERMS: ReadonlySet<string> = new Set()

/**
 * Turns a line into a statement. `isRow` is true for a row of a rule. `said` in the statement contains the terms of the
 * messages that a screen shows.
 */
const statementOfLine = (line: ArticleLine, isRow: boolean): IndexedStatement => {
  const { id, cells, refs, synonyms = [], spoken = [] } = line
  const [first = [], ...others] = spoken.length === 0 ? cells : cells.slice(0, -1)
  const asked = ASKED_WORDS[id ?? first.join('')] ?? ''
  const text = [id ?? '', ...first, ...others.flat(), ...refs, ...synonyms].join('\n')
  const name = termSet(id?.includes('-') === true ? others.flat() : first)
  const condition = isRow ? termSet(others[0] ?? []) : NO_TERMS
  return { line, text, terms: termSet([text, asked]), sentences: [], name, condition, said: termSet(spoken) }
}

const statementOfNote = (note: string): IndexedStatement => {
  const terms = termSet([note])
  const sentences = note.split(/(?<=[다까]\.|\?) /).map((sentence) => termSet([sentence]))
  return { note, text: note, terms, sentences, name: terms, condition: NO_TERMS, said: NO_TERMS }
}

const indexed = (article: Article, chapter: string): IndexedArticle => {
  const { id, title, question, answer, synonyms, columns, lines, numbers, examples } = article
  const statements = [
    {
      text: `${title} ${answer}`,
      terms: termSet([title, question, answer]),
      sentences: [],
      name: termSet([title]),
      condition: NO_TERMS,
      said: NO_TERMS,
    },
    ...lines.map((line) => statementOfLine(line, article.rule !== undefined)),
    ...notesOfArticle(article).map(statementOfNote),
  ]
  // If lines have synonyms of their own, as in the article of the parameters, the synonyms of the article are not part
  // of the head.
  const called = lines.some((line) => line.synonyms !== undefined) ? [] : synonyms
  const head = [id, article.number, title, question, answer, ...called]
  const beside = [
    ...synonyms,
    chapter,
    ...columns,
    ...numbers.map((number) => number.title),
    ...examples.flatMap(refsAtEnd),
  ]
  const all = termSet([...head, ...beside, ...statements.map(({ text }) => text)])
  return { article, statements, head: termSet(head), all }
}

/** The index of the whole book. It is built at the first search, so that the page opens sooner. */
export const bookIndex = computed(() => {
  const articles = BOOK_CHAPTERS.flatMap((chapter) =>
    chapter.articles.map((article) => indexed(article, chapter.title)),
  )
  const counts = new Map<string, number>()
  for (const { terms, said } of articles.flatMap(({ statements }) => statements))
    for (const term of new Set([...terms, ...said])) counts.set(term, (counts.get(term) ?? 0) + 1)
  // Counts each word that only a heading or a column has, because no statement has counted it.
  for (const { all } of articles) for (const term of all) if (!counts.has(term)) counts.set(term, 1)
  return { articles: new Map(articles.map((one) => [one.article, one])), counts }
})
