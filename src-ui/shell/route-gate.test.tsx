import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dialogs } from '../design/dialogs.ts'
import { RouteGate } from './RouteGate.tsx'

const outside = vi.hoisted(() => ({
  verdict: {
    go: 'away',
    target: '/',
    alert: 'guard.expired',
    because: { rule: 'GD-2', ref: 'E-151' },
    draftKept: false,
  } as unknown,
}))
vi.mock('../session/visit.ts', () => ({ visit: () => Promise.resolve(outside.verdict) }))
vi.mock('../services.ts', () => ({
  services: () => new Promise(() => undefined),
  firstServices: () => new Promise(() => undefined),
  clock: { now: () => 0, subscribe: () => () => undefined },
}))

afterEach(() => {
  dialogs.discardAll()
  history.replaceState(null, '', '/')
})

const turns = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))

describe('a visit that its guard refuses', () => {
  it('[P-237] is told nothing any more once a maintenance window has led elsewhere', async () => {
    const { unmount } = render(<RouteGate path="/aply-info" />)
    // The verdict is there; its words have never been loaded before, so they are on their way.
    await act(() => Promise.resolve())
    unmount()
    for (let turn = 0; turn < 20; turn += 1) await turns()
    expect(dialogs.active.value).toBeNull()
  })

  it('[E-151] [D1-13] is told why', async () => {
    render(<RouteGate path="/aply-info" />)
    await vi.waitFor(() => expect(dialogs.active.value).toMatchObject({ kind: 'alert', because: { rule: 'GD-2' } }))
    const heading = await screen.findByRole('heading', { level: 1, hidden: true })
    expect(heading.textContent).toBe('인증 시간이 끝났습니다')
    expect(document.title).toMatch(/^인증 시간이 끝났습니다 \| /)
  })
})

describe('an address that is no page', () => {
  it.each([
    ['[E-021] [D1-246] whatever it is', '/no-such-page'],
    ['[E-022] a test variant of the consents', '/info-agree-test'],
    ['[E-022] a test variant of the request', '/mydata-agree/test'],
  ])('%s: says so with two ways on, and asks no guard', async (_, path) => {
    render(<RouteGate path={path} />)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('찾으시는 화면이 없습니다')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/bzmn-result'])
    await waitFor(() => expect(document.title).toMatch(/^찾으시는 화면이 없습니다 \| /))
    expect(dialogs.active.value).toBeNull()
  })
})
