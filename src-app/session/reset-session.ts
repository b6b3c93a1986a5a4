import type { AdminToken } from '../admin/admin-token.port.ts'
import { useCase } from '../token.ts'
import type { SessionCookie } from './session-cookie.port.ts'
import type { SessionStore } from './session-store.port.ts'

/** Removes the cookie where it holds the token of this session; another tab's stays. [D1-233] */
export const removeOwnCookie = (ports: { readonly session: SessionStore; readonly cookie: SessionCookie }): void => {
  const { token } = ports.session.read()
  if (token !== '' && ports.cookie.read() === token) ports.cookie.remove()
}

/**
 * All defaults, no countdown, no administrator's token, and no cookie of this session; popup hide dates and drafts stay.
 * [E-140]
 */
export const makeResetSession =
  (ports: { readonly session: SessionStore; readonly cookie: SessionCookie; readonly adminToken: AdminToken }) =>
  (): void => {
    removeOwnCookie(ports)
    ports.adminToken.remove()
    ports.session.reset()
  }
export type ResetSession = ReturnType<typeof makeResetSession>
export const ResetSession = useCase<ResetSession>('ResetSession')
