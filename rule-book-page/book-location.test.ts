import { describe, expect, it } from 'vitest'
import { ALL_RULES } from '#book/rule-book'
import { ruleBookFragmentValue, ruleBookFragment, ruleBookFragmentOfDecision } from '#book/rule-book-fragment'
import { chosenOrFirstFactValues, parseBookFragment } from './book-location.ts'

describe('a URL in the book', () => {
  it.each(ALL_RULES.map(({ prefix, facts }) => [prefix, facts] as const))(
    'contains every value of every fact of %s',
    (prefix, facts) => {
      for (const { fact, choices } of facts)
        for (const [value] of choices) {
          const place = parseBookFragment(ruleBookFragment(prefix, [[fact, ruleBookFragmentValue(choices, value)]]))
          expect(place.id).toBe(prefix)
          expect(chosenOrFirstFactValues(facts, place.chosen)[fact]).toBe(value)
        }
    },
  )

  it.each(ALL_RULES.map((rule) => [rule.prefix, rule] as const))('leads to the row that decided, for %s', (_, rule) => {
    for (const { id, ref } of rule.rows) {
      const examples = rule.facts.map(({ fact, choices }) => choices.map(([value]) => [fact, value] as const))
      const found =
        rule.kind === 'checklist'
          ? {}
          : examples
              .reduce<readonly object[]>(
                (all, values) => all.flatMap((chosen) => values.map(([fact, value]) => ({ ...chosen, [fact]: value }))),
                [{}],
              )
              .find((facts) => rule.decide(facts as Readonly<Record<string, unknown>>).rule === id)
      if (found === undefined) throw new Error(`${id} decides nothing`)
      const place = parseBookFragment(ruleBookFragmentOfDecision({ because: { rule: id, ref }, facts: found }))
      expect(place.id).toEqual(rule.prefix)
      expect(rule.decide(chosenOrFirstFactValues(rule.facts, place.chosen)).rule).toEqual(id)
    }
  })

  it('uses the first value of each fact by default', () => {
    const [rule] = ALL_RULES
    expect(chosenOrFirstFactValues(rule?.facts ?? [], parseBookFragment('').chosen)).toEqual(
      Object.fromEntries((rule?.facts ?? []).map(({ fact, choices }) => [fact, choices[0]?.[0]])),
    )
  })
})
