import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { barButtonLabels, nextItemLabel, solidButtonLabels } from '#ui/testing/action-bar.ts'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { descriptionsOf } from '#ui/testing/typing.ts'
import { FormBar } from './FormBar.tsx'
import { type MissingItem, useMissingButton } from './missing-items.ts'
import { makeBarMessageModel } from './refuse-entries.ts'

type BarProps = {
  readonly missing: readonly MissingItem[]
  readonly onBack?: () => void
  readonly onRequired?: () => void
  readonly blockedBy?: string
  readonly waitsFor?: string
}
/** The bar of a form with a button `제출`. */
const Bar = ({ missing, onBack = vi.fn<() => void>(), onRequired = vi.fn<() => void>(), ...props }: BarProps) => {
  const { blockedBy = null, waitsFor = null } = props
  const button = useMissingButton(missing, { words: '제출', blockedBy, onPress: onRequired }, { waitsFor })
  return <FormBar refusal={null} onBack={onBack} button={button} />
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const focusButton = (name: string) => screen.getByRole('button', { name }).focus()
const lastButton = () =>
  within(document.querySelector('[data-action-bar]') as HTMLElement)
    .getAllByRole('button')
    .at(-1)

const check = { id: 'check', name: '계좌인증', action: 'check' } as const
const bank = { id: 'bank', name: '은행', action: 'choose' } as const
const content = { id: 'content', name: '의견내용', action: 'enter' } as const

describe('[D2-160] [D2-172] the bar of a form', () => {
  it('[D1-986] [D2-568] has a button that opens the next missing entry, and runs the checks when pressed again', () => {
    const [onPress, onRequired] = [vi.fn<() => void>(), vi.fn<() => void>()]
    render(<Bar missing={[{ ...content, onPress }, bank]} onRequired={onRequired} />)
    const callCounts = () => [onPress, onRequired].map(({ mock }) => mock.calls.length)
    expect(barButtonLabels()).toEqual(['이전', '의견내용 입력하기'])
    press('의견내용 입력하기')
    expect(callCounts()).toEqual([1, 0])
    press('의견내용 입력하기')
    expect(callCounts()).toEqual([1, 1])
    press('의견내용 입력하기')
    expect(callCounts()).toEqual([2, 1])
  })

  it.each([
    ['another entry became next', bank],
    ['a check has run', check],
  ] as const)('[D2-568] opens the next entry, and runs no checks, at the press after %s', (_, later) => {
    const [onPress, onRequired] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const bar = (item: MissingItem) => <Bar missing={[{ ...item, onPress }, content]} onRequired={onRequired} />
    const { rerender } = render(bar(check))
    press(nextItemLabel() ?? '')
    rerender(bar(later))
    press(nextItemLabel() ?? '')
    expect([onPress, onRequired].map(({ mock }) => mock.calls.length)).toEqual([2, 0])
  })

  it('[D1-986] names what its press does while several entries are missing', () => {
    const { rerender } = render(<Bar missing={[]} />)
    expect(barButtonLabels()).toEqual(['이전', '제출'])
    for (const [action, words] of [
      ['check', '의견하기'],
      ['enter', '의견 입력하기'],
      ['choose', '의견 선택하기'],
      ['see', '의견 보기'],
      ['upload', '의견 올리기'],
      ['press', '의견'],
    ] as const) {
      rerender(<Bar missing={[{ id: 'content', name: '의견', action }, bank]} />)
      expect(solidButtonLabels()).toEqual([words])
    }
  })

  it('[D1-986] is the required button, which runs the checks, while one entry is missing', () => {
    const onRequired = vi.fn<() => void>()
    render(<Bar missing={[content]} onRequired={onRequired} />)
    expect(descriptionsOf(lastButton())).toEqual(['남은 것: 의견내용'])
    press('제출')
    expect(onRequired).toHaveBeenCalledOnce()
  })

  it.each([
    [[bank, check], undefined],
    [[check], undefined],
    [[bank, check], '계좌인증을 먼저 해주세요.'],
  ] as const)('[D1-986] is outlined while a check of the page, or an entry of it, is next (%#)', (items, waitsFor) => {
    const ofCheck = items.map((item) => ({ ...item, checkId: 'check' }))
    render(<Bar missing={ofCheck} {...(waitsFor === undefined ? {} : { waitsFor })} />)
    expect(solidButtonLabels()).toEqual([])
    expect(buttonKind(lastButton())).toBe('secondary')
  })

  it('[D1-994] leads to the entry that it names while an entry of a check is next, and runs the checks when pressed again', () => {
    const onRequired = vi.fn<() => void>()
    const name = { id: 'name', name: '예금주', action: 'enter', checkId: 'check' } as const
    const bar = (missing: readonly MissingItem[]) => (
      <>
        <input id="name" />
        <Bar missing={missing} onRequired={onRequired} />
      </>
    )
    const { rerender } = render(bar([name, check]))
    expect(descriptionsOf(lastButton())).toEqual(['2가지 남음 · 예금주부터'])
    press('제출')
    expect([document.activeElement?.id, onRequired.mock.calls.length]).toEqual(['name', 0])
    press('제출')
    expect(onRequired).toHaveBeenCalledOnce()
    rerender(bar([name]))
    press('제출')
    expect(onRequired).toHaveBeenCalledTimes(2)
  })

  it('[D1-994] leads to the button of a check that it names, and does not start the check', () => {
    const [onCheck, onRequired] = [vi.fn<() => void>(), vi.fn<() => void>()]
    render(
      <>
        <button id="check" type="button" onClick={onCheck}>
          계좌인증
        </button>
        <Bar missing={[{ ...check, checkId: 'check' }, content]} onRequired={onRequired} />
      </>,
    )
    press('제출')
    expect([document.activeElement?.id, onRequired.mock.calls.length]).toEqual(['check', 0])
    press('제출')
    expect([onCheck, onRequired].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  })

  it('[D1-742] on a page that lists no missing entries, has the required button with a count below its words', () => {
    const button = { words: '확인', count: '질문 5개 중 0개 답변', onPress: () => undefined } as const
    render(<FormBar refusal={null} onBack={() => undefined} button={button} />)
    expect([barButtonLabels(), solidButtonLabels()]).toEqual([['이전', '확인'], ['확인']])
    expect(descriptionsOf(lastButton())).toEqual(['질문 5개 중 0개 답변'])
  })

  it('[A-270] [D2-774] [D2-919] while the required button waits for a check, is disabled with the reason, and leads to the next missing entry', () => {
    const onRequired = vi.fn<() => void>()
    const { rerender } = render(
      <>
        <input id="bank" />
        <Bar missing={[bank, check]} waitsFor="계좌인증을 먼저 해주세요." onRequired={onRequired} />
      </>,
    )
    expect(lastButton()?.getAttribute('aria-disabled')).toBe('true')
    expect(descriptionsOf(lastButton())).toEqual(['2가지 남음 · 은행부터'])
    press('제출')
    expect(document.activeElement?.id).toBe('bank')
    expect(onRequired).not.toHaveBeenCalled()
    rerender(<Bar missing={[check]} waitsFor="계좌인증을 먼저 해주세요." onRequired={onRequired} />)
    expect(descriptionsOf(lastButton())).toEqual(['계좌인증을 먼저 해주세요.'])
    rerender(<Bar missing={[]} waitsFor="계좌인증을 먼저 해주세요." onRequired={onRequired} />)
    expect(lastButton()?.getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps the focus on its last button, whatever the button does next', () => {
    const { rerender } = render(<Bar missing={[bank, check]} />)
    focusButton('은행 선택하기')
    for (const missing of [[check], []]) {
      rerender(<Bar missing={missing} />)
      expect(document.activeElement).toBe(lastButton())
    }
  })

  it('does not press the required button by the click that removes the last missing entry', () => {
    const [done, onRequired] = [signal(false), vi.fn<() => void>()]
    const Page = () => {
      useSignals()
      const item = { ...check, onPress: () => (done.value = true) }
      return <Bar missing={done.value ? [] : [item, bank]} onRequired={onRequired} />
    }
    render(<Page />)
    press('계좌인증하기')
    expect(barButtonLabels()).toEqual(['이전', '제출'])
    expect(onRequired).not.toHaveBeenCalled()
  })

  it('goes back by its first button', () => {
    const onBack = vi.fn<() => void>()
    render(<Bar missing={[]} onBack={onBack} />)
    press('이전')
    expect(onBack).toHaveBeenCalledOnce()
  })
})

it('[D2-147] the message in the bar disappears after a change', () => {
  const entries = signal('')
  const refusal = makeBarMessageModel(entries)
  const button = { words: '제출', onPress: () => refusal.say('의견내용을 입력해 주세요.') } as const
  const Page = () => {
    useSignals()
    return <FormBar refusal={refusal.shown.value} onBack={() => undefined} button={button} />
  }
  render(<Page />)
  expect(screen.queryByRole('alert')).toBeNull()
  press('제출')
  const first = screen.getByRole('alert')
  expect(first.textContent).toBe('의견내용을 입력해 주세요.')
  press('제출')
  expect(first.isConnected).toBe(false)
  expect(screen.getAllByRole('alert').length).toBe(1)
  act(() => {
    entries.value = '가'
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('[D2-681] [D2-840] [D2-841] the count of missing entries', () => {
  it('is that of the sections if several miss something, otherwise that of the items', () => {
    const { rerender } = render(<Bar missing={[bank, check]} />)
    expect(descriptionsOf(lastButton())).toEqual(['제출까지 2가지 남음'])
    const inAccount = [bank, check].map((item) => ({ ...item, place: 'account' }))
    rerender(<Bar missing={inAccount} />)
    expect(descriptionsOf(lastButton())).toEqual(['제출까지 2가지 남음'])
    rerender(<Bar missing={[{ ...bank, id: 'name', place: 'business' }, ...inAccount]} />)
    expect(descriptionsOf(lastButton())).toEqual(['제출까지 2곳 남음'])
    rerender(<Bar missing={[check]} />)
    expect(descriptionsOf(lastButton())).toEqual(['남은 것: 계좌인증'])
  })

  it('says when nothing is missing, unless the required button is disabled for another reason', () => {
    const { rerender } = render(<Bar missing={[]} />)
    expect(descriptionsOf(lastButton())).toEqual(['모두 채우셨습니다.'])
    rerender(<Bar missing={[]} blockedBy="why" />)
    expect(lastButton()?.textContent).toBe('제출')
  })
})
