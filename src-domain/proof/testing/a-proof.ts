import type { Proof } from '../proof.ts'

/** A proof with `known`, and without everything else but its number. */
export const aProof = (known: Partial<Proof> = {}): Proof => ({
  id: '1',
  businessNumber: null,
  supportNumber: null,
  applicationNumber: null,
  proofType: 'general',
  detailTypes: [],
  years: [],
  usageStart: null,
  usageEnd: null,
  total: null,
  totalUnit: null,
  decidedAmount: null,
  isDirectDelivery: null,
  status: 'submitted',
  registeredAt: null,
  completedAt: null,
  updatedAt: null,
  items: [],
  ...known,
})
