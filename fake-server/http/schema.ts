import type { TSchema, Type as TypeBox } from 'typebox'

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

/** A record of an answer with these fields and no other, so that a field that nobody described is found. */
export const Fields = <Properties extends Readonly<Record<string, TSchema>>>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

export const Nullable = <Of extends TSchema>(of: Of) => Type.Union([of, Type.Null()])

/** The answer to what was done or found: `status` 200, a message, and what is added. [P-272] */
export const Done = (more: Readonly<Record<string, TSchema>> = {}) =>
  Fields({ status: Type.Literal(200), message: Type.String(), ...more })

/** The rule that refused, of the fake world alone. */
export const BECAUSE = Fields({ rule: Type.String(), ref: Type.String(), book: Type.String() })

/** A refusal, with the rule that made it where one did; some are sent with HTTP 200 and have fields of an answer too. [P-272] */
export const Refused = (more: Readonly<Record<string, TSchema>> = {}) =>
  Fields({
    status: Type.Integer(),
    errorCode: Type.String(),
    message: Type.String(),
    because: Type.Optional(BECAUSE),
    ...more,
  })

/** What is answered with any other status: a refusal, with the field to mend where there is one. */
export const REFUSAL = Refused({ field: Type.Optional(Type.String()), success: Type.Optional(Type.Literal(false)) })

/** The fields that a schema declares; undefined where it declares none. */
export const propertiesOf = (schema: unknown): Readonly<Record<string, unknown>> | undefined =>
  (schema as { readonly properties?: Readonly<Record<string, unknown>> } | undefined)?.properties
