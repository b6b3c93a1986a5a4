import { Type as TypeBox } from 'typebox'
import { describe, expect, it } from 'vitest'
import { Type } from './schema-builders.ts'

/** Builds a schema with every kind of schema that the contract uses. Called with our builders and with TypeBox. */
const schemaTextOf = (T: typeof Type) =>
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
  it('the builders make the schemas that TypeBox makes', () => {
    const { properties, ...rest } = JSON.parse(JSON.stringify(schemaTextOf(TypeBox))) as { readonly properties: object }
    expect(JSON.parse(JSON.stringify(schemaTextOf(Type)))).toEqual({
      ...rest,
      properties: {
        ...properties,
        names: { type: 'object', additionalProperties: { type: 'string' } },
        word: { type: 'string', enum: ['x', 'y'] },
      },
    })
  })
})
