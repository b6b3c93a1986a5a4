import { Type as TypeBox } from 'typebox'
import { describe, expect, it } from 'vitest'
import { Type } from './schema.ts'

/** One schema with everything that is used, by either set of builders. */
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

describe('the builders of schemas', () => {
  it('make what TypeBox makes', () => {
    expect(JSON.parse(JSON.stringify(written(Type)))).toEqual(JSON.parse(JSON.stringify(written(TypeBox))))
  })
})
