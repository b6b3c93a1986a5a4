import { Effect, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { decodeList } from './answers.ts'

const read = decodeList(Schema.Struct({ id: Schema.Number }), '/api/list')
const records = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

describe('a list of records', () => {
  it('keeps its order, and an absent one is empty', async () => {
    expect(await Effect.runPromise(read(records(120)))).toEqual(records(120))
    for (const none of [null, undefined, []]) expect(await Effect.runPromise(read(none))).toEqual([])
  })

  it('[E-175] is no answer when one record has another shape, wherever it stands', async () => {
    for (const at of [0, 60, 119]) {
      const list = records(120).map((record, index) => (index === at ? { id: 'x' } : record))
      expect(await Effect.runPromise(Effect.flip(read(list)))).toMatchObject({
        _tag: 'MalformedAnswer',
        call: '/api/list',
      })
    }
  })

  it('lets something else happen while a long one is read', async () => {
    let happened = 0
    const tick = Effect.map(Effect.yieldNow, () => {
      happened += 1
    })
    await Effect.runPromise(Effect.raceFirst(read(records(1000)), Effect.forever(tick)))
    expect(happened).toBeGreaterThan(1)
  })
})
