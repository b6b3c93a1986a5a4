import type { RouteEntry } from '#app/session/enter-route'
import { dialogs } from '../design/dialogs.ts'
import { GUARD, UNKEPT } from '../../text/ko/guard.ts'
import { certifyAgain, withDraftNote } from './end-session.ts'

/** Shows why a visit was refused, and that a draft is kept if one is. [E-137] [E-151] to [E-158] [D1-13] */
export const showRefusal = async ({
  alert,
  because,
  draft,
  unkept,
  neverCertified,
}: Extract<RouteEntry, { go: 'away' }>): Promise<void> => {
  if (alert === null) return
  const text = unkept ? UNKEPT['guard.unkept'] : GUARD[alert]
  const again = alert === 'expired' && !unkept ? certifyAgain(draft, neverCertified) : { because }
  await dialogs.alert({ text: withDraftNote(text, draft), ...again })
}
