import type { ProofItem } from '../proof.ts'

/** Returns a proof item with only its number and the given values. */
export const aProofItem = (known: Partial<ProofItem> = {}): ProofItem => ({
  id: '1',
  proofId: null,
  applicationNumber: null,
  proofType: 'unknown',
  supportNumber: null,
  status: 'submitted',
  registeredAt: null,
  decidedAmount: null,
  carrierName: null,
  deliveryFee: null,
  reason: null,
  path: null,
  name: null,
  files: [],
  ...known,
})
