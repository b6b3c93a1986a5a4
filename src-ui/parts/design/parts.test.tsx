import type { ReactNode } from 'react'
import { signal } from '@preact/signals-react'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { announce, announcement, LiveRegion } from './announcer.tsx'
import { DataTable } from './DataTable.tsx'
import { dialogs } from './dialogs.ts'
import { ErrorSummary, focusErrorSummary } from '../form/ErrorSummary.tsx'
import { FileList, FileRow } from './FileList.tsx'
import { ModalHolder } from './ModalHolder.tsx'
import { Pagination } from './Pagination.tsx'
import { Phrase } from './Phrase.tsx'
import { LoadingState } from './States.tsx'
import { StepRail } from './Steps.tsx'
import { Tabs } from './Tabs.tsx'
import '../../testing/dialog.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

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

describe('[E-213] a text in lines', () => {
  it('is joined before a separating dot, behind a closing quote and inside a date, and is read as it is written', () => {
    const text = '배달·택배비는 ‘증빙 등록’에서 (선택) 2025-07-01까지 확인합니다.'
    const { container } = render(<Phrase as="p" text={text} />)
    expect(container.textContent).toBe(text)
    const before = [...container.querySelectorAll('.join')].map(({ previousSibling }) => previousSibling?.textContent)
    expect(before).toEqual(['배달', '·택배비는 ‘증빙 등록’', '에서 (선택) 2025-', '07-'])
  })
  it('is joined inside a telephone number, and behind the signs of a made-up name', () => {
    const { container } = render(<Phrase as="p" text="고객센터(1533-0500)는 ○○로 1(주차장 뒤)에 있습니다." />)
    const joined = [...container.querySelectorAll('.join')].map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    )
    expect(joined).toEqual(['0500)', '는 ○○', '로 1(주차장 뒤)', '에 있습니다.'])
  })
})

describe('[A-269] a row of a file', () => {
  it('says name, size and state, and its buttons name the file', () => {
    const remove = vi.fn<() => void>()
    render(
      <FileList label="올린 파일">
        <FileRow
          name="영수증.pdf"
          size="2.4MB"
          state={{ is: 'ready', words: '첨부됨 (아직 제출 전)' }}
          remove={{ words: '파일 삭제 영수증.pdf', onPress: remove }}
        />
      </FileList>,
    )
    expect(screen.getByRole('listitem').textContent).toBe('영수증.pdf2.4MB · 첨부됨 (아직\u00a0제출\u00a0전)')
    fireEvent.click(screen.getByRole('button', { name: '파일 삭제 영수증.pdf' }))
    expect(remove).toHaveBeenCalledOnce()
  })

  it('shows how far it has come', () => {
    const state = { is: 'busy', percent: 64, words: '올리는 중 64%', progressName: '영수증.pdf 올리는 중' } as const
    const remove = { words: '올리기 중지 영수증.pdf', onPress: () => undefined }
    render(<FileRow name="영수증.pdf" size="2.4MB" state={state} remove={remove} />)
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: '영수증.pdf 올리는 중' }).value).toBe(64)
  })
})

describe('tabs', () => {
  it('are one tab stop; arrow keys, Home and End move, and every other key is left to the browser', () => {
    const tabs = ['팝업 목록', '랜딩 목록', '점검'].map((name) => ({ key: name, name, content: `${name} 내용` }))
    render(<Tabs label="목록" tabs={tabs} first="팝업 목록" blockedBy={null} onShow={() => undefined} />)
    const stops = () => screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
    stops()[0]?.focus()
    press('ArrowLeft')
    expect([document.activeElement?.textContent, stops().length]).toEqual(['점검', 1])
    press('Home')
    press('ArrowRight')
    expect(screen.getByRole('tabpanel', { name: '랜딩 목록' }).textContent).toBe('랜딩 목록 내용')
    press('End')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('점검')
    expect(['Home', 'End', 'Tab', 'a'].map(press)).toEqual([false, false, true, true])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('점검')
  })
})

describe('[D1-227] the panel of tabs', () => {
  const panelOf = (content: ReactNode) => {
    const { unmount } = render(
      <Tabs
        label="목록"
        tabs={[{ key: 'one', name: '하나', content }]}
        first="one"
        blockedBy={null}
        onShow={() => undefined}
      />,
    )
    const { tabIndex } = screen.getByRole('tabpanel')
    unmount()
    return tabIndex
  }
  it('is a stop where nothing in it is one', () => {
    expect(panelOf('내용')).toBe(0)
    expect(panelOf(<input aria-label="총액" />)).toBe(-1)
  })
})

describe('tables, steps and pages', () => {
  it('names rows, columns and, for the cards of a phone, each value', () => {
    render(
      <DataTable
        caption="증빙 제출내역"
        rows={[{ kind: '직접배달', amount: '85,000원' }]}
        rowKey={({ kind }) => kind}
        columns={[
          { key: 'kind', label: '유형', kind: 'head', cell: ({ kind }) => kind },
          { key: 'amount', label: '금액', kind: 'amount', cell: ({ amount }) => amount },
          { key: 'acts', label: '할 수 있는 일', kind: 'actions', cell: () => <button type="button">상세</button> },
        ]}
      />,
    )
    const row = screen.getByRole('row', { name: /직접배달/ })
    expect(within(row).getByRole('rowheader').textContent).toBe('직접배달')
    expect(within(row).getByRole('cell', { name: '85,000원' }).dataset['label']).toBe('금액')
    expect(screen.getByRole('columnheader', { name: '할 수 있는 일' }).isConnected).toBe(true)
  })

  it('marks the current step and says which are done', () => {
    render(<StepRail current={2} />)
    const [first, second] = screen.getAllByRole('listitem')
    const heard = [first, second].map((step) => step?.querySelector('.steps__name')?.textContent)
    expect(heard).toEqual(['사업자 확인\u00a0완료', '본인인증\u00a0지금 단계'])
    expect([first, second].map((step) => step?.getAttribute('aria-current'))).toEqual([null, 'step'])
  })

  it.each([
    { current: 1, last: 9, shown: '1 2 3 4 5 … 9' },
    { current: 4, last: 9, shown: '1 2 3 4 5 6 … 9' },
    { current: 5, last: 9, shown: '1 … 3 4 5 6 7 … 9' },
    { current: 9, last: 9, shown: '1 … 5 6 7 8 9' },
    { current: 2, last: 5, shown: '1 2 3 4 5' },
  ])('[P-253] shows $shown on page $current of $last', ({ current, last, shown }) => {
    render(<Pagination label="목록 쪽" current={current} last={last} onPage={() => {}} />)
    const marks = [...screen.getByRole('navigation').children].slice(1, -1)
    expect(marks.map((mark) => mark.textContent.replace('쪽', '')).join(' ')).toBe(shown)
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(`${current}쪽`)
  })

  it('[P-254] moves by one page, and at either end the step that leads nowhere does nothing and keeps its place', () => {
    const asked: number[] = []
    const view = render(<Pagination label="목록 쪽" current={1} last={3} onPage={(page) => asked.push(page)} />)
    const step = (name: string) => screen.getByRole('button', { name })
    expect(step('이전 쪽').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(step('이전 쪽'))
    fireEvent.click(step('다음 쪽'))
    view.rerender(<Pagination label="목록 쪽" current={3} last={3} onPage={(page) => asked.push(page)} />)
    expect(step('다음 쪽').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(step('다음 쪽'))
    fireEvent.click(step('이전 쪽'))
    expect(asked).toEqual([2, 2])
  })
})

describe('waiting and announcing', () => {
  it('takes the place of a sign of loading that stands there already at once', () => {
    const Screen = ({ there }: { readonly there: boolean }) =>
      there ? <LoadingState /> : <div className="skeleton" data-testid="first" />
    const { rerender } = render(<Screen there={false} />)
    rerender(<Screen there />)
    expect(screen.queryByTestId('first')).toBeNull()
    expect(screen.getByRole('status').className).toBe('card')
  })

  it('says that something loads only after 400 ms', () => {
    vi.useFakeTimers()
    render(<LoadingState />)
    act(() => void vi.advanceTimersByTime(399))
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toBe('불러오는 중입니다.')
  })

  it('says the same sentence twice', async () => {
    render(<LiveRegion />)
    await act(async () => announce('대기를 중지했습니다.'))
    const first = screen.getByRole('status').textContent
    await act(async () => announce('대기를 중지했습니다.'))
    expect(screen.getByRole('status').textContent).not.toBe(first)
    expect(screen.getByRole('status').textContent.trim()).toBe('대기를 중지했습니다.')
  })

  it('[D1-227] keeps a sentence until it was read; then comes the newest, unless a window has opened', async () => {
    render(
      <>
        <ModalHolder />
        <LiveRegion />
      </>,
    )
    await act(async () => {
      announce('확인하고 있습니다.')
      announce('파일 1개를 추가했습니다.')
      announce('계좌인증이 완료되었습니다.')
      expect(announcement.peek().text).toBe('확인하고 있습니다.')
    })
    expect(heard()).toBe('계좌인증이 완료되었습니다.')
    await act(async () => {
      announce('확인하고 있습니다.')
      announce('계좌인증이 완료되었습니다.')
      void dialogs.alert({ text: '접속이 원활하지 않습니다.' })
    })
    expect(heard()).toBe('')
  })

  it('[D1-253] what was said goes after ten seconds, and no sooner because of an earlier sentence', async () => {
    vi.useFakeTimers()
    render(<LiveRegion />)
    await act(async () => announce('대기를 중지했습니다.'))
    act(() => void vi.advanceTimersByTime(6000))
    await act(async () => announce('파일을 삭제했습니다.'))
    act(() => void vi.advanceTimersByTime(9999))
    expect(screen.getByRole('status').textContent.trim()).toBe('파일을 삭제했습니다.')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  const heard = () => [...document.querySelectorAll('.sr[role="status"]')].map((one) => one.textContent.trim()).join('')

  it('[D1-253] what was said in a window goes with it; what is said as it closes stays', async () => {
    render(
      <>
        <ModalHolder />
        <LiveRegion />
      </>,
    )
    const warning = dialogs.confirm({ text: '연장하시겠습니까?' })
    await act(async () => announce('5분 남았습니다.'))
    expect(heard()).toBe('5분 남았습니다.')
    await act(async () => dialogs.discardAll())
    expect(await warning).toBe(false)
    expect(heard()).toBe('')
    await act(async () => void dialogs.confirm({ text: '중지하시겠습니까?' }))
    await act(async () => {
      dialogs.discardAll()
      announce('중지했습니다.')
    })
    expect(heard()).toBe('중지했습니다.')
  })

  it('[D1-227] what was said before a window opens is said neither in it nor again as it closes', async () => {
    render(
      <>
        <ModalHolder />
        <LiveRegion />
      </>,
    )
    await act(async () => announce('계좌인증이 완료되었습니다.'))
    expect(heard()).toBe('계좌인증이 완료되었습니다.')
    await act(async () => void dialogs.confirm({ text: '수정하시겠습니까?' }))
    expect(heard()).toBe('')
    await act(async () => dialogs.discardAll())
    expect(heard()).toBe('')
  })
})
