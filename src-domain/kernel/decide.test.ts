import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DecisionTable, decide } from './decide.ts'

type Facts = { readonly colour: string | null; readonly big: boolean }

const TABLE: DecisionTable<Facts, 'a' | 'b' | 'c'> = [
  { id: 'T-1', when: { colour: 'red', big: true }, then: 'a', ref: 'R-1' },
  { id: 'T-2', when: { colour: null }, then: 'b', ref: 'R-2' },
  { id: 'T-3', when: { big: true }, then: 'a', ref: 'R-3' },
  { id: 'T-4', when: {}, then: 'c', ref: 'R-4' },
]

describe('a decision table', () => {
  it.each([
    { facts: { colour: 'red', big: true }, verdict: 'a', rule: 'T-1' },
    { facts: { colour: null, big: true }, verdict: 'b', rule: 'T-2' },
    { facts: { colour: 'blue', big: true }, verdict: 'a', rule: 'T-3' },
    { facts: { colour: 'red', big: false }, verdict: 'c', rule: 'T-4' },
  ])('decides by the first row whose conditions all hold: $rule for $facts', ({ facts, verdict, rule }) =>
    expect(decide(TABLE, facts)).toMatchObject({ verdict, because: { rule } }),
  )

  it('[E-177] returns the facts apart from the row and its requirement', () =>
    expect(decide(TABLE, { colour: 'red', big: true })).toEqual({
      verdict: 'a',
      because: { rule: 'T-1', ref: 'R-1' },
      facts: { colour: 'red', big: true },
    }))

  it('always returns an equal decision for equal facts', () =>
    fc.assert(
      fc.property(fc.record({ colour: fc.option(fc.string()), big: fc.boolean() }), (facts) => {
        const decision = decide(TABLE, facts)
        expect(TABLE.map((row) => row.id)).toContain(decision.because.rule)
        expect(decide(TABLE, facts)).toEqual(decision)
      }),
    ))

  it('does not compile without a catch-all as last row', () => {
    // @ts-expect-error the last row has a condition
    const gap: DecisionTable<Facts, 'a'> = [{ id: 'T-1', when: { big: true }, then: 'a', ref: 'R-1' }]
    // @ts-expect-error a table needs a row
    const none: DecisionTable<Facts, 'a'> = []
    // @ts-expect-error a condition on a fact that does not exist
    const unknown: DecisionTable<Facts, 'a'> = [{ id: 'T-1', when: { size: 1 }, then: 'a', ref: 'R-1' }, ...TABLE_END]
    expect([gap.length, none.length, unknown.length]).toEqual([1, 0, 2])
  })
})

const TABLE_END = [{ id: 'T-9', when: {}, then: 'a', ref: 'R-9' }] as const
