import type { Decision } from '../kernel/decide.ts'
import { type ActionOf, type StateMachine, decideTransition, type TransitionVerdict } from '../kernel/transitions.ts'

/** The states of an opinion, by their Korean names. [A-170] [P-150] */
export const OPINION_STATE_NAMES = { waiting: '답변대기', answered: '답변완료' } as const

/** The state of an opinion. `none`: the opinion does not exist yet. */
export type OpinionState = keyof typeof OPINION_STATE_NAMES | 'none'

export const OPINION_ACTION_LABELS = {
  applicant: { submit: '의견제출' },
  officer: { 'answer-opinion': '의견 답변' },
} as const

type OpinionAction = ActionOf<typeof OPINION_ACTION_LABELS>

type OpinionMachineTypes = {
  readonly action: OpinionAction
  readonly state: OpinionState
  readonly next: keyof typeof OPINION_STATE_NAMES
  readonly facts: undefined
  readonly reason: 'status'
}

/**
 * 의견의 전이: an opinion is submitted only once and answered only once. The submission must also satisfy the rules
 * whose ids begin with OP.
 */
export const OPINION_TRANSITIONS: StateMachine<OpinionMachineTypes> = [
  { id: 'TO-1', who: 'applicant', action: 'submit', to: 'waiting', ref: 'P-292', from: ['none'] },
  { id: 'TO-2', who: 'officer', action: 'answer-opinion', to: 'answered', ref: 'P-266', from: ['waiting'] },
  { id: 'TO-3', otherwise: 'status', ref: 'P-293' },
]

/** 의견의 전이: returns the new state of the opinion, or refuses the change. [P-266] [P-292] */
export const decideOpinionTransition = (
  change: OpinionAction & { readonly from: OpinionState },
): Decision<TransitionVerdict<OpinionMachineTypes>> => decideTransition(OPINION_TRANSITIONS, change, undefined)
