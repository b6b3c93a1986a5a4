import { expect } from 'vitest'
import { dialogs } from '../parts/dialog/dialogs.ts'

/**
 * Waits for the next dialog, answers it, and returns its heading, its message and the text below the message. Tests of
 * models use it, because they have no document.
 */
export const answerNextDialog = async (answer = true) => {
  await expect.poll(() => dialogs.active.value, { interval: 1 }).not.toBeNull()
  const dialog = dialogs.active.value
  if (dialog === null || !('text' in dialog)) throw new Error('no window with a sentence is open')
  dialog.answer(answer)
  return {
    title: 'title' in dialog ? dialog.title : undefined,
    text: dialog.text,
    next: 'next' in dialog && typeof dialog.next === 'string' ? dialog.next : undefined,
    helpLine: 'helpLine' in dialog ? dialog.helpLine : undefined,
  }
}
