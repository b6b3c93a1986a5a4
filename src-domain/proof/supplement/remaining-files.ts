import { decisionFrom } from '../../kernel/decide.ts'
import { proofItemListNameOf } from '../proof-display.ts'
import { isCancelledOrDeletedProofStatus } from '../proof-status.table.ts'
import { proofTotalKindOf } from '../proof-total.ts'
import type { Proof, ProofForRules, ProofItem } from '../proof.ts'
import { lacksBaseProof } from '../registration/base-proof.ts'
import type { StageableItem } from './staged-changes.ts'

/**
 * `lookedUp`: the data of the proof come from platforms or carriers, not from files. `hasFiles`: at least one
 * performance document remains that is neither deleted nor cancelled, because a registration needs one (P-059).
 * `lacksBase`: the proof is one of direct delivery, and neither a base document remains nor is one approved. [D3-763]
 */
type RemainingFilesFacts = {
  readonly lookedUp: boolean
  readonly hasFiles: boolean
  readonly lacksBase: boolean
}

/** `proofType` decides whether the item is a base document or a performance document. [D3-12] */
export type RemainingItem = StageableItem & Pick<ProofItem, 'proofType'>

export type RemainingFilesVerdict = 'ok' | 'none' | 'noBase'

/**
 * 남는 파일: decides whether a proof still has the documents that its registration needs after the items with these ids are
 * deleted. A looked-up proof needs no file. `proofs` are those of the application; null if it could not be read, and
 * then no base document is missed. [D3-140] [D3-752] [D3-763]
 */
export const decideRemainingFiles = decisionFrom(
  (
    proof: Pick<Proof, 'proofType' | 'totalUnit'>,
    items: readonly RemainingItem[],
    deletedIds: readonly string[],
    proofs: readonly Pick<ProofForRules, 'proofType' | 'status'>[] | null,
  ): RemainingFilesFacts => {
    const remaining = items.filter(
      ({ id, status }) => !isCancelledOrDeletedProofStatus(status) && !deletedIds.includes(id),
    )
    return {
      lookedUp: proofTotalKindOf(proof) === 'none',
      hasFiles: remaining.some((item) => proofItemListNameOf(item) === 'performance'),
      lacksBase: proofs !== null && lacksBaseProof(proof, remaining, proofs),
    }
  },
  [
    { id: 'RF-1', when: { lookedUp: true }, then: 'ok', ref: 'P-103' },
    { id: 'RF-2', when: { hasFiles: false }, then: 'none', ref: 'D3-140' },
    { id: 'RF-4', when: { lacksBase: true }, then: 'noBase', ref: 'D3-763' },
    { id: 'RF-3', when: {}, then: 'ok', ref: 'D3-140' },
  ],
)
