import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { barButtonLabels, solidButtonLabels } from '#ui/testing/action-bar.ts'
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

const check = { id: 'check', name: '계좌인증', checkId: 'check' } as const
const bank = { id: 'bank', name: '은행' } as const
const content = { id: 'content', name: '의견내용' } as const

describe('[D2-160] [D2-172] the bar of a form', () => {
  it('[D1-1005] has the required button at any time: outlined while something is missing, solid once nothing is', () => {
    const { rerender } = render(<Bar missing={[bank, check]} />)
    const seen = () => [barButtonLabels(), solidButtonLabels(), descriptionsOf(lastButton())]
    expect(seen()).toEqual([['이전', '제출'], [], ['2가지 남음 · 은행부터']])
    rerender(<Bar missing={[content]} />)
    expect(seen()).toEqual([['이전', '제출'], [], ['남은 것: 의견내용']])
    rerender(<Bar missing={[]} />)
    expect(seen()).toEqual([['이전', '제출'], ['제출'], ['모두 채우셨습니다.']])
  })

  it('[D1-994] [D1-1005] [D2-568] opens the item that it names, and runs the checks when pressed again', () => {
    const [onPress, onRequired] = [vi.fn<() => void>(), vi.fn<() => void>()]
    render(<Bar missing={[{ ...content, onPress }, bank]} onRequired={onRequired} />)
    const callCounts = [0, 1, 2].map(() => {
      press('제출')
      return [onPress, onRequired].map(({ mock }) => mock.calls.length)
    })
    expect(callCounts).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ])
  })

  it('[D2-568] opens the next entry, and runs no checks, at the press after another entry became next', () => {
    const [onPress, onRequired] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const bar = (item: MissingItem) => <Bar missing={[{ ...item, onPress }, content]} onRequired={onRequired} />
    const { rerender } = render(bar(check))
    press('제출')
    rerender(bar(bank))
    press('제출')
    expect([onPress, onRequired].map(({ mock }) => mock.calls.length)).toEqual([2, 0])
  })

  it('[D1-1005] opens the chooser of a file, and leads to any other item', () => {
    const onFile = vi.fn<() => void>()
    const bar = (missing: readonly MissingItem[]) => (
      <>
        <button id="file" type="button" aria-label="파일" onClick={onFile} />
        <input id="name" />
        <Bar missing={missing} />
      </>
    )
    const { rerender } = render(bar([{ id: 'file', name: '파일', isFile: true }, bank]))
    press('제출')
    expect(onFile).toHaveBeenCalledOnce()
    rerender(bar([{ id: 'name', name: '예금주' }, bank]))
    press('제출')
    expect(document.activeElement?.id).toBe('name')
  })

  it('[D1-1005] runs the checks at once while one entry is missing', () => {
    const onRequired = vi.fn<() => void>()
    render(<Bar missing={[content]} onRequired={onRequired} />)
    press('제출')
    expect(onRequired).toHaveBeenCalledOnce()
  })

  it('[D1-994] leads to the button of a check that it names, and does not start the check', () => {
    const [onCheck, onRequired] = [vi.fn<() => void>(), vi.fn<() => void>()]
    render(
      <>
        <button id="check" type="button" onClick={onCheck}>
          계좌인증
        </button>
        <Bar missing={[check, content]} onRequired={onRequired} />
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

  it('keeps the focus on its last button while items are completed', () => {
    const { rerender } = render(<Bar missing={[bank, check]} />)
    focusButton('제출')
    for (const missing of [[check], []]) {
      rerender(<Bar missing={missing} />)
      expect(document.activeElement).toBe(lastButton())
    }
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
    expect(descriptionsOf(lastButton())).toEqual(['2가지 남음 · 은행부터'])
    const inAccount = [bank, check].map((item) => ({ ...item, place: 'account' }))
    rerender(<Bar missing={inAccount} />)
    expect(descriptionsOf(lastButton())).toEqual(['2가지 남음 · 은행부터'])
    rerender(<Bar missing={[{ ...bank, id: 'name', place: 'business' }, ...inAccount]} />)
    expect(descriptionsOf(lastButton())).toEqual(['2가지 남음 · 은행부터'])
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
