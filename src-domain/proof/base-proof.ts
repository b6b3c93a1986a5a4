import type { ProofMasterFacts } from './proof-display.ts'
import { proofStatusFromWord } from './proof-status.table.ts'
import { PROOF_TYPE, proofTypeOf } from './proof-type.ts'

/** A direct master that was paid: its base proof is approved. [P-045] */
export const isApprovedBaseProof = (
  master: Pick<ProofMasterFacts, 'aplyType' | 'amountCountType' | 'progressStatus'>,
): boolean => proofTypeOf(master) === 'direct' && proofStatusFromWord(master.progressStatus) === 'paymentComplete'

/** Is there an approved base proof, so that none has to be handed in again? [P-045] [P-046] */
export const hasApprovedBaseProof = (masters: readonly ProofMasterFacts[]): boolean => masters.some(isApprovedBaseProof)

/** The two fields that tell whose document an item is. */
type ItemFacts = { readonly receiptProofMstrId?: string | null; readonly aplyType?: string | null }

/** The documents of the approved base proofs: the direct items of their masters. [P-046] [D3-12] */
export const approvedBaseItems = <Item extends ItemFacts>(
  masters: readonly ProofMasterFacts[],
  items: readonly Item[],
): readonly Item[] => {
  const approved = new Set(masters.filter(isApprovedBaseProof).map((master) => String(master.receiptProofMstrId)))
  return items.filter(
    (item) => approved.has(String(item.receiptProofMstrId)) && item.aplyType === PROOF_TYPE.direct.wire,
  )
}
