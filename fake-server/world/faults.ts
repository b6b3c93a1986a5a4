import { find, put, type World } from './world.ts'

/**
 * A failure on purpose. The next `times` calls that match fail like this: `delayMs` first, then `silent` (no answer),
 * `cut` (the connection ends before, during or after the answer; after: the work is done) or `status` with `body`. A delay
 * and an answer that comes at so many `bytesPerSecond` let the call go on as usual.
 */
export type Fault = {
  readonly method?: string
  /** Path without query and without `/w/{world}`; `*` stands for any characters. */
  readonly path?: string
  readonly times?: number
  readonly delayMs?: number
  readonly status?: number
  readonly body?: unknown
  readonly cut?: 'before' | 'during' | 'after'
  readonly silent?: boolean
  readonly bytesPerSecond?: number
}

/** Does a text match a pattern in which `*` stands for any characters? */
export const matches = (pattern: string, text: string): boolean => {
  const [first = '', ...rest] = pattern.split('*')
  if (!text.startsWith(first)) return false
  if (rest.length === 0) return text === first
  const last = rest.pop() as string
  let position = first.length
  for (const part of rest) {
    const found = text.indexOf(part, position)
    if (found < 0) return false
    position = found + part.length
  }
  return text.length - last.length >= position && text.endsWith(last)
}

/**
 * Is there a text that matches both patterns? One row for each sign of `one`: from which places of `other` the rest of both
 * can meet, from the end on; nothing recurses, so that no length of a pattern does harm.
 */
export const canMeet = (one: string, other: string): boolean => {
  const [signs, others] = [one.replace(/\*+/g, '*'), other.replace(/\*+/g, '*')]
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

const METHODS = ['*', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A path of the API, by either of its addresses; what else can be called is too much to be listed. */
const OF_API = /^(?:\/admin-api)?(\/api\/.*)$/

/**
 * What keeps a fault from ever happening as it is written, by its place and field: a method that there is not, a path with
 * a query, without a slash or of a call that there is not, or a second kind of failure, which the first one leaves no room
 * for. `paths` are the calls of the API, their parameters as `*`.
 */
export const wrongFault = (faults: readonly Fault[], paths: readonly string[]): string | null => {
  for (const [i, { method, path, silent, cut, status }] of faults.entries()) {
    if (method !== undefined && !METHODS.includes(method.toUpperCase())) return `${i} method ${method}`
    if (path !== undefined && !/^[/*][^?#]*$/.test(path)) return `${i} path ${path}`
    const [, call] = OF_API.exec(path ?? '') ?? []
    if (call !== undefined && !paths.some((known) => canMeet(call, known))) return `${i} path ${path}`
    if (silent === true && (cut !== undefined || status !== undefined)) return `${i} silent`
    if (cut !== undefined && status !== undefined) return `${i} cut`
  }
  return null
}

const NONE: readonly Fault[] = []

export const faultsOf = (world: World): readonly Fault[] =>
  (find(world, 'control', 'faults')?.value as readonly Fault[] | undefined) ?? NONE

export const withFaults = (world: World, faults: readonly Fault[]): World =>
  put(world, 'control', 'faults', { value: faults })

/** The first fault that matches, and the world in which it has happened once more. */
export const takeFault = (world: World, method: string, path: string): readonly [World, Fault | null] => {
  const faults = faultsOf(world)
  if (faults.length === 0) return [world, null]
  const index = faults.findIndex(
    (fault) =>
      (fault.method === undefined || fault.method === '*' || fault.method.toUpperCase() === method) &&
      matches(fault.path ?? '*', path),
  )
  const fault = faults[index]
  if (fault === undefined) return [world, null]
  const remaining = (fault.times ?? 1) - 1
  const after = remaining > 0 ? faults.with(index, { ...fault, times: remaining }) : faults.toSpliced(index, 1)
  return [withFaults(world, after), fault]
}
