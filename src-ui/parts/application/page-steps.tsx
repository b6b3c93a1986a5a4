import type { Route } from '#domain/pages/routes'
import { APPLICATION_STEP_NAMES, COMPONENT_TEXTS, SELF_CHECK_SUBJECTS } from '#ui/text/ko/kernel/components.ts'
import { type FormSteps, StepRail } from '../design/Steps.tsx'

const APPLICATION_STEP = { '/bzmn-reg': 1, '/onslf-check': 2, '/info-agree': 3, '/mydata-agree': 3, '/aply-info': 4 }

/** The questions of the self-check, as steps. [E-071] [D1-640] */
export const SELF_CHECK_STEPS: readonly string[] = Object.values(SELF_CHECK_SUBJECTS)

/** Returns the step with which a page of the application or the self-check begins; null for any other page. */
export const formStepsOfPage = (page: Route | null): FormSteps | null => {
  if (page === '/self-check') return { steps: SELF_CHECK_STEPS, current: 1 }
  const current = Object.entries(APPLICATION_STEP).find(([of]) => of === page)?.[1]
  return current === undefined ? null : { steps: APPLICATION_STEP_NAMES, current }
}

type ApplicationRailProps = {
  readonly page: keyof typeof APPLICATION_STEP
  readonly isDone?: boolean | undefined
}

/** The steps of an application, beside its pages or in the header. */
export const ApplicationRail = ({ page, isDone }: ApplicationRailProps) => (
  <StepRail
    label={COMPONENT_TEXTS['steps.label']}
    steps={APPLICATION_STEP_NAMES}
    current={APPLICATION_STEP[page]}
    isDone={isDone}
  />
)
