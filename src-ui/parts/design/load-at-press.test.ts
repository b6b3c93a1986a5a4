import { afterEach, describe, expect, it } from 'vitest'
import { GENERAL } from '../../text/ko/general.ts'
import { dialogs } from './dialogs.ts'
import { loadAtPress } from './load-at-press.ts'

afterEach(() => dialogs.discardAll())

describe('[E-207] what a press needs is loaded by it', () => {
  it('receives it silently', async () => {
    expect(await loadAtPress(() => Promise.resolve({ part: 1 }))).toEqual({ part: 1 })
    expect(dialogs.active.value).toBeNull()
  })

  it('where it cannot be had, the window says what happened and what to do, and the press ends without it', async () => {
    const part = loadAtPress(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await expect.poll(() => dialogs.active.value).toMatchObject({ kind: 'alert', text: GENERAL['common.partFailed'] })
    dialogs.active.value?.answer(undefined)
    expect(await part).toBeNull()
  })
})
