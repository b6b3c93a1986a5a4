import type { Type as TypeBox } from 'typebox'

export type JsonSchema = Readonly<Record<string, unknown>>

/** Schemas that are optional in an object; TypeBox marks them with a hidden property. */
const optional = new WeakSet<JsonSchema>()

/**
 * What the contract says about a schema. `meant`: the strict schema for clients, where the schema in use accepts more
 * because the handler checks the value itself. `name`: the name of the schema's type.
 */
type Note = { readonly meant?: JsonSchema; readonly name?: string }
export const notesBySchema = new WeakMap<object, Note>()

const builders = {
  String: (options: JsonSchema = {}) => ({ type: 'string', ...options }),
  Number: (options: JsonSchema = {}) => ({ type: 'number', ...options }),
  Integer: (options: JsonSchema = {}) => ({ type: 'integer', ...options }),
  Boolean: (options: JsonSchema = {}) => ({ type: 'boolean', ...options }),
  Null: (options: JsonSchema = {}) => ({ type: 'null', ...options }),
  Unknown: (options: JsonSchema = {}) => ({ ...options }),
  Literal: (value: unknown, options: JsonSchema = {}) => ({ type: typeof value, const: value, ...options }),
  Enum: (values: readonly unknown[], options: JsonSchema = {}) => ({ type: 'string', enum: values, ...options }),
  Array: (items: JsonSchema, options: JsonSchema = {}) => ({ type: 'array', items, ...options }),
  Union: (anyOf: readonly JsonSchema[], options: JsonSchema = {}) => ({ anyOf, ...options }),
  Record: (_key: JsonSchema, value: JsonSchema, options: JsonSchema = {}) => ({
    type: 'object',
    additionalProperties: value,
    ...options,
  }),
  Optional: (schema: JsonSchema) => {
    const copy = { ...schema }
    optional.add(copy)
    notesBySchema.set(copy, notesBySchema.get(schema) ?? {})
    return copy
  },
  Object: (properties: Readonly<Record<string, JsonSchema>>, options: JsonSchema = {}) => {
    const required = Object.keys(properties).filter((name) => !optional.has(properties[name] ?? {}))
    return { type: 'object', ...(required.length === 0 ? {} : { required }), properties, ...options }
  },
}

/**
 * Schema builders with the types of TypeBox. They make the same schemas as TypeBox, in the form that client generators
 * read; a test compares them. They exist because tests and `npm run dev` load the server unbundled, and loading TypeBox
 * would cost each of their processes 0.14 seconds of processor time.
 */
export const Type = builders as unknown as Pick<typeof TypeBox, keyof typeof builders>
