import { Effect, Fiber } from 'effect'
import type { CommonCode } from '#domain/application/common-code'
import { REASON_NAMES_WAIT_MS } from '#domain/settings/call-limits'
import { useCase } from '../kernel/token.ts'
import { ListReasons } from './list-reasons.ts'
import { LoadApplication } from './load-application.ts'

/**
 * Loads the application together with the names of its reasons, so that a page does not move when the names arrive. The
 * names come through `onNames`, also if they arrive after the application; null if they could not be loaded.
 */
export const LoadApplicationWithReasons = useCase(
  'LoadApplicationWithReasons',
  { loadApplication: LoadApplication, listReasons: ListReasons },
  (ports) =>
    Effect.fnUntraced(function* (
      page: Parameters<LoadApplication>[0],
      onNames: (names: readonly CommonCode[] | null) => void,
    ) {
      const names = yield* Effect.forkDetach(Effect.map(ports.listReasons(), onNames), { startImmediately: true })
      const waiting = Effect.race(Fiber.join(names), Effect.sleep(REASON_NAMES_WAIT_MS))
      return yield* Effect.zipWith(ports.loadApplication(page), waiting, (application) => application, {
        concurrent: true,
      })
    }),
)
