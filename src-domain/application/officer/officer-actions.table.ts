import { OPINION_ACTION_LABELS } from '../../opinion/transitions.ts'
import { PROOF_ACTION_LABELS } from '../../proof/transitions.table.ts'
import { APPLICATION_ACTION_LABELS } from '../transitions.table.ts'

/**
 * The inputs that an officer action needs; `total`: everything that is paid for the application, including the payments
 * of its proofs.
 */
export type OfficerActionInput = 'nothing' | 'reasons' | 'amount' | 'total' | 'items' | 'records' | 'answer'

export type ApplicationOfficerAction = keyof (typeof APPLICATION_ACTION_LABELS)['officer']
export type ProofOfficerAction = keyof (typeof PROOF_ACTION_LABELS)['officer']
export type OpinionOfficerAction = keyof (typeof OPINION_ACTION_LABELS)['officer']

/** The inputs of each action on an application; the transitions decide when it is allowed and what follows. */
export const APPLICATION_OFFICER_ACTION_INPUTS = {
  'look-up':            'nothing',
  verify:               'nothing',
  review:               'nothing',
  deliberate:           'nothing',
  select:               'nothing',
  'request-supplement': 'reasons',
  reject:               'reasons',
  hold:                 'reasons',
  pay:                  'total',
  'fail-transfer':      'nothing',
  cancel:               'nothing',
} as const satisfies Record<ApplicationOfficerAction, OfficerActionInput>

export const PROOF_OFFICER_ACTION_INPUTS = {
  'approve-proof':            'amount',
  'request-proof-supplement': 'items',
  'pay-proof':                'amount',
  'hold-proof':               'nothing',
  'reject-proof':             'nothing',
  'finish-parcel':            'records',
} as const satisfies Record<ProofOfficerAction, OfficerActionInput>

export const OPINION_OFFICER_ACTION_INPUTS = { 'answer-opinion': 'answer' } as const satisfies Record<OpinionOfficerAction, OfficerActionInput>

export const APPLICATION_OFFICER_ACTIONS = Object.keys(APPLICATION_OFFICER_ACTION_INPUTS) as readonly ApplicationOfficerAction[]
export const PROOF_OFFICER_ACTIONS = Object.keys(PROOF_OFFICER_ACTION_INPUTS) as readonly ProofOfficerAction[]
export const OPINION_OFFICER_ACTIONS = Object.keys(OPINION_OFFICER_ACTION_INPUTS) as readonly OpinionOfficerAction[]

export const OFFICER_ACTION_NAMES: readonly string[] = [...APPLICATION_OFFICER_ACTIONS, ...PROOF_OFFICER_ACTIONS, ...OPINION_OFFICER_ACTIONS]
