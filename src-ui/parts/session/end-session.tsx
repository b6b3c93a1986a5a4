import { navigate } from 'wouter/use-browser-location'
import { type EndedSession, EndSession } from '#app/session/end-session'
import type { HelpDeskName } from '#domain/pages/routes'
import { GUARD_SENTENCES, REFUSAL_BUTTON_LABELS } from '#ui/text/ko/pages/guard.ts'
import { SESSION_TEXT } from '#ui/text/ko/session/session.ts'
import { LateScooter } from '../design/pictures/TooEarlyOrLate.tsx'
import { dialogs } from '../dialog/dialogs.ts'
import { makeStopDialogContent } from '../dialog/show-stop.tsx'
import { runEffect } from '../services/run-effect.ts'
import { loadServices } from '../services/services.ts'
import { certifyAgainContent } from './certify-again.ts'

/**
 * Shows exactly once that the session is over. Then opens the main page, or a new certification if the person clicks
 * the button for it. [E-148] [E-176]
 */
const showEnd = async (text: string, endedSession: EndedSession, helpDesk?: HelpDeskName): Promise<void> => {
  const { next, draft, isReplaced } = endedSession
  const { reason, link } = certifyAgainContent(draft, endedSession)
  const refusal = {
    picture: <LateScooter />,
    text,
    reason: isReplaced
      ? { title: SESSION_TEXT['end.replaced'], text: [reason?.title, reason?.text].filter(Boolean).join(' ') }
      : reason,
    link,
    close: REFUSAL_BUTTON_LABELS['/'],
    helpDesk,
  }
  const tookWay = await dialogs.end(makeStopDialogContent(refusal))
  if (!tookWay) navigate(next, { replace: true })
}

/**
 * Shows that the session has expired; or, if another certification has replaced it, that its data no longer hold.
 * [E-148] [D1-938]
 */
export const showSessionExpired = (endedSession: EndedSession): Promise<void> =>
  showEnd(endedSession.isReplaced ? GUARD_SENTENCES.expired : SESSION_TEXT['timer.expired'], endedSession)

/** Ends a session that the server no longer knows. Shows the end with the message of the rejected request. [E-176] */
export const endSessionAndShow = async (text: string, helpDesk?: HelpDeskName): Promise<void> => {
  const end = (await loadServices()).get(EndSession)
  return showEnd(text, await runEffect(end()), helpDesk)
}
