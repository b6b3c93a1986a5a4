import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, useLocation } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { Instant } from '#domain/time/calendar'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { pressDialogButton, shownDialog, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import { DialogHolder } from '../dialog/DialogHolder.tsx'
import '#ui/testing/jsdom-dialog.ts'
import { dialogs } from '../dialog/dialogs.ts'
import { makeStopDialogContent } from '../dialog/show-stop.tsx'
import { confirmLeave, useLeaveGuard, runWithoutLeaveQuestion } from './leave-guard.ts'

const TEXT = '저장하지 않은 내용이 있습니다. 이 화면에서 나가시겠습니까?'
const open = signal(true)
/** When the draft of the form was last saved; null if it was never saved. */
const savedAt = signal<Instant | null>(null)
const draft = { savedAt, saveNow: vi.fn<() => void>() }

const Form = () => {
  useLeaveGuard(open, TEXT, draft)
  return (
    <>
      <Link href="/user-guide">다른 화면</Link>
      <a href="/form#main">본문 바로가기</a>
      <a href="/files/a.pdf" download>
        내려받기
      </a>
      <a href="/pdf/b.pdf" target="_blank" rel="noreferrer">
        새 창
      </a>
    </>
  )
}
const App = () => {
  const [path] = useLocation()
  return (
    <>
      {path === '/form' ? <Form /> : <p>{`화면 ${path}`}</p>}
      <DialogHolder />
    </>
  )
}

/**
 * Prevents the navigation, because jsdom cannot perform it. Tests first check that no other listener has prevented it.
 */
const stay = (event: Event) => event.preventDefault()

/** Makes the history of a tab: the main page, then the form. */
beforeEach(() => {
  history.pushState(null, '', '/start')
  history.pushState(null, '', '/form')
  open.value = true
  savedAt.value = null
  addEventListener('click', stay)
  render(<App />)
})
afterEach(() => {
  removeEventListener('click', stay)
})

const press = async (name: string, more: object = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
  act(() => void screen.getByRole('link', { name }).dispatchEvent(event))
  await waitOneTurn()
}
const goBack = async () => {
  act(() => history.back())
  await vi.waitFor(() => expect(shownDialog() !== null || location.pathname !== '/form').toBe(true))
  await waitOneTurn()
}
const unload = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
const seePath = (path: string) => vi.waitFor(() => expect(location.pathname).toBe(path))

describe('[P-313] useLeaveGuard', () => {
  it('[P-317] saves first and warns only about data that would be lost', async () => {
    const shownTexts = () => [
      dialogText(),
      shownDialog()?.querySelector('h2')?.textContent,
      [...(shownDialog()?.querySelectorAll('button') ?? [])].find((button) => buttonKind(button)?.startsWith('danger'))
        ?.textContent,
    ]
    await press('다른 화면')
    expect(shownTexts()).toEqual([TEXT, '확인 요청', '나가기'])
    await pressDialogButton('계속 작성')
    draft.saveNow.mockImplementationOnce(() => (savedAt.value = 1_750_000_000_000 as Instant))
    await press('다른 화면')
    expect(shownTexts()).toEqual([
      '작성하신 내용은 저장되어 있습니다.인터넷 창을 닫지 않으시면 다시 오셔서 이어서 작성하실 수 있습니다.',
      '이 화면에서 나가시겠습니까?',
      undefined,
    ])
  })

  it('[E-039] lets a download start without a question by the browser', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let start: () => void = () => undefined
    expect(unload()).toBe(false)
    const download = runWithoutLeaveQuestion(
      () =>
        new Promise((resolve) => {
          start = resolve
        }),
    )
    expect(unload()).toBe(true)
    start()
    await download
    vi.advanceTimersByTime(999)
    expect(unload()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(unload()).toBe(false)
  })

  it('asks for confirmation when a link is clicked', async () => {
    await press('다른 화면')
    expect(dialogText()).toBe(TEXT)
    await pressDialogButton('계속 작성')
    expect(location.pathname).toBe('/form')
    expect(screen.queryByText('다른 화면') !== null).toBe(true)
    await press('다른 화면')
    await pressDialogButton('나가기')
    await seePath('/user-guide')
    await vi.waitFor(() => expect(screen.getByText('화면 /user-guide')).toBeDefined())
  })

  it('asks for confirmation on Back', async () => {
    await goBack()
    expect(dialogText()).toBe(TEXT)
    await seePath('/form')
    await pressDialogButton('계속 작성')
    expect(screen.getByText('다른 화면')).toBeDefined()
    await goBack()
    await pressDialogButton('나가기')
    await seePath('/start')
    await vi.waitFor(() => expect(screen.getByText('화면 /start')).toBeDefined())
  })

  it('does not ask if Back stays on the same page', async () => {
    history.pushState({ step: 2 }, '')
    history.back()
    await vi.waitFor(() => expect(history.state).toBeNull())
    expect(shownDialog()).toBeNull()
    await goBack()
    await pressDialogButton('나가기')
    await seePath('/start')
  })

  it('makes the browser ask on a reload and when the tab is closed', () => {
    expect(unload()).toBe(false)
    act(() => void (open.value = false))
    expect(unload()).toBe(true)
  })

  it('asks only once if `confirmLeave` is called twice', async () => {
    const answers: boolean[] = []
    act(() => {
      void confirmLeave().then((go) => answers.push(go))
      void confirmLeave().then((go) => answers.push(go))
    })
    await waitOneTurn()
    await pressDialogButton('나가기')
    expect(answers).toEqual([true, true])
    expect(shownDialog()).toBeNull()
  })

  it('keeps the page open on Escape', async () => {
    await press('다른 화면')
    fireEvent.keyDown(shownDialog() ?? document.body, { key: 'Escape' })
    await waitOneTurn()
    expect(location.pathname).toBe('/form')
  })

  it.each([
    ['the same page', '본문 바로가기', {}],
    ['a download', '내려받기', {}],
    ['another window', '새 창', {}],
    ['a click with Ctrl, which opens a window', '다른 화면', { ctrlKey: true }],
  ])('does not ask for %s', async (_, name, more) => {
    await press(name, more)
    expect(shownDialog()).toBeNull()
  })

  it('does not ask if there is no data to lose', async () => {
    act(() => void (open.value = false))
    expect(await confirmLeave()).toBe(true)
    await press('다른 화면')
    await seePath('/user-guide')
    expect(shownDialog()).toBeNull()
  })

  it('[E-176] follows the link of an ended session without a question', async () => {
    void dialogs.end(
      makeStopDialogContent({
        picture: null,
        text: '인증이 끝났습니다.',
        link: { href: '/bzmn-reg', words: '이어서 작성하기' },
        close: '첫 화면으로',
      }),
    )
    await waitOneTurn()
    await press('이어서 작성하기')
    await seePath('/bzmn-reg')
    expect(shownDialog()).toBeNull()
  })

  it('does not ask when the maintenance page replaces the screen', async () => {
    act(() => navigate('/coming-soon', { replace: true }))
    await seePath('/coming-soon')
    await vi.waitFor(() => expect(screen.getByText('화면 /coming-soon')).toBeDefined())
    expect(shownDialog()).toBeNull()
    expect(unload()).toBe(true)
  })
})
