import type { ReactNode } from 'react'
import type { RouteOutcome } from '#app/pages/enter-route'
import type { GuardAlert } from '#domain/pages/guards.table'
import { Phone } from '#ui/parts/design/pictures/Phone.tsx'
import { LateScooter, ShutShop } from '#ui/parts/design/pictures/TooEarlyOrLate.tsx'
import { type StopContent, showStop } from '#ui/parts/dialog/show-stop.tsx'
import { certifyAgainContent, keptDraftNote } from '#ui/parts/session/certify-again.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { REFUSAL_BUTTON_LABELS, GUARD_SENTENCES, GUARD_REASONS, NOTHING_STORED_TEXTS } from '#ui/text/ko/pages/guard.ts'

/** The link that opens the certification of the result flow, for a person who is not certified. */
const TO_CERTIFY = { href: '/onslf-check-result', words: SHARED_BUTTON_TEXTS['common.certify'] } as const

const pictureOf = (alert: GuardAlert, neverCertified: boolean): ReactNode => {
  if (alert === 'expired' && !neverCertified) return <LateScooter />
  return alert === 'noPermission' || alert === 'numberMissing' ? <ShutShop /> : <Phone />
}

type Redirection = Extract<RouteOutcome, { go: 'away' }>

const refusalOf = (alert: GuardAlert, entry: Redirection): StopContent => {
  const { because, draft, lostDraft, refusal, target } = entry
  const neverCertified = refusal === 'neverCertified'
  const close = REFUSAL_BUTTON_LABELS[target] ?? REFUSAL_BUTTON_LABELS['/']
  if (refusal === 'unkept')
    return {
      picture: <ShutShop />,
      text: NOTHING_STORED_TEXTS['guard.unkept'],
      reason: keptDraftNote(draft),
      close,
      because,
    }
  const content = { picture: pictureOf(alert, neverCertified), text: GUARD_SENTENCES[alert], close }
  if (alert === 'expired') return { ...content, ...certifyAgainContent(draft, { lostDraft, neverCertified }) }
  return { ...content, reason: GUARD_REASONS[alert], link: alert === 'personMissing' ? TO_CERTIFY : undefined, because }
}

/** Shows why a visit was refused. If there is a draft, also shows that it is saved. [E-151] to [E-158] */
export const showVisitRefusal = async (entry: Redirection): Promise<void> => {
  if (entry.alert !== null) await showStop(refusalOf(entry.alert, entry))
}
