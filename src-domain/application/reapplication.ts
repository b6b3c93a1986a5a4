import type { ReadStatus } from './status.table.ts'
import { decideApplicationTransition } from './transitions.ts'

/** 재신청: only an application that its applicant deleted can be applied for again. */
export const mayReapply = (status: ReadStatus): boolean =>
  'to' in decideApplicationTransition({ who: 'applicant', action: 'reapply', from: status }).verdict
