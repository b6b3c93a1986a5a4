import type { Decision } from '../kernel/decide.ts'
import { type TransitionVerdict, decideTransition } from '../kernel/transitions.ts'
import type { ProofStatusOrText } from './proof-status.table.ts'
import type { ProofType } from './proof.ts'
import type { ApplicationForProofRules } from './support-limit.ts'
import {
  PROOF_ITEM_TRANSITIONS,
  PROOF_TRANSITIONS,
  type ProofItemAction,
  type ProofItemMachineTypes,
  type ProofAction,
  type ProofState,
  type ProofMachineTypes,
} from './transitions.table.ts'

/**
 * The facts about the end of a supplement. `openItems`: the number of items of the proof that are still sent back (not
 * yet corrected). `written`: the proof was written after the supplement was requested.
 */
export type StatusAfterSupplementFacts = {
  readonly proof: ProofStatusOrText
  readonly openItems: number
  readonly written: boolean
}

export type ProofTransition = { readonly from: ProofStatusOrText | 'none' } & (
  | Exclude<Extract<ProofAction, { readonly who: 'applicant' }>, { readonly action: 'supplement' }>
  | {
      readonly who: 'applicant'
      readonly action: 'supplement'
      readonly application: ApplicationForProofRules | null
    }
  | (Extract<ProofAction, { readonly who: 'officer' }> & { readonly type: ProofType; readonly hasDocument?: boolean })
  | (Extract<ProofAction, { readonly who: 'system' }> & Omit<StatusAfterSupplementFacts, 'proof'>)
)

export type ProofItemChange = { readonly from: ProofStatusOrText | 'none' } & ProofItemAction

export const proofStateOf = (status: ProofStatusOrText | 'none'): ProofState =>
  typeof status === 'string' ? status : 'unknown'

/** 증빙의 전이: returns the new state of the proof, or why the change is refused. [A-195] [P-283] [P-284] */
export const decideProofTransition = (change: ProofTransition): Decision<TransitionVerdict<ProofMachineTypes>> => {
  const state = proofStateOf(change.from)
  return decideTransition(PROOF_TRANSITIONS, { ...change, from: state }, { ...change, state })
}

/** 증빙 항목의 전이: returns the new state of the document, or why the change is refused. [P-118] [P-285] [P-286] */
export const decideProofItemTransition = (
  change: ProofItemChange,
): Decision<TransitionVerdict<ProofItemMachineTypes>> =>
  decideTransition(PROOF_ITEM_TRANSITIONS, { ...change, from: proofStateOf(change.from) }, undefined)
