import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { currentSettings, serverTime } from '../parts/services/signals.ts'
import { runningActions } from '../parts/task/task.ts'
import './computed-style.ts'
import { closeDialogs } from './shown-dialog.ts'

// Expected changes usually appear immediately, but on a busy machine they may take longer.
configure({ asyncUtilTimeout: 30_000 })

// No page may ever show a placeholder that is not filled.
const unfilled = new Set<string>()
const checkChanges = (changes: readonly MutationRecord[]) => {
  for (const { target, addedNodes } of changes)
    for (const { textContent } of target.nodeType === Node.TEXT_NODE ? [target] : addedNodes)
      for (const [hole] of textContent?.matchAll(/\{[\w:.]+\}/g) ?? []) unfilled.add(hole)
}
const observer = new MutationObserver(checkChanges)
observer.observe(document, { childList: true, characterData: true, subtree: true })
afterAll(() => observer.disconnect())
afterEach(() => {
  checkChanges(observer.takeRecords())
  const unfilledTexts = [...unfilled]
  unfilled.clear()
  if (unfilledTexts.length > 0)
    throw new Error(`a sentence on the page has placeholders without a value: ${unfilledTexts.join(', ')}`)
})

// Tests share their modules. Dialogs that a test left open are therefore closed before the next test, and imports that
// a file has started are awaited.
afterEach(closeDialogs)
afterAll(() => vi.dynamicImportSettled())

// Resets everything after each test, even after a failed one. The next test begins with an empty page, without running
// actions, with the real clock and the browser's own functions, and with the time and the settings that a page has
// before its first call.
afterEach(() => {
  cleanup()
  runningActions.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  serverTime.value = null
  currentSettings.value = DEFAULT_SETTINGS
})

// jsdom does not treat a span as inline. Without this style, a name would contain a space in place of the joiner.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.join, .joined { display: inline }' }),
)

// jsdom cannot scroll, and writes an error if a page does. It has no `scrollIntoView`.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

// Clears what an earlier file has left in the browser's storage.
beforeAll(() => {
  sessionStorage.clear()
  localStorage.clear()
})

// `textContent` returns text as `getByText` compares it: a no-break space is a space, and a word joiner is nothing.
// Tests of these characters read `nodeValue` or `innerHTML`.
const ofDom = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
Object.defineProperty(Node.prototype, 'textContent', {
  ...ofDom,
  get(this: Node) {
    return (ofDom?.get?.call(this) as string | null)?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') ?? null
  },
})

// Tests have no screen reader, so the focus moves without the usual delay.
vi.mock('../parts/focus/call-later.ts', () => ({
  callLater: (act: () => void) => {
    let isStopped = false
    queueMicrotask(() => isStopped || act())
    return () => {
      isStopped = true
    }
  },
}))

/** Runs animation frames immediately, as microtasks. */
window.requestAnimationFrame = (draw) => {
  queueMicrotask(() => draw(0))
  return 0
}
