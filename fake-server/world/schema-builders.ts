import type { Type as TypeBox } from 'typebox'

export type Schema = Readonly<Record<string, unknown>>

/** Schemas that are optional in an object; TypeBox marks them with a hidden property. */
const optional = new WeakSet<Schema>()

/** Contract details of a schema: what clients should send if the handler checks the value, and the name of its type. */
type Note = { readonly meant?: Schema; readonly name?: string }
export const notes = new WeakMap<object, Note>()

const builders = {
  String: (options: Schema = {}) => ({ type: 'string', ...options }),
  Number: (options: Schema = {}) => ({ type: 'number', ...options }),
  Integer: (options: Schema = {}) => ({ type: 'integer', ...options }),
  Boolean: (options: Schema = {}) => ({ type: 'boolean', ...options }),
  Null: (options: Schema = {}) => ({ type: 'null', ...options }),
  Unknown: (options: Schema = {}) => ({ ...options }),
  Literal: (value: unknown, options: Schema = {}) => ({ type: typeof value, const: value, ...options }),
  Enum: (values: readonly unknown[], options: Schema = {}) => ({ type: 'string', enum: values, ...options }),
  Array: (items: Schema, options: Schema = {}) => ({ type: 'array', items, ...options }),
  Union: (anyOf: readonly Schema[], options: Schema = {}) => ({ anyOf, ...options }),
  Record: (_key: Schema, value: Schema, options: Schema = {}) => ({
    type: 'object',
    additionalProperties: value,
    ...options,
  }),
  Optional: (schema: Schema) => {
    const copy = { ...schema }
    optional.add(copy)
    notes.set(copy, notes.get(schema) ?? {})
    return copy
  },
  Object: (properties: Readonly<Record<string, Schema>>, options: Schema = {}) => {
    const required = Object.keys(properties).filter((name) => !optional.has(properties[name] ?? {}))
    return { type: 'object', ...(required.length === 0 ? {} : { required }), properties, ...options }
  },
}

/**
 * Schema builders with the types of TypeBox. They make the same schemas as TypeBox, in the form that client generators
 * read; a test compares them. Tests and `npm run dev` load the server unbundled: loading TypeBox would cost each of their
 * processes 0.14 seconds of processor time.
 */
export const Type = builders as unknown as Pick<typeof TypeBox, keyof typeof builders>
