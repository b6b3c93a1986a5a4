import { isSupplementOpen } from '#domain/proof/supplement-end'
import { refusal } from '../answers.ts'
import type { Answer } from '../handler.ts'
import type { ApplicationDoc, ProofItemDoc, ProofMasterDoc, TokenDoc } from '../world/collections.ts'
import { find, type World } from '../world/world.ts'
import { ownMaster } from './cancel.ts'
import { proofStatusOf } from './proof-wire.ts'

/** Ids come as numbers or as their digits. */
export const idText = (id: unknown): string => (typeof id === 'number' || typeof id === 'string' ? String(id) : '')

export const UNKNOWN_PROOF = refusal(404, 'PROOF_NOT_FOUND', 'server.proofNotFound')

/** A master that was not sent back takes no change. [P-279] [P-282] [P-284] */
export const NOT_REQUESTED = refusal(400, 'PROOF_NOT_REQUESTED', 'supp.notRequested')

/** A row that was not sent back, or has been mended meanwhile, takes no change. [P-285] [P-286] */
export const ITEM_NOT_OPEN = refusal(400, 'PROOF_ITEM_NOT_OPEN', 'server.itemNotOpen')

/** A master that belongs to the holder of the token. */
export type OwnMaster = { readonly master: ProofMasterDoc; readonly application: ApplicationDoc }

/** A row that is not deleted, with its master, if both belong to the holder of the token. */
export type OwnItem = OwnMaster & { readonly item: ProofItemDoc }

export const ownItem = (world: World, login: TokenDoc, receiptProofId: unknown): OwnItem | null => {
  const item = find(world, 'proofItems', idText(receiptProofId))
  const own = item === null || item.deleted ? null : ownMaster(world, login, item.receiptProofMstrId)
  return item === null || own === null ? null : { ...own, item }
}

export const isMasterOpen = ({ status }: ProofMasterDoc): boolean => isSupplementOpen(proofStatusOf(status))

/** Why this row may not be changed or deleted, null when it may. [P-118] */
export const refusedChange = ({ master, item }: Pick<OwnItem, 'master' | 'item'>): Answer | null => {
  if (!isMasterOpen(master)) return NOT_REQUESTED
  return isSupplementOpen(proofStatusOf(item.status)) ? null : ITEM_NOT_OPEN
}
