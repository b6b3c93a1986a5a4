import { navigate } from 'wouter/use-browser-location'
import { type EndedSession, EndSession } from '#app/session/end-session'
import { Effect } from 'effect'
import type { Because } from '#domain/kernel/decide'
import type { KeptDraft } from '#domain/session/kept'
import { formatKstDateTime } from '#domain/kernel/calendar'
import { certificationFor } from '#domain/session/flow'
import { type HelpDesk, helpDeskOf } from '#domain/session/routes'
import { announce } from '../design/announcer.tsx'
import { dialogs } from '../design/dialogs.ts'
import { firstServices } from '../services.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { currentSettings } from '../signals.ts'
import { fill } from '../text/fill.ts'
import { GENERAL } from '../text/ko/general.ts'
import { CERTIFY_AGAIN, GO_ON_WRITING, NEVER_CERTIFIED, SESSION_TEXT } from '../text/ko/session.ts'
import type { MessageRow, Messages } from '../text/message.ts'

/** The desk that helps with the page that is shown, of the part of the programme that it belongs to. [D1-41] [D3-44] */
export const pageDesk = (): HelpDesk => helpDeskOf(location.pathname)

/** The numbers of a desk as they stand in a help line; of both desks each by its name. [A-007] [D3-134] */
export const helpPhone = (desk = pageDesk()): string => {
  const { application, proof } = currentSettings.value.callCentre
  if (desk === 'application' || proof.length === 0) return application
  const ofProofs = proof.join(', ')
  if (desk === 'proof') return ofProofs
  return `${GENERAL['error.helpApplication']} ${application}, ${GENERAL['error.helpProof']} ${ofProofs}`
}

/** Those of both desks, by the names of the desks. [D3-44] */
export const helpPhones = () => ({ application: helpPhone('application'), proof: helpPhone('proof') })

/** `text`, and that a draft is kept if one is. [E-148] [E-151] [E-176] */
export const withDraftNote = (text: string, draft: KeptDraft | null): string =>
  draft !== null ? `${text}\n${GENERAL['draft.kept']}` : text

/**
 * What helps on a page that has no session any more, or never had one, and the one way on: with a draft that will come back
 * to its form, else to where the page belongs. [D1-255] [D1-262]
 */
export const certifyAgain = (draft: KeptDraft | null, neverCertified = false) => {
  const href = certificationFor(location.pathname, draft?.flow ?? null)
  if (draft !== null) {
    const next = fill(GO_ON_WRITING[draft.flow], { time: formatKstDateTime(draft.until) })
    return { next, way: { href, words: SESSION_TEXT['again.write'] } } as const
  }
  return {
    next: neverCertified ? NEVER_CERTIFIED : CERTIFY_AGAIN[href],
    way: { href, words: SESSION_TEXT['again.button'] },
  } as const
}

/** Shows once that the session is over, and leads to the main page, or to a new certification where that is pressed. [E-148] [E-176] */
const showEnd = async (text: string, { next, draft }: EndedSession, helpLine?: string): Promise<void> => {
  const tookWay = await dialogs.end({ text: withDraftNote(text, draft), helpLine, ...certifyAgain(draft) })
  if (!tookWay) navigate(next, { replace: true })
}

/** Closes every dialog, and shows that the time is over. [E-148] */
export const showExpired = (ended: EndedSession): Promise<void> => {
  dialogs.discardAll()
  return showEnd(SESSION_TEXT['timer.expired'], ended)
}

/** HTTP status of a press that does not fit what the server has by now: something else, or nothing any more. */
const CHANGED: readonly unknown[] = [409, 404]

/** Refused because something has changed meanwhile: what the page shows is out of date. */
export const isOutOfDate = (failure: { readonly _tag: string; readonly status?: number }): boolean =>
  failure._tag === 'Refused' && CHANGED.includes(failure.status)

type Failure = {
  readonly _tag: string
  readonly message?: string | null
  readonly because?: Because | null
  readonly cause?: unknown
}

/** The rule that refused, as the failure itself or the call behind it names it. */
const reasonOf = ({ because, cause }: Pick<Failure, 'because' | 'cause'>): Because | null =>
  because ?? (typeof cause === 'object' && cause !== null ? reasonOf(cause) : null)

/** The server's own sentence where the row wants it and there is one, else those of the row with their holes filled. */
const wordsOf = (
  failure: Failure,
  row: MessageRow,
  phone: string,
): { readonly text: string; readonly next?: string } =>
  row.server && typeof failure.message === 'string' && failure.message.trim() !== ''
    ? { text: failure.message }
    : { ...row, text: fill(row.text, { ...PROGRAMME_WORDS, phone }) }

/**
 * Shows a failure of a use case: as an alert, or quietly in the live region. Resolves when it has been read. `desk` adds
 * the help line to the alert unless its text names the number already; below stands the rule that refused.
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
    const endSession = (await firstServices()).get(EndSession)
    return showEnd(row.text, await Effect.runPromise(endSession()), helpLine)
  }
  if (row.show === 'live') return announce(text)
  return dialogs.alert({ text, next, helpLine, because: reasonOf(failure) })
}
