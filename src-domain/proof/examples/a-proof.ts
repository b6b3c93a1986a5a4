import type { Proof } from '../proof.ts'

/** Returns a proof with only its number and the given values. */
export const aProof = (known: Partial<Proof> = {}): Proof => ({
  id: '1',
  businessNumber: null,
  supportNumber: null,
  applicationNumber: null,
  proofType: 'general',
  detailTypes: [],
  years: [],
  total: null,
  totalUnit: null,
  decidedAmount: null,
  status: 'submitted',
  registeredAt: null,
  completedAt: null,
  updatedAt: null,
  items: [],
  ...known,
})
