import { afterEach, expect, it, vi } from 'vitest'
import { makePageVisibility } from './page-visibility-document.ts'

afterEach(() => vi.unstubAllGlobals())

it('[E-210] makePageVisibility reports each change of the visibility until the subscription ends', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const reported: boolean[] = []
  const become = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const end = makePageVisibility().subscribe((visible) => reported.push(visible))
  become('hidden')
  become('visible')
  end()
  become('hidden')
  expect(reported).toEqual([false, true])
})
