import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { focusField } from '../form/form-field.ts'
import { Fold } from './Fold.tsx'

describe('a row that opens', () => {
  it('[D2-983] is a heading with a button that shows name and value', () => {
    render(
      <Fold name="신청내용" value="DA00000001">
        안쪽
      </Fold>,
    )
    const heading = screen.getByRole('heading', { level: 2, name: '신청내용 DA00000001' })
    const button = screen.getByRole('button', { name: '신청내용 DA00000001', expanded: false })
    expect(heading.contains(button)).toBe(true)
    expect(screen.getByText('안쪽').hidden).toBe(true)
  })

  it('has a heading that gives its name in print', () => {
    render(<Fold name="신청내용">안쪽</Fold>)
    expect(screen.getByRole('heading', { level: 2 }).getAttribute('data-name')).toBe('신청내용')
  })

  it('keeps the focus on the button when it opens or closes', () => {
    render(<Fold name="더 보기">안쪽</Fold>)
    const button = screen.getByRole('button', { name: '더 보기' })
    button.focus()
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('안쪽').hidden).toBe(false)
    expect(document.activeElement).toBe(button)
    fireEvent.click(button)
    expect(screen.getByText('안쪽').hidden).toBe(true)
  })

  it('opens if the focus moves to an entry inside', () => {
    render(
      <Fold name="증빙 정보">
        <input id="total" />
      </Fold>,
    )
    focusField('total')
    expect(screen.getByRole('button', { expanded: true })).toBeTruthy()
    expect(document.activeElement?.id).toBe('total')
  })
})
