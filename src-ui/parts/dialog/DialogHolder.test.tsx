import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { pressEscape } from '#ui/testing/jsdom-dialog.ts'
import { DialogHolder } from './DialogHolder.tsx'
import { DialogActions, DialogBody } from './DialogParts.tsx'
import { makeDialogs, type Dialogs, type StopDialogContent } from './dialogs.ts'

const shownDialog = () => screen.getByRole<HTMLDialogElement>('dialog')
const openNames = () => [...document.querySelectorAll('dialog[open] h2')].map((title) => title.textContent)

let dialogs: Dialogs
const opener = () => screen.getByRole('button', { name: '열기' })

beforeEach(() => {
  dialogs = makeDialogs()
  render(
    <>
      <button type="button">열기</button>
      <DialogHolder dialogs={dialogs} />
    </>,
  )
  opener().focus()
})
afterEach(() => {
  document.documentElement.removeAttribute('style')
})

/** Opens a dialog. Returns an array that receives the answer as soon as the dialog is answered. */
const ask = <A,>(open: () => Promise<A>) => {
  const answers: A[] = []
  act(() => void open().then((answer) => answers.push(answer)))
  return answers
}
const soon = () => act(async () => {})

/** A refusal whose first action is a link. */
const END: StopDialogContent = {
  text: '끝났습니다.',
  render: ({ titleId, reasonId, answer }) => (
    <>
      <h2 id={titleId}>끝났습니다.</h2>
      <p id={reasonId}>다시 시작하실 수 있습니다.</p>
      <p>고객센터</p>
      <div data-actions>
        <a href="#again" onClick={() => answer(true)}>
          다시 시작
        </a>
        <button type="button" onClick={() => answer(false)}>
          첫 화면으로
        </button>
      </div>
    </>
  ),
}

it('[E-198] the text of a dialog is always shown as plain text', () => {
  const markup = '<img src="x" onerror="window.hacked=1"><b>굵게</b> 010-1234-5678'
  ask(() => dialogs.alert({ text: markup, title: markup, next: markup, helpLine: markup }))
  expect(shownDialog().textContent?.split('<b>굵게</b>')).toHaveLength(5)
  expect(shownDialog().querySelectorAll('img, b')).toHaveLength(0)
})

describe('[E-056] the stack of dialogs', () => {
  it('shows the dialog below when the newest one closes', async () => {
    const first = ask(() => dialogs.confirm({ text: '처음 질문', title: '첫째' }))
    const second = ask(() => dialogs.alert({ text: '경고', title: '둘째' }))
    expect(openNames()).toEqual(['둘째'])
    fireEvent.click(within(shownDialog()).getByRole('button', { name: '확인' }))
    await soon()
    expect(second).toEqual([undefined])
    expect(openNames()).toEqual(['첫째'])
    fireEvent.click(within(shownDialog()).getByRole('button', { name: '예' }))
    await soon()
    expect(first).toEqual([true])
    expect(openNames()).toEqual([])
  })

  it('keeps the entries of the covered dialog', async () => {
    ask(() =>
      dialogs.open({
        title: '입력',
        cancelled: null,
        render: () => (
          <DialogBody>
            <input aria-label="의견" />
          </DialogBody>
        ),
      }),
    )
    fireEvent.change(screen.getByLabelText('의견'), { target: { value: '반쯤 쓴 글' } })
    screen.getByLabelText('의견').focus()
    ask(() => dialogs.alert({ text: '5분 남았습니다.' }))
    fireEvent.click(within(shownDialog()).getByRole('button', { name: '확인' }))
    await soon()
    expect(screen.getByLabelText<HTMLInputElement>('의견').value).toBe('반쯤 쓴 글')
    expect(document.activeElement).toBe(screen.getByLabelText('의견'))
  })

  it('[D1-263] [D1-245] names the dialog of a refusal by its sentence and reason, and focuses the first action', async () => {
    ask(() => dialogs.stop(END))
    expect(
      screen.getByRole('dialog', { name: '끝났습니다. 다시 시작하실 수 있습니다.' }).getAttribute('aria-describedby'),
    ).toBeNull()
    await soon()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '다시 시작' }))
  })

  it('[D1-263] [E-058] shows a refusal only once if it is reported twice', async () => {
    const first = ask(() => dialogs.stop(END))
    const second = ask(() => dialogs.stop(END))
    await soon()
    expect(openNames()).toEqual(['끝났습니다.'])
    pressEscape(shownDialog())
    await soon()
    expect([first, second, openNames()]).toEqual([[undefined], [undefined], []])
  })

  it('discards all dialogs as cancelled', async () => {
    const first = ask(() => dialogs.confirm({ text: '하나' }))
    const second = ask(() => dialogs.open({ title: '둘', cancelled: 'left', render: () => null }))
    act(() => dialogs.discardAll())
    await soon()
    expect([first, second]).toEqual([[false], ['left']])
    expect(openNames()).toEqual([])
  })

  it('[D1-14] [E-176] the end of a session cancels the open dialogs for good', async () => {
    const viewer = ask(() => dialogs.open({ title: '파일', cancelled: 'left', render: () => null }))
    const last = ask(() => dialogs.end(END))
    await soon()
    expect([viewer, openNames()]).toEqual([['left'], ['끝났습니다.']])
    pressEscape(shownDialog())
    await soon()
    expect([last, openNames()]).toEqual([[false], []])
  })

  it('[E-148] [E-176] opens no dialog above the dialog of an ended session', async () => {
    const last = ask(() => dialogs.end(END))
    const laterDialog = ask(() => dialogs.confirm({ text: '계속하시겠습니까?' }))
    const again = ask(() => dialogs.end(END))
    await soon()
    expect([last, laterDialog, again]).toEqual([[], [false], []])
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    fireEvent.click(within(shownDialog()).getByRole('button', { name: '첫 화면으로' }))
    await soon()
    expect([last, again]).toEqual([[false], [false]])
    ask(() => dialogs.alert({ text: '다음 창' }))
    expect(shownDialog().textContent).toContain('다음 창')
  })
})

describe('[E-057] the page behind a dialog', () => {
  it('can scroll again only when the last dialog closes', async () => {
    const { style } = document.documentElement
    style.overflow = 'clip'
    ask(() => dialogs.confirm({ text: '하나' }))
    ask(() => dialogs.confirm({ text: '둘' }))
    expect(style.overflow).toBe('hidden')
    pressEscapeOnShown()
    await soon()
    expect(style.overflow).toBe('hidden')
    pressEscapeOnShown()
    await soon()
    expect(style.overflow).toBe('clip')
  })

  it('returns to the earlier scroll position', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
    const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420)
    ask(() => dialogs.alert({ text: '하나' }))
    scrollY.mockReturnValue(0)
    pressEscapeOnShown()
    await soon()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 420, behavior: 'instant' })
  })
})

describe('[P-036] input to a new dialog', () => {
  const isUnsettled = () => shownDialog().hasAttribute('data-unsettled')
  const pressAt = (clientX: number, clientY: number) =>
    fireEvent(opener(), new MouseEvent('pointerdown', { bubbles: true, clientX, clientY }))
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 360, 240))
  })

  it('is ignored briefly if the dialog opens under the finger', () => {
    pressAt(180, 700)
    ask(() => dialogs.confirm({ text: '보낼까요?' }))
    expect(isUnsettled()).toBe(true)
    pass(499)
    expect(isUnsettled()).toBe(true)
    pass(1)
    expect(isUnsettled()).toBe(false)
  })

  it('is accepted immediately if the dialog is not under the finger, or was opened by keyboard', () => {
    ask(() => dialogs.confirm({ text: '보낼까요?' }))
    expect(isUnsettled()).toBe(false)
    pressAt(180, 100)
    ask(() => dialogs.alert({ text: '알림' }))
    expect(isUnsettled()).toBe(false)
  })
})

const pressEscapeOnShown = (stubborn = false) => act(() => pressEscape(shownDialog(), stubborn))

describe('[E-058] Escape', () => {
  it.each([
    { kind: 'a question', open: () => dialogs.confirm({ text: '나갈까요?' }), answer: false },
    { kind: 'an alert', open: () => dialogs.alert({ text: '알림' }), answer: undefined },
    {
      kind: 'a custom dialog',
      open: () => dialogs.open({ title: '창', cancelled: 'stay', render: () => null }),
      answer: 'stay',
    },
  ])('cancels $kind', async ({ open, answer }) => {
    const answers = ask<unknown>(open)
    pressEscapeOnShown()
    await soon()
    expect(answers).toEqual([answer])
    expect(openNames()).toEqual([])
  })

  it('cancels a dialog that the browser closes without a cancel event', async () => {
    const answers = ask(() => dialogs.confirm({ text: '나갈까요?' }))
    pressEscapeOnShown(true)
    await soon()
    expect(answers).toEqual([false])
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })

  it('cancels only the topmost dialog', async () => {
    const below = ask(() => dialogs.confirm({ text: '하나' }))
    ask(() => dialogs.confirm({ text: '둘', title: '위' }))
    pressEscapeOnShown()
    await soon()
    expect(below).toEqual([])
    expect(openNames()).toEqual(['확인 요청'])
  })
})

describe('[E-059] a dialog', () => {
  it('[D1-227] [P-036] is named by its heading and question, and keeps the focus', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    ask(() => dialogs.confirm({ text: '보낼까요?' }))
    // The browser keeps the focus inside a dialog that was opened with `showModal`, but not inside one that was opened
    // with `show`.
    expect(showModal.mock.contexts).toEqual([screen.getByRole('dialog', { name: '확인 요청 보낼까요?' })])
    await soon()
    expect(document.activeElement).toBe(shownDialog())
    expect(shownDialog().querySelectorAll('p[tabindex]')).toHaveLength(0)
  })

  it.each([
    ['the action is recommended', {}, ['아니요', '예']],
    ['the other answer is recommended', { recommended: 'no' }, ['예', '아니요']],
    ['a page is recommended', { link: { href: '/', words: '다른 방법' } }, ['아니요', '예', '다른 방법']],
  ] as const)('[D1-995] has its solid button last if %s', (_, words, labels) => {
    ask(() => dialogs.confirm({ text: '보낼까요?', ...words }))
    const buttons = [...shownDialog().querySelectorAll('button, a')]
    expect(buttons.map((button) => button.textContent)).toEqual(labels)
    expect(buttons.map((button) => buttonKind(button)).indexOf('primary')).toBe(labels.length - 1)
  })

  it('[D1-227] has an accessible name that contains the note of a question or alert', () => {
    ask(() => dialogs.confirm({ text: '보낼까요?', next: '보내면 다시 고치지 못합니다.' }))
    expect(screen.getByRole('dialog', { name: '확인 요청 보낼까요? 보내면 다시 고치지 못합니다.' })).toBe(shownDialog())
    expect(shownDialog().getAttribute('aria-describedby')).toBeNull()
    expect(shownDialog().querySelector('[aria-describedby]')).toBeNull()
    ask(() => dialogs.alert({ text: '접수가 완료되었습니다.', next: '결과를 확인해주세요.' }))
    expect(screen.getByRole('dialog', { name: '접수가 완료되었습니다. 결과를 확인해주세요.' })).toBe(shownDialog())
    expect(shownDialog().getAttribute('aria-describedby')).toBeNull()
    expect(shownDialog().querySelector('[aria-describedby]')).toBeNull()
    ask(() =>
      dialogs.alert({
        text: '성명을 입력해주세요.',
        title: '확인하실 곳이 2가지 있습니다.',
        next: '가장 위로 갑니다.',
      }),
    )
    const name = '성명을 입력해주세요. 확인하실 곳이 2가지 있습니다. 가장 위로 갑니다.'
    expect(screen.getByRole('dialog', { name })).toBe(shownDialog())
  })

  it('[D1-227] [D1-245] returns the focus after an alert', async () => {
    ask(() => dialogs.alert({ text: '접수가 완료되었습니다.' }))
    expect(screen.getByRole('dialog', { name: '접수가 완료되었습니다.' })).toBe(shownDialog())
    await soon()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '확인' }))
    fireEvent.click(within(shownDialog()).getByRole('button', { name: '확인' }))
    await soon()
    expect(document.activeElement).toBe(opener())
  })

  it('[D3-670] returns the focus to the button even if the next dialog opens before the focus is back', async () => {
    const answer = (name: string) => fireEvent.click(within(shownDialog()).getByRole('button', { name }))
    ask(() => dialogs.confirm({ text: '취소할까요?' }))
    answer('예')
    ask(() => dialogs.alert({ text: '취소하지 못했습니다.' }))
    answer('확인')
    await soon()
    expect(document.activeElement).toBe(opener())
  })

  it('[D3-670] returns the focus to the same place of a dialog that two others have covered', async () => {
    const answer = (name: string) => fireEvent.click(within(shownDialog()).getByRole('button', { name }))
    ask(() => dialogs.open({ title: '제출 자료', cancelled: null, render: () => <button type="button">취소</button> }))
    await soon()
    const cancel = screen.getByRole('button', { name: '취소' })
    cancel.focus()
    ask(() => dialogs.confirm({ text: '취소할까요?' }))
    answer('예')
    ask(() => dialogs.alert({ text: '취소하지 못했습니다.' }))
    answer('확인')
    await soon()
    expect(document.activeElement).toBe(cancel)
  })

  it('keeps Tab inside the dialog at both ends', async () => {
    ask(() => dialogs.confirm({ text: '보낼까요?' }))
    await soon()
    const tab = (shiftKey: boolean) => fireEvent.keyDown(document.activeElement!, { key: 'Tab', shiftKey })
    const [no, yes] = within(shownDialog()).getAllByRole('button')
    expect(tab(false)).toBe(true)
    yes!.focus()
    expect(tab(false)).toBe(false)
    expect(document.activeElement).toBe(no)
    expect(tab(true)).toBe(false)
    expect(document.activeElement).toBe(yes)
    expect(tab(true)).toBe(true)
    shownDialog().focus()
    expect(tab(true)).toBe(false)
    expect(document.activeElement).toBe(yes)
  })

  it('[D1-245] ignores the Enter key while it is held down', () => {
    ask(() => dialogs.alert({ text: '접수가 완료되었습니다.' }))
    const button = screen.getByRole('button', { name: '확인' })
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
  })

  it('[D1-245] turns only telephone numbers into links', () => {
    const text = '1000100001은 123-45-67890이며 2025-06-26입니다. 고객센터 1533-0500으로 문의해주세요.'
    ask(() => dialogs.alert({ text, helpLine: '문의전화 : 1533-0500, 02-123-4567' }))
    expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)).toEqual([
      'tel:15330500',
      'tel:15330500',
      'tel:021234567',
    ])
    expect(shownDialog().querySelector('p')?.textContent).toBe(text)
  })

  it('[D1-245] is not opened again for an alert that is already open', async () => {
    const answers = ask(async () => {
      await Promise.all([
        dialogs.alert({ text: '하나' }),
        dialogs.alert({ text: '하나' }),
        dialogs.alert({ text: '둘' }),
      ])
      return 'read'
    })
    expect(dialogs.stack.peek().map((dialog) => dialog.kind === 'alert' && dialog.text)).toEqual(['하나', '둘'])
    for (let turn = 0; turn < 2; turn += 1) {
      fireEvent.click(within(shownDialog()).getByRole('button', { name: '확인' }))
      await soon()
    }
    expect(answers).toEqual(['read'])
    ask(() => dialogs.alert({ text: '하나' }))
    expect(dialogs.stack.peek()).toHaveLength(1)
  })

  it('[D1-227] after closing, moves the focus to the heading if the element that had the focus is gone', async () => {
    const main = Object.assign(document.createElement('main'), { id: 'main', innerHTML: '<h1>결과</h1>' })
    document.body.append(main)
    const button = main.appendChild(document.createElement('button'))
    button.focus()
    ask(() => dialogs.alert({ text: '하나' }))
    button.remove()
    fireEvent.click(within(shownDialog()).getByRole('button', { name: '확인' }))
    await soon()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    main.remove()
  })

  it('[D1-227] after closing, moves the focus to the heading if no element had the focus', async () => {
    const main = Object.assign(document.createElement('main'), { id: 'main', innerHTML: '<h1>결과</h1>' })
    document.body.append(main)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    ask(() => dialogs.alert({ text: '하나' }))
    fireEvent.click(within(shownDialog()).getByRole('button', { name: '확인' }))
    await soon()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    main.remove()
  })

  it('after closing, leaves the focus where the caller moved it', async () => {
    act(() => void dialogs.alert({ text: '하나' }).then(() => screen.getByRole('button', { name: '다음' }).focus()))
    const next = document.createElement('button')
    next.textContent = '다음'
    document.body.append(next)
    fireEvent.click(within(shownDialog()).getByRole('button', { name: '확인' }))
    await soon()
    expect(document.activeElement).toBe(next)
    next.remove()
  })

  it('answers only once, even if one click answers twice', async () => {
    const answers = ask(() =>
      dialogs.open<string>({
        title: '창',
        cancelled: 'no',
        render: (answer) => (
          <DialogActions>
            <button
              type="button"
              onClick={() => {
                answer('first')
                answer('second')
              }}
            >
              둘 다
            </button>
          </DialogActions>
        ),
      }),
    )
    fireEvent.click(screen.getByRole('button', { name: '둘 다' }))
    await soon()
    expect(answers).toEqual(['first'])
  })
})

it('a dialog that is discarded before it is rendered is answered immediately', async () => {
  const ownDialogs = makeDialogs()
  const answer = ownDialogs.confirm({ text: '아무도 그리지 않는 질문' })
  ownDialogs.discardAll()
  expect(await answer).toBe(false)
})

it('a dialog whose signal is already aborted does not open and counts as cancelled', async () => {
  const answers = ask(() => dialogs.confirm({ text: '계속할까요?', signal: AbortSignal.abort() }))
  await soon()
  expect(answers).toEqual([false])
  expect(openNames()).toEqual([])
})
