import { signal } from '@preact/signals-react'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ResetSession } from '#app/session/end-session'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import * as session from '#ui/parts/session/session-signals.ts'
import '#ui/testing/jsdom-dialog.ts'
import { installFakeServices } from '#ui/testing/services.ts'
import { dialogNextSteps, dialogText, pressDialogButton, waitOneTurn } from '#ui/testing/shown-dialog.ts'
import SessionEndLine from './SessionEndLine.tsx'

const secondsLeft = signal<number | null>(3600)
const onEnd = vi.fn<() => void>()

beforeEach(() => {
  onEnd.mockClear()
  secondsLeft.value = 3600
  history.replaceState(null, '', '/aply-result')
  vi.spyOn(session, 'sessionSecondsLeft', 'get').mockReturnValue(secondsLeft)
  installFakeServices((token) => (token === ResetSession ? onEnd : undefined))
  render(
    <>
      <SessionEndLine isInWideHeader={false} />
      <DialogHolder />
    </>,
  )
})

const end = () => screen.queryByRole('button', { name: '인증 끝내기' })
const pressEnd = async () => {
  end()?.click()
  await waitOneTurn()
}

describe('[D1-786] the line that ends a session on a shared device', () => {
  it('is shown only while a countdown runs', () => {
    expect(end()).not.toBeNull()
    act(() => void (secondsLeft.value = null))
    expect(end()).toBeNull()
  })

  it('[E-140] [D3-605] asks, ends the session and opens the main page', async () => {
    await pressEnd()
    expect(dialogText()).toBe('인증을 끝낼까요?')
    expect(dialogNextSteps()).toContain('접수하신 내용은 그대로 있습니다.')
    expect(dialogNextSteps()).toContain('아직 보내지 않으신 파일은 바로 지워지고')
    expect(onEnd).not.toHaveBeenCalled()
    await pressDialogButton('인증 끝내기')
    await waitOneTurn()
    expect(onEnd).toHaveBeenCalledOnce()
    expect(location.pathname).toBe('/')
  })

  it('changes nothing if the person cancels', async () => {
    await pressEnd()
    await pressDialogButton('취소')
    await waitOneTurn()
    expect(onEnd).not.toHaveBeenCalled()
    expect(location.pathname).toBe('/aply-result')
  })
})
