import { type ParsedOrText, parsedOrTextAsString } from '../kernel/parsed-or-text.ts'

/** The groups in which proofs are shown. A status outside the groups has a separate label. to */
export type ProofStatusGroup = 'submitted' | 'submitComplete' | 'underReview' | 'approved' | 'paymentComplete'

/**
 * The traits of one proof status. `ko` is its name, also in the API, `shown` its label in the proof list.
 * `stopsCancellation`: a proof in this status prevents the cancellation of the application. `paid`: its amount
 * counts as paid. Actions and transitions are in `transitions.table.ts`.
 */
type ProofStatusRow = {
  readonly ko: string
  readonly shown: string
  readonly group: ProofStatusGroup | null
  readonly stopsCancellation: boolean
  readonly paid: boolean
  readonly ref: string
}

/** The statuses of a proof. [D2-55] */
export const PROOF_STATUS_ROWS = {
  submitted:          { ko: '제출',       shown: '제출',     group: 'submitted',       stopsCancellation: false, paid: false, ref: 'A-179' },
  submitComplete:     { ko: '제출완료',   shown: '제출완료', group: 'submitComplete',  stopsCancellation: false, paid: false, ref: 'A-180' },
  reviewWaiting:      { ko: '검토대기',   shown: '검토중',   group: 'underReview',     stopsCancellation: false, paid: false, ref: 'A-181' },
  supplementRequest:  { ko: '보완요청',   shown: '검토중',   group: 'underReview',     stopsCancellation: false, paid: false, ref: 'A-181' },
  supplementComplete: { ko: '보완완료',   shown: '검토중',   group: 'underReview',     stopsCancellation: false, paid: false, ref: 'A-181' },
  underReview:        { ko: '검토중',     shown: '검토중',   group: 'underReview',     stopsCancellation: false, paid: false, ref: 'A-181' },
  deliberation:       { ko: '심의',       shown: '검토중',   group: 'underReview',     stopsCancellation: true,  paid: false, ref: 'A-181' },
  approved:           { ko: '승인',       shown: '승인',     group: 'approved',        stopsCancellation: true,  paid: false, ref: 'A-182' },
  targetSelected:     { ko: '대상선정',   shown: '승인',     group: 'approved',        stopsCancellation: false, paid: false, ref: 'A-182' },
  notSelected:        { ko: '미선정',     shown: '미선정',   group: null,              stopsCancellation: false, paid: false, ref: 'A-184' },
  hold:               { ko: '보류',       shown: '보류',     group: null,              stopsCancellation: false, paid: false, ref: 'A-184' },
  paymentComplete:    { ko: '지급완료',   shown: '지급완료', group: 'paymentComplete', stopsCancellation: true,  paid: true,  ref: 'A-183' },
  userCancel:         { ko: '사용자취소', shown: '취소',     group: null,              stopsCancellation: false, paid: false, ref: 'A-184' },
  userDelete:         { ko: '사용자삭제', shown: '삭제',     group: null,              stopsCancellation: false, paid: false, ref: 'A-184' },
} as const satisfies Record<string, ProofStatusRow>

export type ProofStatus = keyof typeof PROOF_STATUS_ROWS

/** A parsed status. Text that the table does not have is kept as the agency sent it. */
export type ProofStatusOrText = ParsedOrText<ProofStatus>

/** The row of an unknown status; it has no group. */
const UNKNOWN_PROOF_STATUS: ProofStatusRow = {
  ko: '',
  shown: '',
  group: null,
  stopsCancellation: false,
  paid: false,
  ref: 'A-184',
}

export const PROOF_STATUSES = Object.keys(PROOF_STATUS_ROWS) as readonly ProofStatus[]

/**
 * Returns the status with this name; a missing name means submitted. An unknown name is kept unchanged.
 */
export const proofStatusFromNameOrSubmitted = (name: string | null | undefined): ProofStatusOrText =>
  name === null || name === undefined || name === ''
    ? 'submitted'
    : (PROOF_STATUSES.find((status) => PROOF_STATUS_ROWS[status].ko === name) ?? { unknown: name })

/** True if the applicant has cancelled or deleted the proof, so that nothing is left to cancel. */
export const isCancelledOrDeletedProofStatus = (status: ProofStatusOrText): boolean => status === 'userCancel' || status === 'userDelete'

/**
 * True if no proof counts: there is none, or every one is cancelled, deleted or not accepted. [A-195] [D3-524] [D2-710]
 */
export const isWithoutProof = (proofs: readonly { readonly status: ProofStatusOrText }[]): boolean =>
  proofs.every(({ status }) => status === 'notSelected' || isCancelledOrDeletedProofStatus(status))

export const proofStatusRow = (status: ProofStatusOrText): ProofStatusRow =>
  typeof status === 'string' ? PROOF_STATUS_ROWS[status] : UNKNOWN_PROOF_STATUS

/** True if the proof is submitted and undecided: it is with the agency, or was sent back. */
export const isUndecidedProofStatus = (status: ProofStatusOrText): boolean =>
  (['submitted', 'submitComplete', 'underReview'] as readonly unknown[]).includes(proofStatusRow(status).group)

/** True if the agency has approved the proof and not paid it. [A-182] [D2-570] */
export const isApprovedProofStatus = (status: ProofStatusOrText): boolean => proofStatusRow(status).group === 'approved'

/** True if the agency has decided about the proof. */
export const isDecidedProofStatus = (status: ProofStatusOrText): boolean =>
  status === 'notSelected' || (['approved', 'paymentComplete'] as readonly unknown[]).includes(proofStatusRow(status).group)

/** Returns the name to show; for an unknown status, the text that was sent. [P-106] */
export const proofStatusName = (status: ProofStatusOrText): string =>
  parsedOrTextAsString(status, (knownStatus) => PROOF_STATUS_ROWS[knownStatus].ko)
