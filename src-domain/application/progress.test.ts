import { describe, expect, it } from 'vitest'
import { lastPassedOf } from './progress.ts'

describe('[D2-133] the last step that a cancelled application had passed', () => {
  it('is submission, or selection if a proof was registered', () => {
    expect(lastPassedOf([])).toBe(1)
    expect(lastPassedOf([{ proofType: 'rapid' }])).toBe(1)
    expect(lastPassedOf([{ proofType: 'rapid' }, { proofType: 'parcel' }])).toBe(4)
  })
})
