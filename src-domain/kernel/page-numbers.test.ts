import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAGE_NUMBERS_AROUND_CURRENT, paginationItems } from './page-numbers.ts'

const shown = (current: number, last: number) =>
  paginationItems(current, last)
    .map((mark) => (mark === 'gap' ? '…' : mark))
    .join(' ')

describe('[P-253] the visible page numbers', () => {
  it.each([
    [1, 9, '1 2 3 4 5 … 9'],
    [2, 9, '1 2 3 4 5 … 9'],
    [3, 9, '1 2 3 4 5 … 9'],
    [4, 9, '1 2 3 4 5 6 … 9'],
    [5, 9, '1 … 3 4 5 6 7 … 9'],
    [6, 9, '1 … 4 5 6 7 8 9'],
    [9, 9, '1 … 5 6 7 8 9'],
    [3, 5, '1 2 3 4 5'],
    [1, 1, '1'],
    [6, 6, '1 2 3 4 5 6'],
    [2, 2, '1 2'],
  ])('page %i of %i: %s', (current, last, wanted) => expect(shown(current, last)).toBe(wanted))

  it('page numbers include the current, first and last page', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (one, other) => {
        const [current, last] = [Math.min(one, other), Math.max(one, other)]
        const marks = paginationItems(current, last)
        expect(marks[0]).toBe(1)
        expect(marks.at(-1)).toEqual(last)
        expect(marks.includes(current)).toBe(true)
        for (const [at, mark] of marks.entries()) {
          const [before, after] = [marks[at - 1], marks[at + 1]]
          if (mark === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1)
          else if (typeof before === 'number') expect(mark - before).toBe(1)
        }
        expect(marks.filter((mark) => mark !== 'gap').length).toBeLessThanOrEqual(PAGE_NUMBERS_AROUND_CURRENT + 2)
      }),
    ))
})
