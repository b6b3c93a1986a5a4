import type { RegistrationNumber } from '#domain/business/registration-number'
import { withoutVerification } from '#domain/session/session'
import type { Session } from '#domain/session/session'
import type { SessionCookie } from '../session/session-cookie.port.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { removeOwnCookie } from '../session/reset-session.ts'

/** Consents are saved per application, so a new number of the application takes what belonged to the old one. [D2-06] */
const withoutApplication = (session: Session): Session => ({
  ...session,
  consentsSaved: false,
  supportNumber: '',
  receivedAt: null,
})

/**
 * Makes a confirmed number that of the session. Another one than before takes verification, consents, token and cookie
 * of the earlier one away; another application of the same number its consents alone. [E-091] [D2-06]
 */
export const adoptNumber = (
  ports: { readonly session: SessionStore; readonly cookie: SessionCookie },
  number: RegistrationNumber,
  found: Partial<Session>,
): void => {
  const { registrationNumber, applicationNumber } = ports.session.read()
  const another = registrationNumber !== number
  const renewed = found.applicationNumber !== undefined && found.applicationNumber !== applicationNumber
  if (another) removeOwnCookie(ports)
  ports.session.update((session) => ({
    ...(another ? withoutVerification(session) : renewed ? withoutApplication(session) : session),
    ...found,
    registrationNumber: number,
  }))
}
