import type { FunctionExample } from '../kernel/decide.ts'
import type { ProofStatusOrText } from '../proof/proof-status.table.ts'
import type { CancellationVerdict } from './transitions.ts'
import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'

/** Cancellations of an application, with its status and the statuses of its proofs, and the verdict. */
export const CANCELLATION_CASES: readonly FunctionExample<{
  status: ApplicationStatusOrText
  proofs: readonly ProofStatusOrText[]
  verdict: CancellationVerdict
}>[] = [
  { proves: ['A-199'], status: 'deliberation', proofs: [], verdict: 'status' },
  { proves: ['A-199'], status: 'approved', proofs: [], verdict: 'status' },
  { proves: ['A-199'], status: 'paymentComplete', proofs: [], verdict: 'status' },
  { proves: ['A-199'], status: 'transferError', proofs: [], verdict: 'status' },
  { proves: ['A-199'], status: 'requestVerified', proofs: [], verdict: 'status' },
  { proves: ['A-199'], status: 'userCancel', proofs: [], verdict: 'status' },
  { proves: ['A-199'], status: 'userDelete', proofs: [], verdict: 'status' },
  { proves: ['A-199'], status: 'applied', proofs: [], verdict: 'ok' },
  { proves: ['A-199'], status: 'received', proofs: [], verdict: 'ok' },
  { proves: ['A-199'], status: 'infoLookup', proofs: [], verdict: 'ok' },
  { proves: ['A-199'], status: 'verification', proofs: [], verdict: 'ok' },
  { proves: ['A-199'], status: 'supplementRequest', proofs: [], verdict: 'ok' },
  { proves: ['A-199'], status: 'supplementComplete', proofs: [], verdict: 'ok' },
  { proves: ['A-199'], status: 'underReview', proofs: [], verdict: 'ok' },
  { proves: ['A-199'], status: 'targetSelected', proofs: [], verdict: 'ok' },
  { proves: ['A-199'], status: 'notSelected', proofs: [], verdict: 'ok' },
  { proves: ['A-199'], status: 'hold', proofs: [], verdict: 'ok' },
  { proves: ['A-199'], status: { unknown: '서류이관' }, proofs: [], verdict: 'ok' },
  { proves: ['A-200'], status: 'applied', proofs: ['submitted', 'deliberation'], verdict: 'proof' },
  { proves: ['A-200'], status: 'targetSelected', proofs: ['approved'], verdict: 'proof' },
  { proves: ['A-200'], status: { unknown: '서류이관' }, proofs: ['paymentComplete'], verdict: 'proof' },
  { proves: ['A-200'], status: 'targetSelected', proofs: ['targetSelected'], verdict: 'ok' },
  {
    proves: ['A-200'],
    status: 'targetSelected',
    proofs: [
      'submitted',
      'submitComplete',
      'reviewWaiting',
      'supplementRequest',
      'supplementComplete',
      'underReview',
      'notSelected',
      'hold',
      'userCancel',
      'userDelete',
      { unknown: '이관' },
    ],
    verdict: 'ok',
  },
]
