import type { ReadStatus } from '../application/status.table.ts'
import type { NewProofVerdict } from './new-proof.ts'
import type { ProofMasterFacts } from './proof-display.ts'

const paid = (amountDcsn: number, receiptProofMstrId = 1): ProofMasterFacts => ({
  receiptProofMstrId,
  aplyType: '일반',
  amountCountType: '금액',
  progressStatus: '지급완료',
  amountDcsn,
})
const parcel = (progressStatus: string | null): ProofMasterFacts => ({
  receiptProofMstrId: 2,
  aplyType: '일반',
  amountCountType: '택배',
  progressStatus,
})
const approved: ProofMasterFacts = {
  receiptProofMstrId: 3,
  aplyType: '일반',
  progressStatus: '승인',
  amountDcsn: 300_000,
}

/** When a new proof may be registered. */
export const NEW_PROOF_CASES: readonly {
  readonly proves: readonly string[]
  readonly rule: string
  readonly facts: {
    readonly status: ReadStatus
    readonly masters: readonly ProofMasterFacts[]
    readonly dcsnAmt?: number
  }
  readonly verdict: NewProofVerdict
}[] = [
  { proves: ['A-190'], rule: 'NP-4', facts: { status: 'targetSelected', masters: [] }, verdict: 'newProof.ok' },
  { proves: ['A-190'], rule: 'NP-1', facts: { status: 'applied', masters: [] }, verdict: 'newProof.notSelected' },
  ...(
    [
      ['NP-5', 'approved', 'newProof.paying'],
      ['NP-5', 'transferError', 'newProof.paying'],
      ['NP-5', 'requestVerified', 'newProof.paying'],
      ['NP-6', 'paymentComplete', 'newProof.paid'],
      ['NP-7', 'notSelected', 'newProof.rejected'],
      ['NP-8', 'userCancel', 'newProof.cancelled'],
      ['NP-8', 'userDelete', 'newProof.cancelled'],
      ['NP-1', 'received', 'newProof.notSelected'],
      ['NP-1', 'infoLookup', 'newProof.notSelected'],
      ['NP-1', 'verification', 'newProof.notSelected'],
      ['NP-1', 'supplementRequest', 'newProof.notSelected'],
      ['NP-1', 'supplementComplete', 'newProof.notSelected'],
      ['NP-1', 'deliberation', 'newProof.notSelected'],
      ['NP-1', 'hold', 'newProof.notSelected'],
    ] as const
  ).map(([rule, status, verdict]) => ({ proves: ['D2-100'], rule, facts: { status, masters: [] }, verdict })),
  {
    proves: ['A-190'],
    rule: 'NP-1',
    facts: { status: 'underReview', masters: [{ receiptProofMstrId: 1, progressStatus: '대상선정' }] },
    verdict: 'newProof.notSelected',
  },
  {
    proves: ['A-191'],
    rule: 'NP-2',
    facts: { status: 'targetSelected', masters: [parcel('제출')] },
    verdict: 'newProof.parcelRunning',
  },
  {
    proves: ['A-191'],
    rule: 'NP-2',
    facts: { status: 'targetSelected', masters: [parcel(null)] },
    verdict: 'newProof.parcelRunning',
  },
  {
    proves: ['A-191'],
    rule: 'NP-2',
    facts: { status: 'targetSelected', masters: [parcel('')] },
    verdict: 'newProof.parcelRunning',
  },
  {
    proves: ['A-191'],
    rule: 'NP-4',
    facts: { status: 'targetSelected', masters: [parcel('제출완료')] },
    verdict: 'newProof.ok',
  },
  {
    proves: ['A-191'],
    rule: 'NP-4',
    facts: { status: 'targetSelected', masters: [parcel('검토중')] },
    verdict: 'newProof.ok',
  },
  {
    proves: ['A-191'],
    rule: 'NP-4',
    facts: { status: 'targetSelected', masters: [{ receiptProofMstrId: 1, aplyType: '일반', progressStatus: '제출' }] },
    verdict: 'newProof.ok',
  },
  {
    proves: ['A-192'],
    rule: 'NP-3',
    facts: { status: 'targetSelected', masters: [paid(300_000)] },
    verdict: 'newProof.limit',
  },
  {
    proves: ['A-192'],
    rule: 'NP-4',
    facts: { status: 'targetSelected', masters: [paid(299_999)], dcsnAmt: 299_999 },
    verdict: 'newProof.ok',
  },
  {
    proves: ['A-192'],
    rule: 'NP-3',
    facts: { status: 'targetSelected', masters: [paid(1)], dcsnAmt: 300_000 },
    verdict: 'newProof.limit',
  },
  {
    proves: ['A-192'],
    rule: 'NP-3',
    facts: { status: 'targetSelected', masters: [paid(150_000, 1), paid(150_000, 4)], dcsnAmt: 150_000 },
    verdict: 'newProof.limit',
  },
  {
    proves: ['A-192'],
    rule: 'NP-4',
    facts: { status: 'targetSelected', masters: [approved], dcsnAmt: 300_000 },
    verdict: 'newProof.ok',
  },
  {
    proves: ['A-192'],
    rule: 'NP-4',
    facts: { status: 'targetSelected', masters: [], dcsnAmt: 300_000 },
    verdict: 'newProof.ok',
  },
]
