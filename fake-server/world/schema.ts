import type { TSchema, TString, TUnknown } from 'typebox'
import { notesBySchema, type JsonSchema, Type } from './schema-builders.ts'

export { Type }

/**
 * Returns the schema of a value that the handler itself checks. The schema accepts any value, or everything that `open`
 * accepts; the contract still tells clients to send `schema`.
 */
export const UncheckedValue = <Open extends TSchema = TUnknown>(
  schema: TSchema,
  open: Open = Type.Unknown() as TSchema as Open,
): Open => {
  notesBySchema.set(open, { meant: schema as JsonSchema })
  return open
}

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

/** Any JSON value. In the contract, it is a single named type. */
export const Json = Type.Unknown()
notesBySchema.set(Json, { name: 'Json' })

/** Returns a contract as JSON: each schema as clients see it, and each named schema only once. */
export const contractJsonOf = ({ components, ...contract }: { readonly components: object } & JsonSchema): string => {
  const schemas: Record<string, unknown> = {}
  const withReferences = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (_key, part: unknown) => {
        const { meant, name } = notesBySchema.get(part as object) ?? {}
        if (name === undefined || part === value) return meant ?? part
        schemas[name] ??= withReferences(part)
        return { $ref: `#/components/schemas/${name}` }
      }),
    )
  return JSON.stringify({ ...(withReferences(contract) as object), components: { ...components, schemas } })
}

/**
 * An object with exactly these fields, so that undeclared fields are found. A named schema is defined only once in the
 * contract, so that generators make one client type of it.
 */
export const ClosedObject = <Properties extends Readonly<Record<string, TSchema>>>(
  properties: Properties,
  name?: string,
) => {
  const fields = Type.Object(properties, { additionalProperties: false })
  if (name !== undefined) notesBySchema.set(fields, { name })
  return fields
}

export const EachField = <Of extends TSchema, Name extends string>(schema: Of, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Of>

export const Nullable = <Of extends TSchema>(schema: Of, options: JsonSchema = {}) =>
  Type.Union([schema, Type.Null()], options)

/** Returns the fields that a schema declares; undefined if it declares none. */
export const propertiesOfSchema = (schema: unknown): Readonly<Record<string, unknown>> | undefined =>
  (schema as { readonly properties?: Readonly<Record<string, unknown>> } | undefined)?.properties

export const requiredNamesIn = (schema: unknown): readonly string[] =>
  (schema as { readonly required?: readonly string[] } | undefined)?.required ?? []
