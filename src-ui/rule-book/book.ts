import { type Searchable, findsEveryWord, searchable } from '#domain/directory/korean-search'
import { transitionsOf } from '#domain/kernel/transitions'
import {
  ALL_PARAMETERS,
  type DeclaredEntry,
  type MachineEntry,
  type ParameterEntry,
  RULE_BOOK,
  type RuleEntry,
  type SheetEntry,
} from '#domain/rule-book'
import { isRoute } from '#domain/session/routes'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import { ROUTE_TITLES, TITLES } from '../text/ko/titles.ts'

/** One article of the book. */
export type Article = {
  /** Its place in the address. */
  readonly id: string
  readonly title: string
  readonly question: string
  readonly found: Searchable
} & (
  | { readonly kind: 'rule'; readonly rule: RuleEntry }
  | { readonly kind: 'machine'; readonly machine: MachineEntry }
  | { readonly kind: 'sheet'; readonly sheet: SheetEntry }
  | { readonly kind: 'declared'; readonly declared: readonly DeclaredEntry[] }
  | { readonly kind: 'numbers'; readonly numbers: readonly ParameterEntry[] }
)

export type BookChapter = { readonly id: string; readonly title: string; readonly articles: readonly Article[] }

const ADDRESS = /(?<![\w/])\/[\w-]*(?=[\s,]|$)/g

/** Words of a rule, with the title of each page before its address. */
export const withTitles = (words: string): string =>
  words.replace(ADDRESS, (path) =>
    isRoute(path) ? `${path === '/' ? T.mainPage : TITLES[ROUTE_TITLES[path]]} (${path})` : path,
  )

const titlesOf = (names: readonly string[]): readonly string[] =>
  ALL_PARAMETERS.filter(({ name }) => names.includes(name)).map(({ title }) => title)

const ruleArticle = (chapter: string, rule: RuleEntry): Article => {
  const { prefix: id, title, question, rows, facts, parameters } = rule
  const texts = rows.flatMap((row) => [row.id, row.ref, row.verdict, ...Object.values(row.when)])
  const names = facts.flatMap(({ name, choices }) => [name, ...choices.map(([, word]) => word)])
  const found = searchable([
    chapter,
    id,
    title,
    question,
    ...[...texts, ...names].map(withTitles),
    ...titlesOf(parameters),
  ])
  return { kind: 'rule', id, title, question, rule, found }
}

const machineArticle = (chapter: string, machine: MachineEntry): Article => {
  const { prefix: id, title, question, states, actions } = machine
  const rows = transitionsOf(machine.machine).flatMap((row) => [row.id, row.ref])
  const words = [...Object.values(states), ...Object.values(actions).flatMap((own) => Object.values(own))]
  return {
    kind: 'machine',
    id,
    title,
    question,
    machine,
    found: searchable([chapter, id, title, question, ...rows, ...words]),
  }
}

const sheetArticle = (chapter: string, id: string, sheet: SheetEntry): Article => {
  const { title, question, columns, rows } = sheet
  const cells = rows.flatMap((row) => [...row.cells, row.ref])
  return {
    kind: 'sheet',
    id,
    title,
    question,
    sheet,
    found: searchable([chapter, title, question, ...columns, ...cells]),
  }
}

const declaredArticle = (chapter: string, id: string, declared: readonly DeclaredEntry[]): Article => {
  const texts = declared.flatMap(({ title, says, answeredBy, refs }) => [title, says, answeredBy, ...refs])
  return {
    ...{ kind: 'declared', id, title: `${T.declared}: ${chapter}`, question: T.declaredQuestion, declared },
    found: searchable([chapter, T.declared, T.declaredQuestion, ...texts]),
  }
}

const numbers: Article = {
  ...{ kind: 'numbers', id: 'numbers', title: T.numbers, question: T.numbersQuestion, numbers: ALL_PARAMETERS },
  found: searchable([
    T.numbers,
    T.programme,
    T.numbersQuestion,
    ...ALL_PARAMETERS.flatMap(({ title, says, values }) => [
      title,
      says,
      ...values.flatMap(({ value, refs }) => [value, ...refs]),
    ]),
  ]),
}

/** The whole book, the numbers of the programme first. */
export const BOOK: readonly BookChapter[] = [
  { id: 'programme', title: T.programme, articles: [numbers] },
  ...RULE_BOOK.map(({ concept, title, declared, rules = [], sheets = [], machines = [] }) => ({
    id: concept,
    title,
    articles: [
      ...(declared === undefined ? [] : [declaredArticle(title, `${concept}-declared`, declared)]),
      ...rules.map((rule) => ruleArticle(title, rule)),
      ...sheets.map((sheet, i) => sheetArticle(title, `${concept}-${i + 1}`, sheet)),
      ...machines.map((machine) => machineArticle(title, machine)),
    ],
  })),
]

/** The chapters with the articles in which everything that was typed is found. [P-252] */
export const searchBook = (typed: string): readonly BookChapter[] =>
  BOOK.map((chapter) => ({
    ...chapter,
    articles: chapter.articles.filter(({ found }) => findsEveryWord(found, typed)),
  })).filter(({ articles }) => articles.length > 0)
