import { decide, type Decision, type DecisionTable } from '../kernel/decide.ts'
import { isCancelledOrDeletedProofStatus } from './proof-status.table.ts'
import { proofTotalKindOf } from './proof-total.ts'
import type { Proof } from './proof.ts'
import type { StageableItem } from './staged-changes.ts'

/**
 * `lookedUp`: the data of the proof come from platforms or carriers, not from files. `hasFiles`: at least one file
 * remains that is neither deleted nor cancelled.
 */
export type RemainingFilesFacts = { readonly lookedUp: boolean; readonly hasFiles: boolean }

export type RemainingFilesVerdict = 'ok' | 'none'

export const REMAINING_FILES_TABLE: DecisionTable<RemainingFilesFacts, RemainingFilesVerdict> = [
  { id: 'RF-1', when: { lookedUp: true }, then: 'ok', ref: 'P-103' },
  { id: 'RF-2', when: { hasFiles: false }, then: 'none', ref: 'D3-140' },
  { id: 'RF-3', when: {}, then: 'ok', ref: 'D3-140' },
]

/**
 * 남는 파일: decides whether a proof still has a file after the items with these ids are deleted. A looked-up proof
 * needs no file. [D3-140]
 */
export const decideRemainingFiles = (
  proof: Pick<Proof, 'proofType' | 'totalUnit'>,
  items: readonly StageableItem[],
  deleted: readonly string[],
): Decision<RemainingFilesVerdict> =>
  decide(REMAINING_FILES_TABLE, {
    lookedUp: proofTotalKindOf(proof) === 'none',
    hasFiles: items.some(({ id, status }) => !isCancelledOrDeletedProofStatus(status) && !deleted.includes(id)),
  })
