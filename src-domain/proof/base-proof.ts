import type { ProofFacts, ProofItem } from './proof.ts'

/** A direct proof that was paid: its base proof is approved. [P-045] */
export const isApprovedBaseProof = ({ proofType, status }: Pick<ProofFacts, 'proofType' | 'status'>): boolean =>
  proofType === 'direct' && status === 'paymentComplete'

/** Is there an approved base proof, so that none has to be handed in again? [P-045] [P-046] */
export const hasApprovedBaseProof = (proofs: readonly ProofFacts[]): boolean => proofs.some(isApprovedBaseProof)

/** The documents of the approved base proofs: their direct items. [P-046] [D3-12] */
export const approvedBaseItems = <Item extends Pick<ProofItem, 'proofId' | 'proofType'>>(
  proofs: readonly ProofFacts[],
  items: readonly Item[],
): readonly Item[] => {
  const approved = new Set(proofs.filter(isApprovedBaseProof).map(({ id }) => id))
  return items.filter(({ proofId, proofType }) => proofId !== null && approved.has(proofId) && proofType === 'direct')
}
