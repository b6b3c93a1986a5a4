import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makePopup, type Popup } from '#domain/notice/popup'
import { kstInstant } from '#domain/time/calendar'
import type { CallError } from '../kernel/call.errors.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { stoppedClock } from '../testing/stopped-clock.ts'
import { ListPopups } from './list-popups.ts'
import { Popups } from './popups.port.ts'

const listPopups = (answer: readonly Popup[] | CallError, now = kstInstant('2025-11-01')) =>
  Effect.runPromise(
    ListPopups.make({
      popups: fakePort(Popups, {
        listActive: () => (answer instanceof Error ? Effect.fail(answer) : Effect.succeed(answer)),
      }),
      clock: stoppedClock(now),
    })(),
  )

describe('ListPopups', () => {
  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500), refusedWith(404), refusedWith(200)])(
    '[E-035] returns the fallback notice when the call fails: $_tag',
    async (failure) =>
      expect(await listPopups(failure)).toMatchObject({ from: 'fallback', notice: { id: 'fallback' } }),
  )

  it('[E-035] returns the fallback notice of the current day', async () =>
    expect(await listPopups(NO_ANSWER, kstInstant('2025-10-13', '09:59'))).toMatchObject({ notice: { id: 'default' } }))

  it('[E-036] returns an empty list from the server', async () =>
    expect(await listPopups([])).toEqual({ from: 'server', popups: [] }))

  it('returns the highest priority first', async () => {
    const popups = [makePopup({ id: '1', priority: 1 }), makePopup({ id: '2', priority: 2 })]
    expect(await listPopups(popups)).toMatchObject({ popups: [{ id: '2' }, { id: '1' }] })
  })
})
