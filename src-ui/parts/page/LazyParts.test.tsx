import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyWhenIdle } from './LazyParts.tsx'

type Module = { readonly default: ComponentType }

/** Renders a page with a lazily loaded part. `idle` is the moment when the page becomes idle. */
const page = (load: () => Promise<Module>) => {
  let idle: () => void = () => undefined
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (idle = run))
  const Part = lazyWhenIdle(load)
  render(
    <>
      <p>글</p>
      <Part />
    </>,
  )
  return { becomeIdle: () => act(async () => idle()) }
}

describe('a part declared by lazyWhenIdle', () => {
  it('is loaded exactly once, when the page is idle', async () => {
    const load = vi.fn<() => Promise<Module>>(async () => ({ default: () => <p>나중</p> }))
    const { becomeIdle } = page(load)
    expect(load).not.toHaveBeenCalled()
    await becomeIdle()
    expect(await screen.findByText('나중')).toBeInstanceOf(HTMLElement)
    expect(load).toHaveBeenCalledOnce()
  })

  it('leaves the page unchanged if a load fails', async () => {
    const { becomeIdle } = page(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await becomeIdle()
    expect(document.body.textContent).toBe('글')
  })
})
