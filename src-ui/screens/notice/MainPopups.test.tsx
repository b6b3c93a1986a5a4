import { signal } from '@preact/signals-react'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallError } from '#app/kernel/call.errors'
import { ListPopups } from '#app/notice/list-popups'
import { Popups } from '#app/notice/popups.port'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { fakePort } from '#app/testing/fake-port'
import { stoppedClock } from '#app/testing/stopped-clock'
import { DownloadPublicFile, DownloadFailed } from '#app/upload/fetch-stored-file'
import { makePopup, type Popup } from '#domain/notice/popup'
import { type Instant, kstInstant } from '#domain/time/calendar'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { isNoticeClosed } from '#ui/parts/notice/closed-notices.ts'
import { PopupArticle } from '#ui/parts/notice/PopupArticle.tsx'
import { serverTime } from '#ui/parts/services/signals.ts'
import { installFakeServices } from '#ui/testing/services.ts'
import { waitOneTurn } from '#ui/testing/shown-dialog.ts'
import MainPopups, { PopupStack } from './MainPopups.tsx'
import NoticesAgain from './NoticesAgain.tsx'
import { makePopupStack } from './popup-stack.model.ts'

const mocks = { listPopups: vi.fn<() => unknown>(), download: vi.fn<(path: string) => unknown>() }
const servicesByToken = new Map<unknown, unknown>([
  [ListPopups, mocks.listPopups],
  [DownloadPublicFile, mocks.download],
])
beforeEach(() => installFakeServices((token) => servicesByToken.get(token)))

const QUIET = kstInstant('2025-11-01', '12:00')

/** Sets the list that the server returns, or the failure of the call. */
const serverLists = (answer: readonly Popup[] | CallError) => {
  const clock = stoppedClock(QUIET)
  const popups = fakePort(Popups, {
    listActive: () => (answer instanceof Error ? Effect.fail(answer) : Effect.succeed(answer)),
  })
  mocks.listPopups.mockImplementation(ListPopups.make({ popups, clock }))
}
const open = async (at: Instant = QUIET) => {
  serverTime.value = at
  render(
    <>
      <main id="main" tabIndex={-1} />
      <MainPopups />
    </>,
  )
  await waitOneTurn()
}
const setNow = (instant: Instant) => act(() => void (serverTime.value = instant))
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.replace(/^\[공지\] /, ''))
const sections = () => screen.queryAllByRole('article')
const popupOf = (text: string) => {
  const section = sections().find(({ textContent }) => textContent.includes(text))
  if (section === undefined) throw new Error(`no popup says ${text}`)
  return within(section)
}
const unfoldTitle = (text: string) => {
  const opener = popupOf(text).queryByRole('button', { name: /^증빙자료 제출 안내 내용 보기$/ })
  if (opener !== null) fireEvent.click(opener)
}
const close = async (text: string, hideToday = false) => {
  if (hideToday) unfoldTitle(text)
  if (hideToday) fireEvent.click(popupOf(text).getByRole('checkbox', { name: '오늘 하루 열지 않기' }))
  fireEvent.click(popupOf(text).getByRole('button', { name: '닫기' }))
  await waitOneTurn()
}
const hasText = (text: string) => sections().some(({ textContent }) => textContent.includes(text))

/** Sets the width of the window in pixels. */
const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width < Number(/(\d+)rem/.exec(query)?.[1]) * 16,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

const JUNE = '2025년 6월 30일 02시까지'
const PROOF = '증빙자료를 제출해주세요'
const FALLBACK = '현재 공지사항을 불러올 수 없습니다. 이용 문의는 고객센터(1533-0500)로 연락해주세요.'
const DEFAULT = '예산이 소진될 때까지 신청할 수 있습니다.'

beforeEach(() => serverLists([]))
afterEach(() => {
  localStorage.clear()
  mocks.listPopups.mockReset()
  mocks.download.mockReset()
})

describe('the popups of the main page', () => {
  it('[E-034] [E-052] the popups are shown together, with the highest priority on top', async () => {
    serverLists([1, 7, 3].map((n) => makePopup({ id: String(n), priority: n, content: `<p>공지 ${n}</p>` })))
    await open()
    await vi.waitFor(() => expect(hasText('공지 3')).toBe(true))
    expect(sections().map((section) => section.style.zIndex)).toEqual(['100006', '100002', '100000', '99999'])
    for (const [nth, text] of ['공지 7', '공지 3', '공지 1', PROOF].entries())
      expect(sections()[nth]?.textContent).toContain(text)
  })

  it('[E-037] a fixed notice that was hidden for today is left out', async () => {
    localStorage.setItem('popup-hide-proof', '2025-06-02')
    await open(kstInstant('2025-06-02', '12:00'))
    expect(hasText(JUNE)).toBe(true)
    expect(hasText(PROOF)).toBe(false)
  })

  it.each([NO_ANSWER, refusedWith(500)])(
    '[E-035] [E-041] [D1-251] the default notice replaces popups that failed to load: $_tag',
    async (failure) => {
      serverLists(failure)
      const isInLine = (text: string) => {
        const body = popupOf(text).getByRole('group')
        return [body.hidden, body.hasAttribute('inert'), popupOf(text).queryByRole('button', { name: '내용 보기' })]
      }
      await open(kstInstant('2025-10-13', '09:59:59') + 999)
      expect(isInLine(DEFAULT)).toEqual([false, false, null])
      setNow(kstInstant('2025-10-13', '10:00'))
      expect([hasText(DEFAULT), ...isInLine(FALLBACK)]).toEqual([false, false, false, null])
      expect(dialogs.stack.peek()).toEqual([])
    },
  )

  it('[E-030] [E-035] the popups are loaded again when the browser is online', async () => {
    serverLists(NO_ANSWER)
    await open(kstInstant('2025-10-13', '12:00'))
    await close(FALLBACK)
    const comeOnline = async () => {
      dispatchEvent(new Event('online'))
      await waitOneTurn()
    }
    await comeOnline()
    expect(hasText(FALLBACK)).toBe(false)
    expect(hasText('설 연휴 안내')).toBe(false)
    serverLists([makePopup({ id: '1', title: '설 연휴 안내', content: '<p>설 연휴 안내</p>' })])
    await comeOnline()
    expect(hasText('설 연휴 안내')).toBe(true)
    const calls = mocks.listPopups.mock.calls.length
    await comeOnline()
    expect(mocks.listPopups.mock.calls.length).toBe(calls)
  })

  it('[E-037] [E-040] [E-042] [E-043] the fixed notices are shown only within their dates', async () => {
    await open(kstInstant('2025-02-24', '22:59:59') + 999)
    expect(hasText(JUNE)).toBe(true)
    expect(hasText('시스템 점검으로 2025년 2월 24일 23시부터 2월 25일 01시까지 동안')).toBe(false)
    expect(hasText(PROOF)).toBe(true)
    setNow(kstInstant('2025-02-24', '23:00'))
    expect(hasText('시스템 점검으로 2025년 2월 24일 23시부터 2월 25일 01시까지 동안')).toBe(true)
    setNow(kstInstant('2025-02-25', '01:00'))
    expect(hasText('시스템 점검으로')).toBe(false)
    setNow(kstInstant('2025-06-30', '01:59:59') + 999)
    expect(hasText(JUNE)).toBe(true)
    setNow(kstInstant('2025-06-30', '02:00'))
    expect(hasText(JUNE)).toBe(false)
    expect(hasText(PROOF)).toBe(true)
  })

  it('[E-030] [E-036] [E-037] [E-043] the popups stay hidden until the time is known', async () => {
    render(<MainPopups />)
    await waitOneTurn()
    expect(sections()).toEqual([])
    setNow(QUIET)
    expect(titles()).toEqual(['증빙자료 제출 안내'])
    expect(sections().map((section) => section.style.zIndex)).toEqual(['99999'])
    setNow(QUIET + 60_000)
    await waitOneTurn()
    expect(mocks.listPopups).toHaveBeenCalledOnce()
  })

  it('[E-044] a forced popup is shown even if inactive or hidden', async () => {
    localStorage.setItem('popup-hide-3', '2025-11-01')
    const forcedPopup = { forceShow: true, isActive: false } as const
    serverLists([makePopup({ ...forcedPopup, title: '하나' }), makePopup({ ...forcedPopup, id: '3', title: '둘' })])
    await open()
    expect(titles()).toEqual(['하나', '둘', '증빙자료 제출 안내'])
    await close('둘', true)
    await close('하나', true)
    expect(titles()).toEqual(['증빙자료 제출 안내'])
  })

  it('[E-048] a popup closes only after the hidden day is stored', async () => {
    const order: string[] = []
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      order.push(`${key}=${value}`)
    })
    window.addEventListener('popup-close', () => order.push('gone'), { once: true })
    await open(kstInstant('2025-06-02', '00:30'))
    await close(JUNE, true)
    expect(order).toEqual(['popup-hide-june=2025-06-02', 'gone'])
    expect(titles()).toEqual(['증빙자료 제출 안내'])
    write.mockClear()
    await close(PROOF)
    expect(write).not.toHaveBeenCalled()
    expect(titles()).toEqual([])
  })

  it('[E-049] popups that were hidden return at midnight in Korea', async () => {
    await open(kstInstant('2025-11-01', '12:00'))
    await close(PROOF, true)
    setNow(kstInstant('2025-11-01', '23:59:59') + 999)
    expect(titles()).toEqual([])
    setNow(kstInstant('2025-11-02', '00:00'))
    expect(titles()).toEqual(['증빙자료 제출 안내'])
  })

  it('[E-050] popups can be closed although the storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    await open()
    expect(titles()).toEqual(['증빙자료 제출 안내'])
    await close(PROOF, true)
    expect(titles()).toEqual([])
    expect(dialogs.stack.peek()).toEqual([])
  })

  it('[E-051] each popup dispatches an event when shown and when closed', async () => {
    const events: unknown[] = []
    const recordEvent = (event: Event) => events.push([event.type, (event as CustomEvent<unknown>).detail])
    for (const name of ['popup-show', 'popup-close']) window.addEventListener(name, recordEvent)
    await open(kstInstant('2025-06-02', '12:00'))
    setNow(kstInstant('2025-06-02', '12:01'))
    await close(JUNE)
    await close(PROOF, true)
    expect(events).toEqual([
      ['popup-show', { id: 'june' }],
      ['popup-show', { id: 'proof' }],
      ['popup-close', { id: 'june' }],
      ['popup-close', { id: 'proof' }],
    ])
    for (const name of ['popup-show', 'popup-close']) window.removeEventListener(name, recordEvent)
  })

  it('[E-053] the text of an administrator is shown as sanitised HTML', async () => {
    const content =
      '<p>안녕하세요 <b>여러분</b><script>1</script><img src="/x" onerror="1"></p><a href="javascript:1">곳</a>'
    serverLists([makePopup({ id: '1', content })])
    await open()
    await vi.waitFor(() => expect(hasText('여러분')).toBe(true))
    const section = popupOf('여러분')
    expect(section.getByText('여러분').localName).toBe('b')
    expect(sections()[0]?.querySelectorAll('script, [onerror], [href]')).toHaveLength(0)
  })

  it.each([
    ['pictures', '<p>그림을 확인해주세요.</p><img src="/a.png">', '<p>그림을 확인해주세요.</p><img src="/b.png">'],
    ['addresses', '<h2>설명회</h2><a href="/a">신청</a>', '<h2>설명회</h2><a href="/b">신청</a>'],
    ['pictures without words', '<img src="/a.png">', '<img src="/b.png">'],
    ['headings', '<p>점검 안내입니다.</p>', '<h2>점검&nbsp;안내입니다.</h2>'],
  ])('[D3-136] [E-034] popups with different %s count as two', async (_, ...both) => {
    serverLists(both.map((content, n) => makePopup({ id: String(n), priority: 9 - n, content })))
    await open()
    await vi.waitFor(() => expect(sections()).toHaveLength(3))
    fireEvent.click(within(sections()[0] as HTMLElement).getByRole('button', { name: '닫기' }))
    await waitOneTurn()
    expect(sections()).toHaveLength(2)
  })

  it('[D3-136] popups that are equal after sanitising count as one', async () => {
    const twins = ['<p>점검 안내입니다.</p>', '<p onclick="x()" class="y">점검 안내입니다.</p>']
    serverLists([
      ...twins.map((content, n) => makePopup({ id: String(n), priority: 9 - n, content })),
      makePopup({ id: '7', priority: 1, content: '<p>다른 안내입니다.</p>' }),
    ])
    await open()
    await vi.waitFor(() => expect(hasText('다른 안내입니다.')).toBe(true))
    expect(sections()).toHaveLength(3)
    await close('점검 안내입니다.', true)
    expect(hasText('점검 안내입니다.')).toBe(false)
    expect(sections().length).toBe(2)
    expect(Object.keys(localStorage).toSorted()).toEqual(['popup-hide-0', 'popup-hide-1'])
  })

  it('[E-054] popups without content say that the content is being loaded', async () => {
    serverLists([makePopup({ id: '1' })])
    await open()
    expect(titles()[0]).toBe('소상공인 배달·택배비 지원 이용 안내')
    expect(popupOf('내용을 불러오는 중입니다.').getByRole('status').textContent).toBe('내용을 불러오는 중입니다.')
  })

  it('[E-034] only ten popups are rendered at first', async () => {
    serverLists(Array.from({ length: 25 }, (_, n) => makePopup({ id: String(n), priority: n, title: `공지 ${n}` })))
    await open()
    const all = Array.from({ length: 25 }, (_, n) => `공지 ${24 - n}`)
    expect(titles()).toEqual(all.slice(0, 10))
    await vi.waitFor(() => expect(titles()).toEqual([...all, '증빙자료 제출 안내']))
  })

  it('[E-212] popups appear on a phone one at a time', async () => {
    windowOf(767)
    serverLists([makePopup({ id: '1', title: '하나' }), makePopup({ id: '2', title: '둘' })])
    await open()
    expect(titles()).toEqual(['하나'])
    expect(popupOf('하나').getByText('공지 3개 중 1번째').localName).toBe('p')
    await close('하나')
    expect(titles()).toEqual(['둘'])
    expect(hasText('공지 3개 중 2번째')).toBe(true)
    await close('둘')
    expect(hasText('공지 3개 중 3번째')).toBe(true)
    await close(PROOF)
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('[E-212] a window of 768 pixels shows all popups', async () => {
    windowOf(768)
    serverLists([makePopup({ id: '1', title: '하나' }), makePopup({ id: '2', title: '둘' })])
    await open()
    expect(titles()).toEqual(['하나', '둘', '증빙자료 제출 안내'])
    expect(hasText('번째')).toBe(false)
  })

  it('the notice about proofs starts as a line and opens with its pictures', async () => {
    windowOf(360)
    await open()
    const popup = popupOf(PROOF)
    expect(popup.queryByRole('img')).toBeNull()
    fireEvent.click(popup.getByRole('button', { name: '증빙자료 제출 안내 내용 보기' }))
    expect(popup.getAllByRole('img')).toHaveLength(2)
    expect(popup.getByRole('button', { name: '내용 접기' }).ariaExpanded ?? 'true').toBe('true')
  })

  it('collapsed popups show a first line that cannot be focused', async () => {
    windowOf(360)
    serverLists([makePopup({ id: '1', content: '<p>첫 줄 <a href="/board-faq">곳</a></p>' })])
    await open()
    await vi.waitFor(() => expect(hasText('첫 줄')).toBe(true))
    const body = popupOf('첫 줄').getByRole('group')
    expect(body.hidden).toBe(false)
    expect(body.hasAttribute('inert')).toBe(true)
    fireEvent.click(popupOf('첫 줄').getByRole('button', { name: '내용 보기' }))
    expect(body.hasAttribute('inert')).toBe(false)
  })

  it('closing a popup by keyboard moves the focus on', async () => {
    await open(kstInstant('2025-06-02', '12:00'))
    popupOf(JUNE).getByRole('button', { name: '닫기' }).focus()
    await close(JUNE)
    expect(document.activeElement?.textContent).toBe('[공지] 증빙자료 제출 안내')
    popupOf(PROOF).getByRole('button', { name: '닫기' }).focus()
    await close(PROOF)
    expect(document.activeElement?.id).toBe('main')
  })

  it('[E-047] [D2-897] a popup has its checkbox and its button in the tab order, once its title was opened', async () => {
    await open()
    const popup = popupOf(PROOF)
    expect(popup.queryByRole('checkbox')).toBeNull()
    expect(popup.getAllByRole('button').map((control) => control.getAttribute('aria-label'))).toEqual([
      '증빙자료 제출 안내 내용 보기',
      '닫기',
    ])
    unfoldTitle(PROOF)
    const hideCheckbox = popup.getByRole<HTMLInputElement>('checkbox', { name: '오늘 하루 열지 않기' })
    const button = popup.getByRole<HTMLButtonElement>('button', { name: '닫기' })
    expect(hideCheckbox.type).toBe('checkbox')
    expect(hideCheckbox.tabIndex).toBe(0)
    expect(hideCheckbox.disabled).toBe(false)
    expect(button.type).toBe('button')
    expect(button.tabIndex).toBe(0)
    expect(button.disabled).toBe(false)
  })

  it('a tick of the clock does not render the popups again', () => {
    const instant = signal<Instant | null>(QUIET)
    const days = { read: () => null, keep: () => undefined }
    const stack = makePopupStack({
      listed: { from: 'server', popups: [] },
      now: instant,
      days,
      phone: '1',
      clean: (html) => html,
    })
    const first = stack.shown.value
    instant.value = QUIET + 1000
    expect(stack.shown.value).toBe(first)
    render(<PopupStack stack={stack} />)
    expect(titles()).toEqual(['증빙자료 제출 안내'])
  })
})

describe('one popup', () => {
  const one = (fullScreen: boolean) =>
    render(
      <PopupArticle popup={makePopup({ id: '1', fullScreen, priority: 7 })} onClose={() => undefined}>
        글
      </PopupArticle>,
    )

  it('[E-055] covers the whole window only if `fullScreen` is set', () => {
    one(true)
    const { position, inset } = screen.getByRole('article').style
    expect({ position, inset }).toEqual({ position: 'fixed', inset: '0' })
    cleanup()
    one(false)
    expect(screen.getByRole('article').style.position).toBe('')
  })
})

describe('[E-038] the notice about proofs', () => {
  /** Opens the notice. At first it shows only one line of its text. */
  const openNotice = async () => {
    await open()
    fireEvent.click(popupOf(PROOF).getByRole('button', { name: '증빙자료 제출 안내 내용 보기' }))
  }

  it('[D1-251] is a single row even in a wide window', async () => {
    await open()
    const popup = popupOf(PROOF)
    expect(popup.queryByRole('img')).toBeNull()
    expect(popup.getByRole('button', { name: '닫기' }).isConnected).toBe(true)
    fireEvent.click(popup.getByRole('button', { name: '증빙자료 제출 안내 내용 보기' }))
    expect(popup.getAllByRole('img').length).toBe(2)
    expect(popup.getByRole('checkbox').isConnected).toBe(true)
    expect(popup.getByRole('button', { name: '내용 접기' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('shows drawn examples and three sentences of instructions', async () => {
    await openNotice()
    const popup = popupOf(PROOF)
    const captions = ['택배 운송장 증빙 예시', '배달 완료 사진 증빙 예시']
    expect(popup.getAllByRole<HTMLImageElement>('img').map(({ alt }) => alt)).toEqual(captions)
    for (const caption of captions) expect(popup.getByText(caption).isConnected).toBe(true)
    expect(popup.getAllByRole('listitem')).toHaveLength(3 + 4)
  })

  it.each([
    ['직접배달 지급 확약서 서식 내려받기', 'forms/pledge.hwpx'],
    ['직접배달 증빙 예시 내려받기', 'pdf/delivery.pdf'],
    ['배달·택배 이용 증빙 예시 내려받기', 'pdf/delivery2.pdf'],
    ['정산내역 예시 내려받기', 'pdf/delivery3.pdf'],
  ])('[E-039] a double click on %s requests %s only once', async (name, path) => {
    let finishDownload: () => void = () => undefined
    mocks.download.mockReturnValue(Effect.promise(() => new Promise<void>((resolve) => (finishDownload = resolve))))
    await openNotice()
    const button = popupOf(PROOF).getByRole('button', { name })
    fireEvent.click(button)
    fireEvent.click(button)
    await vi.waitFor(() => expect(mocks.download).toHaveBeenCalledExactlyOnceWith(path))
    await act(async () => finishDownload())
    await vi.waitFor(() => expect(button.hasAttribute('aria-disabled')).toBe(false))
    expect(dialogs.stack.peek()).toEqual([])
  })

  it('[E-063] reports a failed download and opens nothing', async () => {
    const openMock = vi.spyOn(window, 'open').mockReturnValue(null)
    mocks.download.mockReturnValue(Effect.fail(new DownloadFailed({ cause: 'x' })))
    await openNotice()
    fireEvent.click(popupOf(PROOF).getByRole('button', { name: '정산내역 예시 내려받기' }))
    await vi.waitFor(() => expect(dialogs.active.value).toMatchObject({ text: '파일 다운로드에 실패했습니다.' }))
    expect(openMock).not.toHaveBeenCalled()
  })
})

describe('[D1-1017] the closed notices of the main page', () => {
  const BUTTON = { name: '닫으신 공지 다시 보기' } as const
  const again = () => screen.queryByRole('button', BUTTON)
  const openWithFooter = async () => {
    isNoticeClosed.value = false
    localStorage.clear()
    history.replaceState(null, '', '/')
    serverLists([])
    await open()
    render(<NoticesAgain className="" />)
  }
  const PROOF = '증빙자료 제출 안내'
  const close = async () => {
    fireEvent.click(popupOf(PROOF).getByRole('button', { name: '닫기' }))
    await waitOneTurn()
  }

  it('are shown again without a reload by a button that is there only after something was closed', async () => {
    await openWithFooter()
    expect([titles().includes(PROOF), again()]).toEqual([true, null])
    await close()
    expect(titles()).not.toContain(PROOF)
    fireEvent.click(screen.getByRole('button', BUTTON))
    await waitOneTurn()
    expect([titles().includes(PROOF), again()]).toEqual([true, null])
    expect(document.activeElement?.tagName).toBe('H2')
  })

  it('are offered again if they were hidden for the day in an earlier visit, but on no other page', async () => {
    await openWithFooter()
    localStorage.setItem('popup-hide-proof', '2025-11-01')
    setNow(kstInstant('2025-11-01', '12:01'))
    expect(again()).not.toBeNull()
    setNow(kstInstant('2025-11-02', '12:01'))
    expect(again()).toBeNull()
    setNow(kstInstant('2025-11-01', '12:01'))
    act(() => history.pushState(null, '', '/user-guide'))
    expect(again()).toBeNull()
  })

  it('have lines that say that they are notices', async () => {
    await openWithFooter()
    expect(popupOf(PROOF).getByText('[공지]').getAttribute('aria-hidden')).toBe('true')
  })
})
