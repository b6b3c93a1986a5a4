import { Effect } from 'effect'
import { QUEUE_LIMITS } from '#domain/admission/queue'
import type { QueueLine } from './queue-line.ts'

/** A place in the queue: nothing held at first, then a key, then given back for good. */
export interface Place {
  readonly key: () => string | null
  readonly hold: (key: string) => void
  /** Gives the place back, once, without anybody waiting for it. [P-200] */
  readonly giveBack: () => void
}

/** The vendor's cookie, kept as it keeps it, because deployments look for it. [P-202] */
const COOKIE = 'NetFunnel_ID'
const cookieOf = (key: string, seconds: number) => `${COOKIE}=${key}; path=/; max-age=${seconds}; samesite=lax`

/** Where `pagehide` is heard and the cookie stands: the window and document of the page. */
export type PageEdge = {
  readonly onPageHide: (listener: () => void) => void
  readonly setCookie: (cookie: string) => void
}

export const browserEdge: PageEdge = {
  onPageHide: (listener) => addEventListener('pagehide', listener),
  setCookie: (cookie) => {
    document.cookie = cookie
  },
}

/** All places that this page holds. When it is left, they are given back at once. [P-200] [P-202] */
export const makeQueuePlaces = (line: QueueLine, edge: PageEdge) => {
  const held = new Set<Place>()
  edge.onPageHide(() => {
    for (const place of held) place.giveBack()
  })
  return (): Place => {
    let key: string | null = null
    const place: Place = {
      key: () => key,
      hold: (next) => {
        // A new ticket takes the place of an earlier one; the earlier one must not stand in the line for ever.
        if (key !== null && key !== next) place.giveBack()
        key = next
        held.add(place)
        edge.setCookie(cookieOf(next, QUEUE_LIMITS.keyCookieMs / 1000))
      },
      giveBack: () => {
        if (key === null) return
        const done = key
        key = null
        held.delete(place)
        edge.setCookie(cookieOf('', 0))
        Effect.runFork(Effect.ignore(line.complete(done)))
      },
    }
    return place
  }
}
