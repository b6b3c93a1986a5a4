import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DataTable } from './DataTable.tsx'

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
