import { PROOF_TYPE, type ProofType } from '#domain/proof/proof-type'
import type { ProofStatus } from '#domain/proof/proof-status.table'
import { refusal } from '../answers.ts'
import type { Answer, Call } from '../handler.ts'
import { textOf } from '../text.ts'
import type { ProofMasterDoc, StoredFileDoc } from '../world/collections.ts'
import { find, nextNumber, put, type World } from '../world/world.ts'

/** One document as it was sent, with the file that it names. */
export type SentItem = { readonly type: Extract<ProofType, 'general' | 'direct'>; readonly file: StoredFileDoc }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The file fields of a sent item: beside its other fields or, as the portal sends them, in a part of their own. [D3-95] */
export const sentFileFields = (item: unknown): Readonly<Record<string, unknown>> => {
  if (!isRecord(item)) return {}
  const inner = item['receiptProofFileReqeust']
  return isRecord(inner) ? inner : item
}

const TYPES = { [PROOF_TYPE.general.wire]: 'general', [PROOF_TYPE.direct.wire]: 'direct' } as const

const INVALID = refusal(400, 'PROOF_INVALID', 'server.proofInvalid')

/**
 * What was sent as list of documents: all of them, each with a file that this applicant has stored; or why it cannot be
 * taken. A file without a byte is named. [P-276] [P-277] [D3-95]
 */
export const readSentItems = (
  world: World,
  aplyNo: string,
  list: unknown,
): { readonly items: readonly SentItem[] } | { readonly refused: Answer } => {
  if (!Array.isArray(list) || list.length === 0)
    return { refused: refusal(400, 'PROOF_NO_FILES', 'reg.needPerformance') }
  const items: SentItem[] = []
  for (const item of list as readonly unknown[]) {
    const { filePath } = sentFileFields(item)
    const type = isRecord(item) ? TYPES[item['aplyType'] as keyof typeof TYPES] : undefined
    const file = typeof filePath === 'string' ? find(world, 'storedFiles', filePath) : null
    if (type === undefined || file === null || file.aplyNo !== aplyNo) return { refused: INVALID }
    if (file.size === 0)
      return {
        refused: refusal(400, 'FILE_SIZE_ZERO', { text: textOf('server.fileSizeZero', { name: file.name }) }),
      }
    items.push({ type, file })
  }
  return { items }
}

/** Stores documents under a master; they are numbered in the order in which they were sent. */
export const storeItems = (
  world: World,
  { now }: Pick<Call, 'now'>,
  { receiptProofMstrId }: Pick<ProofMasterDoc, 'receiptProofMstrId'>,
  items: readonly SentItem[],
  status: ProofStatus,
): World =>
  items.reduce((after, { type, file }) => {
    const [counted, receiptProofId] = nextNumber(after, 'proofItem', 1001)
    return put(counted, 'proofItems', String(receiptProofId), {
      receiptProofId,
      receiptProofMstrId,
      status,
      fields: { aplyType: PROOF_TYPE[type].wire, dlvrDcsn: null },
      files: [file.path],
      reason: '',
      deleted: false,
      registeredAt: now,
    })
  }, world)
