import type { TSchema } from 'typebox'
import Schema from 'typebox/schema'
import { isPlainObject } from '#domain/kernel/plain-object'

type Fields = Readonly<Record<string, TSchema>>
type Described = { readonly properties?: Fields; readonly required?: readonly string[]; readonly items?: TSchema }

/** Returns a value that the schema rejects; undefined if it allows everything. */
const wrongFor = (schema: TSchema): unknown =>
  [{ wrong: true }, 'wrong', -0.5].find((value) => !Schema.Check(schema, value))

/** A value with one violation of its schema. */
type Broken = { readonly title: string; readonly value: unknown }

/** Returns every variant of a value with one field missing or of the wrong type, by its schema. */
export const brokenVariantsOf = (schema: TSchema, value: unknown, path = ''): readonly Broken[] => {
  const { properties = {}, required = [], items } = schema as Described
  if (Array.isArray(value) && items !== undefined)
    return brokenVariantsOf(items, value[0], `${path}[0]`).map((broken) => ({
      title: broken.title,
      value: [broken.value, ...value.slice(1)],
    }))
  if (!isPlainObject(value)) return []
  return Object.entries(properties).flatMap(([name, field]): readonly Broken[] => {
    if (!(name in value)) return []
    const place = path === '' ? name : `${path}.${name}`
    const wrong = wrongFor(field)
    const { [name]: own, ...others } = value
    return [
      ...(required.includes(name) ? [{ title: `without ${place}`, value: others }] : []),
      ...(wrong === undefined ? [] : [{ title: `with ${place} of another type`, value: { ...value, [name]: wrong } }]),
      ...brokenVariantsOf(field, own, place).map((broken) => ({
        ...broken,
        value: { ...value, [name]: broken.value },
      })),
    ]
  })
}
