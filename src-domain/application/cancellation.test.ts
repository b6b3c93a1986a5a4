import { describe, expect, it } from 'vitest'
import { CANCELLATION_CASES } from './cancellation.cases.ts'
import { judgeCancellation } from './cancellation.ts'
import { APPLICATION_STATUSES } from './status.table.ts'

describe('[A-199] [A-200] cancelling an application', () => {
  it.each(CANCELLATION_CASES)('$status with $proofs → $verdict', ({ status, proofs, verdict }) => {
    const judged = judgeCancellation({ status, proofs })
    expect(judged.ok ? judged.value : judged.code).toBe(verdict)
  })

  it('has a case for every status', () =>
    expect(CANCELLATION_CASES.map((row) => row.status)).toEqual(expect.arrayContaining([...APPLICATION_STATUSES])))
})
