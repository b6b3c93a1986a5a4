import type { Decision } from '../kernel/decide.ts'
import type { TransitionVerdict } from '../kernel/transitions.ts'
import { decideTransition } from '../kernel/transitions.ts'
import type { ReadProofStatus } from './proof-status.table.ts'
import type { ProofType } from './proof.ts'
import {
  ITEM_TRANSITIONS,
  MASTER_TRANSITIONS,
  type ItemAction,
  type ItemTerms,
  type MasterAction,
  type MasterState,
  type MasterTerms,
} from './transitions.table.ts'

/** A change of a proof, with what its row asks beside the status. */
export type MasterChange = { readonly from: ReadProofStatus | 'none' } & (
  | Extract<MasterAction, { readonly who: 'applicant' }>
  | (Extract<MasterAction, { readonly who: 'officer' }> & { readonly type: ProofType })
  | (Extract<MasterAction, { readonly who: 'system' }> & { readonly openRows: number; readonly written: boolean })
)

/** A change of one document of a proof. */
export type ItemChange = { readonly from: ReadProofStatus | 'none' } & ItemAction

const stateOf = (status: ReadProofStatus | 'none'): MasterState => (typeof status === 'string' ? status : 'unknown')

/** 증빙의 전이: what the proof becomes, or why this change is refused. [A-195] [P-283] [P-284] */
export const decideMasterTransition = (change: MasterChange): Decision<TransitionVerdict<MasterTerms>> => {
  const state = stateOf(change.from)
  return decideTransition(MASTER_TRANSITIONS, { ...change, from: state }, { ...change, state })
}

/** 증빙 항목의 전이: what the document becomes, or why this change is refused. [A-195] [P-118] [P-285] [P-286] */
export const decideItemTransition = (change: ItemChange): Decision<TransitionVerdict<ItemTerms>> =>
  decideTransition(ITEM_TRANSITIONS, { ...change, from: stateOf(change.from) }, undefined)
