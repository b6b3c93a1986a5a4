import { APPLICATION_STATUSES, type ReadStatus } from '../application/status.table.ts'
import type { ProofMasterFacts } from './proof-display.ts'
import type { ProofPath, RegistrationEligibility } from './registration-eligibility.ts'

/**
 * Who may register what, written down from the document: section 4 ("Eligibility to submit proof") and section 5 of the
 * third document, with the ceiling of the second. What an application has already, by name, as it lies on the wire.
 */
export const EXISTING_PROOFS = {
  none: { masters: [], dcsnAmt: 0 },
  parcelSubmitted: { masters: [parcel('제출')], dcsnAmt: 0 },
  parcelWithoutStatus: { masters: [parcel(null)], dcsnAmt: 0 },
  parcelFinished: { masters: [parcel('검토대기')], dcsnAmt: 0 },
  parcelCancelled: { masters: [parcel('사용자취소')], dcsnAmt: 0 },
  paid299999: { masters: [paid(299_999, 1)], dcsnAmt: 299_999 },
  paid300000: { masters: [paid(180_000, 1), paid(120_000, 2)], dcsnAmt: 300_000 },
  baseApproved: { masters: [{ ...paid(60_000, 1), aplyType: '영업', amountCountType: '건' }], dcsnAmt: 60_000 },
  paid300000AndParcel: { masters: [paid(300_000, 1), parcel('제출')], dcsnAmt: 300_000 },
} as const satisfies Record<string, { readonly masters: readonly ProofMasterFacts[]; readonly dcsnAmt: number }>

export type ExistingProofs = keyof typeof EXISTING_PROOFS

function parcel(progressStatus: string | null): ProofMasterFacts {
  return { receiptProofMstrId: 9, aplyType: '일반', amountCountType: '택배', progressStatus }
}

function paid(amountDcsn: number, receiptProofMstrId: number): ProofMasterFacts {
  return { receiptProofMstrId, aplyType: '일반', amountCountType: '금액', progressStatus: '지급완료', amountDcsn }
}

/** In 대상선정: what each path may do with these proofs in place. */
const SELECTED: Readonly<Record<ExistingProofs, Readonly<Record<ProofPath, RegistrationEligibility>>>> = {
  none: { general: 'ok', direct: 'ok', parcel: 'ok' },
  parcelSubmitted: { general: 'reg.blockedByParcel', direct: 'reg.blockedByParcel', parcel: 'parcel.exists' },
  parcelWithoutStatus: { general: 'reg.blockedByParcel', direct: 'reg.blockedByParcel', parcel: 'parcel.exists' },
  parcelFinished: { general: 'ok', direct: 'ok', parcel: 'parcel.exists' },
  parcelCancelled: { general: 'ok', direct: 'ok', parcel: 'ok' },
  paid299999: { general: 'ok', direct: 'ok', parcel: 'ok' },
  paid300000: { general: 'newProof.limit', direct: 'newProof.limit', parcel: 'newProof.limit' },
  baseApproved: { general: 'ok', direct: 'ok', parcel: 'ok' },
  paid300000AndParcel: { general: 'newProof.limit', direct: 'newProof.limit', parcel: 'newProof.limit' },
}

const PATHS: readonly ProofPath[] = ['general', 'direct', 'parcel']

type Row = {
  readonly proves: readonly string[]
  readonly status: ReadStatus
  readonly existing: ExistingProofs
  readonly path: ProofPath
  readonly verdict: RegistrationEligibility
}

/** Every status with every set of proofs and every path. [P-017] [P-018] [P-019] [P-301] */
export const REGISTRATION_ELIGIBILITY_CASES: readonly Row[] = [
  ...APPLICATION_STATUSES,
  { unknown: '서류이관' } as const,
].flatMap((status) =>
  (Object.keys(EXISTING_PROOFS) as ExistingProofs[]).flatMap((existing) =>
    PATHS.map((path): Row => {
      const notSelected = path === 'parcel' ? 'parcel.notSelected' : 'reg.notSelected'
      return {
        proves: ['P-017', 'P-019', 'P-301'],
        status,
        existing,
        path,
        verdict: status === 'targetSelected' ? SELECTED[existing][path] : notSelected,
      }
    }),
  ),
)
