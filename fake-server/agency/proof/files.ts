import { isPlainObject } from '#domain/kernel/plain-object'
import { reachedStatusOrThrow } from '#domain/kernel/transitions'
import type { ProofType } from '#domain/proof/proof'
import { decideProofItemTransition } from '#domain/proof/transitions'
import type { ServerCheckName } from '#server-rules/server-checks.table'
import { serverMessageOf } from '#server-rules/server-text'
import { type AnsweredDecision, reject, rejection, rejectWith } from '../../http/answers.ts'
import { type HandlerAnswer, type ReceivedCall } from '../../http/handler.ts'
import type { ProofMasterDoc } from '../../world/collections.ts'
import { findDoc, type World, nextNumber, putDoc } from '../../world/world.ts'
import { decideReferencedFile, type FileRefusal, type ReferencedFile } from '../upload/referenced-files.ts'
import { parseRegistrableProofType, PROOF_TYPE_WORDS } from './proof-wire.ts'

export const FILE_ERROR_CODES = ['FILE_NOT_FOUND', 'FILE_SIZE_ZERO', 'FILE_REFUSED', 'FILE_USED']

/** Returns the file fields of a sent item: from the item or, as the portal sends them, from a separate part. [D3-95] */
const sentFileFields = (item: unknown): Readonly<Record<string, unknown>> => {
  if (!isPlainObject(item)) return {}
  const inner = item['receiptProofFileReqeust']
  return isPlainObject(inner) ? inner : item
}

export const makeEmptyFileRejection = (name: string, decision: AnsweredDecision): HandlerAnswer =>
  rejection(400, 'FILE_SIZE_ZERO', { text: serverMessageOf('server.fileSizeZero', { name }) }, { decision })

/**
 * Returns the rejection of a file whose bytes do not match its type. The message contains `name`. [P-309] [D3-108]
 * [D3-141]
 */
export const makeFileTypeRejection = (name: string, decision: AnsweredDecision | undefined): HandlerAnswer =>
  rejection(400, 'FILE_REFUSED', { text: serverMessageOf('server.proofFileRefused', { name }) }, { decision })

/** The rejection for each reason why a document cannot refer to a file. [D3-141] */
const REJECTIONS: Readonly<Record<FileRefusal, (name: string, decision: AnsweredDecision) => HandlerAnswer>> = {
  notFound: (name, decision) =>
    rejection(400, 'FILE_NOT_FOUND', { text: serverMessageOf('server.proofFileNotFound', { name }) }, { decision }),
  used: (name, decision) =>
    rejection(400, 'FILE_USED', { text: serverMessageOf('server.proofFileUsed', { name }) }, { decision }),
  empty: makeEmptyFileRejection,
  otherKind: makeFileTypeRejection,
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns the file name in the call; if there is none, the last part of the path, or an empty string. [D3-141] */
const sentNameOf = ({ originlFileNm, filePath }: Readonly<Record<string, unknown>>): string => {
  const name = textOf(originlFileNm)
  return name.trim() === '' ? (textOf(filePath).split('/').at(-1) ?? '') : name
}

/**
 * Returns the stored file of a document. If the file cannot be used, rejects the call with the file's name.
 * `earlierItems` has the documents before it in the call. [P-130] [P-265] [D3-95]
 */
export const findSentFileOrReject = (
  check: ServerCheckName,
  world: World,
  aplyNo: string,
  item: unknown,
  earlierItems: readonly unknown[],
): ReferencedFile => {
  const fields = sentFileFields(item)
  const file = { path: textOf(fields['filePath']), name: sentNameOf(fields) }
  const paths = earlierItems.map((other) => textOf(sentFileFields(other)['filePath']))
  const decision = decideReferencedFile(world, aplyNo, file, paths)
  if (decision.verdict === 'ok') return file
  // An empty file is reported with the name under which it is stored. [P-277]
  const storedName = decision.verdict === 'empty' ? findDoc(world, 'storedFiles', file.path)?.name : ''
  return rejectWith(check, REJECTIONS[decision.verdict](storedName || file.name, decision))
}

export type SentProofItem = { readonly type: Extract<ProofType, 'general' | 'direct'>; readonly file: ReferencedFile }

/** Returns the type of a document that was sent; undefined for an unknown word. [P-265] [D3-108] */
export const proofTypeOfSentItem = (item: unknown): SentProofItem['type'] | undefined =>
  isPlainObject(item) ? parseRegistrableProofType(item['aplyType']) : undefined

/**
 * Returns the sent documents with their stored files; an empty list if the call has no list. Rejects a file that cannot
 * be used, with its name. The number of documents is checked afterwards. [P-276] [P-277] [D3-200]
 */
export const parseSentItemsOrReject = (world: World, aplyNo: string, list: unknown): readonly SentProofItem[] => {
  const items: readonly unknown[] = Array.isArray(list) ? list : []
  return items.map((item, index) => ({
    type: proofTypeOfSentItem(item) ?? reject('proof/items/type', 400, 'PROOF_INVALID', 'server.proofInvalid'),
    file: findSentFileOrReject('proof/items/file', world, aplyNo, item, items.slice(0, index)),
  }))
}

/** Stores documents under a new or supplemented master, numbered in the order they were sent. */
export const storeProofItems = (
  world: World,
  { now }: Pick<ReceivedCall, 'now'>,
  { receiptProofMstrId }: Pick<ProofMasterDoc, 'receiptProofMstrId'>,
  items: readonly SentProofItem[],
  action: 'register' | 'add',
): World => {
  const status = reachedStatusOrThrow(decideProofItemTransition({ who: 'applicant', action, from: 'none' }))
  return items.reduce((after, { type, file }) => {
    const [withNumber, receiptProofId] = nextNumber(after, 'proofItem', 1001)
    return putDoc(withNumber, 'proofItems', String(receiptProofId), {
      receiptProofId,
      receiptProofMstrId,
      status,
      fields: { aplyType: PROOF_TYPE_WORDS[type], dlvrDcsn: null },
      files: [file.path],
      reason: '',
      deleted: false,
      registeredAt: now,
    })
  }, world)
}
