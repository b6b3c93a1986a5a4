import { fill } from '../text/fill.ts'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import { ARTICLES, type Article, BOOK, type Line, askedWords, slugOf } from './articles.ts'
import { diagramsOf } from './diagram.ts'
import type { Evidence } from './evidence.ts'

type Asked = Evidence['asked']

/** Words as Markdown shows them: what would be a sign of it is none. */
const plain = (words: string): string => words.replace(/[\\*~|<`[\]]/g, String.raw`\$&`)

const headingOf = ({ id, named, title }: Article): string => (named ? `${id} ${title}` : title)
const linkTo = (heading: string): string => `[${plain(heading)}](#${slugOf(heading)})`
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const lineText = ({ cells, refs }: Line): string =>
  row([...cells.map((parts) => parts.map(plain).join(' · ')), refs.join(', ')])

/** Its heading, its question and some of its lines; columns are not aligned, so that a line changes alone. */
const tableText = (article: Article, lines: readonly Line[]): readonly string[] => [
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

const compact = (words: string): string => words.toLowerCase().replaceAll(/[\s,]/g, '')

/** Codes and numbers that a text says, in small letters and without separators: `us01`, `act_7`, `3600`. */
const codesIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .match(/[a-z0-9_-]+/g) ?? []

/** Is a line called so, does it say so, or is a requirement of this number behind it? */
const says = ({ cells, refs }: Line, query: string): boolean =>
  [...(cells[0] ?? []), ...refs].some((name) => compact(name) === query) ||
  cells.flat().some((cell) => (isWord(query) ? compact(cell).includes(query) : codesIn(cell).includes(query)))

const isWord = (query: string): boolean => /[가-힣]/u.test(query)

/** What an example names at its end: its row, and its requirements. */
const namedBy = (example: string): readonly string[] =>
  example
    .slice(example.lastIndexOf('('))
    .toLowerCase()
    .split(/[(), ]+/)

const partsOf = (article: Article, query: string): readonly string[] => {
  const { lines, title, question, synonyms } = article
  const examples = article.examples.filter((example) => namedBy(example).includes(query))
  const saying = lines.filter((line) => says(line, query))
  const named =
    saying.length === 0 && isWord(query) && [title, question, ...synonyms].some((one) => compact(one).includes(query))
  const shown = named ? lines : saying
  return shown.length + examples.length === 0
    ? []
    : [...tableText(article, shown), ...(examples.length === 0 ? [] : [list(examples.map(plain))])]
}

/**
 * What the book says of a row (`NP-3`), a rule (`NP`), a requirement (`A-190`), a number or a word, as sections of its text,
 * with the requirements behind them; null where it knows nothing of it.
 */
export const explain = (
  typed: string,
  { asked, requirements }: Pick<Evidence, 'asked' | 'requirements'>,
): string | null => {
  const query = compact(typed)
  const whole = ARTICLES.filter(({ id, title }) => [id, title].some((name) => compact(name) === query))
  const found =
    whole.length > 0
      ? whole.map((article) => articleText(article, asked))
      : ARTICLES.flatMap((article) => partsOf(article, query))
  if (query === '' || found.length === 0) return null
  const named = new Set(found.join('\n').match(/\b(?:[EAP]-\d{3}|D[123]-\d{2,3})\b/g))
  const reasons = [...named].map(
    (ref) => `${fill(T.reference, { id: ref })}: ${requirements[ref] ?? T.unknownReference}`,
  )
  return [...found, reasons.join('\n')].join('\n\n')
}
