import { fill } from '../../text/fill.ts'
import { RULE_BOOK_WORDS as T } from '../../text/ko/rule-book.ts'
import { ARTICLES, type Article, REQUIREMENT, isRequirement, referencesAtEnd } from './articles.ts'
import type { Evidence } from './evidence.ts'
import { articleText, headingOf, list, numbersText, escapeMarkdown, tableText } from './rules-text.ts'
import { answersIn, articleOfLine, searchBook } from './search.ts'

const TITLED_AT_MOST = 5
/** The best article, and the second one if its score is near. */
const ANSWERS_AT_MOST = 2

/** Returns the parts of an article that match the query, and the examples that name it. */
const partOf = (article: Article, typed: string): readonly string[] => {
  const { lines, notes } = answersIn(article, typed)
  const named = [
    ...notes,
    ...article.examples.filter((example) => referencesAtEnd(example).includes(typed.toUpperCase())),
  ]
  const shown = lines.length + named.length === 0 ? article.lines : lines
  return [...tableText(article, shown), ...(named.length === 0 ? [] : [list(named.map(escapeMarkdown))])]
}

/**
 * Returns what the book says about a row (`NP-7`), a rule (`NP`), a requirement (`A-190`), a number or words, as
 * sections of its text, with the requirements behind them. For words: the best article, the second one if its
 * score is near, and the names of the next ones, or only names where no article has half of the words. Null if nothing is found.
 */
export const explain = (typed: string, { requirements }: Pick<Evidence, 'requirements'>): string | null => {
  const query = typed.trim()
  const { ranked, near, inPart, isFar } = searchBook(query)
  const [nearest, ...others] = ranked
  if (query === '' || nearest === undefined) return null
  const isCalled = (name: string) => name.toUpperCase() === query.toUpperCase()
  const called = ARTICLES.filter(({ id, title, number }) => [id, title, number].some(isCalled))
  const saying = isRequirement(query) && articleOfLine(query) === undefined ? ranked : near.slice(0, ANSWERS_AT_MOST)
  if (isFar && called.length === 0)
    return [T.noLine, `${T.near}: ${[nearest, ...others].slice(0, TITLED_AT_MOST).map(headingOf).join(', ')}`].join(
      '\n\n',
    )
  const found =
    called.length > 0
      ? called.flatMap((article) => [articleText(article), ...numbersText(article)])
      : saying.flatMap((article) => partOf(article, query))
  const isName = called.length > 0 || isRequirement(query) || articleOfLine(query) !== undefined
  const beside = isName ? [] : ranked.slice(saying.length)
  const named = new Set(found.join('\n').match(REQUIREMENT))
  const reasons = [...named].map(
    (ref) => `${fill(T.reference, { id: ref })}: ${requirements[ref] ?? T.unknownReference}`,
  )
  return [
    ...(inPart ? [fill(T.foundInPart, { n: ranked.length })] : []),
    ...found,
    ...(beside.length === 0 ? [] : [`${T.others}: ${beside.slice(0, TITLED_AT_MOST).map(headingOf).join(', ')}`]),
    reasons.join('\n'),
  ].join('\n\n')
}
