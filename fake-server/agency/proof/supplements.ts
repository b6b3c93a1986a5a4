import type { Decision } from '#domain/kernel/decide'
import { decideProofYears, keepOfferedYears, type ProofYear, areSameYears } from '#domain/proof/proof-period'
import type { ProofStatus } from '#domain/proof/proof-status.table'
import {
  proofTotalKindOf,
  type ProofTotalKind,
  decideProofTotal,
  type ProofTotalVerdict,
} from '#domain/proof/proof-total'
import { decideRemainingFiles, type RemainingItem } from '#domain/proof/supplement/remaining-files'
import { decideStaging, NOTHING_STAGED, type StagedChanges } from '#domain/proof/supplement/staged-changes'
import { decideSupplement, isSentBackItemStatus, statusAfterSupplement } from '#domain/proof/supplement/supplement'
import type { ServerCheckName } from '#server-rules/server-checks.table'
import { SERVER_REFUSAL_TEXTS } from '#server-rules/server-text'
import { type AnsweredDecision, rejection, reject, rejectWith } from '../../http/answers.ts'
import { type HandlerAnswer, type ReceivedCall } from '../../http/handler.ts'
import { toWireTime } from '../../world/clock.ts'
import type { ProofMasterDoc, TokenDoc } from '../../world/collections.ts'
import { type World, changeDoc } from '../../world/world.ts'
import {
  type OwnItem,
  findOwnMasterOrReject,
  type OwnProofWithApplication,
  SUPPLEMENT_ERROR_CODES,
} from './own-proofs.ts'
import { parseProofYears, parseRegistrableProofType, type SentProofUpdate } from './proof-wire.ts'
import { applicationForProofRulesOf, proofStatusOrSubmitted, proofItemsOf, toDomainProof } from './stored-proofs.ts'

/** Returns the rejection of a change to an item that is not sent back. [P-285] [P-286] */
export const itemNotOpenRejection = (decision?: AnsweredDecision): HandlerAnswer =>
  rejection(400, 'PROOF_ITEM_NOT_OPEN', 'server.itemNotOpen', { decision })

/** Rejects the call if the proof was not sent back, or can no longer be supplemented. [P-279] [D2-610] */
export const rejectUnlessSentBack = (
  check: ServerCheckName,
  world: World,
  { master, application }: OwnProofWithApplication,
): void => {
  const status = proofStatusOrSubmitted(master.status)
  const decision = decideSupplement(status, applicationForProofRulesOf(world, application))
  if (decision.verdict !== 'ok')
    reject(check, 400, 'PROOF_NOT_REQUESTED', { text: SERVER_REFUSAL_TEXTS.supplement[decision.verdict] }, { decision })
}

/** Returns the documents of a proof, as the rules about its remaining documents need them. */
const remainingItemsOf = (world: World, { receiptProofMstrId }: ProofMasterDoc) =>
  proofItemsOf(world, receiptProofMstrId).map(({ receiptProofId, status, fields }): RemainingItem => ({
    id: String(receiptProofId),
    status: proofStatusOrSubmitted(status),
    proofType: parseRegistrableProofType(fields.aplyType) ?? 'unknown',
  }))

/** Decides whether the proof has the documents that it needs without these items. [D3-140] [D3-752] [D3-763] */
export const decideFilesLeft = (
  world: World,
  { master, application }: OwnProofWithApplication,
  deletedIds: readonly string[] = [],
): ReturnType<typeof decideRemainingFiles> =>
  decideRemainingFiles(
    toDomainProof(application, master),
    remainingItemsOf(world, master),
    deletedIds,
    applicationForProofRulesOf(world, application).proofs,
  )

/** Rejects the call if the proof would have no file left without these items. [D3-140] */
export const rejectIfNoFileLeft = (
  check: ServerCheckName,
  world: World,
  ownProof: OwnProofWithApplication,
  deletedIds: readonly string[],
): void => {
  const decision = decideFilesLeft(world, ownProof, deletedIds)
  if (decision.verdict === 'ok') return
  reject(check, 400, 'PROOF_NO_FILE_LEFT', decision.verdict === 'none' ? 'supp.noFileLeft' : 'supp.noBaseLeft', {
    decision,
  })
}

/**
 * Rejects the call if an item may not be replaced or deleted. `staged` are the earlier changes of the same call. The
 * page applies the same rule. [P-118] [P-285] [P-286]
 */
export const rejectUnlessChangeable = (
  check: ServerCheckName,
  { master, item }: OwnItem,
  action: 'replace' | 'delete',
  staged: StagedChanges<unknown> = NOTHING_STAGED,
): void => {
  const decision = decideStaging({
    proof: proofStatusOrSubmitted(master.status),
    item: { id: String(item.receiptProofId), status: proofStatusOrSubmitted(item.status) },
    action,
    staged,
  })
  if (decision.verdict !== 'ok') rejectWith(check, itemNotOpenRejection(decision))
}

const totalRejection = (decision: Decision<ProofTotalVerdict>, kind: ProofTotalKind): HandlerAnswer => {
  if (decision.verdict === 'none')
    return rejection(400, 'PROOF_NO_TOTAL', kind === 'cases' ? 'supp.countPositive' : 'supp.amountPositive', {
      decision,
    })
  const tooMany = decision.verdict === 'tooLarge' && kind === 'cases'
  return rejection(400, 'PROOF_INVALID', tooMany ? 'reg.tooManyCases' : 'server.proofInvalid', { decision })
}

export const PROOF_WRITE_ERROR_CODES = [
  ...SUPPLEMENT_ERROR_CODES,
  'PROOF_NO_PERIOD',
  'PROOF_NO_TOTAL',
  'PROOF_INVALID',
  'PROOF_NO_FILE_LEFT',
]

/** Returns the proof master that a call updates; rejects the call if the update is invalid. [P-282] [P-284] [D3-140] */
export const writableMasterOrReject = (
  world: World,
  login: TokenDoc,
  update: SentProofUpdate,
): OwnProofWithApplication => {
  const ownProof = findOwnMasterOrReject('proofUpdate/own', world, login, update.proofId, update.applicationNumber)
  rejectUnlessSentBack('proofUpdate/sentBack', world, ownProof)
  const years = decideProofYears(update.years, false)
  if (years.verdict !== 'ok')
    reject('proofUpdate/period', 400, 'PROOF_NO_PERIOD', 'supp.needPeriod', { decision: years })
  const kind = proofTotalKindOf(toDomainProof(ownProof.application, ownProof.master))
  const total = decideProofTotal({ kind, total: update.total, as: 'supplement' })
  if (total.verdict !== 'ok') rejectWith('proofUpdate/total', totalRejection(total, kind))
  rejectIfNoFileLeft('proofUpdate/remainingFiles', world, ownProof, [])
  return ownProof
}

/** Sets the status of this master, and the time of its change, if its supplement is complete. [P-283] */
export const withSupplementEndIfComplete = (
  world: World,
  receiptProofMstrId: number,
  { now }: Pick<ReceivedCall, 'now'>,
): World =>
  changeDoc(world, 'proofMasters', String(receiptProofMstrId), (master) => {
    const after = statusAfterSupplement({
      proof: proofStatusOrSubmitted(master.status),
      openItems: proofItemsOf(world, receiptProofMstrId).filter(({ status }) =>
        isSentBackItemStatus(proofStatusOrSubmitted(status)),
      ).length,
      written: master.writtenAt !== null,
    })
    if (after === proofStatusOrSubmitted(master.status)) return master
    return { ...master, status: after as ProofStatus, fields: { ...master.fields, updtDt: toWireTime(now) } }
  })

/**
 * Returns the fields of a proof with new years. If the years differ, clears the two dates of the old period. [P-102]
 */
const withPeriod = (fields: ProofMasterDoc['fields'], update: readonly ProofYear[]): ProofMasterDoc['fields'] => {
  const years = keepOfferedYears(update)
  if (areSameYears(parseProofYears(fields.useProofPeriod), years)) return fields
  return { ...fields, useProofPeriod: years.join(','), useProofStartDt: '', useProofEndDt: '' }
}

/** Stores years and total. A looked-up proof keeps its total. [P-103] */
export const writeProofMaster = (
  world: World,
  { application, master: { receiptProofMstrId } }: OwnProofWithApplication,
  update: SentProofUpdate,
  call: Pick<ReceivedCall, 'now'>,
): World =>
  withSupplementEndIfComplete(
    changeDoc(world, 'proofMasters', String(receiptProofMstrId), (master) => ({
      ...master,
      fields: withPeriod(master.fields, update.years),
      total: proofTotalKindOf(toDomainProof(application, master)) === 'none' ? master.total : update.total,
      writtenAt: call.now,
    })),
    receiptProofMstrId,
    call,
  )
