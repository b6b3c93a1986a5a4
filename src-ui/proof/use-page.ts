import { useState } from 'react'

/** How many rows of a long list are in the page at once. */
export const ROWS_PER_PAGE = 10

/** One page of a list; pages count from 1. A list that has become shorter shows its last page. */
export const usePage = <Row>(rows: readonly Row[]) => {
  const [wanted, onPage] = useState(1)
  const last = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE))
  const current = Math.min(wanted, last)
  return { rows: rows.slice((current - 1) * ROWS_PER_PAGE, current * ROWS_PER_PAGE), current, last, onPage } as const
}
