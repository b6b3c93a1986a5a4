import type { Decision } from '../kernel/decide.ts'
import type { TransitionVerdict } from '../kernel/transitions.ts'
import { decideTransition } from '../kernel/transitions.ts'
import { OPINION_TRANSITIONS, type OpinionAction, type OpinionState, type OpinionTerms } from './transitions.table.ts'

/** 의견의 전이: what the opinion becomes, or that this change is refused. [P-266] [P-292] */
export const decideOpinionTransition = (
  change: OpinionAction & { readonly from: OpinionState },
): Decision<TransitionVerdict<OpinionTerms>> => decideTransition(OPINION_TRANSITIONS, change, undefined)
