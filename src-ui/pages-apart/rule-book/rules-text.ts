import { fill } from '../../text/fill.ts'
import { RULE_BOOK_WORDS as T } from '../../text/ko/rule-book.ts'
import {
  ARTICLES,
  type Article,
  BOOK,
  type BookChapter,
  REQUIREMENT,
  isRequirement,
  namedBy,
  notesOf,
  slugOf,
} from './articles.ts'
import type { Evidence } from './evidence.ts'
import { answersIn, ownerOf, searchBook } from './search.ts'

/** Escapes Markdown characters. */
const plain = (words: string): string => words.replace(/[\\*~|<`[\]]/g, String.raw`\$&`)

const headingOf = ({ id, named, number, title }: Article): string => [number, ...(named ? [id] : []), title].join(' ')

/** Returns the numbers of the programme behind an article. */
const numbersText = ({ numbers }: Article): readonly string[] =>
  numbers.length === 0
    ? []
    : [`${T.parameters}: ${numbers.map(({ title, value }) => `${title} ${plain(value)}`).join(', ')}`]

const linkTo = (heading: string): string => `[${plain(heading)}](#${slugOf(heading)})`
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

/** Returns a table line with its cells, its first requirement, and those that no cell names. */
const lineText = ({ cells, refs }: Article['lines'][number]): string => {
  const words = cells.map((parts) => parts.map(plain).join(' · '))
  return row([...words, refs.filter((ref, at) => at === 0 || !words.join().includes(ref)).join(', ')])
}

/**
 * Returns heading, question, answer and the given lines of an article; columns are not aligned, so that a change
 * affects one line.
 */
const tableText = (article: Article, lines: Article['lines']): readonly string[] => [
  `### ${plain(headingOf(article))}`,
  article.question,
  `**${T.shortAnswer}:** ${plain(article.answer)}`,
  [row([...article.columns, T.ref]), `|${'---|'.repeat(article.columns.length + 1)}`, ...lines.map(lineText)].join(
    '\n',
  ),
]

/** Returns a whole article, but not its examples (a text apart) and its numbers (in the first article). */
const articleText = (article: Article): string => {
  const notes = notesOf(article)
  return [
    ...tableText(article, article.lines),
    ...(notes.length === 0 ? [] : [`**${T.notes}**`, list(notes.map(plain))]),
  ].join('\n\n')
}

/** Returns parts of the book as Markdown: introduction, contents, articles. */
const bookText = (title: string, lead: readonly string[], parts: readonly BookChapter[]): string =>
  `${[
    `# ${title}`,
    ...lead,
    `## ${T.contents}`,
    parts.map(({ title: part, articles }) => `- ${linkTo(part)}: ${articles.map(headingOf).join(', ')}`).join('\n'),
    ...parts.flatMap(({ title: part, articles }) => [`## ${part}`, ...articles.map(articleText)]),
  ].join('\n\n')}\n`

/** 규칙집의 본문: returns every rule in the order of an applicant's steps, so that each change of a rule is one changed line. */
export const rulesText = (): string =>
  bookText(
    T.title,
    [T.textLead, T.textHow],
    BOOK.filter(({ annex }) => !annex),
  )

/** 규칙집의 부록: returns the limits of the system, the choices of a deployment, and the requirements of each screen. */
export const annexText = (): string =>
  bookText(
    `${T.title} ${T.annex}`,
    [T.annexLead],
    BOOK.filter(({ annex }) => annex),
  )

/** 규칙집의 사례: returns the examples of each article, with the rules' current results. */
export const examplesText = (): string =>
  `${[
    `# ${T.title} ${T.examples}`,
    T.examplesLead,
    ...ARTICLES.filter(({ examples }) => examples.length > 0).flatMap((article) => [
      `## ${plain(headingOf(article))}`,
      list(article.examples.map(plain)),
    ]),
  ].join('\n\n')}\n`

const TITLED_AT_MOST = 5

/** Returns the parts of an article that match the query, and the examples that name it. */
const partOf = (article: Article, typed: string): readonly string[] => {
  const { lines, notes } = answersIn(article, typed)
  const named = [...notes, ...article.examples.filter((example) => namedBy(example).includes(typed.toUpperCase()))]
  const shown = lines.length + named.length === 0 ? article.lines : lines
  return [...tableText(article, shown), ...(named.length === 0 ? [] : [list(named.map(plain))])]
}

/**
 * Returns what the book says about a row (`NP-7`), a rule (`NP`), a requirement (`A-190`), a number or words, as
 * sections of its text, with the requirements behind them. For words: the best article, as the page ranks it, and the
 * names of the next ones, or only names where no article has half of the words. Null if nothing is found.
 */
export const explain = (typed: string, { requirements }: Pick<Evidence, 'requirements'>): string | null => {
  const query = typed.trim()
  const { chapters, inPart, isFar } = searchBook(query)
  const [nearest, ...others] = chapters.flatMap(({ articles }) => articles)
  if (query === '' || nearest === undefined) return null
  const isCalled = (name: string) => name.toUpperCase() === query.toUpperCase()
  const called = ARTICLES.filter(({ id, title, number }) => [id, title, number].some(isCalled))
  const saying = isRequirement(query) && ownerOf(query) === undefined ? [nearest, ...others] : [nearest]
  if (isFar && called.length === 0)
    return [T.noLine, `${T.near}: ${[nearest, ...others].slice(0, TITLED_AT_MOST).map(headingOf).join(', ')}`].join(
      '\n\n',
    )
  const found =
    called.length > 0
      ? called.flatMap((article) => [articleText(article), ...numbersText(article)])
      : saying.flatMap((article) => partOf(article, query))
  const beside = called.length > 0 || saying.length > 1 || ownerOf(query) !== undefined ? [] : others
  const named = new Set(found.join('\n').match(REQUIREMENT))
  const reasons = [...named].map(
    (ref) => `${fill(T.reference, { id: ref })}: ${requirements[ref] ?? T.unknownReference}`,
  )
  return [
    ...(inPart ? [fill(T.foundInPart, { n: others.length + 1 })] : []),
    ...found,
    ...(beside.length === 0 ? [] : [`${T.others}: ${beside.slice(0, TITLED_AT_MOST).map(headingOf).join(', ')}`]),
    reasons.join('\n'),
  ].join('\n\n')
}
