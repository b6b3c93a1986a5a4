import { expect, it } from 'vitest'
import { keepsBusinessNumber } from './revalidation.ts'
import type { ProofType } from '../proof/proof.ts'
import { PROOF_STATUSES } from '../proof/proof-status.table.ts'

it('[D2-611] a proof that is approved or paid, or a running lookup, keeps the business number', () => {
  const keeping = (proofType: ProofType) =>
    PROOF_STATUSES.filter((status) => keepsBusinessNumber({ proofType, status }))
  expect(keeping('general')).toEqual(['approved', 'targetSelected', 'paymentComplete'])
  expect(keeping('parcel')).toEqual(['submitted', 'approved', 'targetSelected', 'paymentComplete'])
})
