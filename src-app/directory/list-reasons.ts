import { Effect } from 'effect'
import { backEndOf } from '../application/back-end.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { useCase } from '../token.ts'
import type { Codes } from './codes.port.ts'

/**
 * The reason codes that the result page explains, or null when they could not be loaded: the page is shown all the same
 * and keeps the texts it knows. Never fails. [A-167] [A-013] [P-011] [P-147]
 */
export const makeListReasons = (ports: { codes: Codes; session: SessionStore }) => () =>
  Effect.suspend(() => ports.codes.ofGroup('REAS_TYPE', backEndOf(ports.session.read()))).pipe(
    Effect.catch(() => Effect.succeed(null)),
  )
export type ListReasons = ReturnType<typeof makeListReasons>
export const ListReasons = useCase<ListReasons>('ListReasons')
