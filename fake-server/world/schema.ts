import type { TSchema, TString, TUnknown, Type as TypeBox } from 'typebox'

type Schema = Readonly<Record<string, unknown>>

/** Schemas that are optional in an object; TypeBox marks them with a hidden property. */
const optional = new WeakSet<Schema>()

/** Contract details of a schema: what clients should send if the handler checks the value, and the name of its type. */
type Note = { readonly meant?: Schema; readonly name?: string }
const notes = new WeakMap<object, Note>()

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
 * read; a test compares them. Tests and `npm run dev` load the server unbundled: without TypeBox they load 700 modules
 * less, which saves 0.2 seconds of processor time.
 */
export const Type = builders as unknown as Pick<typeof TypeBox, keyof typeof builders>

/**
 * For a value that the handler itself checks: accepts any value, or everything that `open` accepts. The contract still
 * tells clients to send `meant`.
 */
export const UncheckedValue = <Open extends TSchema = TUnknown>(
  meant: TSchema,
  open: Open = Type.Unknown() as TSchema as Open,
): Open => {
  notes.set(open, { meant: meant as Schema })
  return open
}

/** A choice, with its label if it has one. */
type Choice = string | { readonly value: string | number; readonly title: string }

const choice = (option: Choice): TSchema =>
  typeof option === 'string' ? Type.Literal(option) : Type.Literal(option.value, { title: option.title })

/** One of several values. If the choice is open, any other string is also valid. */
export const OneOf = (
  choices: readonly Choice[],
  {
    open = false,
    ...options
  }: { readonly open?: boolean; readonly title?: string; readonly description?: string } = {},
): TString => Type.Union([...choices.map(choice), ...(open ? [Type.String()] : [])], options) as TSchema as TString

/** Any JSON value. In the contract it is one named type. */
export const Json = Type.Unknown()
notes.set(Json, { name: 'Json' })

/** Returns a contract as JSON: each schema as clients see it, and each named schema only once. */
export const contractJsonOf = ({ components, ...contract }: { readonly components: object } & Schema): string => {
  const schemas: Record<string, unknown> = {}
  const written = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_key, part: unknown) => {
        const { meant, name } = notes.get(part as object) ?? {}
        if (name === undefined || part === value) return meant ?? part
        schemas[name] ??= written(part)
        return { $ref: `#/components/schemas/${name}` }
      }),
    )
  return JSON.stringify({ ...(written(contract) as object), components: { ...components, schemas } })
}

/**
 * An object with exactly these fields, so that undeclared fields are found. A named schema is defined only once in the
 * contract, so that generators make one client type of it.
 */
export const Fields = <Properties extends Readonly<Record<string, TSchema>>>(properties: Properties, name?: string) => {
  const fields = Type.Object(properties, { additionalProperties: false })
  if (name !== undefined) notes.set(fields, { name })
  return fields
}

/** Fields of these names, all with the same schema. */
export const EachField = <Of extends TSchema, Name extends string>(schema: Of, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Of>

export const Nullable = <Of extends TSchema>(schema: Of, options: Schema = {}) =>
  Type.Union([schema, Type.Null()], options)

/** Returns the fields that a schema declares; undefined if it declares none. */
export const propertiesOf = (schema: unknown): Readonly<Record<string, unknown>> | undefined =>
  (schema as { readonly properties?: Readonly<Record<string, unknown>> } | undefined)?.properties

/** Returns the names that an object schema requires. */
export const requiredNamesIn = (schema: unknown): readonly string[] =>
  (schema as { readonly required?: readonly string[] } | undefined)?.required ?? []
