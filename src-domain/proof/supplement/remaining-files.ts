import { decisionFrom } from '../../kernel/decide.ts'
import { proofItemListNameOf } from '../proof-display.ts'
import { isCancelledOrDeletedProofStatus } from '../proof-status.table.ts'
import { proofTotalKindOf } from '../proof-total.ts'
import type { Proof, ProofItem } from '../proof.ts'
import type { StageableItem } from './staged-changes.ts'

/**
 * `lookedUp`: the data of the proof come from platforms or carriers, not from files. `hasFiles`: at least one
 * performance document remains that is neither deleted nor cancelled, because a registration needs one (P-059).
 */
export type RemainingFilesFacts = { readonly lookedUp: boolean; readonly hasFiles: boolean }

/** `proofType` decides whether the item is a base document or a performance document. [D3-12] */
export type RemainingItem = StageableItem & Pick<ProofItem, 'proofType'>

export type RemainingFilesVerdict = 'ok' | 'none'

/**
 * 남는 파일: decides whether a proof still has a performance document (실적증빙) after the items with these ids are deleted.
 * A looked-up proof needs no file. [D3-140] [D3-752]
 */
export const decideRemainingFiles = decisionFrom(
  (
    proof: Pick<Proof, 'proofType' | 'totalUnit'>,
    items: readonly RemainingItem[],
    deleted: readonly string[],
  ): RemainingFilesFacts => ({
    lookedUp: proofTotalKindOf(proof) === 'none',
    hasFiles: items.some(
      (item) =>
        proofItemListNameOf(item) === 'performance' &&
        !isCancelledOrDeletedProofStatus(item.status) &&
        !deleted.includes(item.id),
    ),
  }),
  [
    { id: 'RF-1', when: { lookedUp: true }, then: 'ok', ref: 'P-103' },
    { id: 'RF-2', when: { hasFiles: false }, then: 'none', ref: 'D3-140' },
    { id: 'RF-3', when: {}, then: 'ok', ref: 'D3-140' },
  ],
)
