import { Type as TypeBox } from 'typebox'
import { describe, expect, it } from 'vitest'
import { Fields, contractJsonOf, Type, UncheckedValue } from './schema.ts'

/** Builds a schema with every kind of schema that the contract uses. Called with our builders and with TypeBox. */
const written = (T: typeof Type) =>
  T.Object(
    {
      text: T.String({ minLength: 1 }),
      plain: T.String(),
      count: T.Integer({ minimum: 0 }),
      number: T.Number(),
      yes: T.Boolean(),
      maybe: T.Optional(T.Union([T.Literal('a'), T.Literal(1), T.Null()])),
      list: T.Optional(T.Array(T.Object({}), { maxItems: 3 })),
      names: T.Record(T.String(), T.String()),
      word: T.Enum(['x', 'y']),
      anything: T.Unknown(),
    },
    { additionalProperties: false },
  )

describe('the schema builders', () => {
  it('make the same schemas as TypeBox, except that they write enums and additional properties for client generators', () => {
    const { properties, ...rest } = JSON.parse(JSON.stringify(written(TypeBox))) as { readonly properties: object }
    expect(JSON.parse(JSON.stringify(written(Type)))).toEqual({
      ...rest,
      properties: {
        ...properties,
        names: { type: 'object', additionalProperties: { type: 'string' } },
        word: { type: 'string', enum: ['x', 'y'] },
      },
    })
  })

  it('describe the expected value even where any value is accepted', () => {
    const schema = Type.Object({ open: Type.Optional(UncheckedValue(Type.String())) })
    expect(JSON.parse(JSON.stringify(schema))).toEqual({ type: 'object', properties: { open: {} } })
    expect(JSON.parse(contractJsonOf({ components: {}, schema }))).toMatchObject({
      schema: { type: 'object', properties: { open: { type: 'string' } } },
    })
  })

  it('define a named schema only once in a contract, even if another schema contains it', () => {
    const inner = Fields({ text: UncheckedValue(Type.String()) }, 'Inner')
    const outer = Fields({ inner, maybe: Type.Optional(inner) }, 'Outer')
    const closed = { type: 'object', additionalProperties: false }
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    expect(JSON.parse(contractJsonOf({ components: { x: 1 }, first: outer, second: [outer] }))).toEqual({
      first: ref('Outer'),
      second: [ref('Outer')],
      components: {
        x: 1,
        schemas: {
          Inner: { ...closed, required: ['text'], properties: { text: { type: 'string' } } },
          Outer: { ...closed, required: ['inner'], properties: { inner: ref('Inner'), maybe: ref('Inner') } },
        },
      },
    })
  })
})
