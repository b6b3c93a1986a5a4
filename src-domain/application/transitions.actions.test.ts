import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUS_ROWS, applicationStatusFromName } from '../application-status/application-status.table.ts'
import { decideProofCancellation } from '../proof/proof-cancellation.ts'
import { PROOF_STATUS_ROWS, proofStatusFromNameOrSubmitted } from '../proof/proof-status.table.ts'
import type { ProofTotalUnit } from '../proof/proof.ts'
import { decideNewProofEligibility } from '../proof/registration/new-proof-eligibility.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { decideCancellation, canEditAccount, canEditBusiness, canReapply } from './transitions.ts'

/** The actions an applicant may take on the result page, on the application or one of its proofs. */
type ApplicantAction = 'cancelApplication' | 'cancelProof' | 'newProof' | 'editAccount' | 'editBusiness' | 'reapply'

const C = 'cancelApplication'
const P = 'cancelProof'
const N = 'newProof'
const A = 'editAccount'
const B = 'editBusiness'
const R = 'reapply'

/**
 * The proof statuses, grouped by their effect in the specification. `open`: the proof blocks no action; this includes
 * an unknown status, because the server decides. `decided`: neither the proof nor the application can be cancelled
 * . `takenBack`: the proof is already cancelled and blocks nothing else. `none`: there is no proof.
 */
const PROOF_STATUS_WORDS_BY_EFFECT = {
  none: [undefined],
  open: [
    null,
    '',
    '제출',
    '제출완료',
    '검토대기',
    '보완요청',
    '보완완료',
    '검토중',
    '대상선정',
    '미선정',
    '보류',
    '이관',
  ],
  decided: ['심의', '승인', '지급완료'],
  takenBack: ['사용자취소', '사용자삭제'],
} as const

type ProofClass = keyof typeof PROOF_STATUS_WORDS_BY_EFFECT

/**
 * The allowed actions for each application status and each group of proof statuses. The application has at most one
 * proof: a general proof, with less than the maximum support paid. Derived from the specification, not from the rules.
 * [A-174] [A-190] [A-199] [D2-821]
 */
const ALLOWED_ACTIONS_BY_STATUS: readonly ({ readonly word: string } & Readonly<
  Record<ProofClass, readonly ApplicantAction[]>
>)[] = [
  { word: '신청', none: [C], open: [C, P], decided: [], takenBack: [C] },
  { word: '접수완료', none: [C], open: [C, P], decided: [], takenBack: [C] },
  { word: '신청완료', none: [C], open: [C, P], decided: [], takenBack: [C] },
  { word: '정보조회', none: [C], open: [C, P], decided: [], takenBack: [C] },
  { word: '검증', none: [C], open: [C, P], decided: [], takenBack: [C] },
  { word: '보완요청', none: [C, B], open: [C, P, B], decided: [B], takenBack: [C, B] },
  { word: '보완완료', none: [C], open: [C, P], decided: [], takenBack: [C] },
  { word: '검토중', none: [C], open: [C, P], decided: [], takenBack: [C] },
  { word: '심의', none: [], open: [P], decided: [], takenBack: [] },
  { word: '승인', none: [], open: [P], decided: [], takenBack: [] },
  { word: '대상선정', none: [C, N], open: [C, P, N], decided: [N], takenBack: [C, N] },
  { word: '미선정', none: [C], open: [C, P], decided: [], takenBack: [C] },
  { word: '대상미선정', none: [C], open: [C, P], decided: [], takenBack: [C] },
  { word: '보류', none: [C], open: [C, P], decided: [], takenBack: [C] },
  { word: '지급완료', none: [], open: [], decided: [], takenBack: [] },
  { word: '이체결과오류', none: [A], open: [P, A], decided: [A], takenBack: [A] },
  { word: '검증요청완료', none: [], open: [P], decided: [], takenBack: [] },
  { word: '사용자취소', none: [], open: [], decided: [], takenBack: [] },
  { word: '사용자삭제', none: [R], open: [R], decided: [R], takenBack: [R] },
  { word: '서류이관', none: [C], open: [C, P], decided: [], takenBack: [C] },
]

/** The actions that a proof type removes from the rows above, in some or all of its statuses. */
const ACTIONS_REMOVED_BY_PROOF_TYPE: readonly {
  readonly type: 'general' | 'direct' | 'rapid' | 'parcel'
  readonly unit: ProofTotalUnit
  readonly never: readonly ApplicantAction[]
  /** Actions that are not allowed while the proof is submitted. */
  readonly notSubmitted: readonly ApplicantAction[]
}[] = [
  { type: 'general', unit: 'amount', never: [], notSubmitted: [] },
  { type: 'direct', unit: 'cases', never: [], notSubmitted: [] },
  { type: 'rapid', unit: 'amount', never: [P], notSubmitted: [] },
  { type: 'parcel', unit: 'parcel', never: [P], notSubmitted: [N] },
]

const SUBMITTED: readonly unknown[] = [null, '', '제출']

/**
 * Amounts around the maximum support. New proofs are refused if a proof is paid and its amount (`won`) or the amount
 * decided for the application (`decided`) is at least 300,000.
 */
const NEW_PROOF_BY_AMOUNT_CASES: readonly {
  readonly proof: string
  readonly won: number
  readonly decided: number
  readonly newProof: boolean
}[] = [
  { proof: '지급완료', won: 299_999, decided: 299_999, newProof: true },
  { proof: '지급완료', won: 300_000, decided: 0, newProof: false },
  { proof: '지급완료', won: 120_000, decided: 300_000, newProof: false },
  { proof: '승인', won: 300_000, decided: 300_000, newProof: true },
]

/**
 * One case: an application, its one proof (`undefined`: no proof; `null` or empty: a proof without a status), and all
 * allowed actions.
 */
type AllowedActionsCase = {
  readonly application: string
  readonly proof: string | null | undefined
  readonly type: (typeof ACTIONS_REMOVED_BY_PROOF_TYPE)[number]
  readonly may: ReadonlySet<ApplicantAction>
}

/** Returns every application status combined with every status of a proof of this type. */
const allowedActionsCases = (type: (typeof ACTIONS_REMOVED_BY_PROOF_TYPE)[number]): readonly AllowedActionsCase[] =>
  ALLOWED_ACTIONS_BY_STATUS.flatMap(({ word, ...row }) =>
    (Object.keys(PROOF_STATUS_WORDS_BY_EFFECT) as readonly ProofClass[]).flatMap((proofClass) =>
      PROOF_STATUS_WORDS_BY_EFFECT[proofClass].map((proof) => {
        const taken = [...type.never, ...(SUBMITTED.includes(proof) ? type.notSubmitted : [])]
        return {
          application: word,
          proof,
          type,
          may: new Set(row[proofClass].filter((action) => !taken.includes(action))),
        }
      }),
    ),
  )

const DECIDED = 120_000

/** Returns the actions that the rules allow for an application and its proof, whose statuses are given as text. */
const allowed = ({ application, proof, type }: Omit<AllowedActionsCase, 'may'>, decided = DECIDED, won = DECIDED) => {
  const status = applicationStatusFromName(application)
  const proofs =
    proof === undefined
      ? []
      : [{ id: '1', proofType: type.type, status: proofStatusFromNameOrSubmitted(proof), decidedAmount: won }]
  const mayByAction: Readonly<Record<ApplicantAction, boolean>> = {
    cancelApplication: decideCancellation({ status, proofs }).verdict === 'ok',
    cancelProof: proofs.some(
      ({ proofType, status: own }) =>
        decideProofCancellation({ application: status, type: proofType, status: own }).verdict === 'ok',
    ),
    newProof: decideNewProofEligibility({ status, proofs, decidedAmount: decided }).verdict === 'ok',
    editAccount: canEditAccount(status, DEFAULT_SETTINGS),
    editBusiness: canEditBusiness(status),
    reapply: canReapply(status),
  }
  return new Set(Object.entries(mayByAction).flatMap(([action, may]) => (may ? [action] : [])))
}

describe('[A-174] [A-190] [A-191] [A-194] [A-195] [A-199] [A-200] the allowed actions for every application with every proof', () => {
  it.each(ACTIONS_REMOVED_BY_PROOF_TYPE)('the allowed actions equal the table for a $type proof', (type) => {
    for (const cell of allowedActionsCases(type))
      expect(allowed(cell), `${cell.application} with a proof ${cell.proof}`).toEqual(cell.may)
  })

  it('the cases cover every status of both tables', () => {
    const words = (rows: object) =>
      Object.values(rows).flatMap((row: { ko: string; alsoCalled: readonly string[] }) => [row.ko, ...row.alsoCalled])
    expect(ALLOWED_ACTIONS_BY_STATUS.map(({ word }) => word)).toEqual(
      expect.arrayContaining(words(APPLICATION_STATUS_ROWS)),
    )
    expect(Object.values(PROOF_STATUS_WORDS_BY_EFFECT).flat()).toEqual(
      expect.arrayContaining(Object.values(PROOF_STATUS_ROWS).map(({ ko }) => ko)),
    )
  })
})

describe('[A-192] whether a new proof is allowed', () => {
  it.each(NEW_PROOF_BY_AMOUNT_CASES)(
    'depends on the paid amount: $proof with $won won, $decided decided',
    ({ proof, won, decided, newProof }) =>
      expect(
        allowed({ application: '대상선정', proof, type: ACTIONS_REMOVED_BY_PROOF_TYPE[0]! }, decided, won).has(
          'newProof',
        ),
      ).toBe(newProof),
  )
})
