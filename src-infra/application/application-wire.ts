import { Schema } from 'effect'
import type { Application } from '#domain/application/application'
import type { EditedApplication } from '#domain/application/application-edit'
import { statusFromWord, statusWord } from '#domain/application/status.table'
import { type EntityType, entityTypeOf } from '#domain/business/entity-type'
import { type PaymentType, paymentTypeOf } from '#domain/business/payment-type'
import type { NewApplication } from '#domain/application/new-application'
import { residentDigits } from '#domain/application/resident-number'
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

/** 신청유형 and 관리구분 in the words of the wire. [E-006] [E-007] */
const PAYMENT_WORD = { rapid: '신속', confirmed: '일반' } as const satisfies Record<PaymentType, string>
const DIRECT_DELIVERY = '영업'
const ENTITY_CODE = { corporate: '0', individual: '1' } as const satisfies Record<EntityType, string>

/** What a text says, null where there is none. */
const knownOr = <Known>(text: string | null, read: (text: string) => Known): Known | null =>
  text === null ? null : read(text)

const paymentWordOf = ({ paymentType, directDelivery }: Application): string => {
  if (directDelivery) return DIRECT_DELIVERY
  return paymentType === null ? '' : PAYMENT_WORD[paymentType]
}

/** What was read of the two long lists. */
type ProofWires = {
  readonly masters: readonly Wire<typeof MasterWire>[]
  readonly items: readonly Wire<typeof ItemWire>[]
}

/** The decoded application: absent fields are null, missing lists are empty. [A-145] [P-263] */
export const applicationOf = (wire: Wire<typeof ApplicationWire>, { masters, items }: ProofWires): Application => ({
  number: String(wire.aplyNo),
  paymentType: knownOr(textOf(wire.aplyType), paymentTypeOf),
  directDelivery: textOf(wire.aplyType) === DIRECT_DELIVERY,
  supportNumber: textOf(wire.suptSn),
  applicantName: textOf(wire.aplyNm),
  registrationNumber: textOf(wire.brno),
  companyName: textOf(wire.corpNm),
  corporateNumber: textOf(wire.crpno),
  openingDate: textOf(wire.opbzDt),
  settlementMonth: textOf(wire.soaMm),
  entityType: knownOr(textOf(wire.mngFrGb), entityTypeOf),
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

/** A day in the form of the wire: its eight digits; what names no day goes as its digits too. */
const dayOf = (text: string): string => text.replace(/[^0-9]/g, '')

const answer = (given: boolean) => (given ? 'Y' : 'N')

/** `applicationData` of the create call: exactly these fields. It carries the resident number and is kept nowhere. */
export const toCreateRequest = (application: NewApplication) => ({
  suptSn: application.supportNumber,
  aplyNo: application.number,
  aplyType: application.paymentType === null ? '' : PAYMENT_WORD[application.paymentType],
  aplyNm: application.applicantName,
  rpsrRnno: residentDigits(application.residentNumber),
  brdt: dayOf(application.birthDate),
  aplyDesc: '',
  mbtlnum: application.mobileNumber,
  ci: application.ci,
  brno: application.registrationNumber,
  mngFrGb: application.entityType === null ? '' : ENTITY_CODE[application.entityType],
  corpNm: application.companyName,
  opbzDt: dayOf(application.openingDate),
  crpno: application.corporateNumber,
  soaMm: application.settlementMonth,
  coRprsvYn: 'N',
  bankNm: application.bankName,
  acntNo: application.accountNumber,
  dpstrNm: application.depositor,
  sprtAmt: application.supportAmount,
  dcsnAmt: application.decidedAmount,
  prcsStts: statusWord(application.status),
  mdtAgreYn: answer(application.agreements.publicData),
  ntaxAgreYn: answer(application.agreements.taxData),
  methodType: '',
})

/** `updateData` of the update call: exactly these fields. */
export const toUpdateRequest = (edited: EditedApplication, ci: string) => ({
  suptSn: edited.supportNumber,
  aplyNo: edited.number,
  aplyType: paymentWordOf(edited),
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
