import { describe, expect, it } from 'vitest'
import { BASE_PROOF_CASES } from './base-proof.cases.ts'
import { approvedBaseItems, hasApprovedBaseProof } from './base-proof.ts'
import type { ProofFacts } from './proof.ts'

const PAID: ProofFacts = { id: '7', proofType: 'direct', status: 'paymentComplete', decidedAmount: null }

describe('[P-045] an approved base proof is a direct one that was paid', () => {
  it.each(BASE_PROOF_CASES)('$proofType $status → $approved', ({ proofType, status, approved }) =>
    expect(hasApprovedBaseProof([{ ...PAID, proofType, status }])).toBe(approved),
  )

  it('[P-045] one among many is enough, none is not', () => {
    expect(hasApprovedBaseProof([{ ...PAID, proofType: 'general' }, PAID])).toBe(true)
    expect(hasApprovedBaseProof([])).toBe(false)
  })

  it('lists the base files of approved proofs, not their performance files nor those of others', () => {
    const proofs = [PAID, { ...PAID, id: '8', status: 'submitComplete' }] as const
    const items = [
      { id: '1', proofId: '7', proofType: 'direct' },
      { id: '2', proofId: '7', proofType: 'general' },
      { id: '3', proofId: '8', proofType: 'direct' },
      { id: '4', proofId: null, proofType: 'direct' },
    ] as const
    expect(approvedBaseItems(proofs, items).map(({ id }) => id)).toEqual(['1'])
  })
})
