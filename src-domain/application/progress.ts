import type { ProgressStep, ReadStatus } from './status.table.ts'
import { statusRow } from './status.table.ts'

export type StepState = 'done' | 'active' | 'pending'

/** One step of the progress bar: its number, the key of its text, and where it stands. */
export type Step = { readonly step: ProgressStep; readonly label: `step.${ProgressStep}`; readonly state: StepState }

const STEPS = [1, 2, 3, 4, 5] as const

const stateOf = (step: ProgressStep, active: ProgressStep | null): StepState =>
  active === null || step > active ? 'pending' : step === active ? 'active' : 'done'

/** The five steps for a status. Cancelled, deleted and unknown applications have no active or done step. to */
export const progressOf = (status: ReadStatus): readonly Step[] => {
  const active = statusRow(status).step
  return STEPS.map((step) => ({ step, label: `step.${step}`, state: stateOf(step, active) }))
}
