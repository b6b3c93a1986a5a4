import { afterEach, expect, it, vi } from 'vitest'
import { PageVisibilityDocument } from './page-visibility-document.ts'

afterEach(() => vi.unstubAllGlobals())

it('[E-210] PageVisibilityDocument reports each change of the visibility until the subscription ends', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const reported: boolean[] = []
  const become = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const end = PageVisibilityDocument.make({}).subscribe((visible) => reported.push(visible))
  become('hidden')
  become('visible')
  end()
  become('hidden')
  expect(reported).toEqual([false, true])
})
