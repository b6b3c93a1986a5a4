import { type ConfirmWords, dialogs } from '../dialog/dialogs.ts'
import type { EntryLock } from './entry-lock.ts'

/**
 * Asks a question, and sends the entries if the answer is yes. Meanwhile the entries are locked, so that exactly the
 * confirmed entries are sent. Returns the outcome of `send`; null if the answer is no. [D2-117] [D3-111]
 */
export const confirmThenSendLocked = <A>(
  lock: EntryLock,
  question: ConfirmWords,
  send: () => Promise<A>,
): Promise<A | null> => lock.during(async () => ((await dialogs.confirm(question)) ? send() : null))
