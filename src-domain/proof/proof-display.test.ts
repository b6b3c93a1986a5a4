import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../application/status.table.ts'
import { currentProofDisplay, displayOfProof, drivingProof } from './proof-display.ts'
import { PROOF_STATUS_CASES } from './proof-status.cases.ts'
import { PROOF_STATUS, PROOF_STATUSES, proofStatusFromWord } from './proof-status.table.ts'
import { proofTypeOf, PROOF_TYPE } from './proof-type.ts'

describe('the words of a proof and how they are shown', () => {
  it.each(PROOF_STATUS_CASES)('$word is shown as $label', ({ word, status, group, label, inTransferError }) => {
    expect(proofStatusFromWord(word)).toEqual(status)
    expect(displayOfProof(status, 'targetSelected')).toEqual({ label, group, transferError: false })
    expect(displayOfProof(status, 'transferError').label).toBe(inTransferError)
    expect(displayOfProof(status, 'transferError').transferError).toBe(group === 'approved')
  })

  it('has a case for every status of the table', () =>
    expect(PROOF_STATUS_CASES.map((row) => row.word)).toEqual(
      expect.arrayContaining(PROOF_STATUSES.map((key) => PROOF_STATUS[key].wire)),
    ))

  it('[A-185] only transfer error changes what an approved proof is shown as', () => {
    const changed = APPLICATION_STATUSES.filter((status) => displayOfProof('approved', status).transferError)
    expect(changed).toEqual(['transferError'])
  })
})

describe('[A-176] the type of a proof', () => {
  it.each([
    [{ aplyType: '일반', amountCountType: '금액' }, 'general', 'proof.typeGeneral'],
    [{ aplyType: '영업', amountCountType: '건' }, 'direct', 'proof.typeDirect'],
    [{ aplyType: '신속', amountCountType: null }, 'fast', 'proof.typeFast'],
    [{ aplyType: '일반', amountCountType: '택배' }, 'parcel', 'proof.typeParcel'],
    [{ aplyType: '신속', amountCountType: '택배' }, 'parcel', 'proof.typeParcel'],
    [{ aplyType: '영업', amountCountType: '택배' }, 'parcel', 'proof.typeParcel'],
    [{}, 'general', 'proof.typeGeneral'],
  ] as const)('%o → %s', (fields, type, label) => {
    expect(proofTypeOf(fields)).toBe(type)
    expect(PROOF_TYPE[type].label).toBe(label)
  })
})

describe('[A-178] the proof with the highest id is the current one', () => {
  it('compares ids as numbers, whether they come as numbers or as text', () => {
    expect(drivingProof([{ receiptProofMstrId: '9' }, { receiptProofMstrId: '10' }])).toEqual({
      receiptProofMstrId: '10',
    })
    expect(drivingProof([{ receiptProofMstrId: 12 }, { receiptProofMstrId: '7' }])).toEqual({ receiptProofMstrId: 12 })
  })

  it('gives the current proof status, and none without a proof', () => {
    const masters = [
      { receiptProofMstrId: 10, progressStatus: '지급완료' },
      { receiptProofMstrId: 9, progressStatus: '제출' },
    ]
    expect(currentProofDisplay(masters, 'targetSelected')?.label).toBe('지급완료')
    expect(currentProofDisplay([], 'targetSelected')).toBeNull()
  })
})
