import type { Proof } from '#domain/proof/proof'

/** A proof in which everything is absent but its number, and what a test says. */
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
