import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { Settings } from '../settings/settings.ts'
import type { ProofStatusOrText } from '../proof/proof-status.table.ts'
import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import type { WrongAccountAdvice } from './wrong-account-advice.ts'

type AccountAdviceCase = DecisionCaseFrom<{
  status: ApplicationStatusOrText
  proofs?: readonly ProofStatusOrText[]
  /** The setting's value, if it differs from the default. */
  accountEditStatuses?: Settings['accountEditStatuses']
}, WrongAccountAdvice>

export const WRONG_ACCOUNT_ADVICE_CASES: readonly AccountAdviceCase[] = [
  { proves: ['A-174'], rule: 'AW-1', status: 'transferError', verdict: 'edit' },
  { proves: ['D2-38'], rule: 'AW-1', status: 'applied', accountEditStatuses: ['신청'], verdict: 'edit' },
  { proves: ['A-142'], rule: 'AW-2', status: { unknown: '서류이관' }, verdict: 'call' },
  { proves: ['D2-155'], rule: 'AW-3', status: 'paymentComplete', verdict: 'paid' },
  { proves: ['D2-155'], rule: 'AW-4', status: 'notSelected', verdict: 'ended' },
  { proves: [], rule: 'AW-4', status: 'userCancel', verdict: 'ended' },
  { proves: [], rule: 'AW-4', status: 'userDelete', verdict: 'ended' },
  { proves: ['A-161'], rule: 'AW-6', status: 'requestVerified', verdict: 'checking' },
  { proves: ['D2-155'], rule: 'AW-7', status: 'targetSelected', accountEditStatuses: [], verdict: 'call' },
  { proves: ['D2-155'], rule: 'AW-8', status: 'targetSelected', verdict: 'callBeforeCancelling' },
  { proves: ['D2-155'], rule: 'AW-9', status: 'applied', verdict: 'cancelOrWait' },
  { proves: ['D2-155'], rule: 'AW-9', status: 'hold', verdict: 'cancelOrWait' },
  { proves: ['D2-155'], rule: 'AW-10', status: 'applied', accountEditStatuses: [], verdict: 'cancel' },
  { proves: ['A-199', 'D2-38'], rule: 'AW-11', status: 'deliberation', verdict: 'wait' },
  { proves: [], rule: 'AW-11', status: 'approved', verdict: 'wait' },
  { proves: ['A-200'], rule: 'AW-11', status: 'targetSelected', proofs: ['paymentComplete'], verdict: 'wait' },
  { proves: ['D2-155'], rule: 'AW-12', status: 'deliberation', accountEditStatuses: [], verdict: 'call' },
]
