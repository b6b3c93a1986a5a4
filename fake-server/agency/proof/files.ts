import { isRecord } from '#domain/kernel/read-settings'
import type { ProofType } from '#domain/proof/proof'
import { decideItemTransition } from '#domain/proof/transitions'
import { decideSentFile, decideStoredFile } from '#domain/upload/evidence-file'
import { type Deciding, rejection, reject, reached, rejectWith } from '../../http/answers.ts'
import { type Answer, type ReceivedCall } from '../../http/handler.ts'
import { textOf } from '../../http/text.ts'
import { applicantEndpoint } from '../../http/tokens.ts'
import type { StoredFileDoc, ProofMasterDoc } from '../../world/collections.ts'
import { find, type World, allOf, nextNumber, put } from '../../world/world.ts'
import { ownMaster } from './cancel.ts'
import { readType, TYPE_WORD } from './proof-wire.ts'

/** The proof of a document or a looked-up record, by the number that both are listed under; undefined for a deleted or unknown one. */
const proofOf = (world: World, id: string): number | undefined => {
  const item = find(world, 'proofItems', id)
  if (item?.deleted === true) return undefined
  return (item ?? find(world, 'parcelRecords', id))?.receiptProofMstrId
}

/** 제출 확인서 of a proof item, the same sample for all; an unknown or foreign id is not found. */
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

/** Why a document is rejected for its file. */
export const FILE_REFUSALS = ['FILE_NOT_FOUND', 'FILE_SIZE_ZERO', 'FILE_REFUSED', 'FILE_USED']

/** The file fields of a sent item: among its other fields or, as the portal sends them, in a separate part. [D3-95] */
const sentFileFields = (item: unknown): Readonly<Record<string, unknown>> => {
  if (!isRecord(item)) return {}
  const inner = item['receiptProofFileReqeust']
  return isRecord(inner) ? inner : item
}

/** A file without a byte, by its name. [P-277] */
export const emptyFile = (name: string, by: Deciding): Answer =>
  rejection(400, 'FILE_SIZE_ZERO', { text: textOf('server.fileSizeZero', { name }) }, { by })

/** A file whose bytes are of another kind than it says, by its name. [P-309] [D3-108] [D3-141] */
export const fileRejection = (name: string, by: Deciding | undefined): Answer =>
  rejection(400, 'FILE_REFUSED', { text: textOf('server.proofFileRefused', { name }) }, { by })

const notFoundFile = (name: string, by: Deciding): Answer =>
  rejection(400, 'FILE_NOT_FOUND', { text: textOf('server.proofFileNotFound', { name }) }, { by })
const usedFile = (name: string, by: Deciding): Answer =>
  rejection(400, 'FILE_USED', { text: textOf('server.proofFileUsed', { name }) }, { by })

/** The name that a call gives its file; else the last part of its path, empty without one. [D3-141] */
const sentNameOf = ({ originlFileNm, filePath }: Readonly<Record<string, unknown>>): string => {
  if (typeof originlFileNm === 'string' && originlFileNm.trim() !== '') return originlFileNm
  return typeof filePath === 'string' ? (filePath.split('/').at(-1) ?? '') : ''
}

/** The rule on a stored file: does it have bytes, and do they show its type, where they were read? [P-277] [P-309] */
export const decideStored = (file: StoredFileDoc) =>
  decideStoredFile(file, file.kind === null ? 'none' : (file.kind ?? null))

/** A stored file that a call names, and the name that the call gives it. */
export type NamedFile = Readonly<Record<'path' | 'name', string>>

/** True if a proof that was not deleted or an opinion names this file. [D3-108] */
export const isUsed = (world: World, path: string): boolean =>
  allOf(world, 'proofItems').some((item) => !item.deleted && item.files.includes(path)) ||
  allOf(world, 'opinions').some((opinion) => opinion.files.includes(path))

/**
 * The stored file that a document names: of this application, with bytes, of its type, and named by no other proof or opinion;
 * ends the call for any other, with its name. [P-130] [P-265] [D3-95] [D3-108] [D3-141]
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

/** Ends a call that names one file twice. [D3-108] */
export const rejectDuplicates = (files: readonly NamedFile[]): void => {
  const twice = files.find(({ path }, i) => files.findIndex((file) => file.path === path) < i)
  if (twice !== undefined) rejectWith(usedFile(twice.name, decideSentFile({ own: true, unused: false })))
}

/** One document as it was sent, with the file that it names. */
export type SentItem = { readonly type: Extract<ProofType, 'general' | 'direct'>; readonly file: NamedFile }

/** The type of a sent document; undefined for an unknown word. [P-265] [D3-108] */
export const itemTypeOf = (item: unknown): SentItem['type'] | undefined =>
  isRecord(item) ? readType(item['aplyType']) : undefined

const INVALID = rejection(400, 'PROOF_INVALID', 'server.proofInvalid')

/**
 * The sent documents, each with a file that this applicant has stored; ends the call for any other list, and names a
 * file without a byte. [P-276] [P-277]
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

/** Stores documents under a new master or one that is supplemented, numbered in the order in which they were sent. */
export const storeItems = (
  world: World,
  { now }: Pick<ReceivedCall, 'now'>,
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
