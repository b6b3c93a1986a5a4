import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AdminAccess } from '#app/admin/admin-access.port'
import { CheckAdmin, LogInAdmin } from '#app/admin/log-in-admin'
import type { CallError } from '#app/kernel/call.errors'
import { RecogniseOffice } from '#app/kernel/recognise-office'
import { VisitorAddress } from '#app/kernel/visitor-address.port'
import { AdminTokenStorage } from '#app/session/admin-token.port'
import { settingsSourceWith } from '#app/testing/chosen-settings'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { fakePort } from '#app/testing/fake-port'
import { inMemorySession } from '#app/testing/in-memory-session'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { installFakeServices } from '#ui/testing/services.ts'
import '#ui/testing/jsdom-dialog.ts'
import { waitOneTurn } from '#ui/testing/shown-dialog.ts'
import { pressButton } from '#ui/testing/typing.ts'
import { AdminGate } from './AdminGate.tsx'
import AdminLink from './AdminLink.tsx'

const container = { get: vi.fn<(token: unknown) => unknown>() }
beforeEach(() => installFakeServices((token) => container.get(token)))

const OFFICE = '192.0.2.1'
type Holder = { readonly role: string; readonly tokenValid: boolean; readonly adminId: string }
const OFFICER: Holder = { role: 'ROLE_ADMIN', tokenValid: true, adminId: 'officer' }

/** Makes the fake environment: the visitor's IP address, the stored token, and the answers of the calls. */
const world = ({ address = OFFICE as string | null, token = null as string | null } = {}) => {
  const calls: string[] = []
  const held = { token }
  const answers: { holder: Holder | CallError; login: string | CallError } = { holder: OFFICER, login: 'token-1' }
  const lookUp = vi.fn<() => Effect.Effect<string | null>>(() => Effect.succeed(address))
  const answerCall = <A,>(call: string, answer: A | CallError) =>
    Effect.suspend((): Effect.Effect<A, CallError> => {
      calls.push(call)
      return answer instanceof Error ? Effect.fail(answer as CallError) : Effect.succeed(answer as A)
    })
  const access = fakePort(AdminAccess, {
    examine: (given) => Effect.suspend(() => answerCall(`examine ${given}`, answers.holder)),
    logIn: ({ adminId, password }) => Effect.suspend(() => answerCall(`log in ${adminId} ${password}`, answers.login)),
  })
  const adminToken = fakePort(AdminTokenStorage, {
    read: () => held.token,
    keep: (given) => void (held.token = given),
    remove: () => void (held.token = null),
  })
  const session = inMemorySession()
  const visitor = fakePort(VisitorAddress, { lookUp })
  const checkAdmin = CheckAdmin.make({ access, adminToken })
  const servicesByToken = new Map<unknown, unknown>([
    [
      RecogniseOffice,
      RecogniseOffice.make({ address: visitor, settings: settingsSourceWith({ allowedAddresses: [OFFICE] }) }),
    ],
    [CheckAdmin, checkAdmin],
    [LogInAdmin, LogInAdmin.make({ access, adminToken, address: visitor, session, checkAdmin })],
  ])
  container.get.mockImplementation((wanted) => servicesByToken.get(wanted))
  return { calls, held, answers, lookUp, session }
}

const seeDialog = (title: string) =>
  vi.waitFor(() => expect(document.querySelector('dialog[open] h2')?.textContent).toBe(title))
const alertText = () => dialogs.active.value?.kind === 'alert' && dialogs.active.value.text
const confirm = async () => {
  act(() => dialogs.active.value?.answer(undefined))
  await waitOneTurn()
}
const link = () => screen.findByRole('link', { name: '팝업 관리' })
const type = (label: string, text: string) => {
  const element = screen.getByLabelText<HTMLInputElement>(label)
  element.focus()
  fireEvent.change(element, { target: { value: text } })
}

const openLink = async () => {
  render(
    <>
      <AdminLink />
      <DialogHolder />
    </>,
  )
  fireEvent.click(await link())
  await waitOneTurn()
}
const openPage = async (path: string) => {
  history.pushState(null, '', path)
  render(
    <>
      <AdminGate>
        <p>팝업 목록</p>
      </AdminGate>
      <DialogHolder />
    </>,
  )
  await waitOneTurn()
}

beforeEach(() => history.pushState(null, '', '/'))
afterEach(async () => {
  act(() => dialogs.discardAll())
  await waitOneTurn()
  cleanup()
  container.get.mockReset()
})

describe('the admin link in the footer', () => {
  it.each(['203.0.113.7', '192.0.2.31', null])('[E-064] is hidden from a visitor at %s', async (address) => {
    const { lookUp } = world({ address })
    render(<AdminLink />)
    await vi.waitFor(() => expect(lookUp).toHaveBeenCalledOnce())
    await waitOneTurn()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('[E-064] is checked again on each navigation', async () => {
    const { lookUp } = world()
    render(<AdminLink />)
    expect((await link()).getAttribute('href')).toBe('/popup-mng')
    lookUp.mockReturnValue(Effect.succeed(null))
    act(() => history.pushState(null, '', '/elig-check'))
    await vi.waitFor(() => expect(screen.queryByRole('link')).toBeNull())
    expect(lookUp).toHaveBeenCalledTimes(2)
  })

  it('[E-162] opens the login dialog when no token is stored', async () => {
    const { calls } = world()
    await openLink()
    await seeDialog('관리자 로그인')
    expect(screen.getByLabelText<HTMLInputElement>('아이디').type).toBe('text')
    expect(screen.getByLabelText<HTMLInputElement>('비밀번호').type).toBe('password')
    expect(screen.getByRole('button', { name: '로그인' })).toBeInstanceOf(HTMLButtonElement)
    await pressButton('취소')
    expect(document.querySelector('dialog')).toBeNull()
    expect(calls).toEqual([])
    expect(location.pathname).toBe('/')
  })

  it('[E-162] opens a single dialog on a double click', async () => {
    world()
    await openLink()
    fireEvent.click(await link())
    await waitOneTurn()
    expect(dialogs.stack.value).toHaveLength(1)
  })

  it('opens the popup management for an administrator with a valid token', async () => {
    const { calls } = world({ token: 'kept' })
    await openLink()
    await vi.waitFor(() => expect(location.pathname).toBe('/popup-mng'))
    expect(calls).toEqual(['examine kept'])
    expect(dialogs.stack.value).toEqual([])
  })

  it.each([
    ['a role without permission (and keeps the token)', { role: 'ROLE_USER' }, '관리자 권한이 없습니다.', 'kept'],
    [
      'an invalid token (and removes it)',
      { tokenValid: false },
      '유효하지 않은 토큰입니다. 다시 로그인해주세요.',
      null,
    ],
  ])('reports %s and opens the login dialog', async (_, holder, text, token) => {
    const { answers, held } = world({ token: 'kept' })
    answers.holder = { ...OFFICER, ...holder }
    await openLink()
    await vi.waitFor(() => expect(alertText()).toBe(text))
    await confirm()
    await seeDialog('관리자 로그인')
    expect(held.token).toBe(token)
  })

  it('keeps the visitor on the page after a failed check', async () => {
    const { answers } = world({ token: 'kept' })
    answers.holder = NO_ANSWER
    await openLink()
    await vi.waitFor(() => expect(alertText()).toBe('관리자 권한 확인 중 오류가 발생했습니다.'))
    await confirm()
    expect(dialogs.stack.value.length).toBe(0)
    expect(location.pathname).toBe('/')
  })
})

describe('the login dialog of the office', () => {
  it.each([
    { id: '', password: 'secret', field: '아이디', text: '아이디를 입력해주세요.' },
    { id: '   ', password: 'secret', field: '아이디', text: '아이디를 입력해주세요.' },
    { id: 'officer', password: '', field: '비밀번호', text: '비밀번호를 입력해주세요.' },
    { id: 'officer', password: '  ', field: '비밀번호', text: '비밀번호를 입력해주세요.' },
  ])('[E-167] rejects "$id" and "$password" without a call', async ({ id, password, ...wanted }) => {
    const { calls } = world()
    await openLink()
    type('아이디', id)
    type('비밀번호', password)
    await pressButton('로그인')
    const field = screen.getByLabelText(wanted.field)
    expect(document.activeElement).toBe(field)
    expect(document.getElementById(`${field.id}-error`)?.textContent).toContain(wanted.text)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
  })

  it('opens the page once the new token was checked', async () => {
    const { calls, session } = world()
    await openLink()
    type('아이디', ' officer ')
    type('비밀번호', 'secret')
    await pressButton('로그인')
    await vi.waitFor(() => expect(location.pathname).toBe('/popup-mng'))
    expect(calls).toEqual(['log in officer secret', 'examine token-1'])
    expect(session.read().adminLoggedIn).toBe(true)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('stays open and empties the password after a failed login', async () => {
    const { answers } = world()
    answers.login = refusedWith(401)
    await openLink()
    type('아이디', 'officer')
    type('비밀번호', 'wrong')
    await pressButton('로그인')
    const password = screen.getByLabelText<HTMLInputElement>('비밀번호')
    await vi.waitFor(() => expect(document.activeElement).toBe(password))
    await vi.waitFor(() =>
      expect(document.getElementById('admin-password-error')?.textContent).toContain(
        '로그인에 실패했습니다. 아이디와 비밀번호를 확인해주세요.',
      ),
    )
    expect([password.value, screen.getByLabelText<HTMLInputElement>('아이디').value]).toEqual(['', 'officer'])
  })
})

describe('an admin page', () => {
  it.each(['/popup-mng', '/popup-reg'])('%s leads to the main page if the login is cancelled', async (path) => {
    world()
    await openPage(path)
    await seeDialog('관리자 로그인')
    expect(screen.getByText('관리자로 로그인하시면 이용할 수 있습니다.')).toBeInstanceOf(HTMLElement)
    expect(screen.queryByText('팝업 목록')).toBeNull()
    await pressButton('취소')
    await vi.waitFor(() => expect(location.pathname).toBe('/'))
  })

  it('opens no page if the login is cancelled after the visitor has left', async () => {
    world()
    await openPage('/popup-mng')
    await seeDialog('관리자 로그인')
    const dialog = dialogs.active.value
    cleanup()
    history.pushState(null, '', '/board-faq')
    act(() => dialog?.answer(undefined))
    await waitOneTurn()
    expect(location.pathname).toBe('/board-faq')
  })

  it('offers another check after a failed one', async () => {
    const { answers } = world({ token: 'kept' })
    answers.holder = NO_ANSWER
    await openPage('/popup-mng')
    await vi.waitFor(() => expect(alertText()).toBe('관리자 권한 확인 중 오류가 발생했습니다.'))
    await confirm()
    answers.holder = OFFICER
    await pressButton('다시 시도')
    await vi.waitFor(() => expect(screen.getByText('팝업 목록')).toBeInstanceOf(HTMLElement))
  })
})
