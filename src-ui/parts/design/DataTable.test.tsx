import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DataTable } from './DataTable.tsx'
import { Pagination } from './Pagination.tsx'
import { ApplicationRail } from './Steps.tsx'

describe('a table, steps and pagination', () => {
  it('each value in a row of the table has its label, because a row is a card on a phone', () => {
    render(
      <DataTable
        caption="증빙 제출내역"
        rows={[{ kind: '직접배달', amount: '85,000원' }]}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'kind', label: '유형', kind: 'head', cell: ({ kind }) => kind },
          { key: 'amount', label: '금액', kind: 'amount', cell: ({ amount }) => amount },
          { key: 'acts', label: '할 수 있는 일', kind: 'actions', cell: () => <button type="button">상세</button> },
        ]}
      />,
    )
    const row = screen.getByRole('row', { name: /직접배달/ })
    expect(within(row).getByRole('rowheader').textContent).toBe('직접배달')
    expect(within(row).getByRole('cell', { name: '85,000원' }).dataset['label']).toBe('금액')
    expect(screen.getByRole('columnheader', { name: '할 수 있는 일' }).isConnected).toBe(true)
  })

  it('the list of steps marks the current step and the finished steps', () => {
    render(<ApplicationRail page="/onslf-check" />)
    const [first, second] = screen.getAllByRole('listitem')
    const spokenTexts = [first, second].map((step) => step?.querySelector(':scope > :not([aria-hidden])')?.textContent)
    expect(spokenTexts).toEqual(['사업자 확인 완료', '본인인증 지금 단계'])
    expect([first, second].map((step) => step?.getAttribute('aria-current'))).toEqual([null, 'step'])
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
})
