import type { Decision } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import type { BizStatusFacts, BizVerdict } from './tax-status.table.ts'
import { BIZ_STATUS_TABLE } from './tax-status.table.ts'

/** Whether an owner may go on, by what the tax office says of the number. [E-085] [E-086] [E-087] [E-088] */
export const judgeTaxStatus = (facts: BizStatusFacts): Decision<BizVerdict> => decide(BIZ_STATUS_TABLE, facts)
