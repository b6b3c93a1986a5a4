import { reachedStatusOrThrow } from '#domain/kernel/transitions'
import type { ProofStatusOrText } from '#domain/proof/proof-status.table'
import { NOTHING_STAGED, type StagedChanges, stageReplacement } from '#domain/proof/supplement/staged-changes'
import { decideProofItemTransition } from '#domain/proof/transitions'
import { parseEvidenceFile, EVIDENCE_FILE_PARAMETERS, EVIDENCE_MIME_TYPES } from '#domain/upload/evidence-file'
import { decideStoredFile } from '#domain/upload/file-reference'
import { detectFileKind } from '#domain/upload/file-signature'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { okAnswer, reject, rejectWith } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { type ReceivedCall } from '../../http/handler.ts'
import type { StoredFileDoc } from '../../world/collections.ts'
import { recordHistory } from '../../world/history.ts'
import { Type, UncheckedValue } from '../../world/schema.ts'
import { changeDoc, putDoc, type World } from '../../world/world.ts'
import { extensionOfFileKind } from '../upload/file-names.ts'
import { makeEmptyFileRejection, FILE_ERROR_CODES, makeFileTypeRejection, findSentFileOrReject } from './files.ts'
import { idTextOrEmpty, type OwnItem, findOwnItemOrReject, SUPPLEMENT_ERROR_CODES } from './own-proofs.ts'
import { SENT_DOCUMENT_FIELDS, ProofUpdateBody, toSentProofUpdate } from './proof-wire.ts'
import { proofStatusOrSubmitted } from './stored-proofs.ts'
import {
  withSupplementEndIfComplete,
  PROOF_WRITE_ERROR_CODES,
  writableMasterOrReject,
  writeProofMaster,
  itemNotOpenRejection,
  rejectUnlessChangeable,
  rejectUnlessSentBack,
  rejectIfNoFileLeft,
} from './supplements.ts'

type Replacement = OwnItem & { readonly file: Pick<StoredFileDoc, 'path'> }

const replacing = (from: ProofStatusOrText) => decideProofItemTransition({ who: 'applicant', action: 'replace', from })

/** Returns the world after the item got a different file, with the present time as its registration time. [P-286] */
const withFile = (world: World, { item, file: { path } }: Replacement, { now }: Pick<ReceivedCall, 'now'>): World =>
  changeDoc(world, 'proofItems', String(item.receiptProofId), (before) => ({
    ...before,
    status: reachedStatusOrThrow(replacing(proofStatusOrSubmitted(before.status))),
    reason: '',
    files: [path],
    registeredAt: now,
  }))

const Id = Type.Union([Type.String(), Type.Number()])
const SentReplacement = Type.Object({ receiptProofId: Id, ...SENT_DOCUMENT_FIELDS })
/**
 * The reason why a call cannot change an item twice: after the first change, the item is no longer sent back. [P-282]
 */
const REPLACED_TWICE = replacing('supplementComplete')

/**
 * Replaces the files of items that were sent back, and writes period and total. Stores everything or nothing. [P-282]
 */
export const replaceItemFiles = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/proof/update-batch',
  ref: 'P-282',
  rejects: [...PROOF_WRITE_ERROR_CODES, ...FILE_ERROR_CODES, 'PROOF_LIST_EMPTY', 'PROOF_ITEM_NOT_OPEN'],
  body: Type.Object({
    receiptProofMstrUpdateRequest: ProofUpdateBody,
    receiptProofRequestList: Type.Array(SentReplacement),
  }),
  answer: okAnswerSchema(),
  handler: (world, call) => {
    const { receiptProofMstrUpdateRequest, receiptProofRequestList: list } = call.body
    const update = toSentProofUpdate(receiptProofMstrUpdateRequest)
    const ownMaster = writableMasterOrReject(world, call.login, update)
    const ids = list.map(({ receiptProofId }) => idTextOrEmpty(receiptProofId))
    if (list.length === 0) reject('replacements/missing', 400, 'PROOF_LIST_EMPTY', 'server.noProofItems')
    if (new Set(ids).size !== ids.length) rejectWith('replacements/twice', itemNotOpenRejection(REPLACED_TWICE))
    let stagedChanges: StagedChanges<Replacement['file']> = NOTHING_STAGED
    const replacements = list.map((sentItem, index) => {
      const ownItem = findOwnItemOrReject(
        'replacement/item',
        world,
        call.login,
        sentItem.receiptProofId,
        ({ master }) => master.receiptProofMstrId === ownMaster.master.receiptProofMstrId,
      )
      rejectUnlessChangeable('replacement/status', ownItem, 'replace', stagedChanges)
      const file = findSentFileOrReject(
        'replacement/file',
        world,
        ownMaster.application.aplyNo,
        sentItem,
        list.slice(0, index),
      )
      stagedChanges = stageReplacement(stagedChanges, idTextOrEmpty(sentItem.receiptProofId), file)
      return { ...ownItem, file }
    })
    const withReplacements = replacements.reduce((after, change) => withFile(after, change, call), world)
    const { receiptProofMstrId } = ownMaster.master
    const detail = { receiptProofMstrId, receiptProofIds: ids }
    return [
      recordHistory(
        writeProofMaster(withReplacements, ownMaster, update, call),
        call,
        ownMaster.application.aplyNo,
        'supplement-proof',
        detail,
      ),
      okAnswer(),
    ]
  },
})

const inBody = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'receiptProofId' in body ? body.receiptProofId : ''

/**
 * Deletes an item that was sent back for a supplement. Its proof and the lists then no longer contain it. The last file
 * of a proof cannot be deleted. [P-285] [D3-26] [D3-140]
 */
export const deleteProofItem = applicantEndpoint({
  method: 'DELETE',
  path: '/api/v1/proof/delete',
  ref: 'P-285',
  rejects: [...SUPPLEMENT_ERROR_CODES, 'PROOF_ITEM_NOT_OPEN', 'PROOF_NO_FILE_LEFT'],
  query: Type.Object({ receiptProofId: Type.Optional(Type.String()) }),
  answer: okAnswerSchema(),
  handler: (world, call) => {
    const ownItem = findOwnItemOrReject(
      'itemDeletion/item',
      world,
      call.login,
      call.query.receiptProofId ?? inBody(call.body),
    )
    const { receiptProofId, receiptProofMstrId } = ownItem.item
    rejectUnlessSentBack('itemDeletion/sentBack', world, ownItem)
    rejectUnlessChangeable('itemDeletion/status', ownItem, 'delete')
    rejectIfNoFileLeft('itemDeletion/remainingFiles', world, ownItem, [String(receiptProofId)])
    const withoutItem = changeDoc(world, 'proofItems', String(receiptProofId), (item) => ({ ...item, deleted: true }))
    const withSupplementEnd = withSupplementEndIfComplete(withoutItem, receiptProofMstrId, call)
    const detail = { receiptProofMstrId, receiptProofId }
    return [recordHistory(withSupplementEnd, call, ownItem.application.aplyNo, 'delete-proof-item', detail), okAnswer()]
  },
})

/** Replaces the file of one item that was sent back; another call writes period and total. [P-286] [D3-07] */
export const replaceItemFile = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/proof/update',
  ref: 'P-286',
  rejects: [...SUPPLEMENT_ERROR_CODES, 'PROOF_ITEM_NOT_OPEN', 'PROOF_NO_FILE', 'FILE_SIZE_ZERO', 'FILE_REFUSED'],
  form: ['receiptProofFile'],
  body: Type.Object({
    receiptProofId: Type.Optional(UncheckedValue(Id)),
    aplyNo: Type.Optional(UncheckedValue(Type.String())),
  }),
  answer: okAnswerSchema(),
  handler: (world, call) => {
    const ownItem = findOwnItemOrReject(
      'itemReplacement/item',
      world,
      call.login,
      call.body.receiptProofId,
      ({ application }) => application.aplyNo === call.body.aplyNo,
    )
    const { aplyNo } = ownItem.application
    rejectUnlessSentBack('itemReplacement/sentBack', world, ownItem)
    rejectUnlessChangeable('itemReplacement/status', ownItem, 'replace')

    const [file] = call.files
    if (file === undefined || file.name === '')
      reject('itemReplacement/file', 400, 'PROOF_NO_FILE', 'server.noProofFile')
    const { name, size, bytesName, digest } = file
    const content = decideStoredFile(file, null)
    if (content.verdict === 'empty') rejectWith('itemReplacement/empty', makeEmptyFileRejection(name, content))
    const evidence = parseEvidenceFile(
      { ...file, firstBytes: file.head },
      { bytes: EVIDENCE_FILE_PARAMETERS.fileBytes },
    )
    if (!evidence.ok)
      rejectWith(
        'itemReplacement/type',
        makeFileTypeRejection(name, evidence.because && { because: evidence.because, facts: {} }),
      )

    const type = evidence.value.contentType
    const fileKind = EVIDENCE_MIME_TYPES[type]
    const path = `영수증/${aplyNo}/${call.ids.id()}.${extensionOfFileKind(fileKind)}`
    const kind = detectFileKind(file.head)
    const withStoredFile = putDoc(world, 'storedFiles', path, {
      path,
      aplyNo,
      name,
      size,
      bytesName,
      digest,
      type,
      kind,
      at: call.now,
    })
    const { receiptProofId, receiptProofMstrId } = ownItem.item
    const withReplacement = withFile(withStoredFile, { ...ownItem, file: { path } }, call)
    const withSupplementEnd = withSupplementEndIfComplete(withReplacement, receiptProofMstrId, call)
    return [
      recordHistory(withSupplementEnd, call, aplyNo, 'replace-proof-file', { receiptProofMstrId, receiptProofId }),
      okAnswer(),
    ]
  },
})
