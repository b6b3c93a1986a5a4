import { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import type { QueueGate, QueueWaiting } from '#app/admission/queue-gate.port'
import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { makeQueueGateOnDemand } from './queue-gate-on-demand.ts'

const QUEUE = 'https://queue.example/w/one'
const WAITING: QueueWaiting = { kind: 'queue', action: 'act_3', ahead: 4, estimateSeconds: null, progress: 0 }
const work = Effect.succeed('done')

/** A gate that shows a wait during each action, admits it, and counts what stops it. */
const shownGate = () => {
  const listeners = new Set<(waiting: QueueWaiting | null) => void>()
  const show = (waiting: QueueWaiting | null) => listeners.forEach((listener) => listener(waiting))
  const gate: QueueGate = {
    admitted: (_action, use) =>
      Effect.suspend(() => {
        show(WAITING)
        return Effect.isEffect(use) ? use : use({ waitedMs: 2000 })
      }),
    waiting: () => WAITING,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: vi.fn<() => void>(),
  }
  return gate
}

const gateOf = (load: () => Promise<QueueGate>, chosen: Partial<Settings> = {}) =>
  makeQueueGateOnDemand({ read: () => ({ ...DEFAULT_SETTINGS, queueUrl: QUEUE, ...chosen }) }, load)

describe('a queue whose code is loaded with the first action that passes through it', () => {
  it.each([
    ['there is no queue', { queueUrl: '' }],
    ['the deployment does not name it', { gatedActions: [] }],
  ])('[P-188] an action works at once and nothing is loaded where %s', async (_, chosen) => {
    const load = vi.fn<() => Promise<QueueGate>>(async () => shownGate())
    const gate = gateOf(load, chosen)
    expect(await Effect.runPromise(gate.admitted('act_3', work))).toBe('done')
    expect(await Effect.runPromise(gate.admitted('act_3', ({ waitedMs }) => Effect.succeed(waitedMs)))).toBe(0)
    expect(load).not.toHaveBeenCalled()
    expect(gate.waiting()).toBeNull()
  })

  it('[P-316] whoever subscribed before it was there sees the wait, and can stop it', async () => {
    const loaded = shownGate()
    const gate = gateOf(async () => loaded)
    const seen: (QueueWaiting | null)[] = []
    const unsubscribe = gate.subscribe((waiting) => seen.push(waiting))
    gate.stop()
    expect(await Effect.runPromise(gate.admitted('act_3', ({ waitedMs }) => Effect.succeed(waitedMs)))).toBe(2000)
    expect(seen).toEqual([WAITING])
    expect(gate.waiting()).toEqual(WAITING)
    gate.stop()
    expect(loaded.stop).toHaveBeenCalledTimes(1)
    unsubscribe()
    await Effect.runPromise(gate.admitted('act_3', work))
    expect(seen).toEqual([WAITING])
  })

  it('a wait is shown once, also where two actions asked for the code at the same time', async () => {
    const gate = gateOf(async () => shownGate())
    const seen: (QueueWaiting | null)[] = []
    gate.subscribe((waiting) => seen.push(waiting))
    await Promise.all([1, 2].map(() => Effect.runPromise(gate.admitted('act_3', work))))
    expect(seen).toEqual([WAITING, WAITING])
  })

  it('[P-201] the queue is unreachable where the code cannot be loaded; the next action tries again', async () => {
    const load = vi
      .fn<() => Promise<QueueGate>>(async () => shownGate())
      .mockRejectedValueOnce(new TypeError('offline'))
    const gate = gateOf(load)
    expect(await Effect.runPromise(Effect.flip(gate.admitted('act_3', work)))).toMatchObject({
      _tag: 'QueueUnreachable',
    })
    expect(await Effect.runPromise(gate.admitted('act_3', work))).toBe('done')
  })
})
