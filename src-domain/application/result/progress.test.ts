import { describe, expect, it } from 'vitest'
import { lastStepBeforeCancellation } from './progress.ts'

describe('[D2-133] the last step that a cancelled application had passed', () => {
  it('the last step is the selection once a proof other than the rapid one is registered', () => {
    expect(lastStepBeforeCancellation([])).toBe(1)
    expect(lastStepBeforeCancellation([{ proofType: 'rapid' }])).toBe(1)
    expect(lastStepBeforeCancellation([{ proofType: 'rapid' }, { proofType: 'parcel' }])).toBe(4)
  })
})
