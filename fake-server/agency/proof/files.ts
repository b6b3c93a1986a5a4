import { isRecord } from '#domain/kernel/read-settings'
import type { ProofType } from '#domain/proof/proof'
import { decideItemTransition } from '#domain/proof/transitions'
import { decideSentFile, decideStoredFile } from '#domain/upload/sent-file'
import { type AnsweredDecision, rejection, reject, statusReached, rejectWith } from '../../http/answers.ts'
import { type Answer, type ReceivedCall } from '../../http/handler.ts'
import { messageOf } from '../../http/text.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import type { StoredFileDoc, ProofMasterDoc } from '../../world/collections.ts'
import { find, type World, allOf, nextNumber, put } from '../../world/world.ts'
import { ownMaster } from './own-proofs.ts'
import { readType, TYPE_WORD } from './proof-wire.ts'

/**
 * Returns the proof of a document or a looked-up record; both use the same ids. Undefined if it is deleted or unknown.
 * [A-187]
 */
const proofOf = (world: World, id: string): number | undefined => {
  const item = find(world, 'proofItems', id)
  if (item?.deleted === true) return undefined
  return (item ?? find(world, 'parcelRecords', id))?.receiptProofMstrId
}

/**
 * Returns the 제출 확인서 of a proof item, which is the same sample for all items. Fails with "not found" for an
 * unknown id and for another applicant's id.
 */
export const proofDownload = applicantEndpoint({
  method: 'GET',
  path: '/api/v1/proof/file/download/:receiptProofId',
  ref: 'A-253',
  rejects: ['PROOF_NOT_FOUND'],
  answer: 'file',
  handler: (world, { params, login }) => {
    const id = params['receiptProofId'] ?? ''
    ownMaster(world, login, proofOf(world, id))
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt_${id}.pdf"`,
    }
    return [world, { status: 200, bytes: 'sample-confirmation', headers }]
  },
})

/** The error codes of a document that is rejected for its file. */
export const FILE_REFUSALS = ['FILE_NOT_FOUND', 'FILE_SIZE_ZERO', 'FILE_REFUSED', 'FILE_USED']

/** Returns the file fields of a sent item: from the item or, as the portal sends them, from a separate part. [D3-95] */
const sentFileFields = (item: unknown): Readonly<Record<string, unknown>> => {
  if (!isRecord(item)) return {}
  const inner = item['receiptProofFileReqeust']
  return isRecord(inner) ? inner : item
}

/** Returns the rejection of an empty file, with its name. [P-277] */
export const emptyFile = (name: string, by: AnsweredDecision): Answer =>
  rejection(400, 'FILE_SIZE_ZERO', { text: messageOf('server.fileSizeZero', { name }) }, { by })

/** Returns the rejection of a file whose bytes do not match its type, with its name. [P-309] [D3-108] [D3-141] */
export const fileRejection = (name: string, by: AnsweredDecision | undefined): Answer =>
  rejection(400, 'FILE_REFUSED', { text: messageOf('server.proofFileRefused', { name }) }, { by })

const notFoundFile = (name: string, by: AnsweredDecision): Answer =>
  rejection(400, 'FILE_NOT_FOUND', { text: messageOf('server.proofFileNotFound', { name }) }, { by })
const usedFile = (name: string, by: AnsweredDecision): Answer =>
  rejection(400, 'FILE_USED', { text: messageOf('server.proofFileUsed', { name }) }, { by })

/** Returns the file name in the call; if there is none, the last part of the path, or an empty string. [D3-141] */
const sentNameOf = ({ originlFileNm, filePath }: Readonly<Record<string, unknown>>): string => {
  if (typeof originlFileNm === 'string' && originlFileNm.trim() !== '') return originlFileNm
  return typeof filePath === 'string' ? (filePath.split('/').at(-1) ?? '') : ''
}

/**
 * Decides whether a stored file may be used: it must be non-empty and, if its bytes were read, match its type. [P-277]
 * [P-309]
 */
export const decideStored = (file: StoredFileDoc) =>
  decideStoredFile(file, file.kind === null ? 'none' : (file.kind ?? null))

/** A stored file named in a call, with the name that the call uses. */
export type NamedFile = Readonly<Record<'path' | 'name', string>>

/** True if a proof row that is not deleted, or an opinion, uses this file. [D3-108] */
export const isUsed = (world: World, path: string): boolean =>
  allOf(world, 'proofItems').some((item) => !item.deleted && item.files.includes(path)) ||
  allOf(world, 'opinions').some((opinion) => opinion.files.includes(path))

/**
 * Returns the stored file of a document. Rejects the call, with the file's name, unless the file belongs to this
 * application, is not empty, matches its type, and is used by no other proof or opinion. [P-130] [P-265] [D3-95]
 * [D3-108] [D3-141]
 */
export const sentFile = (world: World, aplyNo: string, item: unknown): NamedFile => {
  const fields = sentFileFields(item)
  const { filePath } = fields
  const name = sentNameOf(fields)
  const file = typeof filePath === 'string' ? find(world, 'storedFiles', filePath) : null
  const by = decideSentFile({ own: file?.aplyNo === aplyNo, unused: file === null || !isUsed(world, file.path) })
  if (file === null || by.verdict === 'notFound') rejectWith(notFoundFile(name, by))
  const stored = decideStored(file)
  if (stored.verdict === 'empty') rejectWith(emptyFile(file.name || name, stored))
  if (stored.verdict === 'otherKind') rejectWith(fileRejection(name, stored))
  return by.verdict === 'used' ? rejectWith(usedFile(name, by)) : { path: file.path, name }
}

/** Rejects a call that contains the same file twice. [D3-108] */
export const rejectDuplicates = (files: readonly NamedFile[]): void => {
  const twice = files.find(({ path }, i) => files.findIndex((file) => file.path === path) < i)
  if (twice !== undefined) rejectWith(usedFile(twice.name, decideSentFile({ own: true, unused: false })))
}

/** A sent document with its stored file. */
export type SentItem = { readonly type: Extract<ProofType, 'general' | 'direct'>; readonly file: NamedFile }

/** Returns the type of a sent document; undefined for an unknown word. [P-265] [D3-108] */
export const itemTypeOf = (item: unknown): SentItem['type'] | undefined =>
  isRecord(item) ? readType(item['aplyType']) : undefined

const INVALID = rejection(400, 'PROOF_INVALID', 'server.proofInvalid')

/**
 * Returns the sent documents with their stored files. Rejects any other list, and rejects an empty file with its name.
 * [P-276] [P-277]
 */
export const readSentItems = (world: World, aplyNo: string, list: unknown): readonly SentItem[] => {
  if (!Array.isArray(list) || list.length === 0) reject(400, 'PROOF_NO_FILES', 'entry.performanceMissing')
  const items = (list as readonly unknown[]).map((item) => ({
    type: itemTypeOf(item) ?? rejectWith(INVALID),
    file: sentFile(world, aplyNo, item),
  }))
  rejectDuplicates(items.map(({ file }) => file))
  return items
}

/** Stores documents under a new or supplemented master, numbered in the order they were sent. */
export const storeItems = (
  world: World,
  { now }: Pick<ReceivedCall, 'now'>,
  { receiptProofMstrId }: Pick<ProofMasterDoc, 'receiptProofMstrId'>,
  items: readonly SentItem[],
  action: 'register' | 'add',
): World => {
  const status = statusReached(decideItemTransition({ who: 'applicant', action, from: 'none' }))
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
