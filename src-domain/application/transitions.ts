import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import type { Decision } from '../kernel/decide.ts'
import { decideTransition, transitionFor, type TransitionVerdict } from '../kernel/transitions.ts'
import type { ProofStatusOrText } from '../proof/proof-status.table.ts'
import type { TransferLeft } from '../proof/support-limit.ts'
import type { Settings } from '../settings/settings.ts'
import {
  APPLICATION_TRANSITIONS,
  type ApplicationAction,
  type ApplicationState,
  type ApplicationMachineTypes,
  type ApplicationTransitionReason,
} from './transitions.table.ts'

/** A change of an application, with the facts of its condition. An application without a status is registered. */
export type ApplicationChange = { readonly from: ApplicationStatusOrText | null } & (
  | { readonly who: 'applicant'; readonly action: 'cancel'; readonly proofs: readonly ProofStatusOrText[] }
  | {
      readonly who: 'applicant'
      readonly action: 'edit-account'
      readonly settings: Pick<Settings, 'accountEditStatuses'>
    }
  | { readonly who: 'applicant'; readonly action: 'submit' | 'edit-business' | 'reapply' }
  | (Extract<ApplicationAction, { readonly who: 'officer' }> & {
      readonly proofs: readonly ProofStatusOrText[]
      readonly transferLeft: TransferLeft
    })
)

const stateOf = (status: ApplicationStatusOrText | null): ApplicationState =>
  status === null ? 'registered' : typeof status === 'string' ? status : 'unknown'

/** 신청 진행상태의 전이: returns the new state of the application, or why the change is refused. */
export const decideApplicationTransition = (
  change: ApplicationChange,
): Decision<TransitionVerdict<ApplicationMachineTypes>> => {
  const state = stateOf(change.from)
  return decideTransition(APPLICATION_TRANSITIONS, { ...change, from: state }, { ...change, state })
}

/**
 * Returns the state to which this action leads from this status, whether or not the condition of the transition is met;
 * null if no transition exists.
 */
export const applicationStateAfter = ({
  from,
  ...action
}: ApplicationAction & { readonly from: ApplicationStatusOrText }): ApplicationMachineTypes['next'] | null =>
  transitionFor(APPLICATION_TRANSITIONS, { ...action, from: stateOf(from) })?.to ?? null

/**
 * Whether an application may be cancelled; if not, the reason: its status, or one of its proofs. Both reasons have the
 * message `cancel.alreadyProcessed`.
 */
type CancellationVerdict = 'ok' | ApplicationTransitionReason

/**
 * 신청 취소: decides whether the applicant may cancel. Allowed for an unknown status, because the server decides.
 * [A-199] [A-200]
 */
export const decideCancellation = ({
  status,
  proofs,
}: {
  readonly status: ApplicationStatusOrText
  readonly proofs: readonly { readonly status: ProofStatusOrText }[]
}): Decision<CancellationVerdict> => {
  const decision = decideApplicationTransition({
    who: 'applicant',
    action: 'cancel',
    from: status,
    proofs: proofs.map((proof) => proof.status),
  })
  return { ...decision, verdict: 'to' in decision.verdict ? 'ok' : decision.verdict.refused }
}

/**
 * 계좌정보 수정: decides whether the account may be edited. Allowed in the statuses of the setting, never in an unknown
 * status. [A-174] [A-209] [D2-38]
 */
export const decideAccountEdit = (status: ApplicationStatusOrText, settings: Pick<Settings, 'accountEditStatuses'>) =>
  decideApplicationTransition({ who: 'applicant', action: 'edit-account', from: status, settings })

export const canEditAccount = (...parameters: Parameters<typeof decideAccountEdit>): boolean =>
  'to' in decideAccountEdit(...parameters).verdict

/**
 * 사업자 정보 수정: decides whether business data may be edited. Allowed only as the answer to a supplement request.
 * [A-174] [A-215]
 */
export const decideBusinessEdit = (status: ApplicationStatusOrText) =>
  decideApplicationTransition({ who: 'applicant', action: 'edit-business', from: status })

export const canEditBusiness = (status: ApplicationStatusOrText): boolean => 'to' in decideBusinessEdit(status).verdict

/**
 * 재신청: true if the applicant may apply again. Only an application that the applicant deleted can be replaced.
 * [A-174] [A-251]
 */
export const canReapply = (status: ApplicationStatusOrText): boolean =>
  'to' in decideApplicationTransition({ who: 'applicant', action: 'reapply', from: status }).verdict
