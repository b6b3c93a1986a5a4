/** One registered proof, a row of the proof list. [P-264] */
export type ProofMaster = {
  readonly receiptProofMstrId: string
  readonly brno: string | null
  readonly suptSn: string | null
  readonly aplyNo: string | null
  readonly aplyType: string | null
  readonly aplyTypeDetail: string | null
  readonly useProofPeriod: string | null
  readonly useProofStartDt: string | null
  readonly useProofEndDt: string | null
  readonly amountCount: number | null
  /** `금액`, `건`, `건수` or `택배`. */
  readonly amountCountType: string | null
  readonly amountDcsn: number | null
  readonly isDirectDelivery: string | null
  readonly progressStatus: string | null
  readonly registDt: string | null
  readonly cmpltDt: string | null
  readonly updtDt: string | null
  readonly receiptProofResponses: readonly ProofItem[]
}

/** One document or looked-up record of a proof. [P-265] */
export type ProofItem = {
  readonly receiptProofId: string
  readonly receiptProofMstrId: string | null
  readonly aplyNo: string | null
  readonly aplyType: string | null
  readonly suptSn: string | null
  readonly suptHistSn: string | null
  readonly currentStatus: string | null
  readonly registDt: string | null
  readonly dlvrDcsn: number | null
  readonly dlvrNm: string | null
  readonly dlvrFee: number | null
  readonly reason: string | null
  readonly filePath: string | null
  readonly originlFileNm: string | null
  /** Without those that are marked as deleted (`delYn` `Y`). */
  readonly files: readonly StoredFile[]
}

/** A file that lies in the agency's storage. */
export type StoredFile = {
  readonly fileId: string
  readonly originlFileNm: string | null
  readonly savedFileNm: string | null
  readonly filePath: string | null
  readonly fileSize: number | null
  readonly fileExt: string | null
  readonly mimeType: string | null
}
