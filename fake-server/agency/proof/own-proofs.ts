import { rejection, rejectWith } from '../../http/answers.ts'
import type { ApplicationDoc, ProofItemDoc, ProofMasterDoc, TokenDoc } from '../../world/collections.ts'
import { findDoc, type World } from '../../world/world.ts'
import { findOwnApplication } from '../applicant/own-application.ts'

/** Returns an id, sent as a number or as a string, as a string; an empty string for anything else. */
export const idTextOrEmpty = (id: unknown): string =>
  typeof id === 'number' || typeof id === 'string' ? String(id) : ''

export const UNKNOWN_PROOF_REJECTION = rejection(404, 'PROOF_NOT_FOUND', 'server.proofNotFound')

export const SUPPLEMENT_ERROR_CODES = ['PROOF_NOT_FOUND', 'PROOF_NOT_REQUESTED']

/** A master that belongs to the token's holder, with its application. */
export type OwnProofWithApplication = { readonly master: ProofMasterDoc; readonly application: ApplicationDoc }

/**
 * Returns a master with its application. Answers "not found" for an unknown master and for another applicant's master.
 */
export const findOwnMasterOrReject = (
  world: World,
  login: TokenDoc,
  receiptProofMstrId: unknown,
): OwnProofWithApplication => {
  const master =
    findDoc(world, 'proofMasters', idTextOrEmpty(receiptProofMstrId)) ?? rejectWith(UNKNOWN_PROOF_REJECTION)
  return { master, application: findOwnApplication(world, login, master.aplyNo) ?? rejectWith(UNKNOWN_PROOF_REJECTION) }
}

/** An item that is not deleted, with its master. */
export type OwnItem = OwnProofWithApplication & { readonly item: ProofItemDoc }

/**
 * Returns an item with its master. Answers "not found" for an unknown or deleted item and for another applicant's item.
 */
export const findOwnItemOrReject = (world: World, login: TokenDoc, receiptProofId: unknown): OwnItem => {
  const item = findDoc(world, 'proofItems', idTextOrEmpty(receiptProofId))
  if (item === null || item.deleted) rejectWith(UNKNOWN_PROOF_REJECTION)
  return { ...findOwnMasterOrReject(world, login, item.receiptProofMstrId), item }
}
