import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES, applicationStatusRow } from '../../application-status/application-status.table.ts'
import { Won } from '../../kernel/won.ts'
import { PROOF_STATUSES, type ProofStatusOrText } from '../../proof/proof-status.table.ts'
import { objectionSubjectOf } from './objection.ts'

const shares = (paid: number, granted = 0) => ({ ceiling: Won(300_000), paid: Won(paid), granted: Won(granted) })

describe('[D3-272] [D2-350] an objection', () => {
  const afterSelection = (status: ProofStatusOrText) => objectionSubjectOf('selected', [{ status }], shares(0))

  it('after the selection, needs a decided proof; a cancelled, held or unknown proof is not decided', () => {
    expect(PROOF_STATUSES.filter((status) => afterSelection(status) === 'amount')).toEqual([
      'approved',
      'targetSelected',
      'notSelected',
      'paymentComplete',
    ])
    expect(afterSelection({ unknown: '서류이관' })).toBe('none')
    expect(objectionSubjectOf('selected', [], shares(0))).toBe('none')
  })

  it('needs no decided proof once the payment has started, and is always possible after a rejection', () => {
    const subjectOf = (status: (typeof APPLICATION_STATUSES)[number]) =>
      objectionSubjectOf(applicationStatusRow(status).stage, [], shares(60_000))
    expect(APPLICATION_STATUSES.filter((status) => subjectOf(status) === 'amount')).toEqual([
      'approved',
      'transferError',
      'requestVerified',
      'paymentComplete',
    ])
    expect(APPLICATION_STATUSES.filter((status) => subjectOf(status) === 'rejection')).toEqual(['notSelected'])
  })

  it('is not possible once the maximum is paid or granted', () => {
    expect(objectionSubjectOf('paid', [], shares(300_000))).toBe('none')
    expect(objectionSubjectOf('paying', [], shares(200_000, 100_000))).toBe('none')
    expect(objectionSubjectOf('paid', [], shares(299_999))).toBe('amount')
  })
})
