import { statesOf, transitionsOf } from '../src-domain/kernel/transitions.ts'
import type { Parameter } from '../src-domain/programme/parameter.ts'
import type { DeclaredEntry, MachineEntry, ParameterEntry, RuleEntry, SheetEntry } from '../src-domain/rule-book.ts'

/** A register of rules, of this revision or of another one; the first ones had fewer parts. */
export type Register = {
  readonly ALL_RULES: readonly RuleEntry[]
  readonly ALL_MACHINES: readonly MachineEntry[]
  readonly ALL_PARAMETERS: readonly ParameterEntry[]
  readonly ALL_SHEETS?: readonly SheetEntry[]
  readonly ALL_DECLARED?: readonly DeclaredEntry[]
}

/** The numbers of a revision, by their names. */
export type Numbers = Readonly<Record<string, Parameter<unknown>>>

/** A thing as the sources call it (`key`) and as people do (`word`). */
export type Named = { readonly key: string; readonly word: string }

export type DescribedFact = Named & { readonly values: readonly Named[] }

/** The verdict on one combination of values: the place of each value within its fact. */
export type DescribedAnswer = { readonly at: readonly number[]; readonly verdict: string }

export type DescribedRow = { readonly id: string; readonly when: string; readonly verdict: string }

export type DescribedRule = {
  readonly prefix: string
  readonly title: string
  readonly question: string
  readonly facts: readonly DescribedFact[]
  /** Was every combination asked? Else those that differ from the first values in two facts at most. */
  readonly whole: boolean
  readonly answers: readonly DescribedAnswer[]
  readonly rows: readonly DescribedRow[]
  readonly cases: readonly { readonly given: string; readonly verdict: string }[]
}

/** 화살표: who brings a status about, by which action, from where to where; the condition where there is one. */
export type DescribedArrow = {
  readonly who: string
  readonly action: string
  readonly from: string
  readonly to: string
  readonly given: string | null
}

/** A rule book in words alone: neutral, so that two revisions of it can lie side by side. */
export type Description = {
  readonly rules: readonly DescribedRule[]
  readonly machines: readonly {
    readonly prefix: string
    readonly title: string
    readonly arrows: readonly DescribedArrow[]
  }[]
  readonly parameters: readonly {
    readonly name: string
    readonly title: string
    readonly values: readonly (Named & { readonly from: string | null })[]
  }[]
  readonly sheets: readonly {
    readonly title: string
    readonly columns: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }[]
  readonly declared: readonly {
    readonly title: string
    readonly says: string
    readonly edges: readonly { readonly value: string; readonly meets: string }[]
  }[]
}

const ACTORS = { applicant: '신청자', officer: '담당자', system: '시스템' } as const

/** Up to so many combinations are all asked. */
const WHOLE_SPACE = 20_000

const everyCombination = (sizes: readonly number[]): readonly (readonly number[])[] =>
  sizes.reduce<readonly (readonly number[])[]>(
    (begun, size) => begun.flatMap((at) => Array.from({ length: size }, (_, value) => [...at, value])),
    [[]],
  )

/** The first value of every fact, and whatever differs from that in one fact or in two. */
const nearTheFirst = (sizes: readonly number[]): readonly (readonly number[])[] => {
  const first = sizes.map(() => 0)
  const others = sizes.flatMap((size, fact) => Array.from({ length: size - 1 }, (_, i) => ({ fact, value: i + 1 })))
  const ones = others.map(({ fact, value }) => first.with(fact, value))
  const twos = ones.flatMap((at, i) => {
    const changed = others[i]?.fact ?? 0
    return others.filter(({ fact }) => fact > changed).map(({ fact, value }) => at.with(fact, value))
  })
  return [first, ...ones, ...twos]
}

const describeRule = ({ prefix, title, question, facts, rows, cases, decide }: RuleEntry): DescribedRule => {
  const sizes = facts.map(({ choices }) => choices.length)
  const whole = sizes.reduce((product, size) => product * size, 1) <= WHOLE_SPACE
  return {
    prefix,
    title,
    question,
    whole,
    facts: facts.map(({ fact, name, choices }) => ({
      key: fact,
      word: name,
      values: choices.map(([value, word]) => ({ key: JSON.stringify(value) ?? 'undefined', word })),
    })),
    answers: (whole ? everyCombination(sizes) : nearTheFirst(sizes)).map((at) => ({
      at,
      verdict: decide(Object.fromEntries(facts.map(({ fact, choices }, i) => [fact, choices[at[i] ?? 0]?.[0]])))
        .verdict,
    })),
    rows: rows.map(({ id, when, verdict }) => ({
      id,
      verdict,
      when:
        facts.flatMap(({ fact, name }) => (fact in when ? [`${name}: ${when[fact]}`] : [])).join(', ') ||
        '그 밖의 모든 경우',
    })),
    cases: cases.map(({ given, ask }) => ({
      given: given.map(([name, value]) => `${name}: ${value}`).join(', '),
      verdict: ask().verdict,
    })),
  }
}

const describeMachine = ({ prefix, title, machine, states, actions }: MachineEntry) => {
  const word = (state: string) => states[state] ?? '처음'
  return {
    prefix,
    title,
    arrows: transitionsOf(machine).flatMap((row) =>
      statesOf(row).map((from) => ({
        who: ACTORS[row.who],
        action: actions[row.who]?.[row.action] ?? row.action,
        from: word(from),
        to: word(row.to),
        given: row.given?.says ?? null,
      })),
    ),
  }
}

/** What a register says, in words, with the verdict on every combination of facts. */
export const describeRegister = (register: Register, numbers: Numbers): Description => ({
  rules: register.ALL_RULES.map(describeRule),
  machines: register.ALL_MACHINES.map(describeMachine),
  parameters: register.ALL_PARAMETERS.map(({ name, title, value }) => ({
    name,
    title,
    values: [{ from: null, key: JSON.stringify(numbers[name]?.value) ?? value, word: value }],
  })),
  sheets: (register.ALL_SHEETS ?? []).map(({ title, columns, rows }) => ({
    title,
    columns,
    rows: rows.map(({ cells }) => cells),
  })),
  declared: (register.ALL_DECLARED ?? []).map(({ title, says, answeredBy, edges = [] }) => ({
    title,
    says: `${says} ${answeredBy}`,
    edges: edges.map(({ value, meets }) => ({ value, meets: meets ? '충족' : '미충족' })),
  })),
})
