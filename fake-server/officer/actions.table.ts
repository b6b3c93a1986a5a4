import { APPLICATION_ACTION_LABELS } from '#domain/application/transitions.table'
import { OPINION_ACTION_LABELS } from '#domain/opinion/transitions'
import { PROOF_ACTION_LABELS } from '#domain/proof/transitions.table'

/**
 * The inputs that an officer action needs; `total`: everything that is paid for the application, including the payments
 * of its proofs.
 */
export type ActionInputs = 'nothing' | 'reasons' | 'amount' | 'total' | 'items' | 'records' | 'answer'

export type ApplicationOrder = keyof (typeof APPLICATION_ACTION_LABELS)['officer']
export type ProofOrder = keyof (typeof PROOF_ACTION_LABELS)['officer']
export type OpinionOrder = keyof (typeof OPINION_ACTION_LABELS)['officer']

/** The inputs of each action on an application; the domain's transitions decide when it is allowed and what follows. */
export const APPLICATION_NEEDS = {
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
} as const satisfies Record<ApplicationOrder, ActionInputs>

/** The inputs of each action on a proof. */
export const PROOF_NEEDS = {
  'approve-proof':            'amount',
  'request-proof-supplement': 'items',
  'pay-proof':                'amount',
  'hold-proof':               'nothing',
  'reject-proof':             'nothing',
  'finish-parcel':            'records',
} as const satisfies Record<ProofOrder, ActionInputs>

/** The inputs of each action on an opinion. */
export const OPINION_NEEDS = { 'answer-opinion': 'answer' } as const satisfies Record<OpinionOrder, ActionInputs>

export const APPLICATION_ORDERS = Object.keys(APPLICATION_NEEDS) as readonly ApplicationOrder[]
export const PROOF_ORDERS = Object.keys(PROOF_NEEDS) as readonly ProofOrder[]
export const OPINION_ORDERS = Object.keys(OPINION_NEEDS) as readonly OpinionOrder[]

/** All officer actions. */
export const OFFICER_ACTION_NAMES: readonly string[] = [...APPLICATION_ORDERS, ...PROOF_ORDERS, ...OPINION_ORDERS]
