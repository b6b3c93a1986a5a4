import { describe, expect, it } from 'vitest'
import { ClosedObject, contractJsonOf, Type, UncheckedValue } from './schema.ts'

describe('the schemas of the contract', () => {
  it('a schema describes the expected value even where any value is accepted', () => {
    const schema = Type.Object({ open: Type.Optional(UncheckedValue(Type.String())) })
    expect(JSON.parse(JSON.stringify(schema))).toEqual({ type: 'object', properties: { open: {} } })
    expect(JSON.parse(contractJsonOf({ components: {}, schema }))).toMatchObject({
      schema: { type: 'object', properties: { open: { type: 'string' } } },
    })
  })

  it('a contract defines a nested named schema only once', () => {
    const inner = ClosedObject({ text: UncheckedValue(Type.String()) }, 'Inner')
    const outer = ClosedObject({ inner, maybe: Type.Optional(inner) }, 'Outer')
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
