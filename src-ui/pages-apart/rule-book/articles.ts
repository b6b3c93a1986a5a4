import { statesOf, transitionsOf } from '#domain/kernel/transitions'
import {
  ALL_PARAMETERS,
  type DeclaredEntry,
  type MachineEntry,
  type ParameterEntry,
  RULE_BOOK,
  type RuleEntry,
  type SheetEntry,
  isChecklist,
} from '#domain/rule-book'
import type { CaseEntry } from '#domain/rule-entry'
import { RULE_NOTES } from '#domain/rule-notes.table'
import { isRoute } from '#domain/session/routes'
import { SELF_CHECK_QUESTIONS, type SelfCheckQuestion } from '#domain/eligibility/self-check'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { fill } from '../../text/fill.ts'
import { ELIGIBILITY } from '../../text/ko/eligibility.ts'
import { RULE_BOOK_WORDS as T } from '../../text/ko/rule-book.ts'
import { ROUTE_TITLES, TITLES } from '../../text/ko/titles.ts'
import type { Evidence } from './evidence.ts'

/** One line of an article's table; a cell may have several values. */
export type Line = {
  /** The name in the book (`NP-3`, `SUPPORT_CEILING`); null without one. */
  readonly id: string | null
  readonly cells: readonly (readonly string[])[]
  readonly refs: readonly string[]
  /** Everyday words for this line. */
  readonly synonyms?: readonly string[] | undefined
}

/** One article of the book: a question, and its answer as a table in words. */
export type Article = {
  /** The id in the address. */
  readonly id: string
  /** Is the id a name that people use (`NP`), or made from the title? */
  readonly named: boolean
  readonly title: string
  readonly question: string
  readonly synonyms: readonly string[]
  readonly columns: readonly string[]
  readonly lines: readonly Line[]
  readonly numbers: readonly ParameterEntry[]
  /** Each in one sentence: what is given, what follows, and why. */
  readonly examples: readonly string[]
  /** The functions through which it is asked. */
  readonly asked: readonly string[]
  readonly rule?: RuleEntry
  readonly machine?: MachineEntry
}

export type BookChapter = { readonly id: string; readonly title: string; readonly articles: readonly Article[] }

/** Requirements and decisions by their numbers. */
export const REQUIREMENT = /\b([EAP]-\d{3}|D[123]-\d{2,3})\b/g
const ADDRESS = /(^|[^\w/])(\/[\w-]*)(?=[\s,]|$)/g
const QUESTION = new RegExp(String.raw`\b(?:${SELF_CHECK_QUESTIONS.join('|')})\b`, 'g')

/** Words of a rule, with the title of each page before its address, and questions as the page asks them. */
export const withTitles = (words: string): string =>
  words
    .replace(QUESTION, (question) => fill(ELIGIBILITY[`self.${question as SelfCheckQuestion}`], PROGRAMME_WORDS))
    .replace(ADDRESS, (whole, before: string, path: string) =>
      isRoute(path) ? `${before}${path === '/' ? T.mainPage : TITLES[ROUTE_TITLES[path]]} (${path})` : whole,
    )

/** A title as an id in an address, as git hosts make it of a heading. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const NOTHING = '–'
const PLAIN = { named: false, synonyms: [], numbers: [], examples: [], asked: [] } as const

/** The row and the requirements that an example or a note names at its end. */
export const namedBy = (sentence: string): readonly string[] =>
  sentence.slice(sentence.lastIndexOf('(')).match(/(?<![A-Z])[A-Z]+\d?-\d+/g) ?? []

const numbersOf = (names: readonly string[]) => ALL_PARAMETERS.filter(({ name }) => names.includes(name))

/** The most examples for each row and requirement, because many cases of a rule say the same. */
const EXAMPLES = 5

/** Chooses the examples by what their cases expect, and shows what the rule answers now. */
const examplesOf = (cases: readonly CaseEntry[]): readonly string[] => {
  const counts = new Map<string, number>()
  const sentences = cases.flatMap(({ given, expected, proves, ask }) => {
    const kind = [expected.rule, ...proves].join()
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (count > EXAMPLES) return []
    const { rule, verdict } = ask()
    const facts = given.map(([name, word]) => `${name} ${word}`).join(' · ')
    return [`${withTitles(`${facts} → ${verdict}`)} (${[rule ?? NOTHING, ...proves].join(', ')})`]
  })
  return [...new Set(sentences)]
}

/** A note on the order of rows, where their numbers suggest another one. */
const orderOf = (rows: RuleEntry['rows']): readonly string[] => {
  const numbers = rows.map(({ id }) => Number(id.slice(id.indexOf('-') + 1)))
  return numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0)) ? [] : [T.inOrder]
}

/** A rule with its table and its examples. */
export const ruleArticle = (rule: RuleEntry): Article => {
  const { prefix, question, rows, facts, parameters, cases } = rule
  const broken = isChecklist(rule) ? new Map(facts.map(({ fact, name }) => [fact, name])) : null
  const conditionsOf = ({ id: row, when }: RuleEntry['rows'][number]): readonly string[] => {
    if (broken !== null) return [broken.get(row) ?? T.otherwise]
    const asks = facts.flatMap(({ fact, name, note }) =>
      fact in when ? [withTitles(`${name}${note === undefined ? '' : ` (${note})`}: ${when[fact]}`)] : [],
    )
    return asks.length === 0 ? [T.otherwise] : asks
  }
  return {
    ...{ ...PLAIN, ...rule, id: prefix, named: true, rule, numbers: numbersOf(parameters) },
    question: [question, ...orderOf(rows)].join(' '),
    examples: examplesOf(cases),
    columns: [T.row, T.when, T.verdict],
    lines: rows.map((row) => {
      const words = [conditionsOf(row), [withTitles(row.verdict)]]
      const named = words.join().match(REQUIREMENT) ?? []
      return { id: row.id, cells: [[row.id], ...words], refs: [...new Set([row.ref, ...named])] }
    }),
  }
}

const machineArticle = (machine: MachineEntry): Article => {
  const { prefix, states, actions } = machine
  const wordOf = (state: string) => states[state] ?? T.begin
  return {
    ...{ ...PLAIN, ...machine, id: prefix, named: true, machine },
    columns: [T.row, T.action, T.change, T.condition],
    lines: [
      ...transitionsOf(machine.machine).map((row) => ({
        id: row.id,
        cells: [
          [row.id],
          [`${T.actor[row.who]}: ${actions[row.who]?.[row.action]}`],
          [
            ...('states' in row.from ? [row.from.says] : []),
            `${statesOf(row).map(wordOf).join(', ')} → ${wordOf(row.to)}`,
          ],
          [row.given?.says ?? NOTHING],
        ],
        refs: [...new Set([row.ref, row.given?.ref ?? row.ref])],
      })),
      ...machine.machine.slice(-1).map(({ id: last, ref }) => ({
        id: last,
        cells: [[last], [T.otherChange], [T.refused], [NOTHING]],
        refs: [ref],
      })),
    ],
  }
}

const sheetArticle = (sheet: SheetEntry): Article => ({
  ...{ ...PLAIN, ...sheet, id: slugOf(sheet.title) },
  lines: sheet.rows.map(({ cells, ref }) => ({
    id: null,
    cells: cells.map((cell) => [withTitles(cell)]),
    refs: [ref].flat(),
  })),
})

const numbersArticle = (): Article => ({
  ...{ ...PLAIN, id: 'numbers', title: T.numbers, question: T.numbersQuestion },
  synonyms: ALL_PARAMETERS.flatMap(({ title, synonyms = [] }) => [title, ...synonyms]),
  columns: [T.name, T.number, T.value, T.meaning],
  lines: ALL_PARAMETERS.map(({ name, title, says, value, refs, synonyms }) => ({
    id: name,
    cells: [[name], [title], [value], [says]],
    refs,
    synonyms,
  })),
})

const declaredArticle = (concept: string, chapter: string, declared: readonly DeclaredEntry[]): Article => ({
  ...{ ...PLAIN, id: `${concept}-declared`, title: `${T.declared}: ${chapter}`, question: T.declaredQuestion },
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

/** The whole book, the numbers of the programme first. */
export const BOOK: readonly BookChapter[] = [
  { id: 'programme', title: T.programme, articles: [numbersArticle()] },
  ...RULE_BOOK.map(({ concept, title, declared, rules = [], sheets = [], machines = [] }) => ({
    id: concept,
    title,
    articles: [
      ...(declared === undefined ? [] : [declaredArticle(concept, title, declared)]),
      ...rules.map(ruleArticle),
      ...sheets.map(sheetArticle),
      ...machines.map(machineArticle),
    ],
  })),
]

export const ARTICLES: readonly Article[] = BOOK.flatMap(({ articles }) => articles)

/** The notes on an article from the documents, with the requirements at the end. */
export const notesOf = ({ id, title }: Article): readonly string[] =>
  RULE_NOTES.flatMap(({ subject, says, refs }) =>
    subject === id || subject === title ? [`${says} (${refs.join(', ')})`] : [],
  )

/** The askers of some functions, one line each: screens, calls, the frame of pages, the desk. */
export const askedWords = (functions: readonly string[], asked: Evidence['asked']): readonly string[] => {
  const found = functions.flatMap((name) => asked[name] ?? [])
  const frames = (['every', 'inner'] as const).filter((pages) => found.some(({ around }) => around === pages))
  return [
    ...new Set([
      ...found.flatMap(({ screens }) => screens.map((screen) => `${T.askedScreens}: ${withTitles(screen)}`)),
      ...found.flatMap(({ endpoints }) => endpoints.map((call) => `${T.askedCalls}: ${call}`)),
      ...frames.map((pages) => T.around[pages]),
      ...(found.some(({ desk }) => desk) ? [T.askedDesk] : []),
    ]),
  ]
}
