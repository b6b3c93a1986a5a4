import { describe, expect, it } from 'vitest'
import { NUMBER_KIND_CASES } from './number-kind.cases.ts'
import { NUMBER_KINDS, decideMiddlePart, decideNumberKind, type RegistrationNumber } from './registration-number.ts'

describe('[A-069] the middle part of a number says whose it is', () => {
  it.each(NUMBER_KIND_CASES)('$rule: $number → $kind', ({ rule, number, kind }) =>
    expect(decideNumberKind(number as RegistrationNumber)).toEqual({
      verdict: kind,
      because: { rule, ref: 'A-069' },
      facts: { middle: Number(number.slice(3, 5)) },
    }),
  )

  it('gives every middle part exactly one row, by which it is decided', () => {
    for (let middle = 0; middle <= 99; middle++) {
      const rows = NUMBER_KINDS.filter(({ from, to }) => middle >= from && middle <= to)
      expect(rows.map(({ id }) => id)).toEqual([decideMiddlePart(middle).because.rule])
    }
  })

  it('proves every row of the table', () =>
    expect(new Set<string>(NUMBER_KIND_CASES.map((row) => row.rule))).toEqual(
      new Set(NUMBER_KINDS.map((row) => row.id)),
    ))
})
