import type { FastifyRequest } from 'fastify'
import type { TokenDoc } from '../world/collections.ts'
import type { Fault } from '../world/faults.ts'
import type { LoggedCall } from '../world/journal.ts'
import type { WriteCompletion, LiveWorld } from '../world/worlds.ts'

/** The applicant and the administrator whose tokens a request contains; null without a valid token. */
export type TokenHolders = { readonly login: TokenDoc | null; readonly admin: TokenDoc | null }

/** What this server notes about a call to a world. */
export type WorldCall = {
  readonly live: LiveWorld
  /** The journal line of this call; null for calls that are not in the journal. */
  line: LoggedCall | null
  fault: Fault | null
  /**
   * Resolves when the changes of this call are stored, before its answer is sent; null if there is nothing to wait for.
   */
  kept: WriteCompletion | null
  /** Null until the tokens are read, which happens only once. */
  holders: TokenHolders | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the world of the call is known. */
    call: WorldCall | null
  }
}

/** Returns the call to a world. Throws if the world is not known yet, which can only happen before a handler runs. */
export const worldCallOrThrow = ({ call }: FastifyRequest): WorldCall => {
  if (call === null) throw new Error('A handler runs before the world of its call is known.')
  return call
}

export const liveWorldOrThrow = (request: FastifyRequest): LiveWorld => worldCallOrThrow(request).live
