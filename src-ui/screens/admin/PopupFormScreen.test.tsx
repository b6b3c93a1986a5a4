import '#ui/testing/jsdom-dialog.ts'
import '#ui/testing/no-layout.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { barRefusalText } from '#ui/testing/action-bar.ts'
import { A_LANDING, A_POPUP, administratorWorld, openPopupForm } from '#ui/testing/administrator-world.tsx'
import { keepServicesFromLoading } from '#ui/testing/services.ts'
import { pressDialogButton, shownDialog, waitOneTurn, dialogText } from '#ui/testing/shown-dialog.ts'
import { pressButton, pressToSubmit } from '#ui/testing/typing.ts'
import type { AdminLoginOutcome } from './AdminLogin.tsx'
import * as admin from './AdminLogin.tsx'

const enterMock = vi.fn<() => Promise<AdminLoginOutcome>>(async () => 'in')

const editor = () => screen.getByRole('textbox', { name: '내용' })
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const open = async (world = administratorWorld(), search = '') => {
  const history = await openPopupForm(world, search)
  await screen.findByRole('toolbar')
  await waitOneTurn()
  return history
}
const date = (name: string, value: string) => {
  fireEvent.change(box(name), { target: { value } })
  fireEvent.blur(box(name))
}
/** Replaces the content of the editor, as a paste of plain text does. */
const write = async (text: string) => {
  const dom = editor() as HTMLElement & {
    readonly editor: { readonly commands: { setContent: (html: object, how: object) => void } }
  }
  const content = text === '' ? [] : [{ type: 'text', text }]
  act(() =>
    dom.editor.commands.setContent({ type: 'doc', content: [{ type: 'paragraph', content }] }, { emitUpdate: true }),
  )
  await waitOneTurn()
}

// Loads the lazy parts of the page before the tests, so that loading does not count as test time.
beforeAll(() => import('./editor/PopupEditor.tsx'))
beforeEach(() => {
  enterMock.mockClear()
  keepServicesFromLoading()
  vi.spyOn(admin, 'ensureAdminLogin').mockImplementation(enterMock)
})

describe('[P-217] the form of a notice', () => {
  it('shows type, state and editor of a popup without dates', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('팝업 등록')
    expect(box('유형').value).toBe('팝업')
    expect(box('유형').readOnly).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /활성화/ }).checked).toBe(true)
    expect(screen.queryByLabelText('시작 일시')).toBeNull()
    expect(screen.queryByLabelText('종료 일시')).toBeNull()
    expect(editor().textContent).toBe('')
  })

  it('[P-219] starts a landing notice with the default text', async () => {
    await open(administratorWorld(), 'type=landing')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('랜딩 등록')
    expect(box('유형').value).toBe('랜딩')
    expect(box('유형').readOnly).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /활성화/ }).checked).toBe(true)
    expect([box('시작 일시').type, box('종료 일시').type]).toEqual(['datetime-local', 'datetime-local'])
    expect(editor().textContent).toContain('2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 00:30')
    expect(editor().textContent).toContain('신청·결과 문의 1533-0500증빙·이의신청 문의 1644-5332, 1644-5333')
    expect([box('시작 일시').step, box('종료 일시').step]).toEqual(['600', '600'])
    date('시작 일시', '2025-11-01T09:37')
    date('종료 일시', '2025-11-01T10:09')
    expect([box('시작 일시').value, box('종료 일시').value]).toEqual(['2025-11-01T09:30', '2025-11-01T10:00'])
  })

  it('changes the period in the default notice with the dates, but no text of the administrator', async () => {
    await open(administratorWorld(), 'type=landing')
    date('시작 일시', '2025-11-01T22:00')
    date('종료 일시', '2025-11-02T02:00')
    await waitOneTurn()
    expect(editor().textContent).toContain('2025년 11월 1일(토) 22:00 ~ 11월 2일(일) 02:00')
    await write('직접 쓴 글')
    date('종료 일시', '2025-11-02T03:00')
    await waitOneTurn()
    expect(editor().textContent).toBe('직접 쓴 글')
  })

  it('changes only the period in an edited notice', async () => {
    await open(administratorWorld(), 'type=landing')
    await write('쉬는 때: 2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 00:30 (새 서버)')
    date('시작 일시', '2025-11-01T22:00')
    date('종료 일시', '2025-11-02T02:00')
    await waitOneTurn()
    expect(editor().textContent).toBe('쉬는 때: 2025년 11월 1일(토) 22:00 ~ 11월 2일(일) 02:00 (새 서버)')
  })

  it('changes the period in a stored notice with the dates', async () => {
    const expectedText = '<p>2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 00:00 동안 쉽니다.</p>'
    const world = administratorWorld([{ ...A_LANDING, content: expectedText }])
    await open(world, `edit=${A_LANDING.id}`)
    expect(editor().textContent).toContain('~ 10월 29일(수) 00:00 동안')
    date('종료 일시', '2025-10-29T01:00')
    await waitOneTurn()
    expect(editor().textContent).toBe('2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 01:00 동안 쉽니다.')
  })
})

describe('a notice', () => {
  const refusal = async (text: string, id: string) => {
    await pressToSubmit('등록')
    await vi.waitFor(() => expect(barRefusalText()).toBe(text))
    expect(document.activeElement?.id).toBe(id)
    expect(document.getElementById(`${id}-error`)?.textContent).toContain(text)
    expect(document.getElementById(id)?.getAttribute('aria-invalid')).toBe('true')
  }

  it('[P-220] is not sent without content, and the page says so', async () => {
    const world = administratorWorld()
    await open(world)
    await refusal('팝업 내용을 입력해주세요.', 'popup-content')
    cleanup()
    await open(world, 'type=landing')
    await write('')
    await refusal('랜딩 내용을 입력해주세요.', 'popup-content')
    expect(world.calls).toEqual([])
  })

  it('[P-222] [P-223] is not sent with wrong or missing dates, and the page says so', async () => {
    const world = administratorWorld()
    await open(world, 'type=landing')
    await refusal('시작 일시와 종료 일시를 모두 입력해주세요.', 'popup-start')
    date('시작 일시', '2025-11-01T22:00')
    await refusal('시작 일시와 종료 일시를 모두 입력해주세요.', 'popup-end')
    // A day without a time. The browser does not accept it and reports it as invalid.
    Object.defineProperty(box('종료 일시'), 'validity', { value: { badInput: true }, configurable: true })
    fireEvent.blur(box('종료 일시'))
    await refusal('올바른 날짜/시간을 입력해주세요.', 'popup-end')
    Object.defineProperty(box('종료 일시'), 'validity', { value: { badInput: false }, configurable: true })
    date('종료 일시', '2025-11-01T21:50')
    await refusal('종료 일시는 시작 일시 이후여야 합니다.', 'popup-end')
    expect(world.calls).toEqual([])
    date('종료 일시', '2025-11-01T22:00')
    await pressButton('등록')
    await vi.waitFor(() => expect(world.calls).toHaveLength(1))
  })
})

describe('the form that saves a notice', () => {
  it('sends a new notice and returns to the list', async () => {
    const world = administratorWorld()
    const history = await open(world)
    await write('새 안내')
    await pressButton('등록')
    await vi.waitFor(() => expect(history.at(-1)).toBe('/popup-mng'))
    expect(world.calls).toEqual([
      {
        register: {
          type: 'popup',
          content: '<p>새 안내</p>',
          isActive: true,
          priority: 1,
          startsAt: null,
          endsAt: null,
        },
      },
    ])
  })

  it('sends an edited notice with its number, type and priority', async () => {
    const world = administratorWorld()
    const history = await open(world, 'edit=14')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('팝업 수정')
    expect([editor().textContent, within(editor()).getByText('제출').localName]).toEqual([
      '증빙자료 제출 안내',
      'strong',
    ])
    fireEvent.click(screen.getByRole('checkbox', { name: /활성화/ }))
    await pressButton('수정')
    await vi.waitFor(() => expect(history.at(-1)).toBe('/popup-mng'))
    const { id, ...entry } = { ...A_POPUP, isActive: false }
    // The form loads the popup a second time before it replaces the popup.
    expect(world.calls).toEqual([{ one: 14 }, { one: 14 }, { change: id, entry }])
  })

  it('[P-230] sanitises a stored notice before it is saved again', async () => {
    const html =
      '<h1>안내</h1><p onclick="window.hacked=1">글 <a href="https://example.go.kr/">곳</a><a href="javascript:window.hacked=1">x</a></p><script>window.hacked=1</script><p><img src="https://images.example/a.png" alt="그림"><img src="https://evil.example/a.png" alt="나쁜 그림"></p>'
    const world = administratorWorld([{ ...A_POPUP, content: html }])
    await open(world, 'edit=14')
    await pressButton('수정')
    await vi.waitFor(() => expect(world.calls).toHaveLength(3))
    expect(world.calls[2]).toMatchObject({
      entry: {
        content:
          '<h1>안내</h1><p>글 <a href="https://example.go.kr/" target="_blank" rel="noopener noreferrer">곳</a>x</p><p><img src="https://images.example/a.png" alt="그림"></p>',
      },
    })
  })

  it.each([
    ['', '등록', '팝업 등록 중 오류가 발생했습니다. 다시 시도해주세요.', 'register'],
    ['type=landing', '등록', '랜딩 등록 중 오류가 발생했습니다. 다시 시도해주세요.', 'register'],
    ['edit=14', '수정', '팝업 수정 중 오류가 발생했습니다. 다시 시도해주세요.', 'change'],
    ['edit=9', '수정', '랜딩 수정 중 오류가 발생했습니다. 다시 시도해주세요.', 'change'],
  ])('keeps the text if saving fails, and saves it at the next attempt: %s', async (search, button, text, call) => {
    const world = administratorWorld()
    const history = await open(world, search)
    if (search === 'type=landing') {
      date('시작 일시', '2025-11-01T22:00')
      date('종료 일시', '2025-11-01T23:00')
    }
    await write('안내')
    world.fail(call, NO_ANSWER)
    await pressButton(button)
    await vi.waitFor(() => expect(dialogText()).toContain(text))
    expect(dialogText()).toContain('작성하신 내용은 그대로 있습니다.')
    await pressDialogButton()
    expect(editor().textContent).toBe('안내')
    expect(history.length).toBe(1)
    world.fail(null)
    await pressButton(button)
    await vi.waitFor(() => expect(history.at(-1)).toBe('/popup-mng'))
  })

  it('opens the login after an invalid token and keeps the content', async () => {
    const world = administratorWorld()
    await open(world)
    await write('안내')
    world.fail('register', refusedWith(401))
    await pressButton('등록')
    await vi.waitFor(() => expect(dialogText()).toContain('유효하지 않은 토큰입니다. 다시 로그인해주세요.'))
    await pressDialogButton()
    expect(enterMock.mock.calls.length).toBe(1)
    expect(editor().textContent).toBe('안내')
  })
})

describe('[P-226] a notice that cannot be loaded for editing', () => {
  it.each([NO_ANSWER, refusedWith(404)])('shows the failure and leads back to the list: $_tag', async (error) => {
    const world = administratorWorld()
    world.fail('one', error)
    const history = await openPopupForm(world, 'edit=14')
    await vi.waitFor(() => expect(dialogText()).toContain('팝업 정보를 불러오는 중 오류가 발생했습니다.'))
    await pressDialogButton()
    expect(history.at(-1)).toBe('/popup-mng')
  })

  it('is reported without a call if the URL contains an invalid number', async () => {
    const world = administratorWorld()
    const history = await openPopupForm(world, 'edit=x')
    await vi.waitFor(() => expect(dialogText()).toContain('팝업 정보를 불러오는 중 오류가 발생했습니다.'))
    await pressDialogButton()
    expect(world.calls).toEqual([])
    expect(history.at(-1)).toBe('/popup-mng')
  })
})

describe('[P-313] the form of a notice, when it is left', () => {
  const cancel = () => pressButton('취소')

  it('asks for confirmation if there are unsaved changes', async () => {
    const history = await open()
    await write('안내')
    await cancel()
    expect(dialogText()).toBe('저장하지 않은 내용이 있습니다. 이 화면에서 나가시겠습니까?')
    await pressDialogButton('계속 작성')
    expect(editor().textContent).toBe('안내')
    expect(history.length).toBe(1)
    await cancel()
    await pressDialogButton('나가기')
    expect(history.at(-1)).toBe('/popup-mng')
  })

  it('does not ask for confirmation if the changes were undone', async () => {
    const history = await open(administratorWorld(), 'edit=14')
    fireEvent.click(screen.getByRole('checkbox', { name: /활성화/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /활성화/ }))
    await cancel()
    expect(shownDialog()).toBeNull()
    expect(history.at(-1)).toBe('/popup-mng')
  })

  it('does not ask for confirmation if the default notice was not changed', async () => {
    const history = await open(administratorWorld(), 'type=landing')
    await cancel()
    expect(shownDialog()).toBeNull()
    expect(history.at(-1)).toBe('/popup-mng')
  })
})

describe('the preview of an edited notice', () => {
  it('[P-215] shows the edited text as a popup', async () => {
    await open(administratorWorld([A_POPUP, A_LANDING]), 'edit=14')
    await write('새 글')
    await pressButton('미리보기')
    await vi.waitFor(() => expect(within(shownDialog() as HTMLElement).getByText('새 글')).toBeInstanceOf(HTMLElement))
    expect(within(shownDialog() as HTMLElement).getByRole('article')).toBeInstanceOf(HTMLElement)
  })

  it('asks the administrator for content if the notice is empty', async () => {
    await open()
    await pressButton('미리보기')
    expect(barRefusalText()).toBe('팝업 내용을 입력해주세요.')
    expect(document.activeElement?.id).toBe('popup-content')
  })
})

describe('[P-225] two administrators who edit the same notice', () => {
  const changedForm = (world: ReturnType<typeof administratorWorld>) =>
    world.calls.filter((call) => typeof call === 'object' && call !== null && 'change' in call)

  it('the second administrator must confirm to overwrite a notice', async () => {
    const world = administratorWorld()
    const history = await open(world, 'edit=14')
    await write('두 번째 담당자의 글')
    world.storeElsewhere(14, { content: '<p>첫 번째 담당자의 글</p>' })
    await pressButton('수정')
    expect(dialogText()).toContain('다른 담당자가 먼저 수정했습니다.')
    await pressDialogButton('계속 작성')
    expect(changedForm(world)).toEqual([])
    expect(editor().textContent).toBe('두 번째 담당자의 글')
    await pressButton('수정')
    await pressDialogButton('덮어쓰기')
    await waitOneTurn()
    expect(changedForm(world)).toHaveLength(1)
    expect(history.at(-1)).toBe('/popup-mng')
  })
})
