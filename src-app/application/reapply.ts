import { Effect } from 'effect'
import { withoutPersonAndApplication } from '#domain/session/session'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import { Applications } from './applications.port.ts'

/**
 * 재신청: replaces a deleted application by a new one. Returns the server's message, null if it sent none. Removes the
 * application number and all data of the earlier application from the session, but keeps the session token. When the
 * next application number is stored, the token identifies the cookie that must be removed. [A-206] [E-091]
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
