import type { ProgressStep } from './application-status.table.ts'

/**
 * The steps of the progress bar with their names, `step.1` to `step.5` of the catalogue. Once all is paid, the last
 * step has another name. [A-149] [D2-62] [D2-998]
 */
export const PROGRESS_STEP_NAMES = {
  1: '신청완료',
  2: '정보조회',
  3: '검증·심의',
  4: '대상결정',
  5: '지급',
} as const satisfies Readonly<Record<ProgressStep, string>>
