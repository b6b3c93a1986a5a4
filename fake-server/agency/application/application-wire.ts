import { toBankCode } from '#domain/account/account'
import type { ApplicationStatus } from '#domain/application-status/application-status.table'
import {
  unfilledApplicationForm,
  ALL_CHECKS_OPEN,
  type ApplicationForm,
  type FormCheckState,
  type ChosenDocuments,
} from '#domain/application/form/application-form'
import {
  DOCUMENT_KEYS,
  UPLOAD_PART_NAMES_BY_DOCUMENT,
  type DocumentKey,
} from '#domain/application/form/required-documents'
import { wrapResidentNumber } from '#domain/application/form/resident-number'
import { cleanCorporateNumber, corporateNumberParts } from '#domain/business/corporate-number'
import { entityTypeOfCode, entityTypeOrIndividual } from '#domain/business/entity-type'
import { parsePaymentType } from '#domain/business/payment-type'
import { isPlainObject } from '#domain/kernel/plain-object'
import { DEFAULT_PROOF_PAGING } from '#domain/proof/proof'
import { parseDateDigits } from '#domain/time/written-dates'
import { serverMessageOf } from '#server-rules/server-text'
import { reject } from '../../http/answers.ts'
import { toWireTime } from '../../world/clock.ts'
import {
  APPLICATION_TEXT_FIELDS,
  STORED_APPLICATION_TEXT_FIELDS,
  type ApplicationDoc,
} from '../../world/collections.ts'
import { EachField, ClosedObject, Nullable, Type } from '../../world/schema.ts'
import type { World } from '../../world/world.ts'
import { businessNumberFromWire } from '../business/businesses.ts'
import { OpinionWireSchema, opinionFromDoc, toOpinionWire, opinionsOfApplication } from '../opinion/opinion-wire.ts'
import { ProofWireSchema, ProofItemWireSchema } from '../proof/proof-wire.ts'
import { itemWiresOfProofs, proofMastersOf, toProofMasterWire, proofStatusWordOrNull } from '../proof/stored-proofs.ts'

/** The requested page, page size and order of the list of proofs. [A-144] [P-287] */
type PagingRequest = {
  readonly page?: number
  readonly size?: number
  readonly sortBy?: string
  readonly sortDirection?: string
}

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [first = '', second = ''] = [a, b].map((value) => (typeof value === 'string' ? value : ''))
  return Number(first > second) - Number(first < second)
}

/** Returns one page of a list in the requested order; equal rows are ordered by proof number. */
const pageOf = <T extends { readonly receiptProofMstrId: number }>(
  list: readonly T[],
  {
    page = DEFAULT_PROOF_PAGING.page,
    size = DEFAULT_PROOF_PAGING.size,
    sortBy = 'registDt',
    sortDirection = DEFAULT_PROOF_PAGING.latestFirst ? 'DESC' : 'ASC',
  }: PagingRequest,
): readonly T[] => {
  const sortSign = sortDirection.toUpperCase() === 'ASC' ? 1 : -1
  const field = sortBy as keyof T
  return list
    .toSorted((a, b) => sortSign * (compare(a[field], b[field]) || compare(a.receiptProofMstrId, b.receiptProofMstrId)))
    .slice(page * size, (page + 1) * size)
}

/** Each status as the word that the API sends. */
export const APPLICATION_STATUS_WORDS = {
  applied: '신청',
  received: '접수완료',
  infoLookup: '정보조회',
  supplementRequest: '보완요청',
  supplementComplete: '보완완료',
  verification: '검증',
  hold: '보류',
  deliberation: '심의',
  underReview: '검토중',
  targetSelected: '대상선정',
  approved: '승인',
  transferError: '이체결과오류',
  requestVerified: '검증요청완료',
  notSelected: '미선정',
  paymentComplete: '지급완료',
  userCancel: '사용자취소',
  userDelete: '사용자삭제',
} as const satisfies Record<ApplicationStatus, string>

const Text = Nullable(Type.String())

/** Fields of the answer that repeat the submitted values; null if nothing was submitted. */
const REPEATED = [
  'aplyNm',
  'corpNm',
  'crpno',
  'opbzDt',
  'soaMm',
  'bankNm',
  'acntNo',
  'dpstrNm',
  'brdt',
  'methodType',
  'mdtAgreYn',
  'ntaxAgreYn',
] as const

/**
 * Returns an application with its opinions and its proofs: all proofs, or the requested page of proofs with their
 * items. [A-145] [A-247] [P-274]
 */
export const toApplicationWire = (
  world: World,
  application: ApplicationDoc,
  pageRequest: PagingRequest | undefined,
) => {
  const masters = proofMastersOf(world, application.aplyNo)
  const wired = masters.map((master) => toProofMasterWire(application, master))
  const page = pageRequest === undefined ? wired : pageOf(wired, pageRequest)
  const listedIds = new Set(page.map((master) => master.receiptProofMstrId))
  const [newest] = masters.toSorted((a, b) => b.receiptProofMstrId - a.receiptProofMstrId)
  const wire: Record<string, unknown> = {
    aplyNo: application.aplyNo,
    aplyType: application.aplyType,
    suptSn: application.suptSn,
    brno: application.brNo,
    mngFrGb: application.mngFrGb,
    prcsStts: application.status === null ? null : APPLICATION_STATUS_WORDS[application.status],
    prcsSttsRemark: application.remark,
    progressStatus: newest === undefined ? null : proofStatusWordOrNull(newest.status),
    dcsnAmt: application.decidedAmount,
    registDt: toWireTime(application.submittedAt),
    updtDt: toWireTime(application.changedAt),
    opinionSubmits: opinionsOfApplication(world, application.aplyNo).map((opinion) =>
      toOpinionWire(application.aplyNo, opinionFromDoc(world, opinion)),
    ),
    receiptProofMstrs: page,
    receiptProofs: itemWiresOfProofs(
      world,
      application,
      masters.filter(({ receiptProofMstrId }) => listedIds.has(receiptProofMstrId)),
    ),
  }
  // Fields are assigned one by one, because spreading would make the record slow to serialise.
  for (const field of REPEATED) wire[field] = application.fields[field] ?? null
  return wire
}

export const ApplicationWireSchema = ClosedObject(
  {
    ...EachField(Text, ...REPEATED),
    aplyNo: Type.String(),
    aplyType: Type.String(),
    suptSn: Text,
    brno: Type.String(),
    mngFrGb: Type.String(),
    ...EachField(Text, 'prcsStts', 'prcsSttsRemark', 'progressStatus'),
    dcsnAmt: Nullable(Type.Number()),
    registDt: Text,
    updtDt: Text,
    opinionSubmits: Type.Array(OpinionWireSchema),
    receiptProofMstrs: Type.Array(ProofWireSchema),
    receiptProofs: Type.Array(ProofItemWireSchema),
  },
  'Application',
)

/**
 * `applicationData` that the form rules have accepted. The support number is stored unchanged and may be missing.
 * [A-130]
 */
export type SentApplication = { readonly suptSn?: unknown } & Readonly<
  Record<(typeof APPLICATION_TEXT_FIELDS)[number], string>
> &
  Readonly<Record<(typeof AMOUNTS)[number], number | string>>

/** The fields with an amount, which may be sent as a string. */
const AMOUNTS = ['sprtAmt', 'dcsnAmt'] as const

/** `applicationData` as clients send it. */
export const ApplicationDataBody = Type.Object({
  suptSn: Type.Optional(Nullable(Type.String())),
  ...Object.fromEntries(APPLICATION_TEXT_FIELDS.map((field) => [field, Type.String()])),
  ...Object.fromEntries(AMOUNTS.map((field) => [field, Type.Union([Type.Number(), Type.String()])])),
})

const isAmount = (value: unknown) => Number.isFinite(typeof value === 'string' && value !== '' ? Number(value) : value)

/** Returns a JSON part as an object; null for anything else. A part that was sent as plain text is parsed first. */
export const parseObjectPart = (part: unknown): Readonly<Record<string, unknown>> | null => {
  if (typeof part === 'string')
    try {
      return parseObjectPart(JSON.parse(part))
    } catch {
      return null
    }
  return isPlainObject(part) ? part : null
}

type SentFields = Readonly<Record<string, unknown>>

const missingField = (data: SentFields) =>
  APPLICATION_TEXT_FIELDS.find((field) => typeof data[field] !== 'string') ??
  AMOUNTS.find((field) => !isAmount(data[field]))

/** Returns the submitted application; rejects the call if a field is missing or has the wrong type. */
export const parseApplicationOrReject = (data: SentFields | null): SentApplication => {
  const field = data === null ? 'applicationData' : missingField(data)
  if (field !== undefined)
    reject('application/fields', 400, 'APL_MISSING_FIELD', { text: serverMessageOf('server.missingField', { field }) })
  return data as SentApplication
}
/** Returns the submitted documents by key; accepts both sets of part names. [A-136] [D2-25] */
export const toChosenDocuments = (
  files: readonly { readonly part: string; readonly name: string; readonly size: number }[],
): ChosenDocuments => {
  const keyOf = (part: string): DocumentKey | undefined =>
    DOCUMENT_KEYS.find(
      (key) => UPLOAD_PART_NAMES_BY_DOCUMENT[key].six === part || UPLOAD_PART_NAMES_BY_DOCUMENT[key].three === part,
    )
  return Object.fromEntries(
    files
      .filter(({ size }) => size > 0)
      .flatMap((file) => {
        const key = keyOf(file.part)
        return key === undefined ? [] : [[key, { name: file.name, size: file.size }]]
      }),
  )
}

/**
 * Rebuilds the form from a submission, so that the form rules can check it. Account and business count as checked,
 * because this server itself queries the bank, and an applicant may continue without the business lookup. Without the
 * lookup, the tax type is unknown.
 */
export const toApplicationForm = (
  submission: SentApplication,
  {
    keyAgreements,
    documents,
    realName,
  }: Pick<ApplicationForm, 'keyAgreements' | 'documents'> & { readonly realName: FormCheckState },
): ApplicationForm => {
  const { corporateFront, corporateBack } = corporateNumberParts(cleanCorporateNumber(submission.crpno))
  return {
    ...unfilledApplicationForm({
      applicationNumber: submission.aplyNo,
      paymentType: submission.aplyType === '' ? null : parsePaymentType(submission.aplyType),
      businessNumber: businessNumberFromWire(submission.brno) ?? '',
      entityType: entityTypeOrIndividual(entityTypeOfCode(submission.mngFrGb)),
      name: submission.aplyNm,
      birth: submission.brdt,
      mobile: submission.mbtlnum,
      keyAgreements,
    }),
    resident: wrapResidentNumber(submission.rpsrRnno.slice(0, 6), submission.rpsrRnno.slice(6)),
    companyName: submission.corpNm,
    corporateFront,
    corporateBack,
    openingDate: parseDateDigits(submission.opbzDt) ?? submission.opbzDt,
    settlementMonth: submission.soaMm,
    bank: submission.bankNm === '' ? null : { code: toBankCode('0'), name: submission.bankNm },
    accountNumber: submission.acntNo,
    depositor: submission.dpstrNm,
    documents,
    checks: { ...ALL_CHECKS_OPEN, realName, business: 'passed', account: 'passed' },
  }
}

export const fieldsWithoutResidentNumber = (submission: SentApplication): ApplicationDoc['fields'] =>
  Object.fromEntries(
    (['suptSn', ...STORED_APPLICATION_TEXT_FIELDS, ...AMOUNTS] as const).map((field) => [
      field,
      submission[field] ?? null,
    ]),
  )
