import {
  APPLICATION_STATUS_ROWS,
  applicationStatusRow,
  type ApplicationStatusOrText,
  type ProgressStep,
} from '../../application-status/application-status.table.ts'
import type { Proof } from '../../proof/proof.ts'

type StepState = 'done' | 'active' | 'pending'

type ProgressBarStep = { readonly step: ProgressStep; readonly state: StepState }

const STEPS = [1, 2, 3, 4, 5] as const

const stateOf = (step: ProgressStep, active: ProgressStep | null): StepState =>
  active === null || step > active ? 'pending' : step === active ? 'active' : 'done'

/**
 * Returns the five steps for a status. If the application is cancelled, deleted or in an unknown status, no step is
 * active or done. to
 */
export const progressSteps = (status: ApplicationStatusOrText): readonly ProgressBarStep[] => {
  const active = applicationStatusRow(status).step
  return STEPS.map((step) => ({ step, state: stateOf(step, active) }))
}

/**
 * Returns the last step that a cancelled application has certainly passed: submission, or selection if a proof is
 * registered. [A-164] [A-190] [D2-133]
 */
export const lastStepBeforeCancellation = (proofs: readonly Pick<Proof, 'proofType'>[]): ProgressStep =>
  APPLICATION_STATUS_ROWS[proofs.some(({ proofType }) => proofType !== 'rapid') ? 'targetSelected' : 'applied'].step
