import { fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'

it('arrow keys, Home and End select another tab', () => {
  const tabs = ['팝업 목록', '랜딩 목록', '점검'].map((name) => ({ key: name, name, content: `${name} 내용` }))
  const Page = () => {
    const [shownTab, setShown] = useState('팝업 목록')
    return <Tabs label="목록" tabs={tabs} shown={shownTab} blockedBy={null} onShow={setShown} />
  }
  render(<Page />)
  const stops = () => screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  stops()[0]?.focus()
  press('ArrowLeft')
  expect(document.activeElement?.textContent).toBe('점검')
  expect(stops().length).toBe(1)
  press('Home')
  press('ArrowRight')
  expect(screen.getByRole('tabpanel', { name: '랜딩 목록' }).textContent).toBe('랜딩 목록 내용')
  press('End')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('점검')
  expect(['Home', 'End', 'Tab', 'a'].map(press)).toEqual([false, false, true, true])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('점검')
})

describe('[D1-227] the panel of tabs', () => {
  const panelOf = (content: ReactNode) => {
    const { unmount } = render(
      <Tabs
        label="목록"
        tabs={[{ key: 'one', name: '하나', content }]}
        shown="one"
        blockedBy={null}
        onShow={() => undefined}
      />,
    )
    const { tabIndex } = screen.getByRole('tabpanel')
    unmount()
    return tabIndex
  }
  it('is a tab stop only if it contains no control', () => {
    expect(panelOf('내용')).toBe(0)
    expect(panelOf(<input aria-label="총액" />)).toBe(-1)
  })
})

it('[P-025] [D3-441] the focus moves to the selected tab when hidden tabs appear', () => {
  const tabs = [
    { key: 'one', name: '하나', content: '첫째' },
    { key: 'two', name: '둘', content: '둘째' },
  ]
  const tabsWith = (hidden: boolean) => (
    <Tabs label="목록" tabs={tabs} shown="two" hidden={hidden} blockedBy={null} onShow={() => undefined} />
  )
  const { rerender } = render(tabsWith(true))
  expect(document.activeElement).toBe(document.body)
  rerender(tabsWith(false))
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '둘' }))
})
