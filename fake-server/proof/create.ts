import { statusFromWord } from '#domain/application/status.table'
import { onlyValue } from '#domain/programme/parameter'
import { PROOF_YEARS } from '#domain/programme/parameters'
import { AMOUNT_COUNT } from '#domain/proof/amount-count.table'
import { amountCountOf } from '#domain/proof/amount-count'
import { hasApprovedBaseProof } from '#domain/proof/base-proof'
import { carriersFromNames } from '#domain/proof/carrier-request'
import { yearsOfPeriod } from '#domain/proof/proof-period'
import { judgeTotal } from '#domain/proof/proof-total-limits'
import { PROOF_TYPE } from '#domain/proof/proof-type'
import { judgeRegistration, type ProofPath } from '#domain/proof/registration-eligibility'
import { decideMasterTransition } from '#domain/proof/transitions'
import { rowOf } from '../application/applications.ts'
import { refusal, success } from '../answers.ts'
import { route, type Answer } from '../handler.ts'
import { Type } from '../schema.ts'
import { EXPIRED, forApplicant, ownApplication } from '../session/tokens.ts'
import type { ApplicationDoc, ProofMasterDoc } from '../world/collections.ts'
import { note } from '../world/history.ts'
import { nextNumber, put, type World } from '../world/world.ts'
import { reached } from '../reached.ts'
import { mastersOf, masterWire } from './proof-wire.ts'
import { readSentItems, type SentItem, storeItems } from './sent-items.ts'

/** Why this application may not register on this path now, null when it may. The same rule as on the page. [P-276] [P-280] [P-301] */
export const refusedRegistration = (world: World, application: ApplicationDoc, path: ProofPath): Answer | null => {
  const { verdict } = judgeRegistration(path, {
    status: statusFromWord(rowOf(application)?.wire),
    masters: mastersOf(world, application.aplyNo).map((master) => masterWire(application, master)),
    dcsnAmt: application.decidedAmount,
  })
  return verdict === 'ok' ? null : refusal(400, 'PROOF_NOT_ALLOWED', verdict)
}

/** Lays a new master over the world; its number is the next one. */
export const placeMaster = (
  world: World,
  master: Omit<ProofMasterDoc, 'receiptProofMstrId' | 'decidedAmount' | 'supplementAskedAt' | 'writtenAt'>,
): readonly [World, ProofMasterDoc] => {
  const [counted, receiptProofMstrId] = nextNumber(world, 'proofMaster', 501)
  const placed = { ...master, receiptProofMstrId, decidedAmount: 0, supplementAskedAt: null, writtenAt: null }
  return [put(counted, 'proofMasters', String(receiptProofMstrId), placed), placed]
}

const INVALID = refusal(400, 'PROOF_INVALID', 'server.proofInvalid')

const Master = Type.Object({
  suptSn: Type.Optional(Type.Unknown()),
  aplyNo: Type.String(),
  aplyType: Type.String(),
  aplyTypeDetail: Type.Optional(Type.String()),
  useProofPeriod: Type.String(),
  amountCount: Type.Number(),
  amountCountType: Type.String(),
  progressStatus: Type.Optional(Type.String()),
})

type SentMaster = {
  readonly aplyType: string
  readonly useProofPeriod: string
  readonly amountCount: number
  readonly amountCountType: string
}

const isWholePeriod = (period: string) =>
  period !== '' && yearsOfPeriod(period, onlyValue(PROOF_YEARS)).join(',') === period

/** Why what was entered cannot be stored, by the limits of the form. [P-276] */
const refusedEntries = (sent: SentMaster): Answer | null => {
  const counts = amountCountOf(sent.amountCountType)
  const direct = sent.aplyType === PROOF_TYPE.direct.wire
  if (!isWholePeriod(sent.useProofPeriod)) return refusal(400, 'PROOF_INVALID', 'reg.needPeriod')
  if (counts === null || counts === 'parcel' || (direct && counts !== 'cases')) return INVALID
  const total = judgeTotal(counts, sent.amountCount)
  if (total === 'ok') return null
  if (total === 'tooLarge')
    return refusal(400, 'PROOF_INVALID', counts === 'cases' ? 'reg.tooManyCases' : 'server.proofInvalid')
  return refusal(400, 'PROOF_INVALID', counts === 'cases' ? 'reg.needCases' : 'reg.needAmount')
}

/** Direct delivery needs a base file unless one is approved; general use has none. [P-276] [P-058] */
const refusedItems = (direct: boolean, approved: boolean, items: readonly SentItem[]): Answer | null => {
  const base = items.filter(({ type }) => type === 'direct').length
  if (direct ? !approved && base === 0 : base > 0) return refusal(400, 'PROOF_INVALID', 'reg.needBase')
  return items.length === base ? refusal(400, 'PROOF_NO_FILES', 'reg.needPerformance') : null
}

/** Registers a proof: its master and its documents in one call, or nothing. [P-276] [P-277] */
export const proofCreate = route({
  method: 'POST',
  path: '/api/v1/proof/proof-create',
  ref: 'P-276',
  access: 'applicant',
  body: Type.Object({
    receiptProofMstrCreateRequest: Master,
    receiptProofRequestList: Type.Optional(Type.Unknown()),
  }),
  handler: forApplicant((world, call) => {
    const { receiptProofMstrCreateRequest: sent, receiptProofRequestList: list } = call.body
    const application = ownApplication(world, call.login, sent.aplyNo)
    if (application === null) return [world, EXPIRED]
    const direct = sent.aplyType === PROOF_TYPE.direct.wire
    if (!direct && sent.aplyType !== PROOF_TYPE.general.wire) return [world, INVALID]
    const refused = refusedRegistration(world, application, direct ? 'direct' : 'general') ?? refusedEntries(sent)
    if (refused !== null) return [world, refused]
    const read = readSentItems(world, application.aplyNo, list)
    if ('refused' in read) return [world, read.refused]
    const masters = mastersOf(world, application.aplyNo).map((master) => masterWire(application, master))
    const short = refusedItems(direct, hasApprovedBaseProof(masters), read.items)
    if (short !== null) return [world, short]
    const [placed, master] = placeMaster(world, {
      aplyNo: application.aplyNo,
      status: reached(decideMasterTransition({ who: 'applicant', action: 'register', from: 'none' })),
      proofType: direct ? 'direct' : 'general',
      fields: {
        aplyTypeDetail: sent.aplyTypeDetail ?? '',
        useProofPeriod: sent.useProofPeriod,
        useProofStartDt: '',
        useProofEndDt: '',
        amountCountType: sent.amountCountType,
      },
      total: sent.amountCount,
      registeredAt: call.now,
    })
    const stored = storeItems(placed, call, master, read.items, 'register')
    const detail = { receiptProofMstrId: String(master.receiptProofMstrId), items: read.items.length }
    return [note(stored, call, application.aplyNo, 'register-proof', detail), success({ httpStatus: 'OK' })]
  }),
})

/** Asks the carriers for what a business sent. [P-280] */
export const proofCreateParcel = route({
  method: 'POST',
  path: '/api/v1/proof/proof-create-parcel',
  ref: 'P-280',
  access: 'applicant',
  body: Type.Object({
    suptSn: Type.Optional(Type.Unknown()),
    aplyNo: Type.String(),
    aplyType: Type.Optional(Type.String()),
    aplyTypeDetail: Type.Optional(Type.String()),
    amountCountType: Type.Optional(Type.String()),
    progressStatus: Type.Optional(Type.String()),
  }),
  handler: forApplicant((world, call) => {
    const { aplyNo, aplyTypeDetail = '' } = call.body
    const application = ownApplication(world, call.login, aplyNo)
    if (application === null) return [world, EXPIRED]
    const refused = refusedRegistration(world, application, 'parcel')
    if (refused !== null) return [world, refused]
    const carriers = carriersFromNames(aplyTypeDetail)
    if (carriers === null) return [world, INVALID]
    if (carriers.length === 0) return [world, refusal(400, 'PROOF_INVALID', 'parcel.needCarrier')]
    const [placed, master] = placeMaster(world, {
      aplyNo,
      status: reached(decideMasterTransition({ who: 'applicant', action: 'request-carriers', from: 'none' })),
      proofType: 'parcel',
      fields: {
        aplyTypeDetail,
        useProofPeriod: '',
        useProofStartDt: '',
        useProofEndDt: '',
        amountCountType: AMOUNT_COUNT.parcel.wire,
      },
      total: 0,
      registeredAt: call.now,
    })
    const detail = { receiptProofMstrId: String(master.receiptProofMstrId) }
    return [note(placed, call, aplyNo, 'request-carriers', detail), success({ httpStatus: 'OK' })]
  }),
})
