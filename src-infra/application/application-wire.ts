import { Schema } from 'effect'
import type { Application } from '#domain/application/application'
import type { EditedApplication } from '#domain/application/application-edit'
import { statusFromWord, statusWord } from '#domain/application/status.table'
import { compactDate, dateFromDigits } from '#domain/kernel/calendar'
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
  number: String(wire.aplyNo),
  paymentType: textOf(wire.aplyType),
  supportNumber: textOf(wire.suptSn),
  applicantName: textOf(wire.aplyNm),
  registrationNumber: textOf(wire.brno),
  companyName: textOf(wire.corpNm),
  corporateNumber: textOf(wire.crpno),
  openingDate: textOf(wire.opbzDt),
  settlementMonth: textOf(wire.soaMm),
  entityType: textOf(wire.mngFrGb),
  bankName: textOf(wire.bankNm),
  accountNumber: textOf(wire.acntNo),
  depositor: textOf(wire.dpstrNm),
  birthDate: textOf(wire.brdt),
  status: statusFromWord(textOf(wire.prcsStts)),
  proofStatus: textOf(wire.progressStatus),
  reasons: textOf(wire.prcsSttsRemark),
  decidedAmount: amountOf(wire.dcsnAmt),
  updatedAt: textOf(wire.updtDt),
  methodType: textOf(wire.methodType),
  opinions: (wire.opinionSubmits ?? []).map(opinionOf),
  proofs: masters.map(proofMasterOf),
  items: items.map(proofItemOf),
})

/** A day in the form of the wire, whatever separators it has; what names no day goes as its digits. */
const dayOf = (text: string): string => {
  const date = dateFromDigits(text)
  return date === null ? text.replace(/[^0-9]/g, '') : compactDate(date)
}

/** `updateData` of the update call: exactly these fields. */
export const toUpdateRequest = (edited: EditedApplication, ci: string) => ({
  suptSn: edited.supportNumber,
  aplyNo: edited.number,
  aplyType: edited.paymentType ?? '',
  brno: edited.registrationNumber ?? '',
  corpNm: edited.companyName ?? '',
  opbzDt: dayOf(edited.openingDate ?? ''),
  crpno: edited.corporateNumber ?? '',
  soaMm: edited.settlementMonth ?? '',
  bankNm: edited.bankName ?? '',
  acntNo: edited.accountNumber ?? '',
  dpstrNm: edited.depositor ?? '',
  prcsStts: statusWord(edited.status),
  ci,
  changedBy: edited.changedBy,
  changedReason: edited.changedReason,
  methodType: edited.methodType ?? '',
})
