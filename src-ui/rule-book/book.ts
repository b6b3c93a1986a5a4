import { type Searchable, finds, queryOf, searchable } from '#domain/directory/korean-search'
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

/** What an article is found by: what it is called, the question that it answers, and all that stands in it. */
type Found = { readonly names: Searchable; readonly question: Searchable; readonly all: Searchable }

const foundBy = (names: readonly string[], question: string, texts: readonly string[]): Found => ({
  names: searchable(names),
  question: searchable([...names, question]),
  all: searchable([...names, question, ...texts]),
})

/** One article of the book. */
export type Article = {
  /** Its place in the address. */
  readonly id: string
  readonly title: string
  readonly question: string
  readonly found: Found
} & (
  | { readonly kind: 'rule'; readonly rule: RuleEntry }
  | { readonly kind: 'machine'; readonly machine: MachineEntry }
  | { readonly kind: 'sheet'; readonly sheet: SheetEntry }
  | { readonly kind: 'declared'; readonly declared: readonly DeclaredEntry[] }
  | { readonly kind: 'numbers'; readonly numbers: readonly ParameterEntry[] }
)

export type BookChapter = { readonly id: string; readonly title: string; readonly articles: readonly Article[] }

const ADDRESS = /(^|[^\w/])(\/[\w-]*)(?=[\s,]|$)/g

/** Words of a rule, with the title of each page before its address. */
export const withTitles = (words: string): string =>
  words.replace(ADDRESS, (whole, before: string, path: string) =>
    isRoute(path) ? `${before}${path === '/' ? T.mainPage : TITLES[ROUTE_TITLES[path]]} (${path})` : whole,
  )

const titlesOf = (names: readonly string[]): readonly string[] =>
  ALL_PARAMETERS.filter(({ name }) => names.includes(name)).map(({ title }) => title)

const ruleArticle = (chapter: string, rule: RuleEntry): Article => {
  const { prefix: id, title, question, rows, facts, parameters } = rule
  const texts = rows.flatMap((row) => [row.id, row.ref, row.verdict, ...Object.values(row.when)])
  const names = facts.flatMap(({ name, choices }) => [name, ...choices.map(([, word]) => word)])
  const inside = [chapter, ...[...texts, ...names].map(withTitles), ...titlesOf(parameters)]
  const found = foundBy([id, title, ...(rule.synonyms ?? [])], question, inside)
  return { kind: 'rule', id, title, question, rule, found }
}

const machineArticle = (chapter: string, machine: MachineEntry): Article => {
  const { prefix: id, title, question, states, actions, synonyms = [] } = machine
  const rows = transitionsOf(machine.machine).flatMap(({ id: row, ref, who, given }) => [
    row,
    ref,
    T.actor[who],
    ...(given === undefined ? [] : [given.says]),
  ])
  const words = [...Object.values(states), ...Object.values(actions).flatMap((own) => Object.values(own))]
  return {
    kind: 'machine',
    id,
    title,
    question,
    machine,
    found: foundBy([id, title, ...synonyms], question, [chapter, ...rows, ...words]),
  }
}

const sheetArticle = (chapter: string, id: string, sheet: SheetEntry): Article => {
  const { title, question, columns, rows, synonyms = [] } = sheet
  const cells = rows.flatMap((row) => [...row.cells, row.ref])
  return {
    kind: 'sheet',
    id,
    title,
    question,
    sheet,
    found: foundBy([title, ...synonyms], question, [chapter, ...columns, ...cells]),
  }
}

const declaredArticle = (chapter: string, id: string, declared: readonly DeclaredEntry[]): Article => {
  const names = declared.flatMap(({ title, synonyms = [] }) => [title, ...synonyms])
  const texts = declared.flatMap(({ says, answeredBy, refs }) => [says, answeredBy, ...refs])
  return {
    ...{ kind: 'declared', id, title: `${T.declared}: ${chapter}`, question: T.declaredQuestion, declared },
    found: foundBy([T.declared, ...names], T.declaredQuestion, [chapter, ...texts]),
  }
}

const numbers: Article = {
  ...{ kind: 'numbers', id: 'numbers', title: T.numbers, question: T.numbersQuestion, numbers: ALL_PARAMETERS },
  found: foundBy(
    [T.numbers, ...ALL_PARAMETERS.flatMap(({ title, synonyms = [] }) => [title, ...synonyms])],
    T.numbersQuestion,
    [T.programme, ...ALL_PARAMETERS.flatMap(({ says, value, refs }) => [says, value, ...refs])],
  ),
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

/** Words that ask and say nothing of what is asked for. */
const ASKING =
  /^(?:수|것|때|저|제|내|왜|뭐|무엇|무슨|어떤|어떻게|언제|누가|있나요?|있습니까|없나요?|하나요?|합니까|되나요?|됩니까|인가요?|입니까)$/

/** What hangs on a noun or a verb where it stands in a sentence. */
const ENDING = /(?:하면|되면|하려면|하나요?|되나요?|할|될|은|는|이|가|을|를|에|의|도|로|으로|에서|까지|부터|나요?|요)$/

/** Each word that was typed, as it is and without its ending; words that only ask are left out where others are there. */
const wordsOf = (typed: string): readonly (readonly string[])[] => {
  const words = typed.split(/[\s?!.,]+/u).filter((word) => word !== '')
  const telling = words.filter((word) => !ASKING.test(word))
  return (telling.length > 0 ? telling : words).map((word) => {
    const stem = word.replace(ENDING, '')
    return stem.length > 1 && stem !== word ? [word, stem] : [word]
  })
}

/** How near an article is to what was typed: 0 where it is called so, more the farther off; null where it is not found. */
const distanceOf = ({ names, question, all }: Found, typed: string): number | null => {
  const whole = queryOf(typed.replace(/요?[\s?!.]*$/u, ''))
  if (names.letters.split('\n').includes(whole.text)) return 0
  if (finds(names, whole)) return 1
  const words = wordsOf(typed)
  const place = [names, question, all].findIndex((part) =>
    words.every((forms) => forms.some((form) => finds(part, queryOf(form)))),
  )
  return place < 0 ? null : place + 2
}

/** How far an article is that has some of the words: the more of them it has, and the nearer, the less; null for none. */
const distanceInPart = ({ names, question, all }: Found, typed: string): number | null => {
  const words = wordsOf(typed).filter(([word = '']) => word.length > 1)
  const near = words.map((forms) => {
    const place = [names, question, all].findIndex((part) => forms.some((form) => finds(part, queryOf(form))))
    return place < 0 ? 0 : 10 - place
  })
  const sum = near.reduce((total, one) => total + one, 0)
  return sum === 0 ? null : 10 * words.length - sum
}

type Distance = (found: Found, typed: string) => number | null

const isFound = (typed: string, distance: Distance): boolean =>
  BOOK.some(({ articles }) => articles.some(({ found }) => distance(found, typed) !== null))

/** Is there no article with all that was typed, but some with a part of it? */
export const isFoundInPart = (typed: string): boolean =>
  typed.trim() !== '' && !isFound(typed, distanceOf) && isFound(typed, distanceInPart)

/**
 * The chapters with the articles in which everything that was typed is found, by everyday words and whole questions too;
 * the nearest first, so that the answer stands on top. Where none has everything, those that have a part of it. [P-252]
 */
export const searchBook = (typed: string): readonly BookChapter[] => {
  if (typed.trim() === '') return BOOK
  const measure = isFound(typed, distanceOf) ? distanceOf : distanceInPart
  const nearest = (all: readonly { readonly distance: number }[]) => Math.min(...all.map(({ distance }) => distance))
  return BOOK.map(({ articles, ...chapter }) => ({
    chapter,
    hits: articles
      .flatMap((article) => {
        const distance = measure(article.found, typed)
        return distance === null ? [] : [{ article, distance }]
      })
      .toSorted((a, b) => a.distance - b.distance),
  }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => nearest(a.hits) - nearest(b.hits))
    .map(({ chapter, hits }) => ({ ...chapter, articles: hits.map(({ article }) => article) }))
}
