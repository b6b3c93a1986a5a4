import type { Static } from 'typebox'
import { isPlainObject } from '#domain/kernel/plain-object'
import { matchesWildcardPattern } from '../world/faults.ts'
import type { Journal, LoggedCall } from '../world/journal.ts'
import { ClosedObject, Json, Type } from '../world/schema.ts'

/** An expected call. Only the given parts are compared, and only the given fields of query and body. */
export const ExpectedCall = ClosedObject({
  method: Type.Optional(Type.String()),
  path: Type.Optional(Type.String({ maxLength: 300 })),
  status: Type.Optional(Type.Integer()),
  key: Type.Optional(Type.String()),
  query: Type.Optional(Type.Record(Type.String(), Type.String())),
  body: Type.Optional(Json),
  times: Type.Optional(Type.Integer({ minimum: 0 })),
  withinMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
})
export type ExpectedCall = Static<typeof ExpectedCall>

const matchesExpected = (expected: unknown, actual: unknown): boolean => {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      expected.length === actual.length &&
      expected.every((expectedItem, i) => matchesExpected(expectedItem, actual[i]))
    )
  if (!isPlainObject(expected)) return expected === actual
  return (
    isPlainObject(actual) && Object.entries(expected).every(([name, value]) => matchesExpected(value, actual[name]))
  )
}

const differencesOf = ({ method, path, ...fields }: ExpectedCall, line: LoggedCall): readonly string[] => [
  ...(method === undefined || method.toUpperCase() === line.method ? [] : ['method']),
  ...(path === undefined || matchesWildcardPattern(path, line.path) ? [] : ['path']),
  ...(['status', 'key', 'query', 'body'] as const).filter(
    (name) => fields[name] !== undefined && !matchesExpected(fields[name], line[name]),
  ),
]

const NEAR_MISSES = 3

/**
 * Returns the calls of a journal that match, newest last, and the nearest calls that do not match, each with its time
 * as ISO 8601.
 */
export const searchJournal = ({ lines }: Journal, expected: ExpectedCall) => {
  const candidates = lines().map((line) => {
    const { at, ...call } = line
    return { differs: differencesOf(expected, line), call: { time: new Date(at).toISOString(), ...call } }
  })
  const near = candidates.filter(({ differs }) => differs.length > 0)
  return {
    found: candidates.filter(({ differs }) => differs.length === 0).map(({ call }) => call),
    near: near
      .toReversed()
      .toSorted((a, b) => a.differs.length - b.differs.length)
      .slice(0, NEAR_MISSES),
  }
}
