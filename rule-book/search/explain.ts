import { ARTICLES, type Article, REQUIREMENT_PATTERN, consistsOfRequirements, refsAtEnd } from '#book/text/articles'
import type { RuleBookEvidence } from '#book/text/evidence'
import {
  articleText,
  articleHeadingOf,
  markdownList,
  articleParametersText,
  escapeMarkdown,
  articleTableText,
} from '#book/text/rules-text'
import { fill } from '#ui/text/fill.ts'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { findArticleAnswers, findArticleHighlights, highlightName } from './answers.ts'
import { articleOfLineId, searchBook } from './search.ts'

const TITLED_AT_MOST = 4
/**
 * The maximum number of articles that are shown for a query of words: the best article, and those whose score is close
 * to the best; one more if none is certain.
 */
const ANSWERS_AT_MOST = 2
const UNCERTAIN_ANSWERS_AT_MOST = 3

/**
 * Returns a line with the ids of the rows that match best, or their first cells if the table does not show the ids; an
 * empty list if there are none, or only one row is shown.
 * For the nearest rows of a rule, the line says that the first row that fits decides.
 */
const foundText = (article: Article, shownLines: Article['lines'], query: string): readonly string[] => {
  const names = findArticleHighlights(article, query).lines.flatMap(({ id, cells: [first = []] }) =>
    id === null ? [] : escapeMarkdown(first.join('')),
  )
  if (names.length === 0 || shownLines.length === 1) return []
  const name = highlightName(article, query)
  const whoDecides = name === T.nearHit && article.rule !== undefined ? `. ${T.firstFits}` : ''
  return [`**${name}:** ${names.join(', ')}${whoDecides}`]
}

/**
 * Returns the lines and notes of an article that match the query, and the examples that refer to the row or requirement
 * in the query.
 */
const partOf = (article: Article, query: string): readonly string[] => {
  const { lines, notes, isByNote } = findArticleAnswers(article, query)
  const matchingNotes = [
    ...notes,
    ...article.examples.filter((example) => refsAtEnd(example).includes(query.toUpperCase())),
  ]
  const shownLines = lines.length + matchingNotes.length === 0 ? article.lines : lines
  const [heading = '', question = '', answer = '', table = ''] = articleTableText(article, shownLines)
  const count = { shown: shownLines.length, n: article.lines.length }
  const parts = [
    ...(shownLines.length === 0 ? [] : [table]),
    ...(shownLines.length === 0 || count.shown === count.n ? [] : [fill(T.linesOmitted, count)]),
    ...(matchingNotes.length === 0 ? [] : [markdownList(matchingNotes.map(escapeMarkdown))]),
  ]
  return [
    heading,
    question,
    answer,
    ...foundText(article, shownLines, query),
    ...(isByNote ? parts.toReversed() : parts),
  ]
}

/** The maximum number of lines that represent an article in the list of near articles. */
const SHORT_ANSWERS = 2

/**
 * Returns the lines and notes of an article that match the query. If there are too many or none, returns the article's
 * answer instead.
 */
const shortAnswer = (article: Article, query: string): string => {
  const { lines, notes } = findArticleHighlights(article, query)
  const answers = [...lines.map(({ cells }) => cells.slice(0, 4).flat().join(' · ')), ...notes]
  return answers.length === 0 ? article.answer : answers.slice(0, SHORT_ANSWERS).join(' / ')
}

/** Returns the headings of the nearest articles, each with its short answer. */
const nearText = (title: string, articles: readonly Article[], query: string): readonly string[] =>
  articles.length === 0
    ? []
    : [
        `${title}:\n\n${markdownList(
          articles
            .slice(0, TITLED_AT_MOST)
            .map(
              (article) =>
                `${escapeMarkdown(articleHeadingOf(article))}: ${escapeMarkdown(shortAnswer(article, query))}`,
            ),
        )}`,
      ]

/**
 * Returns what the book says about a row (`NP-7`), a rule (`NP`), a requirement (`A-190`), a number or words, as
 * sections of the book's text; null if nothing is found. For words, these are the best article, the second-best one if
 * its score is close, and the short answers of the next ones. If no article contains a third of the words, there are
 * only short answers.
 */
export const explain = (
  searchText: string,
  { requirements }: Pick<RuleBookEvidence, 'requirements'>,
): string | null => {
  const query = searchText.trim()
  const { ranked, near, isPartial, isFar } = searchBook(query)
  if (query === '' || ranked.length === 0) return null
  const isCalled = (name: string) => name.toUpperCase() === query.toUpperCase()
  const articlesById = ARTICLES.filter(({ id, number }) => [id, number].some(isCalled))
  const titled = ARTICLES.filter(({ title }) => isCalled(title))
  const articlesByName = [...new Set([...articlesById, ...titled])]
  if (isFar && articlesByName.length === 0) return [T.noLine, ...nearText(T.near, ranked, query)].join('\n\n')
  const isName = articlesById.length > 0 || consistsOfRequirements(query) || articleOfLineId(query) !== undefined
  const answering =
    consistsOfRequirements(query) && articleOfLineId(query) === undefined
      ? ranked
      : isPartial
        ? ranked.slice(0, UNCERTAIN_ANSWERS_AT_MOST)
        : near.slice(0, ANSWERS_AT_MOST)
  // Shows the best articles, too, if the query is the title of an article, because the query may also be a question
  // that another article answers.
  const shownArticles =
    articlesById.length > 0
      ? articlesByName
      : ranked.filter((article) => [...articlesByName, ...answering].includes(article))
  const parts = shownArticles.flatMap((article) =>
    articlesByName.includes(article)
      ? [articleText(article), ...articleParametersText(article)]
      : partOf(article, query),
  )
  const quotedIds = new Set(parts.join('\n').match(REQUIREMENT_PATTERN))
  const reasons = [...quotedIds].map(
    (ref) => `${fill(T.reference, { id: ref })}: ${requirements[ref] ?? T.unknownReference}`,
  )
  return [
    ...(isPartial ? [fill(T.foundInPart, { n: ranked.length })] : []),
    ...parts,
    ...(isName
      ? []
      : nearText(
          T.others,
          ranked.filter((article) => !shownArticles.includes(article)),
          query,
        )),
    reasons.join('\n'),
  ].join('\n\n')
}

/** True for the id of a row, a rule, a requirement or a decision: `NP-7`, `NP`, `A-190`, `D2-112`. */
const isId = (word: string): boolean => /^[A-Z]{1,3}(?:\d?-\d+)?$/.test(word)

/**
 * Splits the arguments of a command line into questions: each id is a question, and the words between two ids are a
 * question.
 */
export const parseQuestions = (words: readonly string[]): readonly string[] =>
  words.reduce<readonly string[]>((questions, word, nth) => {
    const last = words[nth - 1]
    const goesOn = last !== undefined && !isId(last) && !isId(word)
    return goesOn ? [...questions.slice(0, -1), `${questions.at(-1)} ${word}`] : [...questions, word]
  }, [])
