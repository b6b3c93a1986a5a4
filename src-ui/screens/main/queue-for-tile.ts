import { Result } from 'effect'
import { singleFlight } from '#app/kernel/single-flight'
import { type MainTile, ChooseTile } from '#app/pages/choose-tile'
import type { Route } from '#domain/pages/routes'
import { LONG_WAIT_MS } from '#ui/parts/design/long-wait.ts'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { helpDeskOfPage } from '#ui/parts/help-desk/help-desk.ts'
import { runToResult } from '#ui/parts/services/run-effect.ts'
import { loadStartupServices } from '#ui/parts/services/services.ts'
import { EMPTY_PAGE_QUEUE_MESSAGES, QUEUE_ASKING_TEXTS } from '#ui/text/ko/admission/admission.ts'

const go = async (tile: MainTile): Promise<Route | null> => {
  const chooseTile = (await loadStartupServices()).get(ChooseTile)
  const outcome = await runToResult(chooseTile(tile))
  if (Result.isSuccess(outcome)) return outcome.success.next
  await showFailure(outcome.failure, EMPTY_PAGE_QUEUE_MESSAGES, helpDeskOfPage())
  return null
}

const going = singleFlight(go)

/**
 * Says on the pressed tile that the queue is being asked, once the wait is long. Returns a function that ends this.
 * React renders neither the attribute nor the sentence, because the main page has no script for them. [D1-950]
 */
const showLongWait = (pressedTile: HTMLElement): (() => void) => {
  const sentence = document.createElement('span')
  sentence.dataset.wait = ''
  sentence.textContent = QUEUE_ASKING_TEXTS['queue.asking']
  const timer = setTimeout(() => {
    pressedTile.setAttribute('aria-busy', 'true')
    // The tile ends with its arrow.
    pressedTile.insertBefore(sentence, pressedTile.querySelector(':scope > svg'))
    announce(QUEUE_ASKING_TEXTS['queue.asking'])
  }, LONG_WAIT_MS)
  return () => {
    clearTimeout(timer)
    pressedTile.removeAttribute('aria-busy')
    sentence.remove()
  }
}

/**
 * Waits in the queue, and returns the page that the tile opens. Returns null if the queue refused the person (the
 * refusal has already been shown), or if another tile is already waiting. [E-134] [D1-950]
 */
export const queueForTile = async (tile: MainTile, pressedTile: HTMLElement): Promise<Route | null> => {
  if (going.current() !== null) return null
  const endLongWait = showLongWait(pressedTile)
  try {
    return await going.run(tile)
  } finally {
    endLongWait()
  }
}
