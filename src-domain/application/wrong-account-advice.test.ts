import { describe } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { decideWrongAccountAdvice } from './wrong-account-advice.ts'
import { WRONG_ACCOUNT_ADVICE_CASES } from './wrong-account-advice.cases.ts'

describe('[D2-155] the advice for an applicant who entered a wrong account', () => {
  itDecides(
    'is $verdict in the status $status, by rule $rule',
    WRONG_ACCOUNT_ADVICE_CASES,
    ({ status, proofs = [], accountEditStatuses = DEFAULT_SETTINGS.accountEditStatuses }) =>
      decideWrongAccountAdvice({ status, proofs: proofs.map((proof) => ({ status: proof })) }, { accountEditStatuses }),
  )
})
