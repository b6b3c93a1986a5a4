import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FormBar, type MissingThing } from './FormBar.tsx'
import { makeRefusal, type Refusal } from './refuse-entries.ts'

afterEach(cleanup)

const draw = (...missing: readonly MissingThing[]) => {
  const [back, send] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <FormBar refusal={null} missing={missing} onBack={back} named={{ words: '제출', busy: false, onPress: send }} />,
  )
  return { back, send }
}
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('[D2-160] the end of a form', () => {
  it('does what its blue button names, and has the button of the document before it, which may be pressed too', () => {
    const onPress = vi.fn<() => void>()
    const { send } = draw({ id: 'content', name: '의견내용', act: 'enter', onPress })
    expect(names()).toEqual(['제출', '이전', '다음: 의견내용 입력'])
    press('다음: 의견내용 입력')
    press('제출')
    expect([onPress, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('has the button of the document once, in the place of the blue one, when nothing is missing', () => {
    const { back } = draw()
    expect(names()).toEqual(['이전', '제출'])
    press('이전')
    expect(back).toHaveBeenCalledOnce()
  })
})

describe('[D2-147] what the bar says of a press that came to nothing', () => {
  it('is an alert over the buttons, said again for the next press, and gone once something is entered', () => {
    const entered = signal('')
    const refusal = makeRefusal(entered)
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
})

describe('[A-268] [D2-104] [D2-147] [D2-166] what is left', () => {
  const [name, day] = [
    { id: 'name', name: '상호명', act: 'enter' } as const,
    { id: 'day', name: '개업일자', act: 'enter' } as const,
  ]

  it('is counted over the buttons; behind the count stands all of it in the order of the page, each a link to its entry', () => {
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

  it('is not said where the page says that there is no tally', () => {
    const named = { words: '확인', busy: false, onPress: () => undefined } as const
    render(<FormBar tally={null} refusal={null} missing={[name]} onBack={() => undefined} named={named} />)
    expect(document.querySelector('[data-action-bar]')?.textContent).toBe('확인이전다음: 상호명 입력')
  })

  it('is headed by the title of the summary once a press was refused', () => {
    const title = '입력하신 내용을 다시 확인해주세요.'
    const named = { words: '제출', busy: false, onPress: () => undefined } as const
    const bar = (refusal: Refusal | null) => (
      <FormBar refusal={refusal} missing={[name, day]} onBack={() => undefined} named={named} />
    )
    const { rerender } = render(bar(null))
    press('2가지 남음')
    expect(screen.queryByText(title)).toBeNull()
    rerender(bar({ text: '상호명을 입력해주세요.', nth: 1 }))
    expect(screen.getByText(title)).toBeTruthy()
  })

  it('of one thing alone is the thing that the blue button names, and of nothing is not said', () => {
    draw(name)
    expect([screen.getByText('1가지 남음').tagName, names()]).toEqual(['P', ['제출', '이전', '다음: 상호명 입력']])
    cleanup()
    draw()
    expect(screen.queryByText(/남음/)).toBeNull()
  })

  it('is gone to by the blue button where a press could do no more', () => {
    render(<input id="name" />)
    draw(name, day)
    press('다음: 상호명 입력')
    expect(document.activeElement?.id).toBe('name')
  })
})
