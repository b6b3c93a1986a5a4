import type { ReadStatus } from './status.table.ts'
import { statusRow } from './status.table.ts'

/** Only an application that its applicant deleted can be applied for again. */
export const mayReapply = (status: ReadStatus): boolean => statusRow(status).reapply
