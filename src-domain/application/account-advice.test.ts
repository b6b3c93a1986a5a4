import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { decideAccountAdvice } from './account-advice.ts'
import { ACCOUNT_ADVICE_CASES } from './account-advice.cases.ts'

describe('[D2-155] the advice for an applicant who entered a wrong account', () => {
  it.each(ACCOUNT_ADVICE_CASES)(
    'is $verdict in the status $status, by rule $rule',
    ({ rule, status, proofs = [], accountEditStatuses = DEFAULT_SETTINGS.accountEditStatuses, verdict }) =>
      expect(decideAccountAdvice({ status, proofs }, { accountEditStatuses })).toMatchObject({
        verdict,
        because: { rule },
      }),
  )
})
