import { RULE_BOOK_PARTS } from '#book/articles.rules'
import { ALL_MACHINES, ALL_PARAMETERS, ALL_RULES, type ParameterEntry } from '#book/rule-book'
import {
  type ArticleHead,
  type ArticleWithoutEntry,
  type DeclaredEntry,
  type RuleBookEntry,
  type RuleNote,
  type MachineEntry,
  type RuleEntry,
  type ReferenceTableEntry,
  type RuleCaseEntry,
} from '#book/rule-entry'
import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'
import { SELF_CHECK_QUESTION_IDS, type SelfCheckQuestionId } from '#domain/eligibility/self-check'
import { type StateGroup, sourceStates, transitionsOf } from '#domain/kernel/transitions'
import { PAGE_GUARDS } from '#domain/pages/guards.table'
import { type Route, isRoute } from '#domain/pages/routes'
import { fill } from '#ui/text/fill.ts'
import CENTRES from '#ui/text/ko/directory/centres.table.json' with { type: 'json' }
import { ELIGIBILITY_TEXTS } from '#ui/text/ko/eligibility/eligibility.ts'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { routeTitle } from '#ui/text/ko/pages/titles.ts'
import { alertArticleRows } from './alerts.ts'
import ASKED from './asked.table.json' with { type: 'json' }
import { type ScreenMessage, screenWordsOf, statusWordsOf } from './screen-words.ts'

/** One line in the table of an article. A cell may have several values. */
export type ArticleLine = {
  /** The id in the book (`NP-7`), or the name of a number in the sources (`SUPPORT_CEILING`); null if there is none. */
  readonly id: string | null
  readonly cells: readonly (readonly string[])[]
  /** The messages that a screen shows if this row is the deciding one. */
  readonly spoken?: readonly ScreenMessage[]
  /** True if a screen shows the messages in `spoken` when the condition of this row is not met. */
  readonly isSpokenUnlessMet?: boolean
  readonly refs: readonly string[]
  /** Everyday words for this line, used in searches. */
  readonly synonyms?: readonly string[] | undefined
}

/** One article of the book: a question, and a table that answers it. */
export type Article = {
  /** The id in the URL. */
  readonly id: string
  /** True if the id is a name that is used elsewhere (`NP`); false if it was made from the title. */
  readonly hasOwnId: boolean
  readonly title: string
  /** The permanent number of the article, for example `제35조`. */
  readonly number: string
  readonly question: string
  readonly answer: string
  readonly notes: readonly RuleNote[]
  readonly synonyms: readonly string[]
  readonly columns: readonly string[]
  readonly lines: readonly ArticleLine[]
  readonly numbers: readonly ParameterEntry[]
  /** Each example in one sentence: the facts, the verdict and the reason. */
  readonly examples: readonly string[]
  readonly rule?: RuleEntry
  readonly machine?: MachineEntry
}

/** An article without its position in the book. */
type Unplaced = Omit<Article, 'number' | 'answer' | 'notes'>

export type BookChapter = {
  readonly id: string
  readonly title: string
  /** True for the annex. It is outside the main part and contains the limits of the system. */
  readonly isAnnex: boolean
  readonly articles: readonly Article[]
}

/** Matches the numbers of requirements and decisions. */
export const REQUIREMENT_PATTERN = /\b([EAP]-\d{3}|D[123]-\d{2,4})\b/g

export const consistsOfRequirements = (text: string): boolean =>
  text.toUpperCase().replace(REQUIREMENT_PATTERN, '') === ''

const ADDRESS = /(^|[^\w/])(\/[\w-]*)(?=[\s,]|$)/g
/**
 * Pages that have a different title in the book than on the screen, because another page has the same title on the
 * screen.
 */
const BOOK_TITLES: Partial<Record<Route, string>> = { '/': T.mainPage, '/bzmn-result-admin': T.officerLookup }
const QUESTION = new RegExp(String.raw`\b(?:${SELF_CHECK_QUESTION_IDS.join('|')})\b`, 'g')

/** Returns the text of a rule, with the title of each page before its URL, and with questions worded as on the page. */
export const withPageWords = (words: string): string =>
  words
    .replace(QUESTION, (question) => fill(ELIGIBILITY_TEXTS[`self.${question as SelfCheckQuestionId}`]))
    .replace(ADDRESS, (whole, before: string, path: string) =>
      isRoute(path) ? `${before}${BOOK_TITLES[path] ?? routeTitle(path)} (${path})` : whole,
    )

/** Returns the words of a row, with the titles of pages in place of their URLs. */
const withPages = (words: string): string =>
  withPageWords(words)
    .replaceAll(/ \(\/[\w-]*\)/g, '')
    .replaceAll(`${T.mainPage} 화면`, T.mainPage)

/** Returns the URL fragment for a title, in the form that Git hosts use for the anchors of headings. */
export const headingAnchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const NOTHING = '–'
const PLAIN = { hasOwnId: false, synonyms: [], numbers: [], examples: [] } as const

/** Returns the ids of the row and of the requirements at the end of an example or a note. */
export const refsAtEnd = (sentence: string): readonly string[] =>
  sentence.slice(sentence.lastIndexOf('(')).match(/(?<![A-Z])[A-Z]+\d?-\d+/g) ?? []

const numbersOf = (names: readonly string[]) => ALL_PARAMETERS.filter(({ name }) => names.includes(name))

/**
 * The maximum number of examples for each row and requirement. It is small, because many cases of a rule are similar.
 */
const EXAMPLES = 20

/**
 * Returns the examples of an article. The expected result of a case decides whether it is chosen; the example shows the
 * current result of the rule.
 */
const examplesOf = (cases: readonly RuleCaseEntry[]): readonly string[] => {
  const counts = new Map<string, number>()
  const sentences = cases.flatMap(({ given, expected, proves, ask }) => {
    const kind = [expected.rule, ...proves].join()
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (count > EXAMPLES) return []
    const { rule, verdict } = ask()
    const facts = given.map(([name, word]) => `${name} ${word}`).join(' · ')
    return [`${withPageWords(`${facts} → ${verdict}`)} (${[rule, ...proves].join(', ')})`]
  })
  return [...new Set(sentences)]
}

/** Adds a key to a set. Returns true if the set did not contain the key before. */
const isFirst = (keys: Set<string>, key: string): boolean => {
  if (keys.has(key)) return false
  keys.add(key)
  return true
}

/** Returns the article of a rule, with its table and its examples. */
export const toRuleArticle = (rule: RuleEntry): Unplaced => {
  const { prefix, rows, facts, parameters, cases } = rule
  const failureNames = rule.kind === 'checklist' ? new Map(facts.map(({ fact, name }) => [fact, name])) : null
  /** The facts whose note is already printed. A note is printed only once, in the first row that uses the fact. */
  const printedNotes = new Set<string>()
  const conditionsOf = ({ id: row, when }: RuleEntry['rows'][number]): readonly string[] => {
    if (failureNames !== null) return [failureNames.get(row) ?? T.otherwise]
    const conditions = facts.flatMap(({ fact, name, note }) => {
      if (!(fact in when)) return []
      const noteText = note !== undefined && isFirst(printedNotes, fact) ? ` (${note})` : ''
      return [withPages(`${name}${noteText}: ${when[fact]}`)]
    })
    return conditions.length === 0
      ? [rule.otherwise === undefined ? T.otherwise : `${T.otherwise}: ${rule.otherwise}`]
      : conditions
  }
  return {
    ...{ ...PLAIN, ...rule, id: prefix, hasOwnId: true, rule, numbers: numbersOf(parameters) },
    examples: examplesOf(cases),
    columns: [T.row, T.when, T.verdict],
    lines: rows.map((row) => ({
      id: row.id,
      cells: [[row.id], conditionsOf(row), [withPages(row.verdict)]],
      spoken: screenWordsOf(prefix, row),
      refs: [row.ref],
    })),
  }
}

const machineArticle = (machine: MachineEntry): Unplaced => {
  const { prefix, states, actions } = machine
  const listedGroups = new Set<string>()
  /**
   * True if a row must list the states of a group. If at most five states are outside the group, no row lists its
   * states, because the name of the group says which states are outside. If more states are outside, only the first row
   * that uses the group lists its states.
   */
  const isLongGroup = ({ name, states: groupStates }: StateGroup<string>): boolean =>
    Object.keys(states).length - groupStates.length > 5 && isFirst(listedGroups, name)
  const wordOf = (state: string) => states[state] ?? T.begin
  return {
    ...{ ...PLAIN, ...machine, id: prefix, hasOwnId: true, machine },
    columns: [T.row, T.action, T.change, T.condition],
    lines: [
      ...transitionsOf(machine.machine).map((row) => ({
        id: row.id,
        cells: [
          [row.id],
          [`${T.actor[row.who]}: ${actions[row.who]?.[row.action]}`],
          'states' in row.from && !isLongGroup(row.from)
            ? [`${row.from.says} → ${wordOf(row.to)}`]
            : [
                ...('states' in row.from ? [row.from.says] : []),
                `${sourceStates(row).map(wordOf).join(', ')} → ${wordOf(row.to)}`,
              ],
          [row.given?.says ?? NOTHING],
        ],
        spoken: screenWordsOf(prefix, { id: row.id, code: row.given?.refuses ?? null }),
        isSpokenUnlessMet: row.given !== undefined,
        refs: [row.ref, row.given?.ref ?? row.ref],
      })),
      ...machine.machine.slice(-1).map(({ id: last, ref }) => ({
        id: last,
        cells: [[last], [T.otherChange], [T.refused], [NOTHING]],
        spoken: screenWordsOf(prefix, { id: last, code: 'status' }),
        refs: [ref],
      })),
    ],
  }
}

/** The key under which `ASKED` lists the rules that the frame around every page uses. */
const AROUND = '*'
const ANSWERING = new Map<string, readonly string[]>(Object.entries(ASKED))

/**
 * Returns the titles of the pages on which a rule was evaluated. The frame around the pages has its own name in this
 * list.
 */
export const pagesEvaluatingRule = (prefix: string): readonly string[] =>
  [...ANSWERING].flatMap(([path, rules]) => {
    if (!rules.includes(prefix)) return []
    return [path === AROUND ? T.around : withPageWords(path)]
  })

/**
 * 화면 × 규칙: returns the article that lists each page with its requirements for a visitor and the rules that apply there.
 */
const screensArticle = (table: ReferenceTableEntry): Unplaced => ({
  ...{ ...PLAIN, ...table, id: headingAnchorOf(table.title), columns: [...table.columns, T.answering] },
  lines: [
    {
      id: null,
      cells: [
        [T.around],
        ...table.columns.slice(1).map(() => [NOTHING]),
        [ANSWERING.get(AROUND)?.join(', ') ?? NOTHING],
      ],
      refs: [],
    },
    ...table.rows.map(({ cells, ref }) => ({
      id: null,
      cells: [...cells.map((cell) => [withPageWords(cell)]), [ANSWERING.get(cells[0] ?? '')?.join(', ') ?? NOTHING]],
      refs: [ref].flat(),
    })),
  ],
})

const referenceTableArticle = (table: ReferenceTableEntry): Unplaced => ({
  ...{ ...PLAIN, ...table, id: headingAnchorOf(table.title) },
  lines: table.rows.map(({ cells, ref }) => ({
    id: null,
    cells: cells.map((cell) => [withPageWords(cell)]),
    spoken: table.source === APPLICATION_STATUS_ROWS ? statusWordsOf((cells[0] ?? '').split(' (')[0] ?? '') : [],
    refs: [ref].flat(),
  })),
})

/** Returns the article about the alerts that no rule decides. Each alert is listed with the action that failed. */
const alertsArticle = (): Unplaced => {
  const rules = ALL_RULES.flatMap((rule) => toRuleArticle(rule).lines)
  const machines = ALL_MACHINES.flatMap((machine) => machineArticle(machine).lines)
  const ruleMessages = new Set([...rules, ...machines].flatMap(({ spoken = [] }) => spoken.map(({ text }) => text)))
  return {
    ...{ ...PLAIN, id: 'alerts', title: T.alerts, question: T.alertsQuestion },
    synonyms: ['오류', '알림', '못 불러올 때', '실패'],
    columns: [T.alert, T.doing, T.wayOn],
    lines: alertArticleRows(ruleMessages).map(({ cells, ref }) => ({
      id: null,
      cells: cells.map((cell) => [cell]),
      refs: [ref],
    })),
  }
}

/** Returns the article about the regional centres, so that a question about a town finds its centre. [D3-85] */
const centresArticle = (): Unplaced => ({
  ...{ ...PLAIN, id: 'centres', title: T.centres, question: T.centresQuestion },
  columns: [T.centre, T.zone, T.phone, T.address],
  lines: CENTRES.map(({ name, zone, phone, address }) => ({
    id: null,
    cells: [[name], [zone], [phone], [address]],
    refs: ['D3-85'],
  })),
})

/** Returns the numbers of the articles that use this parameter. */
const askedIn = (name: string): string =>
  ALL_RULES.filter(({ parameters }) => parameters.some((parameterName) => parameterName === name))
    .map(numberOf)
    .join(', ') || NOTHING

const numbersArticle = (): Unplaced => ({
  ...{ ...PLAIN, id: 'numbers', title: T.numbers, question: T.numbersQuestion },
  synonyms: ALL_PARAMETERS.flatMap(({ title, value, synonyms = [] }) => [title, value, ...synonyms]),
  columns: [T.number, T.value, T.meaning, T.askedIn],
  lines: ALL_PARAMETERS.map(({ name, title, says, value, example, refs, synonyms }) => ({
    id: name,
    cells: [[title], [value], [example === undefined ? says : `${says} ${T.example}: ${example}.`], [askedIn(name)]],
    refs,
    synonyms,
  })),
})

const declaredArticle = ({ id, title: subject, declared }: DeclaredEntry): Unplaced => ({
  ...{ ...PLAIN, id, title: `${T.declared}: ${subject}`, question: T.declaredQuestion },
  synonyms: declared.flatMap(({ title, synonyms = [] }) => [title, ...synonyms]),
  columns: [T.requirement, T.meaning, T.parameters, T.edges, T.answeredBy],
  lines: declared.map(({ title, says, parameters, edges = [], answeredBy, refs, synonyms }) => ({
    id: null,
    cells: [
      [title],
      [says],
      numbersOf(parameters).map((number) => number.title),
      edges.map(({ value, meets }) => `${value} ${meets ? T.meets : T.fails}`),
      [answeredBy],
    ],
    refs,
    synonyms,
  })),
})

const numberOf = ({ no }: ArticleHead): string => `제${no}조`

const ARTICLES_WITHOUT_ENTRY: Readonly<Record<ArticleWithoutEntry['of'], () => Unplaced>> = {
  numbers: numbersArticle,
  alerts: alertsArticle,
  centres: centresArticle,
}

const unplacedArticleOf = (entry: RuleBookEntry): Unplaced => {
  if ('cases' in entry) return toRuleArticle(entry)
  if ('machine' in entry) return machineArticle(entry)
  if ('declared' in entry) return declaredArticle(entry)
  if ('of' in entry) return ARTICLES_WITHOUT_ENTRY[entry.of]()
  return entry.source === PAGE_GUARDS ? screensArticle(entry) : referenceTableArticle(entry)
}

/** Returns the examples of the functions beside a rule, with what these functions return now. */
const functionExamplesOf = ({ functionCases = [] }: ArticleHead): readonly string[] =>
  functionCases.map(({ given, proves, ask }) => `${given} → ${ask()} (${proves.join(', ')})`)

const articleOf = (entry: RuleBookEntry): Article => {
  const article = unplacedArticleOf(entry)
  return {
    ...article,
    number: numberOf(entry),
    answer: entry.answer,
    notes: entry.notes ?? [],
    examples: [...article.examples, ...functionExamplesOf(entry)],
  }
}

/** Adds the requirements in the cells of a line to the references of this line. */
const withNamed = (line: ArticleLine): ArticleLine => ({
  ...line,
  refs: [...new Set([...line.refs, ...(line.cells.flat().join().match(REQUIREMENT_PATTERN) ?? [])])],
})

/**
 * The book quotes a sentence of at least this many letters only once. Later articles show a reference to the row with
 * the quotation instead.
 */
const LONG_SENTENCE = 24

/**
 * Returns an article with the messages of the screens, if there are any. `quotedNotes` contains each long sentence of
 * the earlier articles, with a reference to the row that quotes it. If a cell has several sentences, the reference
 * includes the position of the sentence in the cell. Adds the sentences of this article to `quotedNotes`.
 */
const articleWithNotes = (entry: RuleBookEntry, quotedNotes: Map<string, string>): Article => {
  const article = articleOf(entry)
  const isSpoken = article.lines.some(({ spoken = [] }) => spoken.length > 0)
  /**
   * The screen message about a failed check states the verdict, so the book shows this message in place of the verdict.
   */
  const isCheck = article.rule !== undefined && article.rule.kind === 'checklist'
  const references = new Map<string, string>()
  /**
   * Returns the messages of a line. If an earlier line already shows the same messages, returns a reference to that
   * line instead.
   */
  const spokenCell = ({ id, spoken = [], isSpokenUnlessMet = false }: ArticleLine): readonly string[] => {
    const key = spoken.map(({ text }) => text).join()
    const isLong = !isCheck && spoken.length === 1 && key.length >= LONG_SENTENCE
    const above = references.get(key) ?? (isLong ? quotedNotes.get(key) : undefined)
    const messages = spoken.map(({ text, occasion }) => {
      const words = (spoken.length > 1 ? quotedNotes.get(text) : undefined) ?? `“${text}”`
      return occasion === '' ? words : `${words} (${occasion})`
    })
    const cell = above === undefined ? messages : [above]
    if (key !== '' && id !== null && above === undefined) {
      const reference = fill(T.saidAbove, { row: id })
      references.set(key, reference)
      if (isLong) quotedNotes.set(key, reference)
      if (!isCheck)
        for (const [nth, { text }] of spoken.entries())
          if (text.length >= LONG_SENTENCE && !quotedNotes.has(text))
            quotedNotes.set(text, fill(T.saidAboveNth, { row: id, nth: nth + 1 }))
    }
    return isSpokenUnlessMet ? cell.map((words, nth) => (nth === 0 ? fill(T.unless, { said: words }) : words)) : cell
  }
  return {
    ...article,
    columns: isSpoken && !isCheck ? [...article.columns, T.spoken] : article.columns,
    lines: article.lines.map((line) => {
      const { cells, spoken = [] } = line
      if (!isSpoken || (isCheck && spoken.length === 0)) return withNamed(line)
      return withNamed({ ...line, cells: [...(isCheck ? cells.slice(0, -1) : cells), spokenCell(line)] })
    }),
  }
}

/**
 * Returns the chapters with their articles. Only the first row that has a long sentence quotes it; later rows refer to
 * that row.
 */
const bookOf = (parts: typeof RULE_BOOK_PARTS): readonly BookChapter[] => {
  const quotedNotes = new Map<string, string>()
  return parts.map(({ id, title, annex: isAnnex = false, articles }) => ({
    id,
    title,
    isAnnex,
    articles: articles.map((entry) => articleWithNotes(entry, quotedNotes)),
  }))
}

/** The whole book in the order of an applicant's steps. The programme's amounts and limits come first. */
export const BOOK_CHAPTERS: readonly BookChapter[] = bookOf(RULE_BOOK_PARTS)

export const ARTICLES: readonly Article[] = BOOK_CHAPTERS.flatMap(({ articles }) => articles)

export const sentencesOfLine = ({ id }: Pick<Article, 'id'>, { cells, spoken = [] }: ArticleLine): readonly string[] =>
  id === 'alerts' ? (cells[0] ?? []) : spoken.map(({ text }) => text)

/** Returns the notes on an article. Each note ends with its requirements. */
export const notesOfArticle = ({ notes }: Article): readonly string[] =>
  notes.map(({ says, refs }) => `${withPageWords(says)} (${refs.join(', ')})`)
