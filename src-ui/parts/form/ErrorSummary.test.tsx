import { signal } from '@preact/signals-react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ErrorSummary, focusErrorSummary } from './ErrorSummary.tsx'

afterEach(cleanup)

describe('[A-268] [D2-104] the summary names every failing field and how many there are', () => {
  it('leads from each message to its field, and takes the focus when asked', () => {
    render(
      <>
        <ErrorSummary
          shown={signal([
            { id: 'mobile', text: '휴대폰번호를 정확히 입력해주세요.' },
            { id: 'opened', text: '개업일자를 정확히 입력해주세요.' },
          ])}
        />
        <input id="mobile" />
        <input id="opened" />
      </>,
    )
    const summary = screen.getByRole('group', {
      name: '입력하신 내용을 다시 확인해주세요. 확인하실 곳이 2가지 있습니다.',
    })
    focusErrorSummary()
    expect(document.activeElement).toBe(summary)
    fireEvent.click(within(summary).getByRole('link', { name: '개업일자를 정확히 입력해주세요.' }))
    expect(document.activeElement?.id).toBe('opened')
  })

  it('is not there without a problem', () => {
    const { container } = render(<ErrorSummary shown={signal([])} />)
    expect(container.childElementCount).toBe(0)
  })
})
