import { Effect } from 'effect'
import { decideResultTile } from '#domain/pages/flow-pages'
import type { Route } from '#domain/pages/routes'
import { QUEUE_ACTIONS } from '#domain/settings/queue-actions'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { useCase } from '../kernel/token.ts'

/** The two tiles of the main page. A click on either of them first waits in the queue. */
export type MainTile = 'apply' | 'result'

/**
 * Waits in the queue and returns the page to which the tile leads. If the queue refuses, the person stays on the main
 * page. [E-028] [E-134]
 */
export const ChooseTile = useCase(
  'ChooseTile',
  { gate: QueueGate, session: SessionStore },
  (ports) => (tile: MainTile) =>
    ports.gate.admitted(QUEUE_ACTIONS.mainTile, () =>
      Effect.sync((): { readonly next: Route } => {
        if (tile === 'apply') return { next: '/self-check' }
        ports.session.update((session) => ({ ...session, flow: 'result' }))
        return { next: decideResultTile(ports.session.read()).verdict }
      }),
    ),
)
