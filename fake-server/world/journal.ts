import type { Instant } from '#domain/kernel/calendar'
import type { Because } from '#domain/kernel/decide'
import { matches } from './faults.ts'
import { isNestedTooDeep } from './nesting.ts'
import { put, type Ids, type World } from './world.ts'

/** Names of fields that are personal or secret, wherever they stand in a call. [D1-52] */
const MASKED = new Set(
  [
    'token',
    'ci',
    'brno',
    'brNo',
    'b_no',
    'password',
    'name',
    'aplyNm',
    'p_nm',
    'birthDay',
    'brdt',
    'phone',
    'phoneNumber',
    'mbtlnum',
    'jumin1',
    'jumin2',
    'rpsrRnno',
    'acntNo',
    'acctNo',
    'accountNumber',
    'accountHolder',
    'dpstrNm',
    'dpstrFlnm',
    'opinionContent',
    'accessToken',
    'jwtToken',
    'residentNumber',
  ].map((name) => name.toLowerCase()),
)

const MASK = '***'

/** Anything of the form of a resident number, even in a field that should hold none. */
const RESIDENT_NUMBER = /(?<!\d)\d{6}-?[0-9]\d{6}(?!\d)/g

const maskText = (text: string): string => {
  if (/^\s*[[{]/.test(text)) {
    try {
      const value: unknown = JSON.parse(text)
      return isNestedTooDeep(value) ? MASK : JSON.stringify(masked(value))
    } catch {
      // Not JSON after all: masked as text below.
    }
  }
  return text.replace(RESIDENT_NUMBER, MASK)
}

/** A copy of a body, a form or a query with everything personal masked, JSON inside texts included. [D1-52] */
export const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return maskText(value)
  if (typeof value === 'number') return Number.isSafeInteger(value) && String(value).length === 13 ? MASK : value
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      MASKED.has(name.toLowerCase()) && inner !== null && inner !== '' ? MASK : masked(inner),
    ]),
  )
}

/** The decision behind a refusal, as it stands in an answer: row, requirement, and the place in the rule book with the facts. */
export type AnsweredReason = Because & { readonly book: string }

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
  /** The rule that refused the call, and its place in the rule book with the facts that decided. */
  because?: AnsweredReason
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
  { ids, now }: { readonly ids: Ids; readonly now: Instant },
  aplyNo: string,
  action: string,
  detail: unknown = null,
): World => {
  const id = ids.id()
  return put(world, 'history', id, { id, aplyNo, action, detail, at: now })
}
