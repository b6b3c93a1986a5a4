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

it('[P-253] the pagination shows the numbers around the current page', () => {
  render(<Pagination label="목록 쪽" current={5} last={9} onPage={() => {}} />)
  const marks = [...screen.getByRole('navigation').children].slice(1, -1)
  expect(marks.map((mark) => mark.textContent.replace('쪽', '')).join(' ')).toBe('1 … 3 4 5 6 7 … 9')
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('5쪽')
})

it('[P-254] the buttons of the pagination stay in place when disabled', () => {
  const pages: number[] = []
  const view = render(<Pagination label="목록 쪽" current={1} last={3} onPage={(page) => pages.push(page)} />)
  const step = (name: string) => screen.getByRole('button', { name })
  expect(step('이전 쪽').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(step('이전 쪽'))
  fireEvent.click(step('다음 쪽'))
  view.rerender(<Pagination label="목록 쪽" current={3} last={3} onPage={(page) => pages.push(page)} />)
  expect(step('다음 쪽').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(step('다음 쪽'))
  fireEvent.click(step('이전 쪽'))
  expect(pages).toEqual([2, 2])
})
