import type { RegistrationNumber } from '#domain/business/registration-number'
import { withoutVerification } from '#domain/session/session-record'
import type { SessionRecord } from '#domain/session/session-record'
import type { SessionCookie } from '../session/session-cookie.port.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { removeOwnCookie } from '../session/reset-session.ts'

/**
 * Makes a confirmed number that of the session. Another one than before takes verification, consents, token and cookie
 * of the earlier one away. [E-091]
 */
export const adoptNumber = (
  ports: { readonly session: SessionStore; readonly cookie: SessionCookie },
  number: RegistrationNumber,
  found: Partial<SessionRecord>,
): void => {
  const another = ports.session.read().brNo !== number
  if (another) removeOwnCookie(ports)
  ports.session.update((session) => ({
    ...(another ? withoutVerification(session) : session),
    ...found,
    brNo: number,
  }))
}
