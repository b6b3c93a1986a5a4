import type { Opinion } from '../opinion/opinion.ts'
import type { ProofItem, ProofMaster } from '../proof/proof.ts'

/**
 * An application as the result call answers it, decoded: field names are those of the specification (A-145, P-263 to
 * P-266), an absent or empty field is `null`, a missing list is empty. Days and times are texts as they came; ids are
 * texts, also when they came as numbers; amounts are whole won and counts are numbers, also when they came as texts.
 */
export type Application = {
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
