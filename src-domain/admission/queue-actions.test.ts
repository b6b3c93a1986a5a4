import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../kernel/settings.ts'
import { QUEUE_ACTIONS, isGated } from './queue.ts'

describe('actions that may have to wait in line', () => {
  it('their names at the queue', () =>
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

  it('a deployment that chooses nothing but the address of its queue gates all of them', () => {
    const deployment = { ...DEFAULT_SETTINGS, queueUrl: 'https://queue.example' }
    expect(Object.values(QUEUE_ACTIONS).filter((action) => !isGated(action, deployment))).toEqual([])
  })

  it('without a queue nothing waits, and what is not named passes', () => {
    expect(isGated('act_3', DEFAULT_SETTINGS)).toBe(false)
    expect(isGated('act_3', { queueUrl: 'https://queue.example', gatedActions: ['act_9'] })).toBe(false)
  })
})
