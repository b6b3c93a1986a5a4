import fc from 'fast-check'
import type { TSchema } from 'typebox'

type Place = readonly (string | number)[]

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)

/** Returns every part of a value: the value, its fields and list items, at any depth. */
const placesOf = (value: unknown): readonly Place[] => [
  [],
  ...(isContainer(value)
    ? Object.entries(value).flatMap(([name, inner]) => placesOf(inner).map((place) => [name, ...place]))
    : []),
]

/** Returns a copy of a value in which `change` has changed the object or list that holds the last field of the path. */
const changedAt = (
  value: unknown,
  [name, ...rest]: Place,
  change: (container: Record<string, unknown>, name: string) => void,
): unknown => {
  if (name === undefined || !isContainer(value)) return value
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>
  if (rest.length === 0) change(copy, String(name))
  else copy[name] = changedAt(copy[name], rest, change)
  return copy
}

/** A change at one path of a value; `place` is an index into all its paths. */
export type Mutation = {
  readonly place: number
  readonly is: 'replaced' | 'removed' | 'added to'
  readonly name: string
  readonly by: unknown
}

const NAMES = ['x', '', '__proto__', 'constructor', 'length', 'value', '0', 'status', 'documents']

const deep = (levels: number): unknown => (levels === 0 ? null : [deep(levels - 1)])

/** Values that often break programs. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e12,
  1e300,
  -1e300,
  2 ** 53,
  '',
  ' ',
  'x',
  '0',
  '__proto__',
  'constructor',
  'a\r\nb: c',
  '\u0000',
  '\ud800',
  '신청',
  '9999-99-99',
  '2025-02-31T00:00:00+09:00',
  '../../etc/passwd',
  '%',
  '/*',
  '<script>',
  '가'.repeat(3000),
  '*'.repeat(3000),
  '9'.repeat(400),
  [],
  {},
  [null],
  [''],
  [{}],
  deep(40),
]

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

export const mutationArbitrary: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(100_000),
  is: fc.constantFrom('replaced', 'replaced', 'removed', 'added to'),
  name: fc.constantFrom(...NAMES),
  by: anyValue,
})

/** Returns a value after its mutations, applied in order. */
export const mutateValue = (value: unknown, mutations: readonly Mutation[]): unknown =>
  mutations.reduce((before, { place, is, name, by }) => {
    const places = placesOf(before)
    const path = places[place % places.length] ?? []
    if (is === 'added to')
      return changedAt(before, [...path, name], (container) => {
        if (!Array.isArray(container))
          Object.defineProperty(container, name, { value: by, enumerable: true, writable: true, configurable: true })
      })
    if (path.length === 0) return is === 'replaced' ? by : before
    return changedAt(before, path, (container, last) => {
      if (is === 'replaced') container[last] = by
      else delete container[last]
    })
  }, value)

type Described = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly TSchema[]
  readonly items?: TSchema
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, TSchema>>
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxItems?: number
}

/** Returns an arbitrary for the values that a schema allows. */
export const arbitraryOfSchema = (schema: TSchema): fc.Arbitrary<unknown> => {
  const described = schema as Described
  if ('const' in described) return fc.constant(described.const)
  if (described.enum !== undefined) return fc.constantFrom(...described.enum)
  if (described.anyOf !== undefined) return fc.oneof(...described.anyOf.map(arbitraryOfSchema))
  const { minimum: min = -(2 ** 31), maximum: max = 2 ** 31 } = described
  switch (described.type) {
    case 'string':
      return fc.oneof(
        fc.string({ minLength: described.minLength ?? 0, maxLength: 40 }),
        fc.constantFrom(
          '1000100002',
          '2025-06-26',
          '20250626',
          '신속',
          '일반',
          'act_3',
          'wait:3',
          'block',
          '192.0.2.1',
        ),
      )
    case 'integer':
      return fc.integer({ min, max })
    case 'number':
      return fc.double({ min, max, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOfSchema(described.items ?? ({} as TSchema)), { maxLength: 3 })
    case 'object': {
      const { properties = {}, required = [], patternProperties } = described
      const fields = Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, arbitraryOfSchema(field)]),
      )
      const [others] = Object.values(patternProperties ?? {})
      return others === undefined
        ? fc.record(fields, { requiredKeys: [...required] })
        : fc.dictionary(fc.constantFrom('act_3', 'debug', 'x'), arbitraryOfSchema(others))
    }
    default:
      return anyValue
  }
}
