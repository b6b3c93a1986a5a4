import { afterEach, expect, it, vi } from 'vitest'
import { PageVisibilityDocument } from './page-visibility-document.ts'

afterEach(() => vi.unstubAllGlobals())

it('[E-210] PageVisibilityDocument reports each change of the visibility until the subscription ends', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const reports: boolean[] = []
  const setVisibility = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const end = PageVisibilityDocument.make({}).subscribe((visible) => reports.push(visible))
  setVisibility('hidden')
  setVisibility('visible')
  end()
  setVisibility('hidden')
  expect(reports).toEqual([false, true])
})
