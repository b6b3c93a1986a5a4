import { describe, expect, it } from 'vitest'
import { nextOf } from './result.ts'
import { APPLICATION_STATUSES } from '../status/application-status.table.ts'

const FACTS = {
  paymentType: 'confirmed',
  newProofEnabled: true,
  supplementDue: false,
  proofAtAgency: false,
  fullyPaid: false,
} as const

describe('[A-271] one sentence says what happens next and who acts', () => {
  it('is told by the status, and to a selected applicant by his proofs', () => {
    for (const status of APPLICATION_STATUSES) expect(nextOf(status, FACTS)).toBe(status)
  })

  it('asks a selected applicant for proof only while a new proof is possible', () => {
    expect(nextOf('targetSelected', { ...FACTS, newProofEnabled: false })).toBe('selectedWaiting')
    expect(nextOf('targetSelected', { ...FACTS, paymentType: 'rapid', newProofEnabled: false })).toBe('selectedWaiting')
    expect(nextOf('targetSelected', { ...FACTS, paymentType: 'rapid' })).toBe('selectedRapid')
  })

  it('[D2-112] names a supplement that is due first, and does not ask for proof while one lies with the agency', () => {
    expect(nextOf('targetSelected', { ...FACTS, supplementDue: true, proofAtAgency: true })).toBe('supplementDue')
    expect(nextOf('targetSelected', { ...FACTS, proofAtAgency: true })).toBe('selectedWaiting')
    expect(nextOf('hold', { ...FACTS, supplementDue: true })).toBe('hold')
  })

  it('[A-271] tells who has had all that may be paid that it is over, unless something still lies with the agency', () => {
    const over = { ...FACTS, newProofEnabled: false, fullyPaid: true }
    expect(nextOf('targetSelected', over)).toBe('paymentComplete')
    expect(nextOf('targetSelected', { ...over, proofAtAgency: true })).toBe('selectedWaiting')
    expect(nextOf('targetSelected', { ...over, supplementDue: true })).toBe('supplementDue')
    expect(nextOf('hold', over)).toBe('hold')
  })

  it('has a sentence for a word that nobody knows', () =>
    expect(nextOf({ unknown: '서류이관' }, FACTS)).toBe('unknown'))
})
