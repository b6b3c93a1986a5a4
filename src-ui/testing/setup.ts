import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { closeWindows } from './windows.ts'

// What is waited for comes at once; on a busy machine at once takes longer.
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
  if (found.length > 0) throw new Error(`a sentence on the page has holes that nobody filled: ${found.join(', ')}`)
})

// Tests share their modules: what a test left open is closed before the next, and what a file began to load is there.
afterEach(closeWindows)
afterAll(() => vi.dynamicImportSettled())

// Also after a test that failed halfway: the next one starts from an empty page.
afterEach(() => cleanup())

// jsdom does not treat a span as inline: a name would have a space where the style draws a joiner.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '.join, .joined { display: inline }' }),
)

// Clears what an earlier file left in the browser's storage.
beforeAll(() => {
  sessionStorage.clear()
  localStorage.clear()
})

// `textContent` reads as `getByText` does: a no-break space is a space, a word joiner is nothing. A test of these marks reads
// `nodeValue` or `innerHTML`.
const ofDom = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')
Object.defineProperty(Node.prototype, 'textContent', {
  ...ofDom,
  get(this: Node) {
    return (ofDom?.get?.call(this) as string | null)?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') ?? null
  },
})

// Nobody listens to a test: the focus moves as soon as what it follows is done.
vi.mock('../parts/design/later.ts', () => ({
  later: (act: () => void) => {
    let stopped = false
    queueMicrotask(() => stopped || act())
    return () => {
      stopped = true
    }
  },
}))

/** Frames are drawn at once: what waits for one comes with the answer that it follows. */
window.requestAnimationFrame = (draw) => {
  queueMicrotask(() => draw(0))
  return 0
}
