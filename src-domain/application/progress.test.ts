import { describe, expect, it } from 'vitest'
import { lastCertainStep } from './progress.ts'

describe('[D2-133] the last step that a cancelled application had passed', () => {
  it('is submission, or selection if a proof was registered', () => {
    expect(lastCertainStep([])).toBe(1)
    expect(lastCertainStep([{ proofType: 'rapid' }])).toBe(1)
    expect(lastCertainStep([{ proofType: 'rapid' }, { proofType: 'parcel' }])).toBe(4)
  })
})
