import { describe, expect, it } from 'vitest'
import { BASE_PROOF_CASES } from './base-proof.cases.ts'
import { approvedBaseItems, hasApprovedBaseProof } from './base-proof.ts'

describe('[P-045] an approved base proof is a direct master that was paid', () => {
  it.each(BASE_PROOF_CASES)(
    '$aplyType $amountCountType $progressStatus → $approved',
    ({ aplyType, amountCountType, progressStatus, approved }) =>
      expect(hasApprovedBaseProof([{ receiptProofMstrId: 1, aplyType, amountCountType, progressStatus }])).toBe(
        approved,
      ),
  )

  it('[P-045] one among many is enough, none is not', () => {
    const paid = { receiptProofMstrId: '7', aplyType: '영업', progressStatus: '지급완료' }
    expect(hasApprovedBaseProof([{ ...paid, aplyType: '일반' }, paid])).toBe(true)
    expect(hasApprovedBaseProof([])).toBe(false)
  })

  it('lists the base files of approved masters, not their performance files nor those of others', () => {
    const masters = [
      { receiptProofMstrId: 7, aplyType: '영업', progressStatus: '지급완료' },
      { receiptProofMstrId: 8, aplyType: '영업', progressStatus: '제출완료' },
    ]
    const items = [
      { receiptProofId: 1, receiptProofMstrId: '7', aplyType: '영업' },
      { receiptProofId: 2, receiptProofMstrId: '7', aplyType: '일반' },
      { receiptProofId: 3, receiptProofMstrId: '8', aplyType: '영업' },
      { receiptProofId: 4, receiptProofMstrId: null, aplyType: '영업' },
    ]
    expect(approvedBaseItems(masters, items).map(({ receiptProofId }) => receiptProofId)).toEqual([1])
  })
})
