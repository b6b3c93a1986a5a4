import type { Decision } from '#domain/kernel/decide'
import type { MachineTypes } from '#domain/kernel/transitions'
import { ALL_MACHINES, ALL_RULES } from './rule-book.ts'
import { type FactChoice, type RuleEntry } from './rule-entry.ts'

/**
 * Returns a value in the form in which the URL fragment of the rule book contains it. A string is quoted only if it
 * could be mistaken for another value of the fact.
 */
export const ruleBookFragmentValue = (choices: readonly FactChoice<unknown>[], value: unknown): string =>
  typeof value === 'string' && choices.some(([other]) => other !== value && String(other) === value)
    ? `'${value}'`
    : String(value)

/**
 * Returns the URL fragment of an entry or a row in the book, with the selected values: `#NP?stage=paid&limit=false`.
 */
export const ruleBookFragment = (id: string, factValues: Iterable<readonly [string, string]>): string => {
  const query = [...factValues].map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  return `#${id}${query === '' ? '' : `?${query}`}`
}

/**
 * Returns the facts of a decision for the fragment of its entry; for a checklist, only the failed check. Null if the
 * entry does not list the value of one of the facts.
 */
const chosenFor = (
  { rule }: Decision<unknown>['because'],
  facts: Readonly<Record<string, unknown>>,
  entry: RuleEntry,
): readonly (readonly [string, string])[] | null => {
  if (entry.kind === 'checklist')
    return entry.facts.flatMap(({ fact }) => (fact === rule ? [[fact, 'true'] as const] : []))
  const isEveryFactListed = entry.facts.every(({ fact, choices }) => choices.some(([value]) => value === facts[fact]))
  return isEveryFactListed
    ? entry.facts.map(({ fact, choices }) => [fact, ruleBookFragmentValue(choices, facts[fact])])
    : null
}

/**
 * 규칙집의 자리: returns the URL fragment of a decision in the rule book. For a machine, it contains the state, and who takes
 * which action. For a checklist, it contains the failed check. For any other rule, it contains the facts if the entry
 * lists all their values as choices. If not, it contains only the id of the row, so that no personal data get into a
 * URL. [E-177]
 */
export const ruleBookFragmentOfDecision = ({
  because,
  facts,
}: Pick<Decision<unknown>, 'because' | 'facts'>): string => {
  const prefix = because.rule.split('-', 1)[0]
  if (ALL_MACHINES.some((machine) => machine.prefix === prefix)) {
    const { from, who, action } = facts as MachineTypes['action'] & { readonly from: string }
    return ruleBookFragment(`${prefix}`, Object.entries({ at: from, who, action }))
  }
  const entry = ALL_RULES.find((rule) => rule.prefix === prefix)
  const factValues = entry === undefined ? null : chosenFor(because, facts as Readonly<Record<string, unknown>>, entry)
  return factValues === null ? ruleBookFragment(because.rule, []) : ruleBookFragment(`${prefix}`, factValues)
}
