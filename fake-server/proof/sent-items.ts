import type { ProofType } from '#domain/proof/proof'
import { decideItemTransition } from '#domain/proof/transitions'
import { refusal } from '../answers.ts'
import type { Answer, Call } from '../handler.ts'
import type { ProofMasterDoc, StoredFileDoc } from '../world/collections.ts'
import { nextNumber, put, type World } from '../world/world.ts'
import { reached } from '../reached.ts'
import { readType, TYPE_WORD } from './proof-wire.ts'
import { isRecord, refusedTwice, sentFile } from './files.ts'

/** One document as it was sent, with the file that it names. */
export type SentItem = { readonly type: Extract<ProofType, 'general' | 'direct'>; readonly file: StoredFileDoc }

/** The type of a sent document; undefined for a word that names none, whatever it means to an object. [P-265] [D3-108] */
export const itemTypeOf = (item: unknown): SentItem['type'] | undefined =>
  isRecord(item) ? readType(item['aplyType']) : undefined

const INVALID = refusal(400, 'PROOF_INVALID', 'server.proofInvalid')

/**
 * What was sent as list of documents: all of them, each with a file that this applicant has stored; or why it cannot be
 * taken. A file without a byte is named. [P-276] [P-277]
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
    const type = itemTypeOf(item)
    if (type === undefined) return { refused: INVALID }
    const sent = sentFile(world, aplyNo, item)
    if ('refused' in sent) return sent
    items.push({ type, file: sent.file })
  }
  const twice = refusedTwice(items.map(({ file }) => file))
  return twice === null ? { items } : { refused: twice }
}

/** Stores documents under a new master or under one that is mended; they are numbered in the order in which they were sent. */
export const storeItems = (
  world: World,
  { now }: Pick<Call, 'now'>,
  { receiptProofMstrId }: Pick<ProofMasterDoc, 'receiptProofMstrId'>,
  items: readonly SentItem[],
  action: 'register' | 'add',
): World => {
  const status = reached(decideItemTransition({ who: 'applicant', action, from: 'none' }))
  return items.reduce((after, { type, file }) => {
    const [counted, receiptProofId] = nextNumber(after, 'proofItem', 1001)
    return put(counted, 'proofItems', String(receiptProofId), {
      receiptProofId,
      receiptProofMstrId,
      status,
      fields: { aplyType: TYPE_WORD[type], dlvrDcsn: null },
      files: [file.path],
      reason: '',
      deleted: false,
      registeredAt: now,
    })
  }, world)
}
