import { describe, expect, it } from 'vitest'
import { decide } from '../kernel/decide.ts'
import { ENTITY_TYPE_CASES } from './entity-type.cases.ts'
import { ENTITY_TYPE_TABLE, ENTITY_TYPES, entityTypeOf } from './entity-type.ts'

describe('[E-007] [A-001] the management type says corporate or individual', () => {
  it.each(ENTITY_TYPE_CASES)('$rule: $facts → $verdict', ({ rule, facts, verdict }) => {
    expect(decide(ENTITY_TYPE_TABLE, facts)).toMatchObject({ verdict, because: { rule } })
    expect(entityTypeOf(facts.code)).toBe(verdict)
  })

  it.each(Object.entries(ENTITY_TYPES))('reads %s back from its own code, as text and as number', (kind, { code }) =>
    expect([entityTypeOf(code), entityTypeOf(Number(code))]).toEqual([kind, kind]),
  )

  it('proves every row of the table', () =>
    expect(new Set<string>(ENTITY_TYPE_CASES.map((row) => row.rule))).toEqual(
      new Set(ENTITY_TYPE_TABLE.map((row) => row.id)),
    ))
})
