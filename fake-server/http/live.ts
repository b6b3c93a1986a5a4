import type { FastifyRequest } from 'fastify'
import type { Instant } from '#domain/kernel/calendar'
import type { Fault } from '../world/faults.ts'
import type { JournalLine } from '../world/journal.ts'
import type { Kept, Live } from '../world/worlds.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The world of this call; null where the call is rejected before its world is known. */
    live: Live | null
    /** The line of the journal for this call; null for calls that are not written down. */
    line: JournalLine | null
    /** The fault that was set for this call; null for none. */
    fault: Fault | null
    /** Whether what this call has changed is kept: its answer waits for that; null for nothing to wait for. */
    kept: Kept | null
    /** When this call arrived, by the clock of its world; null where no caller was identified before the body was read. */
    arrivedAt: Instant | null
  }
}

/** The world of a call that has come to its handler: by then the world is known. */
export const liveOf = ({ live }: FastifyRequest): Live => {
  if (live === null) throw new Error('A handler runs before the world of its call is known.')
  return live
}
