import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { ARTICLES, type Article, BOOK_CHAPTERS, type BookChapter, notesOfArticle, headingAnchorOf } from './articles.ts'

export const escapeMarkdown = (words: string): string => words.replace(/[\\*~|<`[\]]/g, String.raw`\$&`)

export const articleHeadingOf = ({ id, hasOwnId, number, title }: Article): string =>
  [number, ...(hasOwnId ? [id] : []), title].join(' ')

/**
 * Returns the line of an article in the table of contents: the heading of the article, with only its number in place of
 * `제…조`.
 */
const contentsOf = (article: Article): string => articleHeadingOf(article).replace(/^제(\d+)조/, '$1')

/** Returns the programme's parameters (amounts, limits and periods) that an article uses. */
export const articleParametersText = ({ numbers }: Article): readonly string[] =>
  numbers.length === 0
    ? []
    : [`${T.parameters}: ${numbers.map(({ title, value }) => `${title} ${escapeMarkdown(value)}`).join(', ')}`]

const linkTo = (heading: string): string => `[${escapeMarkdown(heading)}](#${headingAnchorOf(heading)})`
const row = (cells: readonly string[]): string =>
  `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`
export const markdownList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

/**
 * True for a column that the Markdown text also has. Only the page has the column with the articles that use a number.
 */
const isInText = (column: string | undefined): boolean => column !== T.askedIn

/** Returns a line of a table, with its cells, its first requirement, and the requirements that no cell mentions. */
const lineText = ({ columns }: Article, { cells, refs }: Article['lines'][number]): string => {
  const shownCells = cells.filter((_, index) => isInText(columns[index]))
  const words = shownCells.map((parts) => parts.map(escapeMarkdown).join(' · '))
  return row([...words, refs.filter((ref, index) => index === 0 || !words.join().includes(ref)).join(', ')])
}

/**
 * Returns heading, question and answer of an article, and the given lines. The columns are not aligned with spaces,
 * because aligning them would change other lines with each change.
 */
export const articleTableText = (article: Article, lines: Article['lines']): readonly string[] => [
  `### ${escapeMarkdown(articleHeadingOf(article))}`,
  article.question,
  `**${T.shortAnswer}:** ${escapeMarkdown(article.answer)}`,
  [
    row([...article.columns.filter(isInText), T.ref]),
    `|${'-|'.repeat(article.columns.filter(isInText).length + 1)}`,
    ...lines.map((line) => lineText(article, line)),
  ].join('\n'),
]

/**
 * Returns an article without its examples, which are in a separate document, and without the programme's parameters,
 * which are in the first article.
 */
export const articleText = (article: Article): string => {
  const notes = notesOfArticle(article)
  return [
    ...articleTableText(article, article.lines),
    ...(notes.length === 0 ? [] : [`**${T.notes}**`, markdownList(notes.map(escapeMarkdown))]),
  ].join('\n\n')
}

/** Returns parts of the book as Markdown: introduction, contents, articles. */
const bookText = (title: string, lead: readonly string[], parts: readonly BookChapter[]): string =>
  `${[
    `# ${title}`,
    ...lead,
    `## ${T.contents}`,
    parts.map(({ title: part, articles }) => `- ${linkTo(part)}: ${articles.map(contentsOf).join(', ')}`).join('\n'),
    ...parts.flatMap(({ title: part, articles }) => [`## ${part}`, ...articles.map(articleText)]),
  ].join('\n\n')}\n`

/**
 * 규칙집의 본문: returns every rule in the order of an applicant's steps. Each row of a rule has its own line, so that a
 * change of one row changes one line.
 */
export const rulesText = (): string =>
  bookText(
    T.title,
    [T.textLead, T.textHow],
    BOOK_CHAPTERS.filter(({ isAnnex }) => !isAnnex),
  )

/** 규칙집의 부록: returns the limits of the system, the choices of a deployment, and the requirements of each screen. */
export const annexText = (): string =>
  bookText(
    `${T.title} ${T.annex}`,
    [T.annexLead],
    BOOK_CHAPTERS.filter(({ isAnnex }) => isAnnex),
  )

/** 규칙집의 사례: returns the examples of each article, with the current results of the rules. */
export const examplesText = (): string =>
  `${[
    `# ${T.title} ${T.examples}`,
    T.examplesLead,
    ...ARTICLES.filter(({ examples }) => examples.length > 0).flatMap((article) => [
      `## ${escapeMarkdown(articleHeadingOf(article))}`,
      markdownList(article.examples.map(escapeMarkdown)),
    ]),
  ].join('\n\n')}\n`
