import type { ProofItem } from '#domain/proof/proof'

/** A proof item in which everything is absent but its number, and what a test says. */
export const aProofItem = (known: Partial<ProofItem> = {}): ProofItem => ({
  receiptProofId: '1',
  receiptProofMstrId: null,
  aplyNo: null,
  aplyType: null,
  suptSn: null,
  suptHistSn: null,
  currentStatus: null,
  registDt: null,
  dlvrDcsn: null,
  dlvrNm: null,
  dlvrFee: null,
  reason: null,
  filePath: null,
  originlFileNm: null,
  files: [],
  ...known,
})
