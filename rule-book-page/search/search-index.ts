// The index of the rule book: its statements, and the questions that people ask.

import { computed } from '@preact/signals-react'
import { ARTICLES, type Article, type ArticleLine, BOOK_CHAPTERS, notesOfArticle, refsAtEnd } from '../text/articles.ts'
import ASKED_QUESTIONS from './asked-questions.table.json' with { type: 'json' }
import { makeBm25 } from './bm25.ts'
import { indexTermsOf, lettersIn, letterTermsOf } from './search-terms.ts'

/** A statement of an article: a line, a note, or its title with its answer (`line` and `note` are undefined). */
export type IndexedStatement = { readonly article: Article; readonly line?: ArticleLine; readonly note?: string }

/**
 * The questions about an article, by the id of the row that answers or by its first cell; `''` is the whole article.
 */
type AskedQuestions = Readonly<Record<string, readonly string[]>>

const QUESTIONS: Readonly<Record<string, AskedQuestions>> = ASKED_QUESTIONS

/**
 * Returns the key of a line in the table of questions: the id of the line; for a line without an id, its first cell.
 */
export const nameOfLine = ({ id, cells: [first = []] }: ArticleLine): string => id ?? first.join('')

/** Returns the questions about a line of an article. */
const questionsAboutLine = ({ id }: Article, line: ArticleLine): readonly string[] =>
  QUESTIONS[id]?.[nameOfLine(line)] ?? []

/** Returns all questions about an article. */
const questionsAbout = ({ id }: Article): readonly string[] => Object.values(QUESTIONS[id] ?? {}).flat()

const textOf = ({ article, line, note }: IndexedStatement): string => {
  if (note !== undefined) return note
  if (line === undefined) return [article.title, article.question, article.answer].join('\n')
  const { id, cells, refs, synonyms = [], spoken = [] } = line
  return [id ?? '', ...cells.flat(), ...spoken.map(({ text }) => text), ...refs, ...synonyms].join('\n')
}

/** Returns the words that belong to every statement of an article: its title, question, answer and synonyms. */
const headOf = ({ id, number, title, question, answer, synonyms, lines }: Article): string =>
  // The synonyms of the article of the parameters are those of its lines, so they do not belong to each line.
  [id, number, title, question, answer, ...(lines.some((line) => line.synonyms) ? [] : synonyms)].join('\n')

/** Returns the other words with which an article is found. */
const besideOf = ({ synonyms, columns, numbers, examples }: Article): string =>
  [...synonyms, ...columns, ...numbers.map(({ title }) => title), ...examples.flatMap(refsAtEnd)].join('\n')

const statementsOf = (article: Article): readonly IndexedStatement[] => [
  { article },
  ...article.lines.map((line) => ({ article, line })),
  ...notesOfArticle(article).map((note) => ({ article, note })),
]

/** The index of the whole book. It is built at the first search, so that the page opens sooner. */
export const bookIndex = computed(() => {
  const statements = new Map(ARTICLES.map((article) => [article, statementsOf(article)]))
  const all = [...statements.values()].flat()
  return {
    statements,
    /** The statements, each with the head of its article: for the order of the articles. */
    inArticle: makeBm25(new Map(all.map((one) => [one, indexTermsOf(`${textOf(one)}\n${headOf(one.article)}`)]))),
    /**
     * The statements by their own words: for the order within an article. Lines with the same words of a query are
     * equal, however long they are.
     */
    own: makeBm25(new Map(all.map((one) => [one, [...new Set(indexTermsOf(textOf(one)))]])), { byLength: 0 }),
    /** The same, each line with the questions about it. */
    alone: makeBm25(
      new Map(
        all.map((one) => [
          one,
          [
            ...new Set(
              indexTermsOf(
                [textOf(one), ...(one.line === undefined ? [] : questionsAboutLine(one.article, one.line))].join('\n'),
              ),
            ),
          ],
        ]),
      ),
      { byLength: 0 },
    ),
    /** The articles with the questions about them. */
    asked: makeBm25(new Map(ARTICLES.map((article) => [article, questionsAbout(article).flatMap(letterTermsOf)]))),
    /** The place of each question, by its letters: its article, and the name of its line. */
    askedAt: new Map(
      ARTICLES.flatMap((article) =>
        Object.entries(QUESTIONS[article.id] ?? {}).flatMap(([name, asked]) =>
          asked.map((question) => [lettersIn(question), { article, name }] as const),
        ),
      ),
    ),
    /** All terms of each article. */
    terms: new Map(
      BOOK_CHAPTERS.flatMap((chapter) =>
        chapter.articles.map((article) => [
          article,
          new Set(
            indexTermsOf(
              [
                chapter.title,
                headOf(article),
                besideOf(article),
                ...(statements.get(article) ?? []).map(textOf),
                ...questionsAbout(article),
              ].join('\n'),
            ),
          ),
        ]),
      ),
    ),
  }
})
