import { describe, expect, it } from 'vitest'
import type { RuleCaseEntry, RuleChapter } from '../rule-entry.ts'

const titleOf = ({ proves, given, expected }: RuleCaseEntry): string =>
  [
    ...proves.map((id) => `[${id}]`),
    `${expected.rule} → ${expected.verdict}:`,
    given.map(([name, word]) => `${name} ${word}`).join(' · '),
  ].join(' ')

/**
 * Adds the tests of the rules of a chapter: one for each case, with the requirements that the case proves in its title,
 * and one for each rule that has a row without a case. `withoutCase` lists the rows that no case can reach, and why.
 */
export const describeRulesOf = (
  { rules = [] }: RuleChapter,
  withoutCase: Readonly<Record<string, string>> = {},
): void => {
  const unreached = new Set(Object.keys(withoutCase))
  describe.each(rules.map((rule) => [rule.prefix, rule.title, rule] as const))('the rule %s %s', (_, __, rule) => {
    const { rows, cases } = rule
    it.each(cases.map((example) => [titleOf(example), example] as const))('%s', (___, { ask, expected }) =>
      expect(ask()).toEqual({ ...expected, ref: rows.find(({ id }) => id === expected.rule)?.ref }),
    )

    it('has a case for every row', () =>
      expect(new Set(cases.map(({ expected }) => expected.rule))).toEqual(
        new Set(rows.flatMap(({ id }) => (unreached.has(id) ? [] : [id]))),
      ))
  })
}
