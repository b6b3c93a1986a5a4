import type { Instant } from '#domain/kernel/calendar'
import type { Call } from '../handler.ts'
import { matches } from './faults.ts'
import { put, type World } from './world.ts'

/** One call that a world had, personal data masked. */
export type JournalLine = {
  /** Time of the world. */
  readonly at: Instant
  readonly method: string
  /** Without query and without `/w/{world}`. */
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
  /** A fault on purpose took part. */
  fault?: true
}

/** The last calls of a world. A ring: a new line takes the place of the oldest without moving the others. */
export type Journal = { readonly add: (line: JournalLine) => void; readonly lines: () => readonly JournalLine[] }

const CAPACITY = 2000

export const makeJournal = (capacity = CAPACITY): Journal => {
  const ring: JournalLine[] = []
  let next = 0
  return {
    add: (line) => {
      ring[next] = line
      next = (next + 1) % capacity
    },
    lines: () => (ring.length < capacity ? [...ring] : [...ring.slice(next), ...ring.slice(0, next)]),
  }
}

/** A line for a call that has just arrived. */
export const arrived = (call: {
  readonly now: Instant
  readonly method: string
  readonly path: string
  readonly query: unknown
  readonly key: string | null
}): JournalLine => ({
  at: call.now,
  method: call.method,
  path: call.path,
  query: call.query,
  status: null,
  body: null,
  key: call.key,
})

/** The lines of a path (with `*` for any characters) and a method, newest last, with their time as ISO 8601; without both all. */
export const searchJournal = (
  journal: Journal,
  wanted: { readonly path?: string | undefined; readonly method?: string | undefined },
): readonly object[] =>
  journal
    .lines()
    .filter(
      (line) =>
        (wanted.path === undefined || matches(wanted.path, line.path)) &&
        (wanted.method === undefined || wanted.method.toUpperCase() === line.method),
    )
    .map(({ at, ...line }) => ({ time: new Date(at).toISOString(), ...line }))

/** Notes what happened to an application; nothing of it is ever changed or removed. Details hold no personal data. */
export const note = (
  world: World,
  { ids, now }: Pick<Call, 'ids' | 'now'>,
  aplyNo: string,
  action: string,
  detail: unknown = null,
): World => {
  const id = ids.id()
  return put(world, 'history', id, { id, aplyNo, action, detail, at: now })
}
