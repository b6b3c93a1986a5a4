import type { Static } from 'typebox'
import type { DeepReadonly } from './collections.ts'
import { ClosedObject, Json, OneOf, Type } from './schema.ts'
import { delayMsSchema } from './visitor-lookup.ts'

const Count = Type.Integer({ minimum: 0, maximum: 1e9 })
const optionalInteger = (title: string, minimum = 0, maximum = 1e9) =>
  Type.Optional(Type.Integer({ title, minimum, maximum }))

const METHODS = ['*', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const CUTS = [
  { value: 'before', title: '처리하기 전에' },
  { value: 'during', title: '답하는 중에' },
  { value: 'after', title: '처리한 뒤에 (답만 잃음)' },
]

export const FAULT_FIELDS = {
  method: Type.Optional(OneOf(METHODS, { title: '방식', open: true })),
  /** Path without query and without `/w/{world}`; `*` matches any characters. */
  path: Type.Optional(Type.String({ maxLength: 300 })),
  status: optionalInteger('상태 코드로 답함', 200, 599),
  /** The number of matching calls that succeed before the fault starts. */
  after: optionalInteger('먼저 지나가는 호출 (번)'),
  times: optionalInteger('일어나는 횟수 (번, 비우면 한 번)', 1),
  /** The probability for each call, 0 to 1; the same seed gives the same result. */
  chance: Type.Optional(Type.Number({ title: '일어날 확률 (0부터 1)', minimum: 0, maximum: 1 })),
  seed: optionalInteger('확률의 시드 (같으면 같은 결과)'),
  delayMs: Type.Optional(delayMsSchema('늦게 답함 (밀리초)')),
  bytesPerSecond: optionalInteger('천천히 답함 (초당 바이트)', 1, 1_000_000),
  cut: Type.Optional(OneOf(CUTS, { title: '연결을 끊음' })),
  silent: Type.Optional(Type.Boolean({ title: '답하지 않음' })),
  /** Headers that are added to the answer or replace its own. */
  headers: Type.Optional(Type.Record(Type.String(), Type.String(), { title: '응답 머리말 (JSON)' })),
  body: Type.Optional(Json),
}
export const FaultList = Type.Array(ClosedObject(FAULT_FIELDS, 'Fault'), { maxItems: 100 })
export const StoredFaults = Type.Array(ClosedObject({ ...FAULT_FIELDS, seen: Count, hits: Count }, 'KeptFault'), {
  maxItems: 100,
})

/**
 * An injected failure: `delayMs` first, then `silent` (no answer), `cut` (the connection closes before the handler
 * runs, during the answer, or after the handler without an answer) or `status` with `body`. Any other field lets the
 * call continue.
 */
export type Fault = DeepReadonly<Static<typeof FaultList>>[number]

/** A stored fault, with the number of calls that it has matched and the number that it has hit. */
export type StoredFault = DeepReadonly<Static<typeof StoredFaults>>[number]

export const matchesWildcardPattern = (pattern: string, text: string): boolean => {
  const [first = '', ...rest] = pattern.split('*')
  if (!text.startsWith(first)) return false
  if (rest.length === 0) return text === first
  const last = rest.pop() as string
  let position = first.length
  for (const part of rest) {
    const index = text.indexOf(part, position)
    if (index < 0) return false
    position = index + part.length
  }
  return text.length - last.length >= position && text.endsWith(last)
}

/**
 * True if some text matches both patterns. Works backwards through `first`: for each position, `row` says at which
 * positions of `second` the rests of both patterns can match the same text. Does not recurse, so that a long pattern
 * cannot overflow the stack.
 */
export const doPatternsOverlap = (first: string, second: string): boolean => {
  const [signs, others] = [first.replace(/\*+/g, '*'), second.replace(/\*+/g, '*')]
  let below: boolean[] = []
  for (let i = signs.length; i >= 0; i -= 1) {
    const row: boolean[] = []
    for (let j = others.length; j >= 0; j -= 1) {
      const [a, b] = [signs[i], others[j]]
      row[j] =
        (a === undefined && b === undefined) ||
        (a === '*' && (below[j] === true || (b !== undefined && row[j + 1] === true))) ||
        (b === '*' && (row[j + 1] === true || (a !== undefined && below[j] === true))) ||
        (a !== undefined && a === b && below[j + 1] === true)
    }
    below = row
  }
  return below[0] === true
}

/** Returns the path without the administrators' prefix, because the same API answers with and without it. */
const withoutAdminPrefix = (path: string) => path.replace(/^\/admin-api(?=\/api\/)/, '')

/** A known call; `*` in its path stands for each parameter. */
export type CallPattern = { readonly method: string; readonly path: string }

/**
 * True if this path can belong to that call. A parameter that is a number of the agency matches only text with a digit,
 * so that a mistyped name does not match.
 */
const canBelongTo = (path: string, { path: pattern }: CallPattern): boolean => {
  if (!doPatternsOverlap(path, pattern)) return false
  const parts = path.split('/')
  return (
    path.includes('*') ||
    !pattern.startsWith('/api/') ||
    pattern.split('/').every((part, i) => part !== '*' || /\d/.test(parts[i] ?? ''))
  )
}

const isMethodAnswered = (method: string, call: CallPattern): boolean =>
  call.method === '*' || ['*', 'OPTIONS', call.method].includes(method) || (method === 'HEAD' && call.method === 'GET')

/** The statuses whose answers have no body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304]

/**
 * Matches the headers that a fault may not set: those about length and connection, which would break the answer, and
 * `date`, by which the portal sets its clock.
 */
const FRAMING = /^(?:content-length|transfer-encoding|connection|trailer|upgrade|keep-alive|date)$/i
const isHeader = ([name, value]: readonly [string, string]): boolean =>
  /^[\w-]+$/.test(name) && !FRAMING.test(name) && /^[\x20-\x7e]*$/.test(value)

/**
 * Returns the first field that would be ignored because of the other fields, or that cannot be sent; null if every
 * field has an effect.
 */
const idleField = ({
  delayMs,
  status,
  headers,
  body,
  cut,
  silent,
  bytesPerSecond,
  ...fault
}: Fault): keyof Fault | '' | null => {
  const isCutOff = silent === true || cut !== undefined
  if (silent === true && (cut !== undefined || status !== undefined)) return 'silent'
  if (cut !== undefined && status !== undefined) return 'cut'
  if (bytesPerSecond !== undefined && isCutOff) return 'bytesPerSecond'
  if (headers !== undefined && (isCutOff || !Object.entries(headers).every(isHeader))) return 'headers'
  const isBodyLost = body !== '' && status !== undefined && WITHOUT_BODY.includes(status)
  if (body !== undefined && (status === undefined || isBodyLost)) return 'body'
  if (fault.seed !== undefined && fault.chance === undefined) return 'seed'
  const effects = [delayMs, status, headers, bytesPerSecond]
  return isCutOff || effects.some((effect) => effect !== undefined) ? null : ''
}

/** A fault that can never happen: its index, the wrong field and its value; empty texts for a fault without effect. */
type WrongFault = { readonly place: number; readonly field: keyof Fault | ''; readonly value: string }

/**
 * Returns why a fault can never take effect; null if it can. Reasons: the method is unknown; the path has a query, has
 * no slash or matches no call; or a field has no effect together with the other fields.
 */
export const findFaultMistake = (faults: readonly Fault[], calls: readonly CallPattern[]): WrongFault | null => {
  for (const [place, fault] of faults.entries()) {
    const { path = '*' } = fault
    const method = fault.method?.toUpperCase() ?? '*'
    if (!METHODS.includes(method)) return { place, field: 'method', value: fault.method ?? '' }
    const matchingCalls = /^[/*][^?#]*$/.test(path)
      ? calls.filter((call) => canBelongTo(withoutAdminPrefix(path), call))
      : []
    if (matchingCalls.length === 0) return { place, field: 'path', value: path }
    if (!matchingCalls.some((call) => isMethodAnswered(method, call)))
      return { place, field: 'method', value: `${method} ${path}` }
    const field = idleField(fault)
    if (field !== null) return { place, field, value: '' }
  }
  return null
}
