import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Stop } from './Stop.tsx'

describe('[D1-263] a refusal', () => {
  it('shows sentence and reason as headings', () => {
    render(
      <Stop
        picture={null}
        title="폐업된 사업자등록번호입니다."
        reason={{ title: '폐업한 사업자입니다.', text: '폐업한 사업자는 신청할 수 없습니다.' }}
        actions={<a href="/">첫 화면으로</a>}
      />,
    )
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])
    expect(headings).toEqual([
      ['H1', '폐업된 사업자등록번호입니다.'],
      ['H2', '폐업한 사업자입니다.'],
    ])
    expect(screen.getByRole('region', { name: '폐업한 사업자입니다.' }).textContent).toContain('신청할 수 없습니다.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('announces sentence and reason together after the page load', () => {
    render(<Stop picture={null} title="멈춤" reason={{ title: '까닭' }} actions={<a href="/">첫 화면으로</a>} alert />)
    expect(screen.getByRole('alert').textContent).toBe('멈춤까닭')
  })

  it('[D1-254] shows the id of the rule exactly once', () => {
    const { rerender } = render(
      <Stop picture={null} title="멈춤" actions={null} because={{ rule: 'GD-7', ref: 'E-151' }} />,
    )
    expect(screen.getAllByText('문의하실 때 알려주실 번호 GD-7')).toHaveLength(1)
    rerender(<Stop picture={null} title="멈춤" actions={null} />)
    expect(screen.queryByText(/문의하실 때/)).toBeNull()
  })
})
