import type { Decision } from '../kernel/decide.ts'
import type { Settings } from '../kernel/settings.ts'
import type { TransitionVerdict } from '../kernel/transitions.ts'
import { decideTransition, transitionFor } from '../kernel/transitions.ts'
import type { ReadProofStatus } from '../proof/proof-status.table.ts'
import type { ReadStatus } from './status.table.ts'
import {
  APPLICATION_TRANSITIONS,
  type ApplicationAction,
  type ApplicationState,
  type ApplicationTerms,
} from './transitions.table.ts'

/** A change of an application, with what its row asks beside the status; an application without a status is registered. */
export type ApplicationChange = { readonly from: ReadStatus | null } & (
  | { readonly who: 'applicant'; readonly action: 'cancel'; readonly proofs: readonly ReadProofStatus[] }
  | {
      readonly who: 'applicant'
      readonly action: 'edit-account'
      readonly settings: Pick<Settings, 'accountEditStatuses'>
    }
  | { readonly who: 'applicant'; readonly action: 'submit' | 'edit-business' | 'reapply' }
  | Extract<ApplicationAction, { readonly who: 'officer' }>
)

const stateOf = (status: ReadStatus | null): ApplicationState =>
  status === null ? 'registered' : typeof status === 'string' ? status : 'unknown'

/** 신청 진행상태의 전이: what the application becomes, or why this change is refused. [A-199] */
export const decideApplicationTransition = (
  change: ApplicationChange,
): Decision<TransitionVerdict<ApplicationTerms>> => {
  const state = stateOf(change.from)
  return decideTransition(APPLICATION_TRANSITIONS, { ...change, from: state }, { ...change, state })
}

/** What the row of this action leads to, whatever its condition says; null where no row names the status. */
export const applicationAfter = ({
  from,
  ...action
}: ApplicationAction & { readonly from: ReadStatus }): ApplicationTerms['next'] | null =>
  transitionFor(APPLICATION_TRANSITIONS, { ...action, from: stateOf(from) })?.to ?? null
