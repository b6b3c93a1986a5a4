import type { Instant } from '#domain/kernel/calendar'
import type { Because } from '#domain/kernel/decide'
import { put, type Ids, type World } from './world.ts'

/** The decision behind a rejection, as an answer shows it: row, requirement, and the place in the rule book with the facts. */
export type AnsweredReason = Because & { readonly book: string }

/** One call that a world had, personal data masked. */
export type JournalLine = {
  /** Time of the world. */
  readonly at: Instant
  readonly method: string
  /** Without query and without `/w/{world}`; what looks like a number of a person is masked. */
  readonly path: string
  readonly query: unknown
  /** Null while the call runs, and for a call that got no answer. */
  status: number | null
  body: unknown
  /** The `Idempotency-Key` of the call: keys count, not arrivals. [E-204] */
  readonly key: string | null
  /** Answered from memory because its key had come before. [E-205] */
  replayed?: true
  /** What the admission queue made of it. */
  queue?: { readonly event: string; readonly action: string; readonly key: string }
  /** The rule that rejected the call, and its place in the rule book with the facts that decided. */
  because?: AnsweredReason
  /** What the call changed in the documents of its world; absent where it changed none. */
  changes?: readonly string[]
  /** A fault on purpose took part. */
  fault?: true
}

const CAPACITY = 2000

/** The last calls of a world. A ring: a new line takes the place of the oldest without moving the others. */
export const makeJournal = (capacity = CAPACITY) => {
  const ring: JournalLine[] = []
  let next = 0
  return {
    add: (line: JournalLine): void => {
      ring[next] = line
      next = (next + 1) % capacity
    },
    lines: (): readonly JournalLine[] =>
      ring.length < capacity ? [...ring] : [...ring.slice(next), ...ring.slice(0, next)],
  }
}
export type Journal = ReturnType<typeof makeJournal>

/** Adds an entry to the history of an application, which is never changed or removed. Details hold no personal data. */
export const recordHistory = (
  world: World,
  { ids, now }: { readonly ids: Ids; readonly now: Instant },
  aplyNo: string,
  action: string,
  detail: unknown = null,
): World => {
  const id = ids.id()
  return put(world, 'history', id, { id, aplyNo, action, detail, at: now })
}
