import type { DecidingRule } from '#domain/kernel/decide'
import type { HelpDeskName } from '#domain/pages/routes'
import { fill } from '#ui/text/fill.ts'
import { ALERT_TEXTS } from '#ui/text/ko/kernel/alert.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import type { MessageRow, Messages } from '#ui/text/message.ts'
import { announce } from '../dialog/announcer.ts'
import { dialogs } from '../dialog/dialogs.ts'
import { helpDeskPhoneText } from '../help-desk/help-desk.ts'

type Failure = {
  readonly _tag: string
  readonly message?: string | null
  readonly because?: DecidingRule | null
  readonly requestId?: string | null
  readonly cause?: unknown
}

/** Returns the rule by which the server rejected the call. Looks in the failure, then in the cause of the failure. */
export const refusingRuleOf = ({ because, cause }: Pick<Failure, 'because' | 'cause'>): DecidingRule | null =>
  because ?? (typeof cause === 'object' && cause !== null ? refusingRuleOf(cause) : null)

/**
 * Returns the id of the failed call in the server's log. Looks in the failure, then in the cause of the failure. Null
 * if there is no such id, because the failure does not come from the server.
 */
export const requestIdOf = ({ requestId, cause }: Pick<Failure, 'requestId' | 'cause'>): string | null =>
  requestId ?? (typeof cause === 'object' && cause !== null ? requestIdOf(cause) : null)

/** The failures of a request without an answer. While the device is offline, their message says so. [D2-342] */
const UNANSWERED: readonly string[] = ['NoAnswer', 'QueueUnreachable']

/** True if a request got no answer. Looks in the failure, then in the cause of the failure. */
const isUnanswered = ({ _tag, cause }: { readonly _tag?: string; readonly cause?: unknown }): boolean =>
  (_tag !== undefined && UNANSWERED.includes(_tag)) ||
  (typeof cause === 'object' && cause !== null && isUnanswered(cause))

/**
 * Returns the sentence about a failure. If the message row of the failure asks for the server's message and the server
 * sent one, this is the sentence; otherwise it is the text of the row, with its placeholders filled.
 */
export const failureWords = (
  failure: Failure,
  row: MessageRow,
  phone = helpDeskPhoneText('application'),
): { readonly text: string; readonly next?: string | undefined } => {
  if (row.server && typeof failure.message === 'string' && failure.message.trim() !== '')
    return { text: failure.message }
  const { text, next } = { ...row, ...row.wordsFor?.(failure as never) }
  return { text: fill(text, { phone }), next }
}

/**
 * Shows a failure of a use case: as an alert, as a refusal, or silently in the live region. Resolves when the person
 * has closed the dialog. `helpDesk` adds the help line to an alert, unless the text already contains the telephone number
 * or the device is offline. If a rule rejected the call, the id of the rule is shown below the text. A refusal
 * that cannot be rendered is shown as an alert with its note. [D1-263]
 */
export const showFailure = async <E extends Failure>(
  failure: E,
  messages: Messages<E>,
  helpDesk?: HelpDeskName,
): Promise<void> => {
  const row = messages[failure._tag as E['_tag']]
  const phone = helpDeskPhoneText(helpDesk ?? 'application')
  const { text, next } = failureWords(failure, row, phone)
  const isOffline = !navigator.onLine && isUnanswered(failure)
  const helpLine =
    helpDesk === undefined || isOffline || text.includes(phone)
      ? undefined
      : fill(EVERY_PAGE_TEXTS['error.helpLine'], { phone })
  if (failure._tag === 'SessionEnded') {
    // Importing this code loads nothing, because every page with a session has already loaded it.
    const { endSessionAndShow } = await import('../session/end-session.tsx')
    return endSessionAndShow(row.text, helpDesk)
  }
  if (row.isQuiet) return announce(text)
  const because = refusingRuleOf(failure)
  const steps = isOffline ? [ALERT_TEXTS['common.offline'], next].filter(Boolean).join('\n') : next
  if (row.stop === undefined)
    return dialogs.alert({ text, next: steps, helpLine, because, requestId: requestIdOf(failure) })
  const stopping = await import('./show-stopping-failure.tsx').catch(() => null)
  if (stopping === null) return dialogs.alert({ text, next: row.stop.text, helpLine, because })
  return stopping.showStoppingFailure(failure._tag, { ...row.stop, sentence: text, helpDesk, because })
}

/**
 * Shows a failure as `showFailure` does. Then calls `leave`, unless the person has opened another page in the meantime.
 */
export const showFailureAndLeave = async <E extends Failure>(
  failure: E,
  messages: Messages<E>,
  helpDesk: HelpDeskName | undefined,
  leave: () => void,
): Promise<void> => {
  const path = location.pathname
  await showFailure(failure, messages, helpDesk)
  if (location.pathname === path) leave()
}
