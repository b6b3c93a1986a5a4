import { type Checklist, checksOf } from '#domain/kernel/checklist'
import { type DecisionCase, type RefusalReason, type DecisionTable, decide } from '#domain/kernel/decide'
import type { StateMachine, AnyMachineTypes, MachineTypes } from '#domain/kernel/transitions'
import type * as PARAMETERS from '#domain/programme/parameters'

/** The name of a number of the programme. */
export type ParameterName = keyof typeof PARAMETERS

export type FactChoice<T> = readonly [value: T, word: string]

const YES_NO = { true: '예', false: '아니요' } as const

export const yesNoWord = (isTrue: boolean): string => YES_NO[`${isTrue}`]

/** The words for each value of a fact. A fact with too many values has samples instead, on both sides of each limit. */
type ValueWords<T> = [T] extends [boolean | string]
  ? string extends T
    ? readonly FactChoice<T>[]
    : { readonly [value in `${T}`]: string }
  : readonly FactChoice<T>[]

/**
 * 사실: an input of a rule: its name, and the words for its values. A yes-or-no fact needs no words. The note has the
 * details that the rows contain but the cases do not repeat: a number, a list, the default of a setting.
 */
type FactWords<Facts> = {
  readonly [fact in keyof Facts]-?:
    | { readonly name: string; readonly note?: string; readonly values: ValueWords<Facts[fact]> }
    | ([Facts[fact]] extends [boolean] ? string | { readonly name: string; readonly note: string } : never)
}

/** 판정: the words for each verdict, or a function that returns the words for a verdict. */
type VerdictWords<Verdict> = [Verdict] extends [string]
  ? Readonly<Record<Verdict, string>>
  : (verdict: Verdict) => string

/**
 * 사례: an example for readers: its facts and its outcome, and a function that evaluates the rule for this example again.
 */
type RuleCase<Verdict> = {
  readonly proves: readonly string[]
  /** The row that decides. */
  readonly rule: string
  readonly given: readonly FactChoice<string>[]
  readonly verdict: Verdict
  readonly ask: () => RefusalReason<Verdict>
}

type ValueIn<Example, Input> = Example extends unknown
  ? Input extends keyof Example
    ? Example[Input]
    : undefined
  : never

/** Any example of a list. An input that only some examples have is undefined in the others. */
type AnyOf<Example> = {
  readonly [input in Example extends unknown ? keyof Example : never]: ValueIn<Example, input>
}

/**
 * Makes the cases of a rule from its examples. For one example, `describe` returns the input in words, and a function
 * that calls the rule.
 */
export const casesOf = <const Example extends Omit<RuleCase<unknown>, 'given' | 'ask'>, Verdict>(
  examples: readonly Example[],
  describe: (example: AnyOf<Example>) => Pick<RuleCase<Verdict>, 'given' | 'ask'>,
): readonly (Example & Pick<RuleCase<Verdict>, 'given' | 'ask'>)[] =>
  examples.map((example) => ({ ...example, ...describe(example as AnyOf<Example>) }))

/** 함께 정한 것: a statement of the specification that no row contains, and its requirements. */
export type RuleNote = { readonly says: string; readonly refs: readonly string[] }

/**
 * 예: an example of a function of the product that has no rows: what goes in, the expected outcome, and a function that
 * computes the outcome again, in words. The book shows what is computed.
 */
export type FunctionCase = {
  readonly proves: readonly [string, ...string[]]
  readonly given: string
  readonly outcome: string
  readonly ask: () => string
}

/** 조: what an entry says of its article in the book. */
export type ArticleHead = {
  /** The number of the article. It is never reused: a new article gets the highest number plus one. */
  readonly no: number
  /** The answer in one sentence. */
  readonly answer: string
  readonly notes?: readonly RuleNote[]
  readonly functionCases?: readonly FunctionCase[]
}

/** The prefix of the row ids of an entry, for example `NP`. */
type RowPrefix = Uppercase<string>

type Heading<Prefix extends RowPrefix = RowPrefix> = ArticleHead & {
  readonly prefix: Prefix
  readonly title: string
  /** The question that the entry answers, in one sentence. */
  readonly question: string
  readonly parameters?: readonly ParameterName[]
  /** 일상어: words that people use in a search, but that the entry itself does not contain. */
  readonly synonyms?: readonly string[]
  /** When the last row applies, in words. The row itself has no condition. */
  readonly otherwise?: string
}

export type RuleFactEntry = {
  readonly fact: string
  readonly name: string
  readonly note?: string | undefined
  readonly choices: readonly FactChoice<unknown>[]
}

export type RuleEntryRow<Verdict = unknown> = {
  readonly id: string
  /** The inputs of the row, by fact. All other facts have no effect on the row. */
  readonly when: Readonly<Record<string, string>>
  readonly verdict: string
  /** The verdict as the code has it; the messages of the screens refer to it. */
  readonly code: Verdict
  readonly ref: string
}

/** The row that decides, its requirement, and its verdict, as the code has it and in Korean words. */
type RuleOutcome = {
  readonly rule: string
  readonly ref: string
  readonly code: unknown
  readonly verdict: string
}

export type RuleCaseEntry = {
  readonly proves: readonly string[]
  readonly given: readonly FactChoice<string>[]
  /** The outcome that the case states. A case states the row, and with it the requirement of the row. */
  readonly expected: Omit<RuleOutcome, 'ref'>
  readonly ask: () => RuleOutcome
}

/** A rule as the rule book shows it: in Korean words, and executable. */
export type RuleEntry<Verdict = unknown, Prefix extends RowPrefix = RowPrefix> = Required<
  Omit<Heading<Prefix>, 'synonyms' | 'otherwise' | 'notes' | 'functionCases'>
> &
  Pick<Heading, 'synonyms' | 'otherwise' | 'notes' | 'functionCases'> & {
    /** In a checklist every fact has a row, and the last row applies if no check has failed. */
    readonly kind: 'table' | 'checklist'
    readonly source: readonly unknown[]
    readonly facts: readonly RuleFactEntry[]
    readonly rows: readonly RuleEntryRow<Verdict>[]
    readonly cases: readonly RuleCaseEntry[]
    readonly decide: (facts: Readonly<Record<string, unknown>>) => RuleOutcome
  }

const choicesOf = (values: object): readonly FactChoice<unknown>[] =>
  Array.isArray(values)
    ? (values as readonly FactChoice<unknown>[])
    : Object.entries(values as Readonly<Record<string, string>>).map(([value, word]) => [
        value === 'true' || value === 'false' ? value === 'true' : value,
        word,
      ])

const factEntries = (facts: object): readonly RuleFactEntry[] =>
  Object.entries(facts as FactWords<Record<string, boolean>>).map(([fact, words]) => {
    if (typeof words === 'string') return { fact, name: words, choices: choicesOf(YES_NO) }
    return { fact, name: words.name, note: words.note, choices: choicesOf('values' in words ? words.values : YES_NO) }
  })

const wordOf = ({ choices }: RuleFactEntry, value: unknown): string =>
  choices.find(([choice]) => choice === value)?.[1] ?? (typeof value === 'string' ? `‘${value}’` : String(value))

const describeFacts = (entries: readonly RuleFactEntry[], facts: object): readonly FactChoice<string>[] =>
  entries.map((entry) => [entry.name, wordOf(entry, (facts as Readonly<Record<string, unknown>>)[entry.fact])])

const wordsFor =
  <Verdict>(words: VerdictWords<Verdict>) =>
  (verdict: Verdict): string =>
    typeof words === 'function' ? words(verdict) : (Reflect.get(words, String(verdict)) as string)

type TableRule<Facts, Verdict, Prefix extends RowPrefix> = Heading<Prefix> & {
  readonly table: DecisionTable<Facts, Verdict>
  readonly facts: FactWords<NoInfer<Facts>>
  readonly verdicts: VerdictWords<NoInfer<Verdict>>
  readonly cases: readonly DecisionCase<NoInfer<Facts>, NoInfer<Verdict>>[] | readonly RuleCase<NoInfer<Verdict>>[]
}

export const makeTableRuleEntry = <Facts extends object, Verdict, const Prefix extends RowPrefix>(
  source: TableRule<Facts, Verdict, Prefix>,
): RuleEntry<Verdict, Prefix> => {
  const { table, facts, verdicts, cases, parameters = [], ...heading } = source
  const entries = factEntries(facts)
  const word = wordsFor(verdicts as VerdictWords<Verdict>)
  const entryCases = cases.map((example): RuleCase<Verdict> =>
    'ask' in example
      ? example
      : { ...example, given: describeFacts(entries, example.facts), ask: () => decide(table, example.facts) },
  )
  return {
    ...heading,
    parameters,
    kind: 'table',
    source: table,
    facts: entries,
    rows: table.map(({ id, when, then, ref }) => ({
      id,
      ref,
      verdict: word(then),
      code: then,
      when: Object.fromEntries(
        entries.flatMap((entry) =>
          entry.fact in when ? [[entry.fact, wordOf(entry, Reflect.get(when, entry.fact))]] : [],
        ),
      ),
    })),
    cases: entryCases.map((example) => caseEntry(example, word)),
    decide: (values) => outcomeOf(decide(table, values as Facts), word),
  }
}

export const outcomeOf = <Verdict>(
  { verdict, because }: RefusalReason<Verdict>,
  word: (verdict: Verdict) => string,
): RuleOutcome => ({ ...because, code: verdict, verdict: word(verdict) })

const caseEntry = <Verdict>(
  { proves, rule, given, verdict, ask }: RuleCase<Verdict>,
  word: (verdict: Verdict) => string,
): RuleCaseEntry => ({
  proves,
  given,
  expected: { rule, code: verdict, verdict: word(verdict) },
  ask: () => outcomeOf(ask(), word),
})

type ChecklistRule<Facts, Code extends string, Id extends string, Prefix extends RowPrefix> = Heading<Prefix> & {
  readonly checklist: Checklist<Facts, { readonly code: Code }, Id>
  /** The words for the condition of each check, by the id of its row. */
  readonly broken: Readonly<Record<NoInfer<Id>, string>>
  readonly refusals: Readonly<Record<NoInfer<Code>, string>>
  readonly passed: string
  readonly cases: readonly RuleCase<'ok' | { readonly code: NoInfer<Code> }>[]
}

/**
 * Makes the entry of a checklist. The first failed check decides. Its facts are its checks, each either failed or not.
 */
export const makeChecklistRuleEntry = <Facts, Code extends string, Id extends string, const Prefix extends RowPrefix>(
  source: ChecklistRule<Facts, Code, Id, Prefix>,
): RuleEntry<'ok' | Code, Prefix> => {
  const { checklist, broken, refusals, passed, cases, parameters = [], ...heading } = source
  const word = (verdict: 'ok' | { readonly code: Code }) => (verdict === 'ok' ? passed : refusals[verdict.code])
  const checks = checksOf(checklist)
  const rows = checklist.map(({ id, then, ref }) => ({
    id,
    ref,
    verdict: word(then),
    code: then === 'ok' ? then : then.code,
  }))
  return {
    ...heading,
    parameters,
    kind: 'checklist',
    source: checklist,
    facts: checks.map(({ id }) => ({
      fact: id,
      name: broken[id],
      choices: choicesOf(YES_NO).toReversed(),
    })),
    rows: rows.map((row, i) => ({ ...row, when: i < checks.length ? { [row.id]: '예' } : {} })),
    cases: cases.map((example) => caseEntry(example, word)),
    decide: (facts) => {
      const { id, ...row } = rows.find((check) => facts[check.id] === true) ?? (rows.at(-1) as (typeof rows)[number])
      return { rule: id, ...row }
    },
  }
}

/** 상태 기계: the changes of a status, with the words for states and actions. */
export type MachineEntry<Reason extends string = string, Prefix extends RowPrefix = RowPrefix> = Omit<
  Heading<Prefix>,
  'parameters'
> & {
  readonly machine: StateMachine<AnyMachineTypes & { readonly reason: Reason }>
  readonly actions: { readonly [who in MachineTypes['action']['who']]?: Readonly<Record<string, string>> }
  /** The words for every state except the state before creation. */
  readonly states: Readonly<Record<string, string>>
  /** The initial state, if it has words. */
  readonly first?: string
}

/** Makes the entry of a machine. Every state needs words, except the state before creation. */
export const makeMachineEntry = <T extends MachineTypes, const Prefix extends RowPrefix>(
  source: Omit<MachineEntry<T['reason'], Prefix>, 'machine' | 'states'> & {
    readonly machine: StateMachine<T>
    readonly states: Readonly<Record<Exclude<NoInfer<T['state'] | T['next']>, 'none'>, string>>
  },
): MachineEntry<T['reason'], Prefix> => source

export const stateNamesOf = <State extends string>(statuses: {
  readonly [state in State]: { readonly ko: string }
}): Readonly<Record<State, string>> =>
  Object.fromEntries(
    Object.entries<{ readonly ko: string }>(statuses).map(([state, { ko }]) => [state, ko]),
  ) as Readonly<Record<State, string>>

/** 일람표: a table of the rule book that lists the properties of several items, one item per line. */
export type ReferenceTableEntry = Omit<Heading, 'prefix' | 'parameters'> & {
  readonly source: unknown
  /** The first column identifies the item. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly ref: string | readonly string[] }[]
}

/** 선언된 요건: a requirement of the programme that this product has no facts to check, and who checks it. */
type UncheckedRequirement = {
  readonly title: string
  readonly says: string
  readonly answeredBy: string
  readonly refs: readonly string[]
  readonly parameters: readonly ParameterName[]
  readonly synonyms?: readonly string[]
  /**
   * 경계값: values on both sides of each limit, and whether they meet the requirement. The function of the requirement
   * evaluates them.
   */
  readonly edges?: readonly { readonly value: string; readonly meets: boolean }[]
}

/** 선언된 요건: an article of requirements that this product has no facts to check. `id` is its id in the URL. */
export type DeclaredEntry = ArticleHead & {
  readonly id: string
  readonly title: string
  readonly declared: readonly UncheckedRequirement[]
}

/** An article whose table is made from other sources: the numbers of the programme, or lists of the user interface. */
export type ArticleWithoutEntry = ArticleHead & { readonly of: 'numbers' | 'centres' | 'alerts' }

/** 조: what one article of the book is about. */
export type RuleBookEntry = RuleEntry | MachineEntry | ReferenceTableEntry | DeclaredEntry | ArticleWithoutEntry

/**
 * A limit in Korean: its meaning, its formatted value, and its requirement. For a record of several limits, each limit
 * has its own meaning, value and requirement.
 */
type LimitWords<Value> = Value extends number | string | boolean | readonly unknown[]
  ? OneLimit<Value>
  : { readonly [part in keyof Value]: LimitWords<Value[part]> }

type OneLimit<Value> = Pick<ReferenceTableEntry['rows'][number], 'ref'> & {
  readonly name: string
  readonly says: (value: Value) => string
}

const isOneLimit = (words: object): words is OneLimit<never> => 'says' in words

const limitRowsOf = (value: unknown, words: object): ReferenceTableEntry['rows'] =>
  isOneLimit(words)
    ? [{ cells: [words.name, words.says(value as never)], ref: words.ref }]
    : Object.entries<object>(words as Readonly<Record<string, object>>).flatMap(([part, inner]) =>
        limitRowsOf(Reflect.get(value as object, part), inner),
      )

/** 한도: makes a reference table of limits, with one limit on each line, in the order of `words`. */
export const makeLimitTable = <Limits extends object>({
  limits,
  words,
  ...heading
}: Omit<ReferenceTableEntry, 'source' | 'columns' | 'rows'> & {
  readonly limits: Limits
  readonly words: LimitWords<NoInfer<Limits>>
}): ReferenceTableEntry => ({ ...heading, source: limits, columns: ['무엇', '한도'], rows: limitRowsOf(limits, words) })
