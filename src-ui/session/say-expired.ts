import { navigate } from 'wouter/use-browser-location'
import type { EndedSession } from '#app/session/end-session'
import { dialogs } from '../design/dialogs.ts'
import { GENERAL } from '../text/ko/general.ts'
import { SESSION_TEXT } from '../text/ko/session.ts'

/** `text`, and that a draft is kept if one is. [E-148] [E-151] [E-176] */
export const withDraftNote = (text: string, draftKept: boolean): string =>
  draftKept ? `${text}\n${GENERAL['draft.kept']}` : text

/** The time is over: whatever window is open goes, the end is said once, and the person is taken to the main page. [E-148] */
export const sayExpired = async ({ next, draftKept }: EndedSession): Promise<void> => {
  dialogs.discardAll()
  await dialogs.alert({ text: withDraftNote(SESSION_TEXT['timer.expired'], draftKept), lastWord: true })
  navigate(next, { replace: true })
}
