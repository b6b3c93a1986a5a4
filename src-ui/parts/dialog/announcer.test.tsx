import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LoadingState } from '../design/States.tsx'
import { announce, currentAnnouncement, showToast } from './announcer.ts'
import { DialogHolder } from './DialogHolder.tsx'
import { dialogs } from './dialogs.ts'
import { LiveRegion, Toast } from './LiveRegion.tsx'
import '#ui/testing/jsdom-dialog.ts'

describe('loading signs and announcements', () => {
  const withDialogs = () =>
    render(
      <>
        <DialogHolder />
        <LiveRegion />
      </>,
    )

  it('a loading sign immediately replaces an earlier sign', () => {
    const Screen = ({ there }: { readonly there: boolean }) =>
      there ? <LoadingState /> : <div data-skeleton data-testid="first" />
    const { rerender } = render(<Screen there={false} />)
    rerender(<Screen there />)
    expect(screen.queryByTestId('first')).toBeNull()
    expect(screen.getByRole('status').dataset['waiting']).toBeUndefined()
  })

  it('loading is reported only after 400 ms', () => {
    vi.useFakeTimers()
    render(<LoadingState />)
    act(() => void vi.advanceTimersByTime(399))
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toBe('불러오는 중입니다.')
  })

  it('a repeated sentence is announced again', async () => {
    render(<LiveRegion />)
    await act(async () => announce('대기를 중지했습니다.'))
    const first = screen.getByRole('status').textContent
    await act(async () => announce('대기를 중지했습니다.'))
    expect(screen.getByRole('status').textContent).not.toBe(first)
    expect(screen.getByRole('status').textContent.trim()).toBe('대기를 중지했습니다.')
  })

  it('[D1-227] only the newest of several waiting sentences is announced', async () => {
    withDialogs()
    await act(async () => {
      announce('확인하고 있습니다.')
      announce('파일 1개를 추가했습니다.')
      announce('계좌인증이 완료되었습니다.')
      expect(currentAnnouncement.peek().text).toBe('확인하고 있습니다.')
    })
    expect(announcedText()).toBe('계좌인증이 완료되었습니다.')
    await act(async () => {
      announce('확인하고 있습니다.')
      announce('계좌인증이 완료되었습니다.')
      void dialogs.alert({ text: '접속이 원활하지 않습니다.' })
    })
    expect(announcedText()).toBe('')
  })

  it('[D1-253] an announcement disappears after ten seconds', async () => {
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

  const announcedText = () =>
    [...document.querySelectorAll('.sr[role="status"]')].map((one) => one.textContent.trim()).join('')

  it('[D1-253] announcements disappear when their dialog closes', async () => {
    withDialogs()
    const warning = dialogs.confirm({ text: '연장하시겠습니까?' })
    await act(async () => announce('5분 남았습니다.'))
    expect(announcedText()).toBe('5분 남았습니다.')
    await act(async () => dialogs.discardAll())
    expect(await warning).toBe(false)
    expect(announcedText()).toBe('')
    await act(async () => void dialogs.confirm({ text: '중지하시겠습니까?' }))
    await act(async () => {
      dialogs.discardAll()
      announce('중지했습니다.')
    })
    expect(announcedText()).toBe('중지했습니다.')
  })

  it('[D1-227] announcements are not repeated in a dialog that opens later', async () => {
    withDialogs()
    await act(async () => announce('계좌인증이 완료되었습니다.'))
    expect(announcedText()).toBe('계좌인증이 완료되었습니다.')
    await act(async () => void dialogs.confirm({ text: '수정하시겠습니까?' }))
    expect(announcedText()).toBe('')
    await act(async () => dialogs.discardAll())
    expect(announcedText()).toBe('')
  })
})

it('showToast shows and announces a message for five seconds', async () => {
  vi.useFakeTimers()
  const { container } = render(<Toast />)
  await act(async () => showToast('복사했습니다.'))
  expect(container.textContent).toBe('복사했습니다.')
  expect(currentAnnouncement.peek().text).toBe('복사했습니다.')
  const sign = container.querySelector('path')?.getAttribute('d')
  await act(async () => showToast('복사하지 못했습니다.', 'failed'))
  expect(currentAnnouncement.peek().text).toBe('복사하지 못했습니다.')
  expect(container.querySelector('path')?.getAttribute('d')).not.toBe(sign)
  act(() => {
    vi.advanceTimersByTime(5000)
  })
  expect(container.textContent).toBe('')
})
