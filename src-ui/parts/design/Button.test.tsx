import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { LinkButton } from './LinkButton.tsx'

const button = () => screen.getByRole('button')

describe('[A-270] a blocked button', () => {
  it('shows a reason and does nothing', () => {
    const press = vi.fn<() => void>()
    render(
      <Button blocked="증빙은 대상선정 상태에서 등록할 수 있습니다." onPress={press}>
        신규 증빙 등록
      </Button>,
    )
    fireEvent.click(button())
    expect(press).not.toHaveBeenCalled()
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(button().hasAttribute('disabled')).toBe(false)
    const reason = document.querySelector(`[id="${button().getAttribute('aria-describedby')}"]`)
    expect(reason?.textContent).toBe('증빙은 대상선정 상태에서 등록할 수 있습니다.')
    button().focus()
    expect(document.activeElement).toBe(button())
  })

  it('can refer to a reason elsewhere on the page', () => {
    render(
      <>
        <Button blockedBy="why" describedBy="also">
          취소
        </Button>
        <p id="why">승인된 증빙은 취소할 수 없습니다.</p>
      </>,
    )
    expect(button().getAttribute('aria-describedby')).toBe('why also')
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })

  it('does not submit a form', () => {
    const send = vi.fn<() => void>()
    render(
      <form onSubmit={send}>
        <Button submit blocked="아직">
          보내기
        </Button>
      </form>,
    )
    fireEvent.click(button())
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a busy button', () => {
  it('is marked as busy and does nothing', () => {
    const press = vi.fn<() => void>()
    render(
      <Button busy="제출하는 중" onPress={press}>
        제출
      </Button>,
    )
    fireEvent.click(button())
    expect(press).not.toHaveBeenCalled()
    expect(button().getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('button', { name: '제출하는 중' })).toBe(button())
  })
})

it('a link that opens a new tab says so', () => {
  render(
    <LinkButton href="/pdf/manual.pdf" newTab>
      이용 설명서(PDF) 보기
    </LinkButton>,
  )
  const link = screen.getByRole('link', { name: '이용 설명서(PDF) 보기 (새 창 열림)' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})
