import { describe, expect, it } from 'vitest'
import { isPledgeMissing, isPledgeUnlikelyAmong } from './registration-form.ts'

describe('the pledge of a direct delivery', () => {
  it.each([
    { type: 'direct', hasPledge: false, missing: true },
    { type: 'direct', hasPledge: true, missing: false },
    { type: 'general', hasPledge: false, missing: false },
    { type: '', hasPledge: false, missing: false },
  ] as const)(
    '[D3-293] is missing: $missing, for the type $type with pledge chosen: $hasPledge',
    ({ type, hasPledge, missing }) => expect(isPledgeMissing(type, hasPledge)).toBe(missing),
  )

  it('[D3-150] is unlikely to be among the performance files only if there is one file', () =>
    expect([0, 1, 2].map(isPledgeUnlikelyAmong)).toEqual([false, true, false]))
})
