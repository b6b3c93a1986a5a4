import type { DecisionCase } from '../kernel/decide.ts'
import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import type { ProofCancellationVerdict } from './proof-cancellation.ts'
import type { ProofStatusOrText } from './proof-status.table.ts'
import type { ProofTypeOrUnknown } from './proof.ts'

/** Proofs by application, type and status, and whether each can be cancelled. */
export const PROOF_CANCELLATION_CASES: readonly DecisionCase<{
  readonly application: ApplicationStatusOrText
  readonly type: ProofTypeOrUnknown
  readonly status: ProofStatusOrText
  readonly item?: { readonly status: ProofStatusOrText }
}, ProofCancellationVerdict>[] = [
  { proves: ['A-194'], rule: 'PC-1', facts: { application: 'userCancel', type: 'general', status: 'submitted' }, verdict: 'applicationEnded' },
  { proves: ['A-194'], rule: 'PC-1', facts: { application: 'userDelete', type: 'direct', status: 'hold' }, verdict: 'applicationEnded' },
  { proves: ['A-194'], rule: 'PC-1', facts: { application: 'userDelete', type: 'rapid', status: 'submitted' }, verdict: 'applicationEnded' },
  { proves: ['A-194'], rule: 'PC-2', facts: { application: 'targetSelected', type: 'rapid', status: 'submitted' }, verdict: 'lookedUp' },
  { proves: ['A-194'], rule: 'PC-2', facts: { application: 'targetSelected', type: 'rapid', status: 'deliberation' }, verdict: 'lookedUp' },
  { proves: ['A-194'], rule: 'PC-3', facts: { application: 'targetSelected', type: 'parcel', status: 'submitted' }, verdict: 'lookedUp' },
  { proves: ['A-194'], rule: 'PC-3', facts: { application: 'targetSelected', type: 'parcel', status: 'deliberation' }, verdict: 'lookedUp' },
  { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'general', status: 'deliberation' }, verdict: 'notOpen' },
  { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'direct', status: 'paymentComplete' }, verdict: 'notOpen' },
  { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'general', status: 'approved' }, verdict: 'notOpen' },
  { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'direct', status: 'userCancel' }, verdict: 'notOpen' },
  { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'general', status: 'userDelete' }, verdict: 'notOpen' },
  { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'general', status: 'userDelete', item: { status: 'submitComplete' } }, verdict: 'notOpen' },
  { proves: ['A-195'], rule: 'PC-4', facts: { application: 'targetSelected', type: 'general', status: 'submitComplete', item: { status: 'userCancel' } }, verdict: 'notOpen' },
  { proves: ['A-195', 'D2-821'], rule: 'PC-6', facts: { application: 'paymentComplete', type: 'general', status: 'submitComplete' }, verdict: 'applicationPaid' },
  { proves: ['A-195', 'D2-821'], rule: 'PC-6', facts: { application: 'paymentComplete', type: 'direct', status: 'supplementRequest', item: { status: 'submitComplete' } }, verdict: 'applicationPaid' },
  { proves: ['A-195'], rule: 'PC-4', facts: { application: 'paymentComplete', type: 'general', status: 'approved' }, verdict: 'notOpen' },
  { proves: ['A-195'], rule: 'PC-5', facts: { application: 'targetSelected', type: 'general', status: 'supplementRequest', item: { status: 'submitComplete' } }, verdict: 'ok' },
  { proves: ['A-195'], rule: 'PC-5', facts: { application: 'targetSelected', type: 'general', status: 'submitted' }, verdict: 'ok' },
  { proves: ['A-195'], rule: 'PC-5', facts: { application: 'targetSelected', type: 'direct', status: 'submitComplete' }, verdict: 'ok' },
  { proves: ['A-195'], rule: 'PC-5', facts: { application: 'targetSelected', type: 'general', status: 'targetSelected' }, verdict: 'ok' },
  { proves: ['A-195'], rule: 'PC-5', facts: { application: 'hold', type: 'direct', status: 'supplementRequest' }, verdict: 'ok' },
  { proves: ['A-195'], rule: 'PC-5', facts: { application: { unknown: '서류이관' }, type: 'unknown', status: { unknown: '이관' } }, verdict: 'ok' },
]
