import { Result } from 'effect'
import { runToResult } from '../../parts/run-effect.ts'
import { singleFlight } from '#app/kernel/single-flight'
import { type MainTile, ChooseTile } from '#app/pages/choose-tile'
import type { Route } from '#domain/pages/routes'
import { loadStartupServices } from '../../parts/services.ts'
import { helpDeskOfPage } from '../../parts/help-desk/help-desk.ts'
import { showFailure } from '../../parts/failure/show-failure.ts'
import { EMPTY_PAGE_QUEUE_MESSAGES } from '../../text/ko/admission.ts'

const go = async (tile: MainTile): Promise<Route | null> => {
  const chooseTile = (await loadStartupServices()).get(ChooseTile)
  const outcome = await runToResult(chooseTile(tile))
  if (Result.isSuccess(outcome)) return outcome.success.next
  await showFailure(outcome.failure, EMPTY_PAGE_QUEUE_MESSAGES, helpDeskOfPage())
  return null
}

const going = singleFlight(go)

/**
 * Waits in the queue, and returns the page that the tile opens. Returns null if the queue refused the person (the
 * refusal has already been shown), or if another tile is already waiting. [E-134] [E-204]
 */
export const queueForTile = async (tile: MainTile): Promise<Route | null> =>
  going.current() === null ? going.run(tile) : null
