import { expect } from 'vitest'
import { dialogs } from '../parts/dialog/dialogs.ts'

/**
 * Waits for the next dialog, answers it, and returns its heading, its message and the text below the message. Tests of
 * models use it, because they have no document.
 */
export const answerNextDialog = async (answer = true) => {
  await expect.poll(() => dialogs.active.value, { interval: 1 }).not.toBeNull()
  const shown = dialogs.active.value
  if (shown === null || !('text' in shown)) throw new Error('no window with a sentence is open')
  shown.answer(answer)
  return {
    title: 'title' in shown ? shown.title : undefined,
    text: shown.text,
    next: 'next' in shown ? shown.next : undefined,
    helpLine: 'helpLine' in shown ? shown.helpLine : undefined,
  }
}
