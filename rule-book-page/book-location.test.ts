import { describe, expect, it } from 'vitest'
import { ALL_RULES } from '#book/rule-book'
import { ruleBookFragmentValue, ruleBookFragment, ruleBookFragmentOfDecision } from '#book/rule-book-fragment'
import { chosenOrFirstFactValues, parseBookFragment } from './book-location.ts'

type Facts = Readonly<Record<string, unknown>>

/** Returns the first facts for which each row decides, by the id of the row. */
const exampleOfEachRow = ({ facts, decide, rows, kind }: (typeof ALL_RULES)[number]): ReadonlyMap<string, Facts> => {
  const examples = new Map<string, Facts>()
  const addFrom = (chosen: Facts, [next, ...others]: typeof facts): void => {
    if (examples.size === rows.length) return
    if (next !== undefined) return next.choices.forEach(([value]) => addFrom({ ...chosen, [next.fact]: value }, others))
    const { rule } = decide(chosen)
    if (!examples.has(rule)) examples.set(rule, chosen)
  }
  if (kind !== 'checklist') addFrom({}, facts)
  return examples
}

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
    const examples = exampleOfEachRow(rule)
    for (const { id, ref } of rule.rows) {
      const facts = rule.kind === 'checklist' ? {} : (examples.get(id) ?? expect.unreachable(`${id} decides nothing`))
      const place = parseBookFragment(ruleBookFragmentOfDecision({ because: { rule: id, ref }, facts }))
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
