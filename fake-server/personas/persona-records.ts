import type { ProofType } from '#domain/proof/proof'
import { PROOF_STATUS_ROWS } from '#domain/proof/proof-status.table'
import { DAY_MS, type Instant } from '#domain/time/calendar'
import { TOTAL_UNIT_WORDS, PROOF_TYPE_WORDS } from '../agency/proof/proof-wire.ts'
import { toWireTime } from '../world/clock.ts'
import type {
  ApplicationDoc,
  ParcelRecordDoc,
  ProofItemDoc,
  ProofMasterDoc,
  StoredFileDoc,
} from '../world/collections.ts'
import { nextNumber, putDoc, putDocs, type World, type RandomSource } from '../world/world.ts'
import type { PersonaOpinion, PersonaItem, PersonaProof } from './persona-input.ts'

/**
 * The sample files that this server has for the proofs of personas, with their sizes in bytes. A test compares the
 * sizes.
 */
const SAMPLES = {
  general: { bytesName: 'sample-receipt', type: 'application/pdf', size: 712, extension: 'pdf', name: '영수증' },
  direct: { bytesName: 'sample-photo', type: 'image/png', size: 2705, extension: 'png', name: '간판사진' },
} as const

type Context = { readonly application: ApplicationDoc; readonly now: Instant; readonly ids: RandomSource }

/**
 * How many days ago each step of a persona happened, in order: application, selection, registration of proofs, then a
 * decision, payment or supplement request. If the application has no proofs, the agency's last action is `decided` days
 * ago. [D2-158]
 */
export const STEP_DAYS_AGO = { submitted: 20, selected: 8, registered: 6, decided: 2, sentBack: 1 } as const

/** Default fields of a proof, by type; a lookup has no default fields. [A-175] [P-103] */
const REGISTERED: Readonly<
  Record<
    ProofType,
    { detail: string; counts: keyof typeof TOTAL_UNIT_WORDS; total: number; row: PersonaItem['type'] | null }
  >
> = {
  general: { detail: '1', counts: 'amount', total: 120_000, row: 'general' },
  direct: { detail: '1', counts: 'cases', total: 12, row: 'direct' },
  rapid: { detail: '1', counts: 'amount', total: 120_000, row: null },
  parcel: { detail: '롯데,CJ대한통운', counts: 'parcel', total: 120_000, row: null },
}

const registeredAtOf = ({ now }: Context): Instant => now - STEP_DAYS_AGO.registered * DAY_MS

const masterOf = (
  context: Context,
  receiptProofMstrId: number,
  { type = 'general', status, won = 0 }: PersonaProof,
): ProofMasterDoc => {
  const { application, now } = context
  const { detail, counts, total } = REGISTERED[type]
  const isDecided = status !== null && (PROOF_STATUS_ROWS[status].paid || status === 'approved')
  const supplementAskedAt = status === 'supplementRequest' ? now - STEP_DAYS_AGO.sentBack * DAY_MS : null
  return {
    receiptProofMstrId,
    aplyNo: application.aplyNo,
    status,
    proofType: type,
    fields: {
      aplyTypeDetail: detail,
      useProofPeriod: '2024,2025',
      useProofStartDt: '',
      useProofEndDt: '',
      amountCountType: TOTAL_UNIT_WORDS[counts],
      ...(isDecided ? { cmpltDt: toWireTime(now - STEP_DAYS_AGO.decided * DAY_MS) } : {}),
      // The last change of the proof is the officer's request. The supplement period starts on the day of this change.
      ...(supplementAskedAt === null ? {} : { updtDt: toWireTime(supplementAskedAt) }),
    },
    total: counts === 'cases' || won === 0 ? total : won,
    decidedAmount: isDecided ? won : 0,
    supplementAskedAt,
    writtenAt: null,
    registeredAt: registeredAtOf(context),
  }
}

const itemsOf = ({ type = 'general', status, items }: PersonaProof): readonly PersonaItem[] => {
  const { row } = REGISTERED[type]
  return items ?? (row === null ? [] : [{ type: row, status: status ?? 'submitted' }])
}

const fileOf = (context: Context, receiptProofId: number, item: PersonaItem): StoredFileDoc => {
  const { aplyNo } = context.application
  const { bytesName, type, size, extension, name } = SAMPLES[item.type]
  return {
    path: `영수증/${aplyNo}/${receiptProofId}.${extension}`,
    aplyNo,
    name: `${name}_${receiptProofId}.${extension}`,
    type,
    size,
    bytesName,
    at: registeredAtOf(context),
  }
}

/** Stores a persona's proofs in the world, oldest first. */
export const storePersonaProofs = (world: World, context: Context, proofs: readonly PersonaProof[]): World => {
  const masters: ProofMasterDoc[] = []
  const items: ProofItemDoc[] = []
  const files: StoredFileDoc[] = []
  const records: ParcelRecordDoc[] = []
  let after = world
  for (const proof of proofs) {
    const [withNumber, receiptProofMstrId] = nextNumber(after, 'proofMaster', 501)
    after = withNumber
    masters.push(masterOf(context, receiptProofMstrId, proof))
    for (const { name, won } of proof.records ?? [])
      records.push({ id: context.ids.id(), receiptProofMstrId, dlvrNm: name, dlvrFee: won })
    for (const item of itemsOf(proof)) {
      const [withItemNumber, receiptProofId] = nextNumber(after, 'proofItem', 1001)
      after = withItemNumber
      const file = fileOf(context, receiptProofId, item)
      files.push(file)
      items.push({
        receiptProofId,
        receiptProofMstrId,
        status: item.status,
        fields: { aplyType: PROOF_TYPE_WORDS[item.type], dlvrDcsn: item.decided ?? null },
        files: [file.path],
        reason: item.reason ?? '',
        deleted: false,
        registeredAt: registeredAtOf(context),
      })
    }
  }
  after = putDocs(after, 'proofMasters', masters, ({ receiptProofMstrId }) => receiptProofMstrId)
  after = putDocs(after, 'proofItems', items, ({ receiptProofId }) => receiptProofId)
  after = putDocs(after, 'storedFiles', files, ({ path }) => path)
  return putDocs(after, 'parcelRecords', records, ({ id }) => id)
}

/** Stores a persona's opinions in the world, oldest first. */
export const storePersonaOpinions = (
  world: World,
  { application, now }: Context,
  opinions: readonly PersonaOpinion[],
): World =>
  opinions.reduce((after, { content, answer }, i) => {
    const [withNumber, opinionSubmitSn] = nextNumber(after, 'opinion')
    const registeredAt = now - (opinions.length - i) * DAY_MS
    return putDoc(withNumber, 'opinions', String(opinionSubmitSn), {
      opinionSubmitSn,
      aplyNo: application.aplyNo,
      content,
      answer: answer ?? null,
      files: [],
      registeredAt,
      answeredAt: answer === undefined ? null : registeredAt + DAY_MS / 2,
    })
  }, world)
