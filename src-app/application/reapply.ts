import { Effect } from 'effect'
import { withoutPersonAndApplication } from '#domain/session/session'
import { SessionStore } from '../session/session-store.port.ts'
import { type ErrorOf, useCase } from '../token.ts'
import { Applications } from './applications.port.ts'

/**
 * 재신청. Returns the server's message, null if it sent none. The session keeps only its token: when the next application
 * number is stored, the token identifies the cookie to remove. [A-206] [D2-06] [E-091]
 */
export const Reapply = useCase(
  'Reapply',
  { applications: Applications, session: SessionStore },
  (ports) => (applicationNumber: string) =>
    Effect.tap(ports.applications.reapply(applicationNumber), () =>
      Effect.sync(() =>
        ports.session.update((session) => ({ ...withoutPersonAndApplication(session), token: session.token })),
      ),
    ),
)
export type ReapplyError = ErrorOf<typeof Reapply>
