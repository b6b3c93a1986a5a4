import { decideItemTransition, decideMasterTransition } from '#domain/proof/transitions'
import type { ItemTerms } from '#domain/proof/transitions.table'
import { refusal } from '../answers.ts'
import type { Answer } from '../handler.ts'
import type { ApplicationDoc, ProofItemDoc, ProofMasterDoc, TokenDoc } from '../world/collections.ts'
import { find, type World } from '../world/world.ts'
import { ownMaster } from './cancel.ts'
import { proofStatusOf } from './stored-proofs.ts'

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

/** Does this proof wait to be mended? [P-118] [P-279] [P-284] */
export const isMasterOpen = ({ status }: ProofMasterDoc): boolean =>
  'to' in decideMasterTransition({ who: 'applicant', action: 'supplement', from: proofStatusOf(status) }).verdict

/** What this row becomes when it gets another file or is deleted, or why it may not. [P-118] [P-285] [P-286] */
export const decideChange = (
  { master, item }: Pick<OwnItem, 'master' | 'item'>,
  action: 'replace' | 'delete',
): { readonly to: ItemTerms['next'] } | { readonly refused: Answer } => {
  if (!isMasterOpen(master)) return { refused: NOT_REQUESTED }
  const { verdict } = decideItemTransition({ who: 'applicant', action, from: proofStatusOf(item.status) })
  return 'to' in verdict ? verdict : { refused: ITEM_NOT_OPEN }
}
