import { describe, expect, it } from 'vitest'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { dialogs } from './dialogs.ts'
import { loadOrShowFailure } from './load-on-click.ts'

describe('[E-207] code that a click loads', () => {
  it('is returned if it loads, without a dialog', async () => {
    expect(await loadOrShowFailure(() => Promise.resolve({ part: 1 }))).toEqual({ part: 1 })
    expect(dialogs.active.value).toBeNull()
  })

  it('is null if it fails to load, and a dialog says so', async () => {
    const part = loadOrShowFailure(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await expect
      .poll(() => dialogs.active.value)
      .toMatchObject({ kind: 'alert', text: EVERY_PAGE_TEXTS['common.partFailed'] })
    dialogs.active.value?.answer(undefined)
    expect(await part).toBeNull()
  })
})
