import { describe, expect, it } from 'vitest'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { ChooseProof, ChooseProofPath } from './choose-proof.ts'

describe('[P-016] ChooseProofPath', () => {
  it.each([
    ['general', '/proof-reg-all'],
    ['direct', '/proof-reg'],
    ['parcel', '/proof-reg-parcel'],
  ] as const)('for %s, stores the path in the session and returns %s', (path, next) => {
    const session = inMemorySession({ proofDetailTypes: ['4'] })
    expect(ChooseProofPath.make({ session })(path)).toEqual({ next })
    expect(session.read()).toMatchObject({ registrationPath: path, proofDetailTypes: [] })
  })
})

describe('[P-114] ChooseProof, for the base-proof supplement', () => {
  it('stores the proof in the session and returns the page', () => {
    const session = inMemorySession({ proofId: '' })
    expect(ChooseProof.make({ session })({ id: '501' }, 'addBase').next).toBe('/proof-reg-add')
    expect(session.read().proofId).toBe('501')
  })
})
