import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ReturnScreen from './ReturnScreen.tsx'

/** Makes the reply of the waiting page. [D3-49] */
const certificationReceipt = (state: string) => ({ type: 'cert-taken', state })
const PERSON = { name: '김서준', birthDay: '19800131', ci: 'ci-1' }
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`

const postMessage = vi.fn<(message: unknown, origin: string) => void>()
const close = vi.fn<() => void>()
let channel: BroadcastChannel
let receivedMessages: unknown[]

/** Replies with this state to a result, as the page that waits for the result does. */
const somebodyWaitsFor = (state: string) =>
  channel.addEventListener('message', (event) => {
    if ((event.data as { state?: string }).state !== state) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage(certificationReceipt(state))
  })

const openReturnPage = (url: string, opener: unknown = { closed: false, postMessage }) => {
  history.pushState({ from: 'the provider' }, '', url)
  vi.stubGlobal('opener', opener)
  render(<ReturnScreen />)
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const waitForClose = () => vi.waitFor(() => expect(close).toHaveBeenCalledOnce())

beforeEach(() => {
  postMessage.mockReset()
  close.mockReset()
  vi.spyOn(window, 'close').mockImplementation(close)
  receivedMessages = []
  channel = new BroadcastChannel('certification')
  channel.addEventListener('message', (event) => receivedMessages.push(event.data))
})
afterEach(() => {
  channel.close()
})

describe('a certification window with an opener', () => {
  it.each(['/integration-result', '/kmc-result'])(
    '[E-121] %s posts the values to the opener and closes the window',
    (path) => {
      openReturnPage(
        path + query({ ...PERSON, state: 's1', phone: '010', mobile_co: 'SKT', provider: 'kakao', tr_cert: 'c' }),
      )
      expect(postMessage).toHaveBeenCalledExactlyOnceWith(
        {
          type: 'cert',
          success: true,
          state: 's1',
          ...PERSON,
          phone: '010',
          mobile_co: 'SKT',
          provider: 'kakao',
          tr_cert: 'c',
        },
        location.origin,
      )
      expect(close).toHaveBeenCalledOnce()
      expect(title()).toBe('본인인증이 완료되었습니다. 창이 자동으로 닫힙니다.')
    },
  )

  it('[E-121] [P-259] posts the values of the phone provider', () => {
    openReturnPage('/kmc-result' + query({ ...PERSON, tr_cert: 'cert', tr_add: 's2' }))
    expect(postMessage.mock.lastCall?.[0]).toMatchObject({ success: true, state: 's2', tr_cert: 'cert', tr_add: 's2' })
  })

  it.each([
    { ci: '', name: '김서준', birthDay: '19800131' },
    { ci: 'ci-1', birthDay: '19800131' },
    { ci: 'ci-1', name: '김서준' },
    { ...PERSON, result: 'fail' },
  ])('[E-122] [P-259] posts a failure in place of %o and closes the window', (values) => {
    openReturnPage('/integration-result' + query({ ...values, state: 's1' }))
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'cert', success: false, state: 's1', cancelled: false },
      location.origin,
    )
    expect(close).toHaveBeenCalledOnce()
    expect(title()).toBe('인증에 실패했습니다. 다시 시도해주세요.')
  })

  it('[E-122] [P-259] marks a cancelled certification', () => {
    openReturnPage('/kmc-result' + query({ result: 'cancel', tr_add: 's1' }))
    expect(postMessage.mock.lastCall?.[0]).toEqual({ type: 'cert', success: false, state: 's1', cancelled: true })
    expect(close).toHaveBeenCalledOnce()
  })

  it('removes personal data immediately from the URL and the history', () => {
    const entries = history.length
    openReturnPage('/integration-result' + query({ ...PERSON, state: 's1' }))
    expect(location.href).toBe(`${location.origin}/integration-result`)
    expect(history.state).toBeNull()
    expect(history.length).toBe(entries + 1)
  })
})

describe('[E-113] tr_cert and tr_add, the two values in the return URL of KMC', () => {
  const sentMessage = () => postMessage.mock.lastCall?.[0]

  it('are read from the route', () => {
    openReturnPage('/kmc-result/r%2Fcert/r-add' + query(PERSON))
    expect(sentMessage()).toMatchObject({ tr_cert: 'r/cert', tr_add: 'r-add', state: 'r-add' })
    expect(location.pathname + location.search).toBe('/kmc-result')
  })

  it('are decoded separately, so that an invalid value does not affect the other', () => {
    openReturnPage('/kmc-result/%E0%A4/a+b' + query(PERSON))
    expect(sentMessage()).toMatchObject({ success: true, tr_add: 'a+b' })
  })

  it('are read from the query first', () => {
    openReturnPage('/kmc-result/r-cert/r-add' + query({ ...PERSON, tr_cert: 'q-cert', tr_add: 'q-add' }))
    expect(sentMessage()).toMatchObject({ tr_cert: 'q-cert', tr_add: 'q-add', state: 'q-add' })
  })
})

describe('a certification window without an opener', () => {
  it('[E-124] closes when its message was received over the channel', async () => {
    somebodyWaitsFor('s1')
    openReturnPage('/integration-result' + query({ ...PERSON, state: 's1' }), null)
    await waitForClose()
    expect(title()).toBe('본인인증이 완료되었습니다. 창이 자동으로 닫힙니다.')
    expect(receivedMessages).toEqual([{ type: 'cert', success: true, state: 's1', ...PERSON }])
  })

  it('[E-124] treats a closed opener as missing', async () => {
    somebodyWaitsFor('s1')
    openReturnPage('/integration-result' + query({ ...PERSON, state: 's1' }), { closed: true, postMessage })
    await waitForClose()
    expect(title()).toBe('본인인증이 완료되었습니다. 창이 자동으로 닫힙니다.')
    expect(postMessage).not.toHaveBeenCalled()
  })

  it('[E-124] says after two seconds that there was no reply', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    openReturnPage('/integration-result' + query({ ...PERSON, state: 's1' }), null)
    act(() => void vi.advanceTimersByTime(1999))
    expect(title()).toBe('처리 중입니다. 잠시만 기다려주세요.')
    act(() => void vi.advanceTimersByTime(1))
    expect(title()).toBe('인증을 시작한 화면을 찾을 수 없습니다. 창을 닫고 다시 시도해주세요.')
    expect(close).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    expect(close).toHaveBeenCalledOnce()
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  it('[E-124] ignores a reply of a page with another certification', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    openReturnPage('/integration-result' + query({ ...PERSON, state: 's1' }), null)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage(certificationReceipt('s0'))
    await vi.waitFor(() => expect(receivedMessages).toHaveLength(1))
    act(() => void vi.advanceTimersByTime(2000))
    expect(title()).toMatch(/^인증을 시작한 화면을 찾을/)
  })
})
