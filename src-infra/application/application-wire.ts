import { Schema } from 'effect'
import { cleanAccountNumber } from '#domain/account/account'
import { applicationStatusFromName, applicationStatusName } from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import type { EditedApplication, RecordedEdit } from '#domain/application/edit/application-edit'
import { residentNumberDigits } from '#domain/application/form/resident-number'
import { parseReasonCodes } from '#domain/application/result/reasons'
import type { NewApplication } from '#domain/application/submit/new-application'
import { businessNumberOrNull } from '#domain/business/business-number'
import { cleanCorporateNumber } from '#domain/business/corporate-number'
import { entityTypeOfCode } from '#domain/business/entity-type'
import { paymentTypeApiWord } from '#domain/business/payment-type'
import { type ParsedOrText, parsedOrTextAsString } from '#domain/kernel/parsed-or-text'
import { proofStatusFromNameOrSubmitted } from '#domain/proof/proof-status.table'
import { toEntityTypeCode, paymentTypeFromWire } from '../business/business-wire.ts'
import {
  WireAmount,
  amountOrNull,
  dayOrNull,
  WireId,
  WireList,
  WireText,
  textOrNull,
  instantOrNull,
  type DecodedWire,
} from '../http/answers.ts'
import { OpinionWire, toOpinion } from '../opinion/opinion-wire.ts'
import { type ProofItemWire, type ProofWire, toProof, toProofItem } from '../proof/proof-wire.ts'

/**
 * The `result` of the detail call: every field except the application number may be missing. The lists of proofs may be
 * long; `ProofWire` and `ProofItemWire` decode them later. [A-145] [P-263]
 */
export const ApplicationWire = Schema.Struct({
  aplyNo: WireId,
  aplyType: WireText,
  suptSn: WireText,
  aplyNm: WireText,
  brno: WireText,
  corpNm: WireText,
  crpno: WireText,
  opbzDt: WireText,
  soaMm: WireText,
  mngFrGb: WireText,
  bankNm: WireText,
  acntNo: WireText,
  dpstrNm: WireText,
  brdt: WireText,
  prcsStts: WireText,
  progressStatus: WireText,
  prcsSttsRemark: WireText,
  dcsnAmt: WireAmount,
  updtDt: WireText,
  methodType: WireText,
  opinionSubmits: WireList(OpinionWire),
  receiptProofMstrs: WireList(Schema.Unknown),
  receiptProofs: WireList(Schema.Unknown),
})

/** The API's word for owners who deliver themselves. [D3-96] */
const DIRECT_DELIVERY = '영업'

const knownOr = <Known>(text: string | null, read: (text: string) => Known): Known | null =>
  text === null ? null : read(text)

/**
 * Returns the parsed value, or the raw text if it cannot be parsed, so that an edit of another field sends it back
 * unchanged.
 */
const statedOr = <Known extends string>(knownValue: Known | null, text: string | null): ParsedOrText<Known> | null =>
  knownValue ?? knownOr(text, (unknownText) => ({ unknown: unknownText }))

type ProofWires = {
  readonly proofs: readonly DecodedWire<typeof ProofWire>[]
  readonly items: readonly DecodedWire<typeof ProofItemWire>[]
}

/** Returns the decoded application. Missing fields are null, missing lists are empty. [A-145] [P-263] */
export const toApplication = (
  wire: DecodedWire<typeof ApplicationWire>,
  { proofs, items }: ProofWires,
): Application => ({
  number: String(wire.aplyNo),
  paymentType: paymentTypeFromWire(textOrNull(wire.aplyType)),
  directDelivery: textOrNull(wire.aplyType) === DIRECT_DELIVERY,
  supportNumber: textOrNull(wire.suptSn),
  applicantName: textOrNull(wire.aplyNm),
  businessNumber: statedOr(businessNumberOrNull(textOrNull(wire.brno)), textOrNull(wire.brno)),
  companyName: textOrNull(wire.corpNm),
  corporateNumber: knownOr(textOrNull(wire.crpno), cleanCorporateNumber),
  openingDate: statedOr(dayOrNull(wire.opbzDt), textOrNull(wire.opbzDt)),
  settlementMonth: textOrNull(wire.soaMm),
  entityType: entityTypeOfCode(textOrNull(wire.mngFrGb)),
  bankName: textOrNull(wire.bankNm),
  accountNumber: knownOr(textOrNull(wire.acntNo), cleanAccountNumber),
  depositor: textOrNull(wire.dpstrNm),
  birthDate: dayOrNull(wire.brdt),
  status: applicationStatusFromName(textOrNull(wire.prcsStts)),
  proofStatus: knownOr(textOrNull(wire.progressStatus), proofStatusFromNameOrSubmitted),
  reasons: parseReasonCodes(textOrNull(wire.prcsSttsRemark)),
  decidedAmount: amountOrNull(wire.dcsnAmt),
  updatedAt: instantOrNull(wire.updtDt),
  methodType: textOrNull(wire.methodType),
  opinions: (wire.opinionSubmits ?? []).map(toOpinion),
  proofs: proofs.map(toProof),
  items: items.map(toProofItem),
})

/** Returns a day as eight digits; for an invalid day, all digits of the text. */
const dayDigits = (text: string): string => text.replace(/[^0-9]/g, '')

const answer = (isGiven: boolean) => (isGiven ? 'Y' : 'N')

/**
 * Returns `applicationData` of the create call, with exactly these fields. It includes the resident number and is never
 * stored.
 */
export const toCreateRequest = (application: NewApplication) => ({
  suptSn: application.supportNumber,
  aplyNo: application.number,
  aplyType: paymentTypeApiWord(application.paymentType),
  aplyNm: application.applicantName,
  rpsrRnno: residentNumberDigits(application.residentNumber),
  brdt: dayDigits(application.birthDate),
  aplyDesc: '',
  mbtlnum: application.mobileNumber,
  ci: application.ci,
  brno: application.businessNumber,
  mngFrGb: toEntityTypeCode(application.entityType),
  corpNm: application.companyName,
  opbzDt: dayDigits(application.openingDate),
  crpno: application.corporateNumber,
  soaMm: application.settlementMonth,
  coRprsvYn: 'N',
  bankNm: application.bankName,
  acntNo: application.accountNumber,
  dpstrNm: application.depositor,
  sprtAmt: application.supportAmount,
  dcsnAmt: application.decidedAmount,
  prcsStts: applicationStatusName(application.status),
  mdtAgreYn: answer(application.agreements.publicData),
  ntaxAgreYn: answer(application.agreements.taxData),
  methodType: '',
})

/** Who changed the status and why, as the agency records each edit. */
const RECORDED_EDITS = {
  accountBeforeReview: { changedBy: '', changedReason: '' },
  account: { changedBy: 'S', changedReason: 'N' },
  business: { changedBy: 'system', changedReason: '보완요청에 따른 사업자 정보 수정' },
} as const satisfies Record<RecordedEdit, { readonly changedBy: string; readonly changedReason: string }>

/** Returns `updateData` of the update call, with exactly these fields. */
export const toUpdateRequest = (editedApplication: EditedApplication, ci: string) => ({
  suptSn: editedApplication.supportNumber,
  aplyNo: editedApplication.number,
  aplyType: paymentTypeApiWord(editedApplication.paymentType),
  brno: parsedOrTextAsString(editedApplication.businessNumber),
  corpNm: editedApplication.companyName ?? '',
  opbzDt: parsedOrTextAsString(editedApplication.openingDate, dayDigits),
  crpno: editedApplication.corporateNumber ?? '',
  soaMm: editedApplication.settlementMonth ?? '',
  bankNm: editedApplication.bankName ?? '',
  acntNo: editedApplication.accountNumber ?? '',
  dpstrNm: editedApplication.depositor ?? '',
  prcsStts: applicationStatusName(editedApplication.status),
  ci,
  ...RECORDED_EDITS[editedApplication.recordedEdit],
  methodType: editedApplication.methodType ?? '',
})
