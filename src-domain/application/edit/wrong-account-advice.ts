import {
  applicationStatusRow,
  isEndedWithoutSupport,
  type SupportStage,
} from '../../application-status/application-status.table.ts'
import { decisionFrom } from '../../kernel/decide.ts'
import { isWithoutProof, proofStatusRow, type ProofStatusOrText } from '../../proof/proof-status.table.ts'
import { type ApplicationForProofRules, isSupportLimitReached } from '../../proof/support-limit.ts'
import type { Settings } from '../../settings/settings.ts'
import { decideCancellation, canEditAccount } from '../transitions.ts'

/**
 * Advice after a wrong account was entered: edit it here; cancel and apply again; wait, because it can be edited if the
 * transfer fails; or call the help desk. `checking`: the new account is being checked. `paid`, `ended`: it is too late
 * for a change.
 */
export type WrongAccountAdvice =
  | 'edit'
  | 'cancelOrWait'
  | 'cancel'
  | 'callBeforeCancelling'
  | 'checking'
  | 'wait'
  | 'call'
  | 'paid'
  | 'ended'

type WrongAccountAdviceFacts = {
  /** True if the account may be edited now. */
  readonly editable: boolean
  readonly stage: SupportStage
  /** True if no support will be paid: the application is rejected or cancelled. */
  readonly ended: boolean
  /** True while an edited account is being checked. */
  readonly checking: boolean
  /** True if the status is listed in the status table. */
  readonly known: boolean
  /** True if the applicant may cancel the application. */
  readonly cancellable: boolean
  /**
   * True if the deployment allows editing the account after a failed transfer, and a transfer can still fail. [D2-38]
   * [D3-750] [D3-755]
   */
  readonly editableLater: boolean
}

/**
 * True if something may be left to pay, so that a transfer can still fail: a proof is neither paid nor ended, or no
 * proof has been paid.
 */
const isSomethingLeftToPay = (proofs: readonly { readonly status: ProofStatusOrText }[]): boolean => {
  const unpaid = proofs.filter(({ status }) => !proofStatusRow(status).paid)
  return unpaid.length === proofs.length || !isWithoutProof(unpaid)
}

/**
 * 계좌를 잘못 적었을 때: decides what can be done about a wrong account now. A selected applicant is not advised
 * to cancel because of a wrong account: the selection would be lost. [D2-155]
 */
export const decideWrongAccountAdvice = decisionFrom(
  (
    application: Pick<ApplicationForProofRules, 'status' | 'proofs'>,
    settings: Pick<Settings, 'accountEditStatuses'>,
  ): WrongAccountAdviceFacts => {
    const { status, proofs } = application
    const { stage } = applicationStatusRow(status)
    return {
      editable: canEditAccount(status, settings),
      stage,
      ended: isEndedWithoutSupport(stage),
      checking: status === 'requestVerified',
      known: typeof status === 'string',
      cancellable: decideCancellation(application).verdict === 'ok',
      editableLater:
        canEditAccount('transferError', settings) &&
        !isSupportLimitReached(proofs, null) &&
        isSomethingLeftToPay(proofs),
    }
  },
  [
    { id: 'AW-1', when: { editable: true }, then: 'edit', ref: 'A-174' },
    { id: 'AW-2', when: { known: false }, then: 'call', ref: 'A-142' },
    { id: 'AW-3', when: { stage: 'paid' }, then: 'paid', ref: 'D2-155' },
    { id: 'AW-4', when: { ended: true }, then: 'ended', ref: 'D2-155' },
    { id: 'AW-6', when: { checking: true }, then: 'checking', ref: 'A-161' },
    { id: 'AW-7', when: { stage: 'selected', editableLater: false }, then: 'call', ref: 'D2-155' },
    { id: 'AW-8', when: { stage: 'selected', cancellable: true }, then: 'callBeforeCancelling', ref: 'D2-155' },
    { id: 'AW-9', when: { cancellable: true, editableLater: true }, then: 'cancelOrWait', ref: 'D2-155' },
    { id: 'AW-10', when: { cancellable: true, editableLater: false }, then: 'cancel', ref: 'D2-155' },
    { id: 'AW-11', when: { cancellable: false, editableLater: true }, then: 'wait', ref: 'D2-38' },
    { id: 'AW-12', when: {}, then: 'call', ref: 'D2-155' },
  ],
)
