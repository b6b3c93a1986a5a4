import { Effect } from 'effect'
import { navigate } from 'wouter/use-browser-location'
import { type EndedSession, EndSession } from '#app/session/end-session'
import { formatKstDateTime } from '#domain/kernel/calendar'
import { certificationFor } from '#domain/session/flow'
import type { KeptDraft } from '#domain/session/kept'
import { dialogs } from '../design/dialogs.ts'
import { services } from '../services.ts'
import { fill } from '../../text/fill.ts'
import { DRAFT } from '../../text/ko/draft.ts'
import { CERTIFY_AGAIN, GO_ON_CHECKING, GO_ON_WRITING, NEVER_CERTIFIED, SESSION_TEXT } from '../../text/ko/session.ts'

const keptNote = ({ mayBeReceived, lostOnReload }: KeptDraft) => {
  if (mayBeReceived) return 'draft.maybeReceived'
  return lostOnReload ? 'draft.keptUnlessReloaded' : 'draft.kept'
}

/** `text`, and that a draft is kept if one is. [E-148] [E-151] [E-176] */
export const withDraftNote = (text: string, draft: KeptDraft | null): string =>
  draft === null ? text : `${text}\n${DRAFT[keptNote(draft)]}`

/** How long a draft is kept. */
export const untilWords = ({ until, lostOnReload }: KeptDraft): string =>
  lostOnReload ? DRAFT['draft.lostOnReload'] : fill(DRAFT['draft.until'], { time: formatKstDateTime(until) })

/**
 * What helps on a page that has no session any more, or never had one, and the one way on: with a draft that will come back
 * to its form, else to where the page belongs. [D1-255] [D1-262]
 */
export const certifyAgain = (draft: KeptDraft | null, neverCertified = false) => {
  const href = certificationFor(location.pathname, draft?.flow ?? null)
  if (draft !== null) {
    const words = draft.mayBeReceived ? GO_ON_CHECKING : GO_ON_WRITING[draft.flow]
    const next = draft.lostOnReload ? words : `${untilWords(draft)} ${words}`
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

/** Ends a session that the server does not know any more, and shows it with the text of the call that was refused. [E-176] */
export const endSession = async (text: string, helpLine?: string): Promise<void> => {
  const end = (await services()).get(EndSession)
  return showEnd(text, await Effect.runPromise(end()), helpLine)
}
