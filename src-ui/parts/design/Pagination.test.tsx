import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Pagination, usePagination } from './Pagination.tsx'

const List = ({ length }: { readonly length: number }) => {
  const { rows, ...page } = usePagination(Array.from({ length }, (_, index) => index + 1))
  return (
    <>
      <p>{rows.join(' ')}</p>
      <Pagination label="목록" {...page} />
    </>
  )
}

it('usePagination returns the last page if the list has become shorter', () => {
  const { rerender } = render(<List length={25} />)
  fireEvent.click(screen.getByRole('button', { name: /^3/ }))
  expect(screen.getByText('21 22 23 24 25')).toBeDefined()
  rerender(<List length={12} />)
  expect(screen.getByText('11 12')).toBeDefined()
})
