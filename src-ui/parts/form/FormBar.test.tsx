import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FormBar, type MissingThing } from './FormBar.tsx'
import { makeBarMessage, type EntryRefusal } from './refuse-entries.ts'

const draw = (...missing: readonly MissingThing[]) => {
  const [back, send] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <FormBar refusal={null} missing={missing} onBack={back} named={{ words: '제출', busy: false, onPress: send }} />,
  )
  return { back, send }
}
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const inBar = () => within(document.querySelector<HTMLElement>('[data-action-bar]') as HTMLElement)

describe('[D2-160] the bar of a form', () => {
  it('shows above the prescribed button a button that opens the next missing entry', () => {
    const onPress = vi.fn<() => void>()
    const { send } = draw({ id: 'content', name: '의견내용', act: 'enter', onPress })
    expect(names()).toEqual(['의견내용 입력하기', '이전', '제출'])
    press('의견내용 입력하기')
    press('제출')
    expect([onPress, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it("contains the specification's button when nothing is missing", () => {
    const { back } = draw()
    expect(names()).toEqual(['이전', '제출'])
    expect(inBar().getByRole('button', { name: '제출' })).toBeTruthy()
    press('이전')
    expect(back).toHaveBeenCalledOnce()
  })

  it('moves the focus to its primary button when the last missing entry is done', () => {
    const bar = (missing: readonly MissingThing[]) => (
      <FormBar
        refusal={null}
        missing={missing}
        onBack={() => undefined}
        named={{ words: '제출', busy: false, onPress: () => undefined }}
      />
    )
    const { rerender } = render(bar([{ id: 'check', name: '계좌인증', act: 'check' }]))
    screen.getByRole('button', { name: '계좌인증하기' }).focus()
    rerender(bar([]))
    expect(document.activeElement?.textContent).toBe('제출')
  })

  it('shows no line of missing entries on a page with one entry', () => {
    const send = vi.fn<() => void>()
    const named = { words: '제출', busy: false, onPress: send } as const
    render(<FormBar refusal={null} missing={null} onBack={() => undefined} named={named} />)
    expect([names(), document.querySelector('[data-action-bar]')?.textContent]).toEqual([['이전', '제출'], '이전제출'])
    press('제출')
    expect(send).toHaveBeenCalledOnce()
  })
})

it('[D2-147] the message in the bar of a form is an alert, appears anew at the next attempt, and disappears after an entry', () => {
  const entered = signal('')
  const refusal = makeBarMessage(entered)
  const Bar = () => {
    useSignals()
    const named = { words: '제출', busy: false, onPress: () => refusal.say('의견내용을 입력해 주세요.') } as const
    return <FormBar refusal={refusal.shown.value} missing={[]} onBack={() => undefined} named={named} />
  }
  render(<Bar />)
  expect(screen.queryByRole('alert')).toBeNull()
  press('제출')
  const first = screen.getByRole('alert')
  expect(first.textContent).toBe('의견내용을 입력해 주세요.')
  press('제출')
  expect([first.isConnected, screen.getAllByRole('alert').length]).toEqual([false, 1])
  act(() => {
    entered.value = '가'
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('[A-268] [D2-104] [D2-147] [D2-166] the count of missing entries', () => {
  const [name, day] = [
    { id: 'name', name: '상호명', act: 'enter' } as const,
    { id: 'day', name: '개업일자', act: 'enter' } as const,
  ]

  it('is above the buttons and opens a list of links to the entries, in page order', () => {
    render(
      <>
        <input id="name" />
        <input id="day" />
      </>,
    )
    draw(name, day)
    expect(screen.queryAllByRole('link')).toEqual([])
    const count = screen.getByRole('button', { name: '2가지 남음' })
    expect(count.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(count)
    expect(count.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['상호명', '개업일자'])
    fireEvent.click(screen.getByRole('link', { name: '개업일자' }))
    expect([document.activeElement?.id, screen.queryAllByRole('link')]).toEqual(['day', []])
  })

  it('is hidden on a page that does not count its entries', () => {
    const named = { words: '확인', busy: false, onPress: () => undefined } as const
    render(<FormBar tally={null} refusal={null} missing={[name]} onBack={() => undefined} named={named} />)
    expect(document.querySelector('[data-action-bar]')?.textContent).toBe('상호명 입력하기이전확인')
  })

  it('shows the title of the summary after a submission with errors', () => {
    const title = '입력하신 내용을 다시 확인해주세요.'
    const named = { words: '제출', busy: false, onPress: () => undefined } as const
    const bar = (refusal: EntryRefusal | null) => (
      <FormBar refusal={refusal} missing={[name, day]} onBack={() => undefined} named={named} />
    )
    const { rerender } = render(bar(null))
    press('2가지 남음')
    expect(screen.queryByText(title)).toBeNull()
    rerender(bar({ text: '상호명을 입력해주세요.', nth: 1 }))
    expect(screen.getByText(title)).toBeTruthy()
  })

  it('is a line without a list if one entry is missing, and states when nothing is missing', () => {
    draw(name)
    expect([screen.getByText('1가지 남음').tagName, names()]).toEqual(['P', ['상호명 입력하기', '이전', '제출']])
    cleanup()
    draw()
    expect(screen.queryByText(/남음/)).toBeNull()
    expect(screen.getByText('남은 것이 없습니다.')).toBeTruthy()
  })

  it('is hidden while the button is blocked for a reason other than missing entries', () => {
    const named = { words: '제출', busy: false, blockedBy: 'why', onPress: () => undefined } as const
    render(<FormBar refusal={null} missing={[]} onBack={() => undefined} named={named} />)
    expect(screen.queryByText('남은 것이 없습니다.')).toBeNull()
  })

  it('is followed by a button that focuses the missing entry if the entry opens no dialog', () => {
    render(<input id="name" />)
    draw(name, day)
    press('상호명 입력하기')
    expect(document.activeElement?.id).toBe('name')
  })
})
