import { expect, it } from 'vitest'
import { OWNERSHIP_CASES } from './ownership.cases.ts'
import { decideOwnership } from './ownership.ts'

it.each(OWNERSHIP_CASES)('[E-209] the data of another person is refused: $verdict by $rule', ({ facts, ...wanted }) => {
  const { verdict, because } = decideOwnership(facts)
  expect([verdict, because.rule]).toEqual([wanted.verdict, wanted.rule])
})
