import { Effect, Fiber } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenedCertificationWindow } from '#app/identity/certification-window.port'
import { CERTIFICATION_CHANNEL } from './certification-message-wire.ts'
import { CertificationWindowBrowser } from './certification-window-browser.ts'

const ORIGIN = 'http://portal.example'
const openings: unknown[][] = []
let popup: { closed: boolean; close: () => void } | null
let page: EventTarget

beforeEach(() => {
  openings.length = 0
  popup = { closed: false, close: vi.fn<() => void>() }
  page = new EventTarget()
  vi.stubGlobal('location', { origin: ORIGIN, href: `${ORIGIN}/onslf-check` })
  vi.stubGlobal('window', { open: (...asked: unknown[]) => (openings.push(asked), popup) })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const openWindow = (): OpenedCertificationWindow =>
  CertificationWindowBrowser.make({}).open('phone') as OpenedCertificationWindow
const messageOf = (state: string) => ({
  type: 'cert',
  success: true,
  state,
  name: '김서준',
  birthDay: '19800131',
  ci: 'ci',
})
const CERTIFIED = {
  is: 'certified',
  name: '김서준',
  birthDay: '19800131',
  ci: 'ci',
  phone: '',
  carrier: '',
  provider: '',
}
const arrives = (data: unknown, from: { readonly origin?: string; readonly source?: unknown } = {}) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, origin: ORIGIN, source: popup, ...from }))

/** Returns the result that the waiting page has received; `nothing` if it is still waiting. */
const takenBy = async (window: OpenedCertificationWindow) => {
  const waiting = Effect.runFork(window.result)
  const taken = await Effect.runPromise(
    Effect.raceFirst(Fiber.join(waiting), Effect.as(Effect.repeat(Effect.yieldNow, { times: 20 }), 'nothing' as const)),
  )
  return taken
}

describe('[P-260] CertificationWindowBrowser', () => {
  it('[E-123] opens an empty window in the size of the method', () => {
    const states = [openWindow().state, openWindow().state]
    for (const state of states) expect(state).toMatch(/^[\da-f]{32}$/)
    expect(new Set(states).size).toBe(2)
    expect(openings[0]).toEqual(['', 'certification', 'popup,width=480,height=812'])
  })

  it.each([
    ['simple', 838, 610],
    ['simpleResult', 838, 610],
    ['phone', 480, 812],
    ['financial', 400, 640],
    ['joint', 400, 640],
    ['ipin', 450, 550],
  ] as const)('[E-106] opens the window of %s with %i by %i pixels', (method, width, height) => {
    CertificationWindowBrowser.make({}).open(method)?.close()
    expect(openings).toEqual([['', 'certification', `popup,width=${width},height=${height}`]])
  })

  it('returns null for a blocked window', () => {
    popup = null
    expect(CertificationWindowBrowser.make({}).open('phone')).toBeNull()
  })

  it('[E-123] returns the message with the state of the window', async () => {
    const window = openWindow()
    arrives(messageOf(window.state))
    expect(await takenBy(window)).toEqual(CERTIFIED)
    window.close()
  })

  it.each([
    ['another origin', (state: string) => arrives(messageOf(state), { origin: 'https://evil.example' })],
    ['another window', (state: string) => arrives(messageOf(state), { source: {} })],
    ['another start', () => arrives(messageOf('earlier'))],
    ['no start', () => arrives(messageOf(''))],
    ['a malformed message', (state: string) => arrives({ ...messageOf(state), extra: 1 })],
    ['a message of a different type', (state: string) => arrives({ ...messageOf(state), type: 'other' })],
  ])('[E-123] ignores a message from %s and keeps waiting', async (_, forge) => {
    const window = openWindow()
    forge(window.state)
    expect(await takenBy(window)).toBe('nothing')
    arrives(messageOf(window.state))
    expect(await takenBy(window)).toMatchObject({ is: 'certified' })
    window.close()
  })

  it('[E-123] accepts only the first certification message', async () => {
    const window = openWindow()
    arrives(messageOf(window.state))
    arrives({ ...messageOf(window.state), name: '둘째' })
    expect(await takenBy(window)).toMatchObject({ name: '김서준' })
    window.close()
  })

  it('[E-123] ignores messages after the window was closed', async () => {
    const window = openWindow()
    window.close()
    arrives(messageOf(window.state))
    expect(await takenBy(window)).toBe('nothing')
    expect(popup?.close).toHaveBeenCalledOnce()
  })

  it('[E-124] receives and confirms a message over the channel', async () => {
    const window = openWindow()
    const channel = new BroadcastChannel(CERTIFICATION_CHANNEL)
    const receivedMessage = new Promise((resolve) =>
      channel.addEventListener('message', (event) => resolve(event.data)),
    )
    channel.postMessage(messageOf('earlier'))
    channel.postMessage(messageOf(window.state))
    expect(await receivedMessage).toEqual({ type: 'cert-taken', state: window.state })
    expect(await takenBy(window)).toEqual(CERTIFIED)
    channel.close()
    window.close()
  })

  it('accepts the message of a window that looks closed', async () => {
    vi.useFakeTimers()
    const window = openWindow()
    let closeCount = 0
    Effect.runFork(Effect.map(window.looksClosed, () => (closeCount += 1)))
    await vi.advanceTimersByTimeAsync(1000)
    expect(closeCount).toBe(0)
    popup = Object.assign(popup as NonNullable<typeof popup>, { closed: true })
    await vi.advanceTimersByTimeAsync(1500)
    expect(closeCount).toBe(1)
    arrives(messageOf(window.state))
    vi.useRealTimers()
    expect(await takenBy(window)).toMatchObject({ is: 'certified' })
    window.close()
  })

  it('writes the fields of the form as values, never as HTML', () => {
    const messages: Record<string, unknown>[] = []
    const element = (kind: string) => {
      const one: Record<string, unknown> = { kind, parts: [], submit: vi.fn<() => void>(), remove: vi.fn<() => void>() }
      one['append'] = (part: unknown) => (one['parts'] as unknown[]).push(part)
      messages.push(one)
      return one
    }
    vi.stubGlobal('document', { createElement: element, body: { append: () => undefined } })
    const window = openWindow()
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this `fill` is not `Array.fill`
    window.fill({ action: 'https://provider.example/a?x=1', method: 'get', fields: { state: '<b>"' } })
    expect(messages[0]).toMatchObject({
      method: 'get',
      action: 'https://provider.example/a?x=1',
      target: 'certification',
    })
    expect(messages.slice(1)).toMatchObject([
      { type: 'hidden', name: 'state', value: '<b>"' },
      { type: 'hidden', name: 'x', value: '1' },
    ])
    expect(messages[0]?.['submit']).toHaveBeenCalledOnce()
    expect(messages[0]?.['remove']).toHaveBeenCalledOnce()
    window.close()
  })

  it('posts no form into a closed window', () => {
    const createElement = vi.fn<() => unknown>()
    vi.stubGlobal('document', { createElement })
    const window = openWindow()
    popup = Object.assign(popup as NonNullable<typeof popup>, { closed: true })
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this `fill` is not `Array.fill`
    window.fill({ action: 'https://provider.example/a', method: 'post', fields: {} })
    expect(createElement).not.toHaveBeenCalled()
    window.close()
  })
})
