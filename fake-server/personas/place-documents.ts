import { DAY_MS, type Instant } from '#domain/kernel/calendar'
import type { ProofType } from '#domain/proof/proof'
import { PROOF_STATUS } from '#domain/proof/proof-status.table'
import { UNIT_WORD, TYPE_WORD } from '../agency/proof/proof-wire.ts'
import { wireTime } from '../world/clock.ts'
import type { PersonDoc, ApplicationDoc } from '../world/collections.ts'
import { nextNumber, put, type World, type IdSource } from '../world/world.ts'
import type { PersonaOpinion, PersonaItem, PersonaProof } from './persona-input.ts'

const owner = (number: number, name: string, birthDay: string): PersonDoc => ({
  ci: `ci-fictional-${String(number).padStart(4, '0')}`,
  name,
  birthDay,
  phone: `010${String(number).padStart(8, '0')}`,
  carrier: ['SKT', 'KT', 'LGU+'][number % 3] as string,
})

/** The fictional owner of each fixture number; other numbers belong to a default person. [D1-54] [D2-90] */
export const OWNERS: Readonly<Record<string, PersonDoc>> = {
  '1000100001': owner(1, '김하늘', '19850315'),
  '1000100002': owner(2, '이바다', '19900722'),
  '1000100012': owner(3, '박나무', '19781130'),
  '1000100022': owner(4, '최가람', '19820504'),
  '1000100003': owner(5, '정다온', '19690911'),
  '1008100001': owner(6, '한빛나', '19750218'),
  '2000100011': owner(8, '노을찬', '19910613'),
}

/** The owner of any other number. */
export const ANY_OWNER: PersonDoc = owner(7, '윤솔비', '19881225')

const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]

/**
 * Returns an impossible resident number: format and birth date are valid, but the check digit is wrong on purpose. Made
 * on demand and not stored. `back` replaces the seven digits after the birth date. [A-256] [D2-90]
 */
export const fictionalResidentNumber = ({ ci, birthDay }: PersonDoc, back?: string): string => {
  const front = birthDay.slice(2)
  if (back !== undefined) return front + back
  const serial = [...ci].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 100_000, 7)
  const digits = `${front}${birthDay < '20000101' ? '1' : '3'}${String(serial).padStart(5, '0')}`
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0)
  const right = (11 - (sum % 11)) % 10
  return `${digits}${(right + 1) % 10}`
}

/** The files of personas' proofs: bytes that are part of this server. A test compares the sizes. */
const SAMPLES = {
  general: { bytes: 'sample-receipt', type: 'application/pdf', size: 712, extension: 'pdf', name: '영수증' },
  direct: { bytes: 'sample-photo', type: 'image/png', size: 3307, extension: 'png', name: '간판사진' },
} as const

/** The context of a persona's documents: its application, the world's time and ids. */
type Context = { readonly application: ApplicationDoc; readonly now: Instant; readonly ids: IdSource }

/**
 * How many days ago each step of a persona happened, in order: application, selection, registration of proofs, then a
 * decision, payment or supplement request. If the application has no proofs, the agency's last action was `decided`
 * days ago. [D2-158]
 */
export const DAYS_AGO = { submitted: 20, selected: 8, registered: 6, decided: 2, sentBack: 1 } as const

const placeItem = (world: World, { application, now }: Context, masterId: number, item: PersonaItem): World => {
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
    at: now - DAYS_AGO.registered * DAY_MS,
  })
  return put(stored, 'proofItems', String(receiptProofId), {
    receiptProofId,
    receiptProofMstrId: masterId,
    status: item.status,
    fields: { aplyType: TYPE_WORD[item.type], dlvrDcsn: item.decided ?? null },
    files: [path],
    reason: item.reason ?? '',
    deleted: false,
    registeredAt: now - DAYS_AGO.registered * DAY_MS,
  })
}

/** Default fields of a proof, by type; a lookup has none. [A-175] [P-103] */
const REGISTERED: Readonly<
  Record<ProofType, { detail: string; counts: keyof typeof UNIT_WORD; total: number; row: PersonaItem['type'] | null }>
> = {
  general: { detail: '1', counts: 'amount', total: 120_000, row: 'general' },
  direct: { detail: '1', counts: 'cases', total: 12, row: 'direct' },
  rapid: { detail: '1', counts: 'amount', total: 120_000, row: null },
  parcel: { detail: '롯데,CJ대한통운', counts: 'parcel', total: 120_000, row: null },
}

const placeProof = (world: World, context: Context, proof: PersonaProof): World => {
  const { application, now, ids } = context
  const { type = 'general', status, won = 0, records = [] } = proof
  const { detail, counts, total, row } = REGISTERED[type]
  const [counted, receiptProofMstrId] = nextNumber(world, 'proofMaster', 501)
  const decided = status !== null && (PROOF_STATUS[status].paid || status === 'approved')
  const supplementAskedAt = status === 'supplementRequest' ? now - DAYS_AGO.sentBack * DAY_MS : null
  let placed = put(counted, 'proofMasters', String(receiptProofMstrId), {
    receiptProofMstrId,
    aplyNo: application.aplyNo,
    status,
    proofType: type,
    fields: {
      aplyTypeDetail: detail,
      useProofPeriod: '2024,2025',
      useProofStartDt: '',
      useProofEndDt: '',
      amountCountType: UNIT_WORD[counts],
      ...(decided ? { cmpltDt: wireTime(now - DAYS_AGO.decided * DAY_MS) } : {}),
      // The officer's request changed the proof; the supplement period starts on that day.
      ...(supplementAskedAt === null ? {} : { updtDt: wireTime(supplementAskedAt) }),
    },
    total: counts === 'cases' || won === 0 ? total : won,
    decidedAmount: decided ? won : 0,
    supplementAskedAt,
    writtenAt: null,
    registeredAt: now - DAYS_AGO.registered * DAY_MS,
  })
  for (const { name, won: fee } of records) {
    const id = ids.id()
    placed = put(placed, 'parcelRecords', id, { id, receiptProofMstrId, dlvrNm: name, dlvrFee: fee })
  }
  const rows = proof.items ?? (row === null ? [] : [{ type: row, status: status ?? 'submitted' }])
  return rows.reduce((after, item) => placeItem(after, context, receiptProofMstrId, item), placed)
}

/** Stores a persona's proofs in the world, oldest first. */
export const placeProofs = (world: World, context: Context, proofs: readonly PersonaProof[]): World =>
  proofs.reduce((after, proof) => placeProof(after, context, proof), world)

/** Stores a persona's opinions in the world, oldest first. */
export const placeOpinions = (
  world: World,
  { application, now }: Context,
  opinions: readonly PersonaOpinion[],
): World =>
  opinions.reduce((after, { content, answer }, i) => {
    const [counted, opinionSubmitSn] = nextNumber(after, 'opinion')
    const registeredAt = now - (opinions.length - i) * DAY_MS
    return put(counted, 'opinions', String(opinionSubmitSn), {
      opinionSubmitSn,
      aplyNo: application.aplyNo,
      content,
      answer: answer ?? null,
      files: [],
      registeredAt,
      answeredAt: answer === undefined ? null : registeredAt + DAY_MS / 2,
    })
  }, world)
