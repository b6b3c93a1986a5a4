import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QueueUnreachable } from '#app/admission/queue-gate.errors'
import type { ChooseTile } from '#app/pages/choose-tile'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { installFakeServices } from '#ui/testing/services.ts'
import { queueForTile } from './queue-for-tile.ts'

const SENTENCE = '접속할 수 있는지 확인하고 있습니다.'

/** A tile, and a queue that is silent until the test answers. */
const pressTile = () => {
  const tile = document.createElement('a')
  tile.append('신청하기', document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
  let answer = (_how: 'admitted' | 'unreachable') => {}
  const queue = new Promise<'admitted' | 'unreachable'>((resolve) => {
    answer = resolve
  })
  const ask = vi.fn<ReturnType<typeof ChooseTile.make>>(() =>
    Effect.flatMap(
      Effect.promise(() => queue),
      (answer) =>
        answer === 'admitted'
          ? Effect.succeed({ next: '/self-check' } as const)
          : Effect.fail(new QueueUnreachable({ cause: null })),
    ),
  )
  installFakeServices(() => ask)
  return { tile, ask, answer, going: queueForTile('apply', tile) }
}
const timesAnnounced = () => currentAnnouncement.peek().nth

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dialogs.discardAll()
  vi.useRealTimers()
})

describe('[D1-950] a tile whose press the queue does not answer', () => {
  it('says so after a moment, once, and asks only once', async () => {
    const before = timesAnnounced()
    const { tile, ask, answer, going } = pressTile()
    await vi.advanceTimersByTimeAsync(399)
    expect([tile.textContent, tile.getAttribute('aria-busy'), timesAnnounced()]).toEqual(['신청하기', null, before])
    await vi.advanceTimersByTimeAsync(1)
    const isSaid = () => {
      expect([tile.textContent, tile.getAttribute('aria-busy')]).toEqual([`신청하기${SENTENCE}`, 'true'])
      expect(currentAnnouncement.peek()).toMatchObject({ text: SENTENCE, nth: before + 1 })
    }
    isSaid()
    expect(tile.lastElementChild?.tagName).toBe('svg')
    expect(await queueForTile('apply', tile)).toBeNull()
    await vi.advanceTimersByTimeAsync(3000)
    isSaid()
    expect(ask).toHaveBeenCalledTimes(1)
    answer('admitted')
    expect(await going).toBe('/self-check')
    expect([tile.textContent, tile.getAttribute('aria-busy')]).toEqual(['신청하기', null])
  })

  it('says nothing if the answer comes before', async () => {
    const before = timesAnnounced()
    const { tile, answer, going } = pressTile()
    answer('admitted')
    await going
    await vi.advanceTimersByTimeAsync(1000)
    expect([tile.textContent, tile.getAttribute('aria-busy'), timesAnnounced()]).toEqual(['신청하기', null, before])
  })

  it('is a usual tile again after the message of the queue', async () => {
    const { tile, answer, going } = pressTile()
    await vi.advanceTimersByTimeAsync(500)
    answer('unreachable')
    await vi.waitFor(() => expect(dialogs.active.peek()).not.toBeNull())
    dialogs.discardAll()
    expect(await going).toBeNull()
    expect(tile.getAttribute('aria-busy')).toBeNull()
  })
})
