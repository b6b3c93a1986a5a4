import { expect, it } from 'vitest'
import { itDecides } from '../kernel/testing/it-decides.ts'
import { kstDateOrThrow } from '../kernel/calendar.ts'
import { BUSINESS_EDIT_CONTENT_CASES, REVALIDATION_TODAY, REVALIDATION_CASES } from './revalidation.cases.ts'
import { decideBusinessEditContent, decideRevalidation, keepsBusinessNumber } from './revalidation.ts'
import type { ProofType } from '../proof/proof.ts'
import { PROOF_STATUSES } from '../proof/proof-status.table.ts'

const TODAY = kstDateOrThrow(REVALIDATION_TODAY)

itDecides(
  '[A-246] [A-005] [A-066] [A-067] the agency checks the fields of a submission: rule $rule decides $verdict',
  REVALIDATION_CASES,
  ({ entries }) => decideRevalidation(entries, TODAY),
)

itDecides(
  '[A-250] [A-004] [E-085] [E-086] [E-087] the agency checks an edit of the business data: rule $rule decides $verdict',
  BUSINESS_EDIT_CONTENT_CASES,
  ({ entries, edit }) => decideBusinessEditContent(entries, edit, TODAY),
)

it('[D2-611] a proof that is approved or paid, or a running lookup, keeps the business number', () => {
  const keeping = (proofType: ProofType) =>
    PROOF_STATUSES.filter((status) => keepsBusinessNumber({ proofType, status }))
  expect(keeping('general')).toEqual(['approved', 'targetSelected', 'paymentComplete'])
  expect(keeping('parcel')).toEqual(['submitted', 'approved', 'targetSelected', 'paymentComplete'])
})
