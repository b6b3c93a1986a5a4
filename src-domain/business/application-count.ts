import type { Decision } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import type { ApplicationCountVerdict } from './application-count.table.ts'
import { APPLICATION_COUNT_TABLE } from './application-count.table.ts'

/** Whether an application of a number exists, by what the lookup in the result flow answered. [E-096] [E-097] [E-098] */
export const judgeApplicationCount = ({
  success,
  count,
}: {
  readonly success: boolean
  readonly count: number
}): Decision<ApplicationCountVerdict> => decide(APPLICATION_COUNT_TABLE, { success, some: count >= 1 })
