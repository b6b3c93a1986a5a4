import type { Because } from '#domain/kernel/decide'
import type { HelpDesk } from '#domain/session/routes'
import { announce } from '../dialog/announcer.ts'
import { dialogs } from '../dialog/dialogs.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { helpPhone } from '../help-desk/help-desk.ts'
import { fill } from '../../text/fill.ts'
import { GENERAL } from '../../text/ko/general.ts'
import type { MessageRow, Messages } from '../../text/message.ts'

/** HTTP statuses of a request that no longer fits the server's state: it has changed, or is gone. */
const CHANGED: readonly unknown[] = [409, 404]

/** True if a request was rejected because the data has changed: the page is out of date. */
export const isOutOfDate = (failure: { readonly _tag: string; readonly status?: number }): boolean =>
  failure._tag === 'Refused' && CHANGED.includes(failure.status)

type Failure = {
  readonly _tag: string
  readonly message?: string | null
  readonly because?: Because | null
  readonly requestId?: string | null
  readonly cause?: unknown
}

/** Returns the rule behind a rejection, from the failure itself or its cause. */
export const reasonOf = ({ because, cause }: Pick<Failure, 'because' | 'cause'>): Because | null =>
  because ?? (typeof cause === 'object' && cause !== null ? reasonOf(cause) : null)

/**
 * Returns the id of the failed call in the server's log, from the failure itself or its cause; null if the server did
 * not fail.
 */
export const requestIdOf = ({ requestId, cause }: Pick<Failure, 'requestId' | 'cause'>): string | null =>
  requestId ?? (typeof cause === 'object' && cause !== null ? requestIdOf(cause) : null)

/**
 * Returns the server's own sentence if the row wants it and there is one, otherwise the row's texts with their
 * placeholders filled.
 */
export const wordsOf = (
  failure: Failure,
  row: MessageRow,
  phone = helpPhone('application'),
): { readonly text: string; readonly next?: string } =>
  row.server && typeof failure.message === 'string' && failure.message.trim() !== ''
    ? { text: failure.message }
    : { ...row, text: fill(row.text, { ...PROGRAMME_WORDS, phone }) }

/**
 * Shows a failure of a use case: as an alert, as a refusal, or quietly in the live region. Resolves when it has been
 * closed. `desk` adds the help line to the alert unless its text contains the number already; the rule behind
 * the rejection is below. A refusal that cannot be rendered becomes an alert with its note. [D1-263]
 */
export const showFailure = async <E extends Failure>(
  failure: E,
  messages: Messages<E>,
  desk?: HelpDesk,
): Promise<void> => {
  const row = messages[failure._tag as E['_tag']]
  const phone = helpPhone(desk ?? 'application')
  const { text, next } = wordsOf(failure, row, phone)
  const helpLine = desk === undefined || text.includes(phone) ? undefined : fill(GENERAL['error.helpLine'], { phone })
  if (failure._tag === 'SessionEnded') {
    // Every page with a session has loaded it.
    const { endSession } = await import('./end-session.tsx')
    return endSession(row.text, desk)
  }
  if (row.show === 'live') return announce(text)
  const because = reasonOf(failure)
  if (row.stop === undefined) return dialogs.alert({ text, next, helpLine, because, requestId: requestIdOf(failure) })
  const drawn = await import('./show-stop.tsx').catch(() => null)
  if (drawn === null) return dialogs.alert({ text, next: row.stop.text, helpLine, because })
  return drawn.showStopped(failure._tag, { ...row.stop, sentence: text, desk, because })
}
