import { QUEUE_NOT_ADMITTED_SENTENCES } from '#ui/text/ko/admission/admission.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { GUARD_SENTENCES, GUARD_HELP_SENTENCES } from '#ui/text/ko/pages/guard.ts'
import { SESSION_TEXT } from '#ui/text/ko/session/session.ts'
import { SMALL_PAGE_TEXTS } from '#ui/text/ko/text-pages/small-pages.ts'

/** The alerts of `/modal-alert?code=…`, by key. The text of an alert never comes from the URL. [P-257] [D3-30] */
const ALERT_TEXTS = {
  'guard.invalidAccess': GUARD_SENTENCES.invalidAccess,
  'guard.expired': GUARD_SENTENCES.expired,
  'guard.needBrno': GUARD_SENTENCES.numberMissing,
  'guard.needCert': GUARD_SENTENCES.notCertified,
  'guard.needPerson': GUARD_SENTENCES.personMissing,
  'guard.noPermission': GUARD_SENTENCES.noPermission,
  'timer.expired': SESSION_TEXT['timer.expired'],
  'queue.block': QUEUE_NOT_ADMITTED_SENTENCES['queue.block'],
  'queue.ipBlock': QUEUE_NOT_ADMITTED_SENTENCES['queue.ipBlock'],
  'queue.error': QUEUE_NOT_ADMITTED_SENTENCES['queue.error'],
  'common.networkError': EVERY_PAGE_TEXTS['common.networkError'],
  'common.serverError': EVERY_PAGE_TEXTS['common.serverError'],
} as const satisfies Record<string, string>

export const ALERT_CODES = Object.keys(ALERT_TEXTS) as readonly (keyof typeof ALERT_TEXTS)[]

const isCode = (code: string): code is (typeof ALERT_CODES)[number] => (ALERT_CODES as readonly string[]).includes(code)

/**
 * Returns the alert for a key. An unknown key gets the alert about a wrong access. If there is no key, a separate alert
 * is returned. [E-017] [P-257]
 */
export const alertText = (code: string | null): string =>
  code === null ? SMALL_PAGE_TEXTS['alert.none'] : ALERT_TEXTS[isCode(code) ? code : 'guard.invalidAccess']

/**
 * Returns the helpful sentence after the alert of a key; undefined if there is no key, or if the alert already helps.
 * [D1-255]
 */
export const alertHelpSentence = (code: string | null): string | undefined => {
  if (code === null) return undefined
  if (code === 'guard.expired') return GUARD_HELP_SENTENCES['guard.neverCertified']
  const isWrongAccess = code === 'guard.invalidAccess' || !isCode(code)
  return isWrongAccess ? GUARD_HELP_SENTENCES['guard.noSuchPage'] : undefined
}
