import type { RegistrationNumber } from '#domain/business/registration-number'
import { withoutVerification } from '#domain/session/session-record'
import type { SessionRecord } from '#domain/session/session-record'
import type { SessionCookie } from '../session/session-cookie.port.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { removeOwnCookie } from '../session/reset-session.ts'

/** Consents are saved per application, so a new number of the application takes what belonged to the old one. [D2-06] */
const withoutApplication = (session: SessionRecord): SessionRecord => ({
  ...session,
  consentCheck: '',
  suptSn: '',
  receivedAt: null,
})

/**
 * Makes a confirmed number that of the session. Another one than before takes verification, consents, token and cookie
 * of the earlier one away; another application of the same number its consents alone. [E-091] [D2-06]
 */
export const adoptNumber = (
  ports: { readonly session: SessionStore; readonly cookie: SessionCookie },
  number: RegistrationNumber,
  found: Partial<SessionRecord>,
): void => {
  const { brNo, aplyNo } = ports.session.read()
  const another = brNo !== number
  const renewed = found.aplyNo !== undefined && found.aplyNo !== aplyNo
  if (another) removeOwnCookie(ports)
  ports.session.update((session) => ({
    ...(another ? withoutVerification(session) : renewed ? withoutApplication(session) : session),
    ...found,
    brNo: number,
  }))
}
