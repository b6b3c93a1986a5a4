import type { FastifyRequest } from 'fastify'
import type { Instant } from '#domain/kernel/calendar'
import type { Fault } from '../world/faults.ts'
import type { LoggedCall } from '../world/journal.ts'
import type { WriteCompletion, LiveWorld } from '../world/worlds.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The world of this call; null if the call is rejected before its world is known. */
    live: LiveWorld | null
    /** The journal line of this call; null for calls that are not in the journal. */
    line: LoggedCall | null
    fault: Fault | null
    /**
     * Resolves when the changes of this call are stored, before its answer is sent; null if there is nothing to wait
     * for.
     */
    kept: WriteCompletion | null
    /**
     * The arrival time of this call by the clock of its world; null if the caller was not identified before the body
     * was read.
     */
    arrivedAt: Instant | null
  }
}

/** Returns the world of a call. Throws if the world is not known yet, which can only happen before a handler runs. */
export const liveWorldOrThrow = ({ live }: FastifyRequest): LiveWorld => {
  if (live === null) throw new Error('A handler runs before the world of its call is known.')
  return live
}
