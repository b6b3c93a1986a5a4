import type { ServerCheckName } from '#server-rules/server-checks.table'
import { reject } from '../../http/answers.ts'
import type { ApplicationDoc, ProofItemDoc, ProofMasterDoc, TokenDoc } from '../../world/collections.ts'
import { findDoc, type World } from '../../world/world.ts'
import { findOwnApplication } from '../applicant/own-application.ts'

/** Returns an id, sent as a number or as a string, as a string; an empty string for anything else. */
export const idTextOrEmpty = (id: unknown): string =>
  typeof id === 'number' || typeof id === 'string' ? String(id) : ''

function rejectUnknown(check: ServerCheckName): never {
  reject(check, 404, 'PROOF_NOT_FOUND', 'server.proofNotFound')
}

export const SUPPLEMENT_ERROR_CODES = ['PROOF_NOT_FOUND', 'PROOF_NOT_REQUESTED']

/** A master that belongs to the token's holder, with its application. */
export type OwnProofWithApplication = { readonly master: ProofMasterDoc; readonly application: ApplicationDoc }

/**
 * Returns a master with its application. Answers "not found" for an unknown master, for another applicant's master, and
 * for the master of an application other than `aplyNo`, if it is given.
 */
export const findOwnMasterOrReject = (
  check: ServerCheckName,
  world: World,
  login: TokenDoc,
  receiptProofMstrId: unknown,
  aplyNo?: string,
): OwnProofWithApplication => {
  const master = findDoc(world, 'proofMasters', idTextOrEmpty(receiptProofMstrId)) ?? rejectUnknown(check)
  const application = findOwnApplication(world, login, master.aplyNo) ?? rejectUnknown(check)
  return application.aplyNo === (aplyNo ?? application.aplyNo) ? { master, application } : rejectUnknown(check)
}

/** An item that is not deleted, with its master. */
export type OwnItem = OwnProofWithApplication & { readonly item: ProofItemDoc }

/**
 * Returns an item with its master. Answers "not found" for an unknown or deleted item, for another applicant's item,
 * and for an item that `isAccepted` does not accept.
 */
export const findOwnItemOrReject = (
  check: ServerCheckName,
  world: World,
  login: TokenDoc,
  receiptProofId: unknown,
  isAccepted: (candidate: OwnProofWithApplication) => boolean = () => true,
): OwnItem => {
  const item = findDoc(world, 'proofItems', idTextOrEmpty(receiptProofId))
  if (item === null || item.deleted) rejectUnknown(check)
  const ownProof = findOwnMasterOrReject(check, world, login, item.receiptProofMstrId)
  return isAccepted(ownProof) ? { ...ownProof, item } : rejectUnknown(check)
}
