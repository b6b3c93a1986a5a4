import { Schema } from 'effect'
import type { Application } from '#domain/application/application'
import { Amount, amountOf, Id, List, Text, textOf, type Wire } from '../http/wire-values.ts'
import { OpinionWire, opinionOf } from '../opinion/opinion-wire.ts'
import { type ItemWire, type MasterWire, proofItemOf, proofMasterOf } from '../proof/proof-wire.ts'

/**
 * The `result` of the detail call: every field but the number may be absent. The lists of proofs, which may be long, are
 * read by `MasterWire` and `ItemWire` afterwards. [A-145] [P-263] to [P-266]
 */
export const ApplicationWire = Schema.Struct({
  aplyNo: Id,
  aplyType: Text,
  suptSn: Text,
  aplyNm: Text,
  brno: Text,
  corpNm: Text,
  crpno: Text,
  opbzDt: Text,
  soaMm: Text,
  mngFrGb: Text,
  bankNm: Text,
  acntNo: Text,
  dpstrNm: Text,
  brdt: Text,
  prcsStts: Text,
  progressStatus: Text,
  prcsSttsRemark: Text,
  dcsnAmt: Amount,
  updtDt: Text,
  methodType: Text,
  opinionSubmits: List(OpinionWire),
  receiptProofMstrs: List(Schema.Unknown),
  receiptProofs: List(Schema.Unknown),
})

/** What was read of the two long lists. */
type ProofWires = {
  readonly masters: readonly Wire<typeof MasterWire>[]
  readonly items: readonly Wire<typeof ItemWire>[]
}

/** The decoded application: absent fields are null, missing lists are empty. [A-145] [P-263] */
export const applicationOf = (wire: Wire<typeof ApplicationWire>, { masters, items }: ProofWires): Application => ({
  aplyNo: String(wire.aplyNo),
  aplyType: textOf(wire.aplyType),
  suptSn: textOf(wire.suptSn),
  aplyNm: textOf(wire.aplyNm),
  brno: textOf(wire.brno),
  corpNm: textOf(wire.corpNm),
  crpno: textOf(wire.crpno),
  opbzDt: textOf(wire.opbzDt),
  soaMm: textOf(wire.soaMm),
  mngFrGb: textOf(wire.mngFrGb),
  bankNm: textOf(wire.bankNm),
  acntNo: textOf(wire.acntNo),
  dpstrNm: textOf(wire.dpstrNm),
  brdt: textOf(wire.brdt),
  prcsStts: textOf(wire.prcsStts),
  progressStatus: textOf(wire.progressStatus),
  prcsSttsRemark: textOf(wire.prcsSttsRemark),
  dcsnAmt: amountOf(wire.dcsnAmt),
  updtDt: textOf(wire.updtDt),
  methodType: textOf(wire.methodType),
  opinionSubmits: (wire.opinionSubmits ?? []).map(opinionOf),
  receiptProofMstrs: masters.map(proofMasterOf),
  receiptProofs: items.map(proofItemOf),
})
