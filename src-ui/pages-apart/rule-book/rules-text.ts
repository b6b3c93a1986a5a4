import { fill } from '../../text/fill.ts'
import { RULE_BOOK_WORDS as T } from '../../text/ko/rule-book.ts'
import { ARTICLES, type Article, BOOK, REQUIREMENT, askedWords, namedBy, notesOf, slugOf } from './articles.ts'
import { diagramsOf } from './diagram.ts'
import type { Evidence } from './evidence.ts'
import { hitsIn, ownerOf, searchBook } from './search.ts'

type Asked = Evidence['asked']

/** Escapes the signs of Markdown. */
const plain = (words: string): string => words.replace(/[\\*~|<`[\]]/g, String.raw`\$&`)

const headingOf = ({ id, named, title }: Article): string => (named ? `${id} ${title}` : title)
const linkTo = (heading: string): string => `[${plain(heading)}](#${slugOf(heading)})`
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const lineText = ({ cells, refs }: Article['lines'][number]): string =>
  row([...cells.map((parts) => parts.map(plain).join(' · ')), refs.join(', ')])

/** Its heading, its question and some of its lines; columns are not aligned, so that a line changes alone. */
const tableText = (article: Article, lines: Article['lines']): readonly string[] => [
  `### ${plain(headingOf(article))}`,
  article.question,
  [row([...article.columns, T.ref]), row([...article.columns, T.ref].map(() => '---')), ...lines.map(lineText)].join(
    '\n',
  ),
]

/** A whole article: picture, table, numbers, examples, and who asks it. */
const articleText = (article: Article, asked: Asked): string => {
  const { machine, lines, numbers, examples, asked: functions } = article
  const [heading = '', question = '', table = ''] = tableText(article, lines)
  const askers = askedWords(functions, asked)
  const notes = notesOf(article)
  return [
    heading,
    question,
    ...(machine === undefined ? [] : diagramsOf(machine)).flatMap(({ title, text }) => [
      ...(title === null ? [] : [`**${title}**`]),
      `\`\`\`mermaid\n${text}\n\`\`\``,
    ]),
    table,
    ...(numbers.length === 0
      ? []
      : [`${T.parameters}: ${numbers.map(({ title }) => title).join(', ')} (${linkTo(T.numbers)})`]),
    ...(notes.length === 0 ? [] : [`**${T.notes}**`, list(notes.map(plain))]),
    ...(examples.length === 0 ? [] : [`**${T.examples}**`, list(examples.map(plain))]),
    ...(askers.length === 0 ? [] : [`**${T.asked}**`, list(askers.map(plain))]),
  ].join('\n\n')
}

/** 규칙집의 글: the whole book as Markdown, so that each change of a rule is a changed line. */
export const rulesText = (asked: Asked): string =>
  `${[
    `# ${T.title}`,
    T.textLead,
    T.textHow,
    `## ${T.contents}`,
    BOOK.map(({ title, articles }) =>
      [`- ${linkTo(title)}`, ...articles.map((article) => `  - ${linkTo(headingOf(article))}`)].join('\n'),
    ).join('\n'),
    ...BOOK.flatMap(({ title, articles }) => [
      `## ${title}`,
      ...articles.map((article) => articleText(article, asked)),
    ]),
  ].join('\n\n')}\n`

/** The lines and examples of an article that match what was typed; all lines where most match. */
const partOf = (article: Article, typed: string): readonly string[] => {
  const hits = hitsIn(article, typed)
  const named = [...notesOf(article), ...article.examples].filter((note) => namedBy(note).includes(typed.toUpperCase()))
  const shown = hits.length + named.length === 0 ? article.lines : hits
  return [...tableText(article, shown), ...(named.length === 0 ? [] : [list(named.map(plain))])]
}

/**
 * What the book says of a row (`NP-3`), a rule (`NP`), a requirement (`A-190`), a number or a word, as sections of its text,
 * with the requirements behind them; null where it knows nothing of it.
 */
export const explain = (
  typed: string,
  { asked, requirements }: Pick<Evidence, 'asked' | 'requirements'>,
): string | null => {
  const query = typed.trim()
  const { chapters, inPart } = searchBook(query)
  if (query === '' || chapters.length === 0 || inPart) return null
  const isCalled = (name: string) => name.toUpperCase() === query.toUpperCase()
  const whole = ARTICLES.filter(({ id, title }) => isCalled(id) || isCalled(title))
  const owner = ownerOf(query)
  const saying = owner === undefined ? chapters.flatMap(({ articles }) => articles) : [owner]
  const found =
    whole.length > 0
      ? whole.map((article) => articleText(article, asked))
      : saying.flatMap((article) => partOf(article, query))
  const named = new Set(found.join('\n').match(REQUIREMENT))
  const reasons = [...named].map(
    (ref) => `${fill(T.reference, { id: ref })}: ${requirements[ref] ?? T.unknownReference}`,
  )
  return [...found, reasons.join('\n')].join('\n\n')
}
