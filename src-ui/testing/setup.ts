import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { closeWindows } from './windows.ts'

// Expected changes happen immediately, but "immediately" takes longer on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

// No sentence of any page may show an unfilled placeholder.
const unfilled = new Set<string>()
const look = (changes: readonly MutationRecord[]) => {
  for (const { target, addedNodes } of changes)
    for (const { textContent } of target.nodeType === Node.TEXT_NODE ? [target] : addedNodes)
      for (const [hole] of textContent?.matchAll(/\{[\w:]+\}/g) ?? []) unfilled.add(hole)
}
const observer = new MutationObserver(look)
observer.observe(document, { childList: true, characterData: true, subtree: true })
afterAll(() => observer.disconnect())
afterEach(() => {
  look(observer.takeRecords())
  const found = [...unfilled]
  unfilled.clear()
  if (found.length > 0) throw new Error(`a sentence on the page has placeholders without a value: ${found.join(', ')}`)
})

// Tests share their modules: dialogs left open by a test are closed before the next, and imports started by a file are
// awaited.
afterEach(closeWindows)
afterAll(() => vi.dynamicImportSettled())

// This also runs after a failed test, so that the next one starts with an empty page.
afterEach(() => cleanup())

// jsdom does not treat a span as inline: without this a name would have a space instead of the joiner of the style.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.join, .joined { display: inline }' }),
)

// Clears what an earlier file left in the browser's storage.
beforeAll(() => {
  sessionStorage.clear()
  localStorage.clear()
})

// `textContent` is read like `getByText`: a no-break space as a space, a word joiner as nothing. Tests of these
// characters read `nodeValue` or `innerHTML`.
const ofDom = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
Object.defineProperty(Node.prototype, 'textContent', {
  ...ofDom,
  get(this: Node) {
    return (ofDom?.get?.call(this) as string | null)?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') ?? null
  },
})

// Tests have no screen reader: the focus moves as soon as the preceding work is done.
vi.mock('../parts/focus/call-later.ts', () => ({
  callLater: (act: () => void) => {
    let stopped = false
    queueMicrotask(() => stopped || act())
    return () => {
      stopped = true
    }
  },
}))

/** Runs animation frames immediately, as microtasks. */
window.requestAnimationFrame = (draw) => {
  queueMicrotask(() => draw(0))
  return 0
}
