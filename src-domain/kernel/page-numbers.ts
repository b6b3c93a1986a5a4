/** How many page numbers a list shows around the current one; the rule book states it. [P-253] [P-298] */
export const PAGE_NUMBERS_AROUND_CURRENT = 5

type PaginationItem = number | 'gap'

/**
 * Returns the visible page numbers: the first, the last, and at most five around the current one, shifted inwards at
 * both ends. A gap appears only if a number is left out. Pages count from 1. [P-253]
 */
export const paginationItems = (current: number, last: number): readonly PaginationItem[] => {
  const from = Math.max(
    1,
    Math.min(current - Math.floor(PAGE_NUMBERS_AROUND_CURRENT / 2), last - PAGE_NUMBERS_AROUND_CURRENT + 1),
  )
  const middle = Array.from({ length: Math.min(PAGE_NUMBERS_AROUND_CURRENT, last) }, (_, index) => from + index)
  const to = middle.at(-1) ?? last
  const before: readonly PaginationItem[] = from > 2 ? [1, 'gap'] : from === 2 ? [1] : []
  const after: readonly PaginationItem[] = to < last - 1 ? ['gap', last] : to === last - 1 ? [last] : []
  return [...before, ...middle, ...after]
}
