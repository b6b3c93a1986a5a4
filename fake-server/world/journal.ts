import type { DecidingRule } from '#domain/kernel/decide'
import type { Instant } from '#domain/time/calendar'
import { FAKE_SERVER_RECORDS } from '#server-rules/fake-server-settings'

/**
 * The decision that caused a rejection, as an answer shows it: rule, requirement, and the rule-book URL with the facts.
 */
export type AnsweredReason = DecidingRule & { readonly book: string }

/** One call to a world, with personal data masked. */
export type LoggedCall = {
  /** Time of the world. */
  readonly at: Instant
  readonly method: string
  /** The path without the query and without `/w/{world}`; text that looks like a personal number is masked. */
  readonly path: string
  readonly query: unknown
  /** The status of the answer; null while the call runs, and if it got no answer. */
  status: number | null
  body: unknown
  /** The call's `Idempotency-Key`; a repeated key is one action. [E-204] */
  readonly key: string | null
  /** The `X-Request-Id` of the answer: the id that the web server in front has given, or a new id. */
  readonly requestId: string
  /** True if the answer was repeated because the key was used before. [E-205] */
  replayed?: true
  /** The event that the call caused in the admission queue. */
  queue?: { readonly event: string; readonly action: string; readonly key: string }
  /** The rule that rejected the call, and its rule-book URL with the facts that decided. */
  because?: AnsweredReason
  /** The changes that the call made to the documents of its world; absent if there were none. */
  changes?: readonly string[]
  /** True if a fault affected the call. */
  fault?: true
}

/**
 * Makes a journal of the newest calls of a world. It is a ring: a new line replaces the oldest line without moving the
 * others.
 */
export const makeJournal = (capacity: number = FAKE_SERVER_RECORDS.journalCalls) => {
  const ring: LoggedCall[] = []
  let next = 0
  return {
    add: (line: LoggedCall): void => {
      ring[next] = line
      next = (next + 1) % capacity
    },
    lines: (): readonly LoggedCall[] =>
      ring.length < capacity ? [...ring] : [...ring.slice(next), ...ring.slice(0, next)],
  }
}
export type Journal = ReturnType<typeof makeJournal>
