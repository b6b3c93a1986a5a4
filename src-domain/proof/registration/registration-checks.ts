import { verdictsOfFailedChecks, decideFirstFailure } from '../../kernel/checklist.ts'
import { type Decision, decisionFrom } from '../../kernel/decide.ts'
import type { RegistrableProofType } from '../proof.ts'
import { REGISTRATION_CHECKS, type RegistrationFacts, type RegistrationRefusal } from './registration-checks.table.ts'

/** 증빙 등록 전 확인: decides by the first failed check whether the registration may be sent. [P-053] to [P-061] */
export const decideRegistrationForm = (facts: RegistrationFacts): Decision<'ok' | RegistrationRefusal> =>
  decideFirstFailure<RegistrationFacts, RegistrationRefusal>(REGISTRATION_CHECKS, facts)

/** Returns every refusal in a decision of `decideRegistrationForm`, in page order. [D2-160] */
export const registrationRefusals = (decision: Pick<Decision<unknown>, 'facts'>): readonly RegistrationRefusal[] =>
  verdictsOfFailedChecks<RegistrationFacts, RegistrationRefusal>(REGISTRATION_CHECKS, decision)

/** `base`, `performance`: whether a file of this kind remains. */
type EnoughFilesFacts = {
  readonly type: RegistrableProofType
  readonly baseApproved: boolean
  readonly base: boolean
  readonly performance: boolean
}

export type EnoughFilesVerdict = 'ok' | 'noValidBase' | 'noValidPerformance'

/**
 * 남은 파일: decides whether enough stored files are left if the files of 0 bytes are skipped. `remaining` is the number
 * of files of each kind that are left. [P-068]
 */
export const decideEnoughFiles = decisionFrom(
  (
    remaining: { readonly base: number; readonly performance: number },
    registration: Pick<EnoughFilesFacts, 'type' | 'baseApproved'>,
  ): EnoughFilesFacts => ({ ...registration, base: remaining.base > 0, performance: remaining.performance > 0 }),
  [
    {
      id: 'VF-1',
      when: { type: 'direct', baseApproved: false, base: false },
      then: 'noValidBase',
      ref: 'P-068',
    },
    { id: 'VF-2', when: { performance: false }, then: 'noValidPerformance', ref: 'P-068' },
    { id: 'VF-3', when: {}, then: 'ok', ref: 'P-068' },
  ],
)
