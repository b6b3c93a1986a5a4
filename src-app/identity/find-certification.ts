import type { Flow } from '#domain/identity/flow'
import { AFTER_CERTIFICATION } from '#domain/identity/flow'
import type { Route } from '#domain/session/routes'
import type { SessionCookie } from '../session/session-cookie.port.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'

/** Where somebody goes on who is certified for the number at hand already; null for everybody else. [D1-247] */
export const makeFindCertification =
  (ports: { readonly session: SessionStore; readonly cookie: SessionCookie }) =>
  (flow: Flow): Route | null => {
    const { ci, registrationNumber } = ports.session.read()
    return ci !== '' && registrationNumber !== '' && ports.cookie.read() !== null ? AFTER_CERTIFICATION[flow] : null
  }
export type FindCertification = ReturnType<typeof makeFindCertification>
export const FindCertification = useCase<FindCertification>('FindCertification')
