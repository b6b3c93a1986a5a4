import { type ConfirmWords, dialogs } from '../dialog/dialogs.ts'
import type { EntryLock } from './entry-lock.ts'

/**
 * The entries are locked from the question on, so that exactly the confirmed ones are sent. Null if the answer is no.
 * [D2-117] [D3-111]
 */
export const confirmThenSendLocked = <A>(
  lock: EntryLock,
  question: ConfirmWords,
  send: () => Promise<A>,
): Promise<A | null> => lock.during(async () => ((await dialogs.confirm(question)) ? send() : null))
