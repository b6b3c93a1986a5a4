import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type QueueWaitState, QueueGate } from '#app/admission/queue-gate.port'
import { fakePort } from '#app/testing/fake-port'
import { DialogHolder } from '#ui/parts/dialog/DialogHolder.tsx'
import { followQueue } from './follow-queue.ts'
import '#ui/testing/jsdom-dialog.ts'

const WAITING: QueueWaitState = { kind: 'queue', action: 'act_9', ahead: 7, estimateSeconds: 90, progress: 0.25 }

/** Makes a page, and a queue whose answers the test sets. */
const page = () => {
  let sendWait: (waiting: QueueWaitState | null) => void = () => undefined
  const stop = vi.fn<() => void>()
  const gate = fakePort(QueueGate, {
    waiting: () => null,
    stop,
    subscribe: (listener) => {
      sendWait = listener
      return () => undefined
    },
  })
  render(<DialogHolder />)
  followQueue(gate)
  const sayAtOnce = (waiting: QueueWaitState | null) => sendWait(waiting)
  return { stop, sayAtOnce, say: (waiting: QueueWaitState | null) => act(async () => sayAtOnce(waiting)) }
}
const room = () => screen.findByRole('dialog', { name: '서비스 접속 대기 중입니다.' })
const read = (element: HTMLElement) => element.textContent

describe('[P-316] the waiting room', () => {
  it('[P-197] shows position, estimated time and progress of the wait', async () => {
    const { say } = page()
    await say(WAITING)
    const text = read(await room())
    for (const part of ['앞에 7명이 대기하고 있습니다.', '약 2분']) expect(text).toContain(part)
    expect((await room()).style.zIndex).toBe('32000')
    expect(screen.getByRole('progressbar', { name: '대기 진행률' }).getAttribute('value')).toBe('25')
    await say({ ...WAITING, ahead: 1, estimateSeconds: 12, progress: 0.9 })
    for (const part of ['앞에 1명이 대기하고 있습니다.', '약 12초']) expect(read(await room())).toContain(part)
    await say({ ...WAITING, ahead: 1, estimateSeconds: 0, progress: 0.99 })
    expect(read(await room())).toContain('약 1초')
  })

  it('[D1-965] says that it goes on by itself, then what keeps and what loses the place', async () => {
    const { say } = page()
    await say(WAITING)
    expect(read(await room())).toMatch(
      /잠시만 기다리시면 자동으로 접속됩니다\..*다른 앱을 보시거나 화면이 꺼져도,.*중지하시면 지금 순서가 없어지고,/s,
    )
    expect(read(await room())).not.toContain('%')
    const statusTexts = screen.getAllByRole('status').map((region) => read(region))
    expect(statusTexts).toContain('앞에 7명이 대기하고 있습니다.')
  })

  it('[D3-350] says that the place is kept while the connection is lost', async () => {
    const sentence = '연결이 끊겨 다시 연결하고 있습니다. 순서는 그대로이며, 연결되면 이어집니다.'
    const { say } = page()
    await say(WAITING)
    const statusTexts = () => screen.getAllByRole('status').map((region) => read(region))
    await room()
    expect(statusTexts()).not.toContain(sentence)
    await say({ ...WAITING, isConnectionLost: true })
    expect(statusTexts()).toContain(sentence)
    expect(statusTexts()).toContain('앞에 7명이 대기하고 있습니다.')
    await say({ ...WAITING, ahead: 6 })
    expect(statusTexts()).not.toContain(sentence)
  })

  it('[P-195] announces the automatic retry to a blocked IP address, and shows no position', async () => {
    const { say } = page()
    await say({ kind: 'address', action: 'act_9', ahead: 140, estimateSeconds: 7, progress: 0.3 })
    const text = read(await room())
    for (const part of ['접속이 잠시 제한되었습니다.', '자동으로 한 번 더 시도합니다.', '약 7초'])
      expect(text).toContain(part)
    for (const part of ['내 순서', '140', '자동으로 접속됩니다', '다른 앱']) expect(text).not.toContain(part)
    await say({ kind: 'address', action: 'act_9', ahead: 60, estimateSeconds: 3, progress: 0.7 })
    expect(read(await room())).toContain('약 3초')
  })

  it('[P-197] stops the wait with the stop button', async () => {
    const { say, stop } = page()
    await say(WAITING)
    await room()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '중지' })))
    expect(stop).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[D1-423] asks for confirmation before a place in the queue is lost', async () => {
    const { say, stop } = page()
    await say(WAITING)
    const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
    await room()
    await press('닫기')
    expect(read(screen.getByRole('dialog', { name: /^대기를 중지할까요\?/ }))).toContain(
      '중지하시면 지금 순서가 없어지고,',
    )
    await press('계속 기다리기')
    expect(stop).not.toHaveBeenCalled()
    await say({ ...WAITING, kind: 'address' })
    await press('닫기')
    expect(stop).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[D1-423] closes the question about stopping when the wait ends', async () => {
    const { say, stop } = page()
    await say(WAITING)
    await room()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '닫기' })))
    await say(null)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(stop).not.toHaveBeenCalled()
  })

  it('closes when the wait ends, and does not stop the call', async () => {
    const { say, stop } = page()
    await say(WAITING)
    await room()
    await say(null)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(stop).not.toHaveBeenCalled()
  })

  it('does not open for a wait that has already ended', async () => {
    const { say, sayAtOnce } = page()
    await act(async () => {
      sayAtOnce(WAITING)
      sayAtOnce(null)
      await vi.dynamicImportSettled()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    await say(WAITING)
    expect(await room()).toBeInstanceOf(HTMLElement)
  })

  describe('[E-207] a waiting room that cannot be loaded', () => {
    const SENTENCE =
      '화면을 불러오지 못했습니다. 인터넷 연결을 확인한 후 새로고침해주세요. 적으신 내용은 이 창에 남지만, 신청서의 주민등록번호와 첨부파일은 다시 넣으셔야 합니다.'
    /** Starts a wait while the code of the waiting room fails to load. */
    const waitWithoutRoom = async () => {
      vi.doMock('./waiting-room.tsx', () => {
        throw new TypeError('Failed to fetch dynamically imported module')
      })
      const reload = vi.fn<() => void>()
      vi.stubGlobal('location', { ...location, reload })
      const { say, stop } = page()
      await say(WAITING)
      expect(read(await screen.findByRole('dialog', { name: /^알림 / }))).toContain(SENTENCE)
      expect(reload).not.toHaveBeenCalled()
      const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
      return { say, stop, reload, press }
    }
    afterEach(() => {
      vi.doUnmock('./waiting-room.tsx')
    })

    it('is replaced by a message that a part is missing', async () => {
      const { reload, press } = await waitWithoutRoom()
      await press('새로고침')
      expect(reload).toHaveBeenCalledOnce()
    })

    it('[P-198] lets the person stop the wait', async () => {
      const { say, stop, reload, press } = await waitWithoutRoom()
      await press('닫기')
      expect(stop).toHaveBeenCalledOnce()
      expect(reload).not.toHaveBeenCalled()
      await say(null)
      await say(WAITING)
      expect(await screen.findByRole('dialog', { name: /^알림 / })).toBeInstanceOf(HTMLElement)
    })

    it('closes the message when the wait ends', async () => {
      const { say, stop } = await waitWithoutRoom()
      await say(null)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(stop).not.toHaveBeenCalled()
    })
  })
})
