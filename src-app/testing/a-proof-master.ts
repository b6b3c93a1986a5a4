import type { ProofMaster } from '#domain/proof/proof'

/** A proof master in which everything is absent but its number, and what a test says. */
export const aProofMaster = (known: Partial<ProofMaster> = {}): ProofMaster => ({
  receiptProofMstrId: '1',
  brno: null,
  suptSn: null,
  aplyNo: null,
  aplyType: null,
  aplyTypeDetail: null,
  useProofPeriod: null,
  useProofStartDt: null,
  useProofEndDt: null,
  amountCount: null,
  amountCountType: null,
  amountDcsn: null,
  isDirectDelivery: null,
  progressStatus: null,
  registDt: null,
  cmpltDt: null,
  updtDt: null,
  receiptProofResponses: [],
  ...known,
})
