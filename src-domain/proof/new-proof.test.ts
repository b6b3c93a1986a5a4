import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../application/status.table.ts'
import { NEW_PROOF_CASES } from './new-proof.cases.ts'
import { judgeNewProof, NEW_PROOF_TABLE, totalDecided } from './new-proof.ts'
import { PROOF_STATUS, PROOF_STATUSES } from './proof-status.table.ts'

describe('[A-190] [A-191] [A-192] when a new proof may be registered', () => {
  it.each(NEW_PROOF_CASES)('$rule: $facts → $verdict', ({ rule, facts, verdict }) =>
    expect(judgeNewProof(facts)).toMatchObject({ verdict, because: { rule } }),
  )

  it('proves every row of the table', () =>
    expect(new Set(NEW_PROOF_CASES.map((row) => row.rule))).toEqual(new Set(NEW_PROOF_TABLE.map((row) => row.id))))

  it('[A-190] only target selected enables it', () =>
    expect(
      APPLICATION_STATUSES.filter((status) => judgeNewProof({ status, masters: [] }).verdict === 'newProof.ok'),
    ).toEqual(['targetSelected']))

  it('[A-191] of all statuses of a parcel proof only submitted disables it', () => {
    const disabling = PROOF_STATUSES.filter((status) => {
      const parcel = { receiptProofMstrId: 2, amountCountType: '택배', progressStatus: PROOF_STATUS[status].wire }
      return judgeNewProof({ status: 'targetSelected', masters: [parcel] }).verdict === 'newProof.parcelRunning'
    })
    expect(disabling).toEqual(['submitted'])
  })

  it('[A-192] the total is the greater of the decided amount and what was paid', () => {
    const masters = [
      { receiptProofMstrId: 1, progressStatus: '지급완료', amountDcsn: 100_000 },
      { receiptProofMstrId: 2, progressStatus: '승인', amountDcsn: 200_000 },
      { receiptProofMstrId: 3, progressStatus: '지급완료', amountDcsn: null },
    ]
    expect(totalDecided(masters, 50_000)).toBe(100_000)
    expect(totalDecided(masters, 120_000)).toBe(120_000)
    expect(totalDecided([], null)).toBe(0)
  })
})
