import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { barButtonLabels, nextItemLabel, solidButtonLabels } from '../../testing/action-bar.ts'
import { descriptionsOf } from '../../testing/typing.ts'
import { FormBar, type FormBarStatus } from './FormBar.tsx'
import { type MissingItem, solidControlId } from './missing-items.ts'
import { makeBarMessageModel, type AttemptRefusal } from './refuse-entries.ts'

const draw = (...missing: readonly MissingItem[]) => {
  const [back, send] = [vi.fn<() => void>(), vi.fn<() => void>()]
  render(
    <FormBar
      status={{ is: 'missing', missing }}
      refusal={null}
      onBack={back}
      requiredButton={{ words: '제출', busy: false, onPress: send }}
    />,
  )
  return { back, send }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const inBar = () => within(document.querySelector<HTMLElement>('[data-action-bar]') as HTMLElement)

const check = { id: 'check', name: '계좌인증', act: 'check' } as const
const withMissing = (missing: readonly MissingItem[]) => (
  <FormBar
    status={{ is: 'missing', missing }}
    refusal={null}
    onBack={() => undefined}
    requiredButton={{ words: '제출', busy: false, onPress: () => undefined }}
  />
)
const EMPTY: FormBarStatus = { is: 'missing', missing: [] }
const focusButton = (name: string) => screen.getByRole('button', { name }).focus()

describe('[D2-160] [D2-172] the bar of a form', () => {
  it('[D2-568] has a button that opens the next missing entry, and runs the checks when pressed again', () => {
    const onPress = vi.fn<() => void>()
    const { send } = draw({ id: 'content', name: '의견내용', act: 'enter', onPress })
    const presses = () => [onPress, send].map(({ mock }) => mock.calls.length)
    expect(barButtonLabels()).toEqual(['이전', '의견내용 입력하기'])
    press('의견내용 입력하기')
    expect(presses()).toEqual([1, 0])
    press('의견내용 입력하기')
    expect(presses()).toEqual([1, 1])
    press('의견내용 입력하기')
    expect(presses()).toEqual([2, 1])
  })

  it.each([
    ['another entry became next', [{ id: 'bank', name: '은행', act: 'choose' }]],
    ['its check has run', [{ ...check, busy: '인증 중' }, check]],
  ] as const)('[D2-568] opens the next entry, and runs no checks, at the press after %s', (_, later) => {
    const [onPress, onRequired] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const bar = (item: MissingItem) => (
      <FormBar
        status={{ is: 'missing', missing: [{ ...item, onPress }] }}
        refusal={null}
        onBack={() => undefined}
        requiredButton={{ words: '제출', busy: false, onPress: onRequired }}
      />
    )
    const { rerender } = render(bar(check))
    press(nextItemLabel() ?? '')
    for (const item of later) rerender(bar(item))
    press(nextItemLabel() ?? '')
    expect([onPress, onRequired].map(({ mock }) => mock.calls.length)).toEqual([2, 0])
  })

  it('[D2-601] has a solid button, the required one, only if nothing is missing', () => {
    const { rerender } = render(withMissing([]))
    expect(solidButtonLabels()).toEqual(['제출'])
    expect(barButtonLabels()).toEqual(['이전', '제출'])
    for (const act of ['check', 'enter', 'choose', 'see', 'upload', 'press'] as const) {
      rerender(withMissing([{ id: 'content', name: '의견내용', act }]))
      expect(solidButtonLabels()).toEqual([])
    }
    rerender(withMissing([]))
    expect(solidButtonLabels()).toEqual(['제출'])
  })

  it('[D2-568] has one button beside 이전, which says how much is missing, or that nothing is', () => {
    const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
    const { rerender } = render(withMissing([check]))
    expect(labels()).toEqual(['이전', '계좌인증하기제출까지 1가지 남음'])
    rerender(withMissing([]))
    expect(labels()).toEqual(['이전', '제출모두 채우셨습니다.'])
  })

  it('[D1-742] [D2-601] on a page that lists no missing entries, has the required button with a count below its words', () => {
    render(
      <FormBar
        status={{ is: 'tally', words: '질문 5개 중 0개 답변' }}
        refusal={null}
        onBack={() => undefined}
        requiredButton={{ words: '확인', busy: false, onPress: () => undefined }}
      />,
    )
    expect([barButtonLabels(), solidButtonLabels()]).toEqual([['이전', '확인'], []])
    expect(descriptionsOf(screen.getByRole('button', { name: '확인' }))).toEqual(['질문 5개 중 0개 답변'])
  })

  it('[D2-234] [D2-601] makes one control of the page solid: that of the next missing item; while the required button waits for a check, the check', () => {
    const bank = { id: 'bank', name: '은행', act: 'choose' } as const
    const waiting = (missing: readonly MissingItem[]) => (
      <FormBar
        status={{ is: 'waits', missing, why: '계좌인증을 먼저 해주세요.' }}
        refusal={null}
        onBack={() => undefined}
        requiredButton={{ words: '제출', busy: false, onPress: () => undefined }}
      />
    )
    render(<input id="bank" />)
    const { rerender, unmount } = render(waiting([bank, check]))
    press('제출')
    expect(document.activeElement?.id, '[D2-774]').toBe('bank')
    expect(solidControlId.peek()).toBe('check')
    rerender(waiting([bank]))
    expect(solidControlId.peek()).toBeNull()
    rerender(withMissing([bank, check]))
    expect(solidControlId.peek()).toBe('bank')
    rerender(
      withMissing([
        { ...bank, place: '지급계좌 정보' },
        { ...check, place: '지급계좌 정보' },
      ]),
    )
    expect(solidControlId.peek(), '[D2-682]').toBe('check')
    rerender(
      withMissing([
        { ...bank, place: '신청인 정보' },
        { ...check, place: '지급계좌 정보' },
      ]),
    )
    expect(solidControlId.peek()).toBe('bank')
    expect(solidButtonLabels()).toEqual([])
    unmount()
    expect(solidControlId.peek()).toBeNull()
  })

  it('contains the required button if nothing is missing', () => {
    const { back } = draw()
    expect(barButtonLabels()).toEqual(['이전', '제출'])
    expect(inBar().getByRole('button', { name: '제출' })).toBeTruthy()
    press('이전')
    expect(back).toHaveBeenCalledOnce()
  })

  it('moves the focus to the required button when nothing is missing any more', () => {
    const { rerender } = render(withMissing([check]))
    focusButton('계좌인증하기')
    rerender(withMissing([]))
    expect(document.activeElement).toBe(inBar().getByRole('button', { name: '제출' }))
  })

  it('moves the focus to the button of the next missing entry', () => {
    const { rerender } = render(withMissing([{ id: 'bank', name: '은행', act: 'choose' }, check]))
    focusButton('은행 선택하기')
    rerender(withMissing([check]))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '계좌인증하기' }))
    focusButton('이전')
    rerender(withMissing([]))
    expect(document.activeElement?.textContent).toBe('이전')
  })

  it('does not press the required button by the click that removes the last missing entry', () => {
    const send = vi.fn<() => void>()
    const Bar = ({ done }: { readonly done: { value: boolean } }) => {
      useSignals()
      const item = { ...check, onPress: () => (done.value = true) }
      return (
        <FormBar
          status={{ is: 'missing', missing: done.value ? [] : [item] }}
          refusal={null}
          onBack={() => undefined}
          requiredButton={{ words: '제출', busy: false, onPress: send }}
        />
      )
    }
    render(<Bar done={signal(false)} />)
    const next = screen.getByRole('button', { name: '계좌인증하기' })
    fireEvent.click(next, { detail: 1 })
    expect(descriptionsOf(screen.getByRole('button', { name: '제출' }))).toEqual(['모두 채우셨습니다.'])
    expect(send).not.toHaveBeenCalled()
  })

  it('shows no line about missing entries if the page has no list of them', () => {
    const send = vi.fn<() => void>()
    const requiredButton = { words: '제출', busy: false, onPress: send } as const
    render(<FormBar status={{ is: 'none' }} refusal={null} onBack={() => undefined} requiredButton={requiredButton} />)
    expect(barButtonLabels()).toEqual(['이전', '제출'])
    expect(document.querySelector('[data-action-bar]')?.textContent).toBe('이전제출')
    press('제출')
    expect(send).toHaveBeenCalledOnce()
  })
})

it('[D2-147] the message in the bar disappears after a change', () => {
  const entered = signal('')
  const refusal = makeBarMessageModel(entered)
  const Bar = () => {
    useSignals()
    const requiredButton = {
      words: '제출',
      busy: false,
      onPress: () => refusal.say('의견내용을 입력해 주세요.'),
    } as const
    return (
      <FormBar status={EMPTY} refusal={refusal.shown.value} onBack={() => undefined} requiredButton={requiredButton} />
    )
  }
  render(<Bar />)
  expect(screen.queryByRole('alert')).toBeNull()
  press('제출')
  const first = screen.getByRole('alert')
  expect(first.textContent).toBe('의견내용을 입력해 주세요.')
  press('제출')
  expect(first.isConnected).toBe(false)
  expect(screen.getAllByRole('alert').length).toBe(1)
  act(() => {
    entered.value = '가'
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('[A-268] [D2-104] [D2-147] [D2-166] the count of missing entries', () => {
  const describedNext = () => descriptionsOf(inBar().getAllByRole('button').at(-1) ?? null)[0]
  const [name, day] = [
    { id: 'name', name: '상호명', act: 'enter' } as const,
    { id: 'day', name: '개업일자', act: 'enter' } as const,
  ]

  const bar = (refusal: AttemptRefusal | null) => (
    <FormBar
      status={{ is: 'missing', missing: [name, day] }}
      refusal={refusal}
      onBack={() => undefined}
      requiredButton={{ words: '제출', busy: false, onPress: () => undefined }}
    />
  )

  it('[D1-742] [D2-190] describes the button of the next entry before a submission', () => {
    render(bar(null))
    expect(describedNext()).toBe('제출까지 2가지 남음')
    expect(barButtonLabels()).toEqual(['이전', '상호명 입력하기'])
  })

  it('is a button after a submission with errors, which opens links to the missing entries', () => {
    render(
      <>
        <input id="name" />
        <input id="day" />
      </>,
    )
    const { rerender } = render(bar({ text: '상호명을 입력해주세요.', nth: 1 }))
    rerender(bar(null))
    expect(screen.queryAllByRole('link')).toEqual([])
    const count = screen.getByRole('button', { name: '2가지 남음' })
    expect(count.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(count)
    expect(count.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('입력하신 내용을 다시 확인해주세요.')).toBeTruthy()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['상호명', '개업일자'])
    fireEvent.click(screen.getByRole('link', { name: '개업일자' }))
    expect(document.activeElement?.id).toBe('day')
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('is replaced by the `tally` of the page, if it has one', () => {
    const requiredButton = { words: '확인', busy: false, onPress: () => undefined } as const
    const status = { is: 'missing', tally: '보완한 파일 0개', missing: [name] } as const
    render(<FormBar status={status} refusal={null} onBack={() => undefined} requiredButton={requiredButton} />)
    expect(document.querySelector('[data-action-bar]')?.textContent).toBe('이전상호명 입력하기보완한 파일 0개')
  })

  it('[D2-775] keeps its word for one missing section after a submission with errors', () => {
    const part = { ...name, place: '지급계좌 정보' }
    const { rerender } = render(withMissing([part]))
    expect(describedNext()).toBe('제출까지 1곳 남음')
    const refusal = { text: '계좌인증을 완료해주세요.', nth: 1 }
    const requiredButton = { words: '제출', busy: false, onPress: () => undefined } as const
    const status = { is: 'missing', missing: [part] } as const
    rerender(<FormBar status={status} refusal={refusal} onBack={() => undefined} requiredButton={requiredButton} />)
    expect(describedNext()).toBe('제출까지 1곳 남음')
  })

  it('is never a list if one entry is missing', () => {
    draw(name)
    expect(describedNext()).toBe('제출까지 1가지 남음')
    expect(barButtonLabels()).toEqual(['이전', '상호명 입력하기'])
    cleanup()
    draw()
    expect(screen.queryByText(/남음/)).toBeNull()
    expect(describedNext()).toBe('모두 채우셨습니다.')
  })

  it('[D2-441] [D1-740] counts the places of a form with sections; after errors, counts the items and lists them below their places', () => {
    const [front, back, bank] = [
      { ...name, place: '사업자 정보' },
      { ...day, place: '사업자 정보' },
      { id: 'bank', name: '은행', act: 'choose', place: '지급계좌' } as const,
    ]
    const places = (refusal: AttemptRefusal | null) => (
      <FormBar
        status={{ is: 'missing', missing: [front, back, bank] }}
        refusal={refusal}
        onBack={() => undefined}
        requiredButton={{ words: '제출', busy: false, onPress: () => undefined }}
      />
    )
    const { rerender } = render(places(null))
    expect(describedNext()).toBe('제출까지 2곳 남음')
    rerender(places({ text: '상호명을 입력해주세요.', nth: 1 }))
    press('3가지 남음')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['사업자 정보', '상호명', '개업일자'],
      ...['지급계좌', '은행'],
    ])
  })

  it('does not say that everything is filled in while the required button is disabled for another reason', () => {
    const requiredButton = { words: '제출', busy: false, blockedBy: 'why', onPress: () => undefined } as const
    render(<FormBar status={EMPTY} refusal={null} onBack={() => undefined} requiredButton={requiredButton} />)
    expect(screen.queryByText('모두 채우셨습니다.')).toBeNull()
  })

  it('is in the button that focuses the next missing entry', () => {
    render(<input id="name" />)
    draw(name, day)
    press('상호명 입력하기')
    expect(document.activeElement?.id).toBe('name')
  })
})
