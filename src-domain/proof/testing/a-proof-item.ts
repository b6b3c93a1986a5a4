import type { ProofItem } from '../proof.ts'

/** A proof item in which everything is absent but its number, and what a test says. */
export const aProofItem = (known: Partial<ProofItem> = {}): ProofItem => ({
  id: '1',
  proofId: null,
  applicationNumber: null,
  proofType: 'unknown',
  supportNumber: null,
  supportHistoryNumber: null,
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
