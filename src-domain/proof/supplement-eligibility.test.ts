import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../application-status/application-status.table.ts'
import { PROOF_STATUSES } from './proof-status.table.ts'
import { applicationOfEligibilityCase, SUPPLEMENT_ELIGIBILITY_CASES } from './supplement-eligibility.cases.ts'
import { decideSupplement, isSupplementDue, isSupplementPossible } from './supplement/supplement.ts'

describe('[A-194] [D2-569] [D2-610] the decision whether a sent-back proof may be supplemented', () => {
  it.each(SUPPLEMENT_ELIGIBILITY_CASES)('$rule also decides about a proof of the application', (row) => {
    const application = applicationOfEligibilityCase(row)
    const decision = decideSupplement('supplementRequest', application)
    expect(decision.verdict).toBe(row.verdict)
    expect(decision.because.rule).toBe(row.verdict === 'ok' ? 'TM-3' : row.rule)
    expect(isSupplementPossible('supplementRequest', application)).toBe(row.verdict === 'ok')
  })

  it('[D3-51] accepts a supplement although the maximum support is reached, but does not ask for it', () => {
    const askedAndPossible = (paid: number, decidedAmount: number) => {
      const application = applicationOfEligibilityCase({ status: 'targetSelected', paid, decidedAmount })
      return [isSupplementDue, isSupplementPossible].map((isTrue) => isTrue('supplementRequest', application))
    }
    expect(askedAndPossible(299_999, 299_999)).toEqual([true, true])
    expect(askedAndPossible(300_000, 0)).toEqual([false, true])
    expect(askedAndPossible(60_000, 300_000)).toEqual([false, true])
  })

  it('refuses a supplement only in the closed statuses', () =>
    expect(
      APPLICATION_STATUSES.filter((status) => !isSupplementPossible('supplementRequest', { status, proofs: [] })),
    ).toEqual(['notSelected', 'paymentComplete', 'userCancel', 'userDelete']))

  it('refuses every proof that was not sent back, in any application', () =>
    expect(PROOF_STATUSES.filter((status) => decideSupplement(status, null).verdict !== 'notRequested')).toEqual([
      'supplementRequest',
    ]))
})
