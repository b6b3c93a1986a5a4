import { Effect } from 'effect'
import { SessionStore } from '../kernel/session-store.port.ts'
import { useCase } from '../kernel/token.ts'
import { Codes } from './codes.port.ts'
import { resultBackEndOf } from './own-application.ts'

/**
 * Returns the reason codes that the result page explains; null if they could not be loaded, because the page then shows
 * its own explanations. Never fails. [A-167] [P-147]
 */
export const ListReasons = useCase(
  'ListReasons',
  { codes: Codes, session: SessionStore },
  (ports) => () =>
    Effect.suspend(() => ports.codes.ofGroup('REAS_TYPE', resultBackEndOf(ports.session.read()))).pipe(
      Effect.catch(() => Effect.succeed(null)),
    ),
)
