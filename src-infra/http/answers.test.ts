import { Effect, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { kstInstant } from '#domain/time/calendar'
import { decodeList, dayOrNull, instantOrNull } from './answers.ts'

const read = decodeList(Schema.Struct({ id: Schema.Number }), '/api/list')
const records = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

describe('decodeList', () => {
  it('keeps the order and reads a missing list as empty', async () => {
    expect(await Effect.runPromise(read(records(120)))).toEqual(records(120))
    for (const none of [null, undefined, []]) expect(await Effect.runPromise(read(none))).toEqual([])
  })

  it('[E-175] fails with MalformedAnswer if any record has the wrong format', async () => {
    for (const at of [0, 60, 119]) {
      const list = records(120).map((record, index) => (index === at ? { id: 'x' } : record))
      expect(await Effect.runPromise(Effect.flip(read(list)))).toMatchObject({
        _tag: 'MalformedAnswer',
        call: '/api/list',
      })
    }
  })

  it('yields while reading a long list', async () => {
    let callCount = 0
    const countCall = Effect.map(Effect.yieldNow, () => {
      callCount += 1
    })
    await Effect.runPromise(Effect.raceFirst(read(records(1000)), Effect.forever(countCall)))
    expect(callCount).toBeGreaterThan(1)
  })
})

describe('[A-145] [P-235] dayOrNull and instantOrNull', () => {
  it.each([
    ['20250131', '2025-01-31'],
    ['2025-01-31', '2025-01-31'],
    ['2025.01.31', '2025-01-31'],
    ['2025-01-31T23:30:00', '2025-01-31'],
    ['2025-01-31T23:30:00Z', '2025-02-01'],
    [20_250_131, '2025-01-31'],
  ])('dayOrNull reads %s as the day %s', (text, day) => expect(dayOrNull(text)).toBe(day))

  it.each([
    ['2025-06-26T10:00:05', kstInstant('2025-06-26', '10:00:05')],
    ['2025-06-26 10:00', kstInstant('2025-06-26', '10:00')],
    ['20250626', kstInstant('2025-06-26')],
    ['2025-06-26', kstInstant('2025-06-26')],
  ])('instantOrNull reads %s as an instant in Korea', (text, at) => expect(instantOrNull(text)).toBe(at))

  it.each([null, undefined, '', 'soon', '20250230', '2025-13-01', '2025-06-26T25:00'])(
    'both functions read %j as null',
    (text) => expect([dayOrNull(text), instantOrNull(text)]).toEqual([null, null]),
  )
})
