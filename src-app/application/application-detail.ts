/**
 * An application as the result call answers it, decoded: field names are those of the specification (A-145, P-263 to
 * P-266), an absent or empty field is `null`, a missing list is empty. Days and times are texts as they came; ids are
 * texts, also when they came as numbers; amounts are whole won and counts are numbers, also when they came as texts.
 */
export type ApplicationDetail = {
  readonly aplyNo: string
  /** `신속`, `일반` or `영업`; read it with `paymentTypeOf`. */
  readonly aplyType: string | null
  readonly suptSn: string | null
  readonly aplyNm: string | null
  /** Ten digits. */
  readonly brno: string | null
  readonly corpNm: string | null
  readonly crpno: string | null
  readonly opbzDt: string | null
  readonly soaMm: string | null
  /** `0` is corporate; read it with `entityTypeOf`. */
  readonly mngFrGb: string | null
  readonly bankNm: string | null
  readonly acntNo: string | null
  readonly dpstrNm: string | null
  readonly brdt: string | null
  /** The stored Korean word; read it with `statusFromWord`. */
  readonly prcsStts: string | null
  readonly progressStatus: string | null
  /** Reason codes, separated by commas. */
  readonly prcsSttsRemark: string | null
  readonly dcsnAmt: number | null
  readonly updtDt: string | null
  readonly methodType: string | null
  readonly opinionSubmits: readonly Opinion[]
  readonly receiptProofMstrs: readonly ProofMaster[]
  readonly receiptProofs: readonly ProofItem[]
}

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

/** An opinion of the applicant and, once there is one, its answer. [P-266] */
export type Opinion = {
  readonly opinionSubmitSn: string
  readonly opinionContent: string | null
  readonly opinionStatus: string | null
  readonly registDt: string | null
  /** `N` waiting, `Y` answered. */
  readonly answerStatus: string | null
  readonly answerContent: string | null
  readonly updtDt: string | null
  readonly fileMasters: readonly StoredFile[]
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
