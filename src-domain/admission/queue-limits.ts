import type { Settings } from '../kernel/settings.ts'

/** The queue service: its name, how long it is waited for, and how its waiting dialog lies and counts. [P-299] */
export const QUEUE_LIMITS = {
  serviceId: 'service_1',
  proofAction: 'debug',
  connectionTimeoutMs: 3000,
  retries: 1,
  keyCookieMs: 600_000,
  maxTtlSeconds: 1,
  virtualWaitMs: 10_000,
  addressBlockCounts: 200,
  addressBlockMs: 10_000,
  sameWaitAnswers: 100,
  zIndex: 32_000,
} as const

/** Operations of the queue: ask for a ticket, ask again, still here, give the place back. [P-188] [P-189] */
export const QUEUE_OPCODES = { ticket: 5101, check: 5002, alive: 5003, complete: 5004 } as const

/** How long to wait before the next question, in milliseconds: `ttl` seconds, at least 1 and at most the maximum. [P-193] */
export const nextWaitMs = (ttl: number, maxTtlSeconds: number = QUEUE_LIMITS.maxTtlSeconds): number =>
  1000 * (ttl > 1 ? Math.min(ttl, Math.max(1, maxTtlSeconds)) : 1)

/** The count of the dialog of a blocked address, so many milliseconds after it opened; 0: ask for the ticket once more. [P-195] */
export const addressBlockCount = (elapsedMs: number): number => {
  const perCount = QUEUE_LIMITS.addressBlockMs / QUEUE_LIMITS.addressBlockCounts
  return Math.min(
    QUEUE_LIMITS.addressBlockCounts,
    Math.max(0, QUEUE_LIMITS.addressBlockCounts - Math.floor(elapsedMs / perCount)),
  )
}

/** How often in a row the queue has said that so many people are ahead. [P-203] */
export type SameWait = { readonly ahead: number; readonly answers: number }

/** Counts one more answer that says to wait; another number of people begins anew. [P-203] */
export const countSameWait = (before: SameWait | null, ahead: number): SameWait =>
  before?.ahead === ahead ? { ahead, answers: before.answers + 1 } : { ahead, answers: 1 }

/** Has the queue said the same so often that the work starts all the same? A deployment may have it wait on. [P-203] [D3-46] */
export const isStuck = (same: SameWait, settings: Pick<Settings, 'sameWaitBypass'>): boolean =>
  settings.sameWaitBypass && same.answers >= QUEUE_LIMITS.sameWaitAnswers
