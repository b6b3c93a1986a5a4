import { describe, expect, it } from 'vitest'
import { NUMBER_KIND_CASES } from './number-kind.cases.ts'
import { NUMBER_KINDS, numberKindOf, type RegistrationNumber } from './registration-number.ts'

describe('[A-069] the middle part of a number says whose it is', () => {
  it.each(NUMBER_KIND_CASES)('$rule: $number → $kind', ({ rule, number, kind }) => {
    expect(numberKindOf(number as RegistrationNumber)).toBe(kind)
    const middle = Number(number.slice(3, 5))
    expect(NUMBER_KINDS.find(({ from, to }) => middle >= from && middle <= to)?.id).toBe(rule)
  })

  it('gives every middle part exactly one row', () => {
    for (let middle = 0; middle <= 99; middle++)
      expect(NUMBER_KINDS.filter(({ from, to }) => middle >= from && middle <= to)).toHaveLength(1)
  })

  it('proves every row of the table', () =>
    expect(new Set<string>(NUMBER_KIND_CASES.map((row) => row.rule))).toEqual(
      new Set(NUMBER_KINDS.map((row) => row.id)),
    ))
})
