import { PROOF_STATUS, type ProofStatus } from '#domain/proof/proof-status.table'
import type { ProofType } from '#domain/proof/proof'
import type { Instant } from '#domain/kernel/calendar'
import type { Ids } from '../handler.ts'
import { COUNT_WORD, TYPE_WORD } from '../proof/proof-wire.ts'
import type { ApplicationDoc } from '../world/collections.ts'
import { nextNumber, put, type World } from '../world/world.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Files of a persona's proofs: bytes that come with this server. A test compares the sizes. */
const SAMPLES = {
  general: { bytes: 'sample-receipt', type: 'application/pdf', size: 712, extension: 'pdf', name: '영수증' },
  direct: { bytes: 'sample-photo', type: 'image/png', size: 3307, extension: 'png', name: '배달완료사진' },
} as const

/** One row of a proof: `direct` for a base file, `general` for a performance file. [D3-12] */
export type ProofItemOf = {
  readonly type: 'general' | 'direct'
  readonly status: ProofStatus
  readonly reason?: string
  readonly decided?: number
}

/** A proof that was registered; without items it has one in its own status. */
export type ProofOf = {
  readonly type?: ProofType
  readonly status: ProofStatus | null
  readonly won?: number
  readonly items?: readonly ProofItemOf[]
  /** Records that a platform or a carrier has sent, name and won. */
  readonly records?: readonly (readonly [string, number])[]
}

/** An objection; without an answer it waits. */
export type OpinionOf = { readonly content: string; readonly answer?: string }

type Place = { readonly application: ApplicationDoc; readonly now: Instant; readonly ids: Ids }

const REGISTERED_DAYS_AGO = 10

const placeItem = (world: World, { application, now }: Place, receiptProofMstrId: number, item: ProofItemOf): World => {
  const [counted, receiptProofId] = nextNumber(world, 'proofItem', 1001)
  const sample = SAMPLES[item.type]
  const path = `영수증/${application.aplyNo}/${receiptProofId}.${sample.extension}`
  const name = `${sample.name}_${receiptProofId}.${sample.extension}`
  const stored = put(counted, 'storedFiles', path, {
    path,
    aplyNo: application.aplyNo,
    name,
    type: sample.type,
    size: sample.size,
    bytes: sample.bytes,
    at: now - REGISTERED_DAYS_AGO * DAY_MS,
  })
  return put(stored, 'proofItems', String(receiptProofId), {
    receiptProofId,
    receiptProofMstrId,
    status: item.status,
    fields: { aplyType: TYPE_WORD[item.type], dlvrDcsn: item.decided ?? null },
    files: [path],
    reason: item.reason ?? '',
    deleted: false,
    registeredAt: now - REGISTERED_DAYS_AGO * DAY_MS,
  })
}

const placeProof = (world: World, place: Place, proof: ProofOf): World => {
  const { application, now, ids } = place
  const { type = 'general', status, won = 0, records = [] } = proof
  const [counted, receiptProofMstrId] = nextNumber(world, 'proofMaster', 501)
  const decided = status !== null && (PROOF_STATUS[status].paid || status === 'approved')
  let placed = put(counted, 'proofMasters', String(receiptProofMstrId), {
    receiptProofMstrId,
    aplyNo: application.aplyNo,
    status,
    proofType: type,
    fields: {
      aplyTypeDetail: type === 'parcel' ? '롯데,CJ대한통운' : '1',
      useProofPeriod: '2024,2025',
      useProofStartDt: '',
      useProofEndDt: '',
      amountCountType: COUNT_WORD[type === 'parcel' ? 'parcel' : type === 'direct' ? 'cases' : 'amount'],
    },
    total: type === 'direct' ? 12 : won === 0 ? 120_000 : won,
    decidedAmount: decided ? won : 0,
    supplementAskedAt: status === 'supplementRequest' ? now - DAY_MS : null,
    writtenAt: null,
    registeredAt: now - REGISTERED_DAYS_AGO * DAY_MS,
  })
  for (const [dlvrNm, dlvrFee] of records) {
    const id = ids.id()
    placed = put(placed, 'parcelRecords', id, { id, receiptProofMstrId, dlvrNm, dlvrFee })
  }
  const rows = proof.items ?? (type === 'fast' || type === 'parcel' ? [] : [{ type, status: status ?? 'submitted' }])
  return rows.reduce((after, item) => placeItem(after, place, receiptProofMstrId, item), placed)
}

/** Lays a persona's proofs over the world, the oldest first. */
export const placeProofs = (world: World, place: Place, proofs: readonly ProofOf[]): World =>
  proofs.reduce((after, proof) => placeProof(after, place, proof), world)

/** Lays a persona's objections over the world, the oldest first. */
export const placeOpinions = (world: World, { application, now }: Place, opinions: readonly OpinionOf[]): World =>
  opinions.reduce((after, { content, answer }, i) => {
    const [counted, opinionSubmitSn] = nextNumber(after, 'opinion')
    const at = now - (opinions.length - i) * DAY_MS
    return put(counted, 'opinions', String(opinionSubmitSn), {
      opinionSubmitSn,
      aplyNo: application.aplyNo,
      content,
      answer: answer ?? null,
      files: [],
      registeredAt: at,
      answeredAt: answer === undefined ? null : at + DAY_MS / 2,
    })
  }, world)
