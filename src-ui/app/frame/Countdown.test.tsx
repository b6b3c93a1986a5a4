import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExtendSession } from '#app/session/extend-session'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import * as session from '#ui/parts/session/session-signals.ts'
import '#ui/testing/jsdom-dialog.ts'
import { installFakeServices } from '#ui/testing/services.ts'
import { closeDialogs, dialogText, pressDialogButton } from '#ui/testing/shown-dialog.ts'
import { Countdown } from './Countdown.tsx'

const PART = './follow-countdown.ts'
const extend = vi.fn<() => void>()

beforeEach(() => {
  extend.mockClear()
  installFakeServices((token) => (token === ExtendSession ? () => Effect.sync(extend) : undefined))
  vi.spyOn(session, 'followSession').mockResolvedValue(undefined)
  vi.spyOn(session, 'sessionSecondsLeft', 'get').mockReturnValue(signal(600))
})
afterEach(() => {
  vi.doUnmock(PART)
  closeDialogs()
})

const button = () => screen.getByRole('button', { name: '시간 연장' })
const press = async () => {
  fireEvent.click(button())
  await act(() => vi.dynamicImportSettled())
}

it('[D1-1006] [D2-950] has the button that ends the session behind the remaining time and its one other button', async () => {
  render(
    <>
      <Countdown />
      <DialogHolder />
    </>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['시간 연장', '인증 끝내기'])
  fireEvent.click(screen.getByRole('button', { name: '인증 끝내기' }))
  await act(() => vi.dynamicImportSettled())
  await waitFor(() => expect(dialogText()).toBe('인증을 끝낼까요?'))
})

describe('[E-207] 시간 연장, if its code cannot be loaded', () => {
  it('says so, and extends the session on a later click', async () => {
    vi.doMock(PART, () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    render(
      <>
        <Countdown />
        <DialogHolder />
      </>,
    )
    await press()
    expect(dialogText()).toContain('불러오지 못했습니다')
    await pressDialogButton()
    expect(button().getAttribute('aria-disabled')).toBeNull()

    vi.doUnmock(PART)
    await press()
    expect(extend).toHaveBeenCalledOnce()
  })
})
