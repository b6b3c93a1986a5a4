import type { DecisionCaseFrom } from '../../kernel/decide.ts'
import { APPLICATION_STATUSES, type ApplicationStatusOrText } from '../../application-status/application-status.table.ts'
import type { ProofForRules } from '../proof.ts'
import type { ProofStatusOrText } from '../proof-status.table.ts'
import type { RegistrationPath, RegistrationEligibility } from './registration-eligibility.ts'

/**
 * Sets of proofs that an application may already have, each under a name. The cases below combine these sets with the
 * rules about registering a proof: sections 4 ("Eligibility to submit proof") and 5 of the third document of the
 * specification, and the maximum support of the second document.
 */
export const SAMPLE_EXISTING_PROOFS = {
  none: { proofs: [], decidedAmount: 0 },
  parcelSubmitted: { proofs: [parcel('submitted')], decidedAmount: 0 },
  parcelFinished: { proofs: [parcel('reviewWaiting')], decidedAmount: 0 },
  parcelCancelled: { proofs: [parcel('userCancel')], decidedAmount: 0 },
  paid299999: { proofs: [paid(299_999, 1)], decidedAmount: 299_999 },
  paid300000: { proofs: [paid(180_000, 1), paid(120_000, 2)], decidedAmount: 300_000 },
  baseApproved: { proofs: [{ ...paid(60_000, 1), proofType: 'direct' }], decidedAmount: 60_000 },
  paid300000AndParcel: { proofs: [paid(300_000, 1), parcel('submitted')], decidedAmount: 300_000 },
} as const satisfies Record<string, { readonly proofs: readonly ProofForRules[]; readonly decidedAmount: number }>

type SampleExistingProofsName = keyof typeof SAMPLE_EXISTING_PROOFS

function parcel(status: ProofStatusOrText): ProofForRules {
  return { id: '9', proofType: 'parcel', status, decidedAmount: null }
}

function paid(decidedAmount: number, id: number): ProofForRules {
  return { id: String(id), proofType: 'general', status: 'paymentComplete', decidedAmount }
}

/** The verdict for each path if the application is in status 대상선정 and has these proofs. */
const SELECTED: Readonly<Record<SampleExistingProofsName, Readonly<Record<RegistrationPath, RegistrationEligibility>>>> = {
  none: { general: 'ok', direct: 'ok', parcel: 'ok' },
  parcelSubmitted: { general: 'parcelRunning', direct: 'parcelRunning', parcel: 'parcelExists' },
  parcelFinished: { general: 'ok', direct: 'ok', parcel: 'parcelExists' },
  parcelCancelled: { general: 'ok', direct: 'ok', parcel: 'ok' },
  paid299999: { general: 'ok', direct: 'ok', parcel: 'ok' },
  paid300000: { general: 'limit', direct: 'limit', parcel: 'limit' },
  baseApproved: { general: 'ok', direct: 'ok', parcel: 'ok' },
  paid300000AndParcel: { general: 'limit', direct: 'limit', parcel: 'limit' },
}

/** For each verdict, the one row of table RE that gives it. */
const RULES: Readonly<Record<RegistrationEligibility, string>> = {
  notSelectedForParcel: 'RE-1',
  notSelected: 'RE-2',
  limit: 'RE-3',
  parcelExists: 'RE-4',
  parcelRunning: 'RE-5',
  ok: 'RE-6',
}

/** For each verdict, the requirements that a case with it proves. */
const PROVES: Readonly<Record<RegistrationEligibility, readonly string[]>> = {
  notSelectedForParcel: ['P-018'],
  notSelected: ['P-017'],
  limit: ['P-301'],
  parcelExists: ['P-084'],
  parcelRunning: ['P-019'],
  ok: ['P-017'],
}

const PATHS: readonly RegistrationPath[] = ['general', 'direct', 'parcel']

type Row = DecisionCaseFrom<{ status: ApplicationStatusOrText; existing: SampleExistingProofsName; path: RegistrationPath }, RegistrationEligibility>

/** Every combination of a status, a set of existing proofs and a path. [P-018] */
export const REGISTRATION_ELIGIBILITY_CASES: readonly Row[] = [
  ...APPLICATION_STATUSES,
  { unknown: '서류이관' } as const,
].flatMap((status) =>
  (Object.keys(SAMPLE_EXISTING_PROOFS) as SampleExistingProofsName[]).flatMap((existing) =>
    PATHS.map((path): Row => {
      const notSelected = path === 'parcel' ? 'notSelectedForParcel' : 'notSelected'
      const verdict = status === 'targetSelected' ? SELECTED[existing][path] : notSelected
      return { proves: PROVES[verdict], rule: RULES[verdict], status, existing, path, verdict }
    }),
  ),
)
