import type { Type as TypeBox } from 'typebox'

/** The builders of TypeBox that this server uses. */
type Builders = Pick<
  typeof TypeBox,
  | 'Array'
  | 'Boolean'
  | 'Enum'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Record'
  | 'String'
  | 'Union'
  | 'Unknown'
>

type Schema = Readonly<Record<string, unknown>>

/** Schemas that need not be there in an object; TypeBox marks them with a hidden property. */
const optional = new WeakSet<Schema>()

const builders = {
  String: (options: Schema = {}) => ({ type: 'string', ...options }),
  Number: (options: Schema = {}) => ({ type: 'number', ...options }),
  Integer: (options: Schema = {}) => ({ type: 'integer', ...options }),
  Boolean: (options: Schema = {}) => ({ type: 'boolean', ...options }),
  Null: (options: Schema = {}) => ({ type: 'null', ...options }),
  Unknown: (options: Schema = {}) => ({ ...options }),
  Literal: (value: unknown, options: Schema = {}) => ({ type: typeof value, const: value, ...options }),
  Enum: (values: readonly unknown[], options: Schema = {}) => ({ enum: values, ...options }),
  Array: (items: Schema, options: Schema = {}) => ({ type: 'array', items, ...options }),
  Union: (anyOf: readonly Schema[], options: Schema = {}) => ({ anyOf, ...options }),
  Record: (_key: Schema, value: Schema, options: Schema = {}) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  Optional: (schema: Schema) => {
    const copy = { ...schema }
    optional.add(copy)
    return copy
  },
  Object: (properties: Readonly<Record<string, Schema>>, options: Schema = {}) => {
    const required = Object.keys(properties).filter((name) => !optional.has(properties[name] ?? {}))
    return { type: 'object', ...(required.length === 0 ? {} : { required }), properties, ...options }
  },
}

/**
 * Schemas with the types of TypeBox and without its 700 modules, which would double the time until the server is ready.
 * What these builders make is what TypeBox makes; the test compares them.
 */
export const Type = builders as unknown as Builders
