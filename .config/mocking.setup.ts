import { afterAll, vi } from 'vitest'

// The next file of this thread puts other stand-ins in the place of modules: it loads them anew, once none that this file
// asked for is still on its way, and begins in a browser in which nothing was kept.
afterAll(async () => {
  await vi.dynamicImportSettled()
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.title = ''
  document.body.replaceChildren()
})
