import { Deferred, Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CommonCode } from '#domain/application/common-code'
import { anApplication } from '#domain/application/examples/an-application'
import { LoadApplicationWithReasons } from './load-application-with-reasons.ts'

const FOUND = anApplication({ number: 'A1' })
const NAMES = [{ code: 'US07', name: '연 매출이 확인되지 않았습니다' }]

describe('[A-167] LoadApplicationWithReasons', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Starts to load an application whose names arrive when `names` is completed. `events` says what came when. */
  const start = () => {
    const names = Deferred.makeUnsafe<readonly CommonCode[]>()
    const events: unknown[] = []
    const load = LoadApplicationWithReasons.make({
      loadApplication: () => Effect.succeed(FOUND),
      listReasons: () => Deferred.await(names),
    })
    const loaded = Effect.runPromise(load('edit', (list) => events.push(list))).then(({ number }) =>
      events.push(number),
    )
    return { names, events, loaded }
  }

  it('returns the application as soon as the names have arrived', async () => {
    const { names, events, loaded } = start()
    await vi.advanceTimersByTimeAsync(999)
    expect(events).toEqual([])
    Deferred.doneUnsafe(names, Effect.succeed(NAMES))
    await loaded
    expect(events).toEqual([NAMES, 'A1'])
  })

  it('returns the application after a second without the names, and the names later', async () => {
    const { names, events } = start()
    await vi.advanceTimersByTimeAsync(1000)
    expect(events).toEqual(['A1'])
    Deferred.doneUnsafe(names, Effect.succeed(NAMES))
    await vi.advanceTimersByTimeAsync(0)
    expect(events).toEqual(['A1', NAMES])
  })
})
