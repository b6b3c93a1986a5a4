import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUEUE_ACTIONS } from '../settings/queue-actions.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import {
  decideQueueAdmission,
  isQueuedAction,
  type UnchangedAheadCount,
  QUEUE_PARAMETERS,
  addressBlockCountdownAt,
  nextUnchangedAheadCount,
  isQueueStuck,
  pollDelayMs,
} from './queue.ts'

describe('[P-192] [P-193] [P-194] [P-195] [P-196] [P-203] the decision that follows from the answer of the queue', () => {
  it('treats every status of 5xx and 9xx as an error', () =>
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 500, max: 599 }), fc.integer({ min: 900, max: 999 })),
        fc.boolean(),
        fc.boolean(),
        (status, blockedBefore, stuck) => decideQueueAdmission({ status, blockedBefore, stuck }).verdict === 'error',
      ),
    ))
})

describe('the actions that pass through the queue', () => {
  it('the actions have the names of the specification', () =>
    expect(QUEUE_ACTIONS).toEqual({
      mainTile: 'act_1',
      phone: 'act_3',
      realName: 'act_7',
      businessLookup: 'act_8',
      accountCheck: 'act_9',
      financial: 'act_10',
      joint: 'act_11',
      ipin: 'act_12',
      simple: 'act_13',
      simpleResult: 'act_14',
      proofRegister: 'debug',
      proofSupplement: 'debug',
    }))

  it('every action passes through the queue if only the queue URL is configured', () => {
    const deployment = { ...DEFAULT_SETTINGS, queueUrl: 'https://queue.example' }
    expect(Object.values(QUEUE_ACTIONS).filter((action) => !isQueuedAction(action, deployment))).toEqual([])
  })

  it('an action that is not listed starts without the queue', () => {
    expect(isQueuedAction('act_3', DEFAULT_SETTINGS)).toBe(false)
    expect(isQueuedAction('act_3', { queueUrl: 'https://queue.example', gatedActions: ['act_9'] })).toBe(false)
  })
})

describe('the limits of the queue', () => {
  it('[P-299] the limits have the values of the specification', () => {
    expect(QUEUE_PARAMETERS).toEqual({
      serviceId: 'service_1',
      proofAction: 'debug',
      connectionTimeoutMs: 3000,
      retries: 1,
      keyCookieMs: 10 * 60 * 1000,
      maxTtlSeconds: 1,
      virtualWaitMs: 10_000,
      addressBlockCounts: 200,
      addressBlockMs: 10_000,
      aliveEveryMs: 30_000,
      sameWaitAnswers: 100,
    })
  })

  it.each([
    { ttl: 0, max: 1, waits: 1000 },
    { ttl: 1, max: 1, waits: 1000 },
    { ttl: 30, max: 1, waits: 1000 },
    { ttl: -5, max: 10, waits: 1000 },
    { ttl: Number.NaN, max: 10, waits: 1000 },
    { ttl: 3, max: 10, waits: 3000 },
    { ttl: 30, max: 10, waits: 10_000 },
    { ttl: 30, max: 0, waits: 1000 },
  ])('[P-193] a ttl of $ttl s and a maximum of $max s gives $waits ms', ({ ttl, max, waits }) =>
    expect(pollDelayMs(ttl, max, 0)).toBe(waits),
  )

  it('[P-193] no wait is longer than one second with the default settings', () => {
    const longest = QUEUE_PARAMETERS.maxTtlSeconds
    fc.assert(
      fc.property(fc.double(), (ttl) => pollDelayMs(ttl, longest, 0) === 1000),
      { examples: [[60]] },
    )
  })

  it.each([
    [0, 30_000],
    [0.5, 27_000],
    [1, 24_000],
  ])('[P-193] a pause of 30 seconds with a spread of %d lasts %i ms', (spread, waits) => {
    expect(pollDelayMs(30, 60, spread)).toBe(waits)
    expect(pollDelayMs(1, 60, spread)).toBe(1000)
  })

  it.each([
    [0, 200],
    [49, 200],
    [50, 199],
    [5000, 100],
    [9999, 1],
    [10_000, 0],
    [60_000, 0],
    [-1, 200],
  ])('[P-195] the count of a blocked IP address after %i ms is %i', (elapsed, count) =>
    expect(addressBlockCountdownAt(elapsed)).toBe(count),
  )

  it('[P-203] the queue counts as stuck after 100 unchanged answers', () => {
    const after = (answers: readonly number[]) =>
      answers.reduce<UnchangedAheadCount | null>((same, ahead) => nextUnchangedAheadCount(same, ahead), null)
    const same = (n: number) => Array.from({ length: n }, () => 7)
    expect(after(same(99))).toEqual({ ahead: 7, answers: 99 })
    expect(isQueueStuck({ ahead: 7, answers: 99 }, DEFAULT_SETTINGS)).toBe(false)
    expect(after(same(100))).toEqual({ ahead: 7, answers: 100 })
    expect(isQueueStuck({ ahead: 7, answers: 100 }, DEFAULT_SETTINGS)).toBe(true)
    expect(isQueueStuck({ ahead: 7, answers: 1000 }, { sameWaitBypass: false })).toBe(false)
    expect(after([...same(99), 6, ...same(1)])).toEqual({ ahead: 7, answers: 1 })
  })
})
