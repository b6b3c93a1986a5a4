import { Effect } from 'effect'
import { navigate } from 'wouter/use-browser-location'
import { type EndedSession, EndSession } from '#app/session/end-session'
import { certificationFor } from '#domain/session/flow'
import type { KeptDraft } from '#domain/session/kept'
import type { HelpDesk } from '#domain/session/routes'
import { dialogs } from '../design/dialogs.ts'
import { LateScooter } from '../design/pictures/TooEarlyOrLate.tsx'
import { services } from '../services.ts'
import { DRAFT } from '../../text/ko/draft.ts'
import { CLOSE } from '../../text/ko/guard.ts'
import { CERTIFY_AGAIN, GO_ON_CHECKING, GO_ON_WRITING, NEVER_CERTIFIED, SESSION_TEXT } from '../../text/ko/session.ts'
import { untilWords } from './draft-life.ts'
import { type Refusal, stopWords } from './show-stop.tsx'

const keptNote = ({ mayBeReceived, lostOnReload }: KeptDraft) => {
  if (mayBeReceived) return 'draft.maybeReceived'
  return lostOnReload ? 'draft.keptUnlessReloaded' : 'draft.kept'
}

/** That a draft is kept, until when, and where it goes on; undefined without one. [E-148] [E-151] [E-176] */
export const draftReason = (draft: KeptDraft | null): Refusal['reason'] => {
  if (draft === null) return undefined
  const on = draft.mayBeReceived ? GO_ON_CHECKING : GO_ON_WRITING[draft.flow]
  return { title: DRAFT[keptNote(draft)], text: draft.lostOnReload ? on : `${untilWords(draft)} ${on}` }
}

/**
 * What helps on a page that has no session any more, or never had one, and the one way on: with a draft that will come back
 * to its form, else to where the page belongs. [D1-255] [D1-262]
 */
export const certifyAgain = (
  draft: KeptDraft | null,
  neverCertified = false,
): Required<Pick<Refusal, 'reason' | 'way'>> => {
  const href = certificationFor(location.pathname, draft?.flow ?? null)
  if (draft !== null) return { reason: draftReason(draft), way: { href, words: SESSION_TEXT['again.write'] } }
  return {
    reason: (neverCertified ? NEVER_CERTIFIED : CERTIFY_AGAIN)[href],
    way: { href, words: SESSION_TEXT[neverCertified ? 'again.first' : 'again.button'] },
  }
}

/** Shows once that the session is over, and leads to the main page, or to a new certification where that is pressed. [E-148] [E-176] */
const showEnd = async (text: string, { next, draft }: EndedSession, desk?: HelpDesk): Promise<void> => {
  const refusal = { art: <LateScooter />, text, ...certifyAgain(draft), close: CLOSE['/'], desk }
  const tookWay = await dialogs.end(stopWords(refusal))
  if (!tookWay) navigate(next, { replace: true })
}

/** Closes every dialog, and shows that the time is over. [E-148] */
export const showExpired = (ended: EndedSession): Promise<void> => {
  dialogs.discardAll()
  return showEnd(SESSION_TEXT['timer.expired'], ended)
}

/** Ends a session that the server does not know any more, and shows it with the text of the call that was refused. [E-176] */
export const endSession = async (text: string, desk?: HelpDesk): Promise<void> => {
  const end = (await services()).get(EndSession)
  return showEnd(text, await Effect.runPromise(end()), desk)
}
