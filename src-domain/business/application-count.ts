import type { Decision } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import type { ApplicationCountVerdict } from './application-count.table.ts'
import { APPLICATION_COUNT_TABLE } from './application-count.table.ts'

/** A number is itself, digits count as their number, an object has it as `count`; anything else is none. */
const readCount = (result: unknown): number => {
  if (typeof result === 'number') return result
  if (typeof result === 'string') return /^\s*\d+\s*$/.test(result) ? Number(result) : 0
  return typeof result === 'object' && result !== null && 'count' in result ? readCount(result.count) : 0
}

/** Whether an application of a number exists, by body status and result of the lookup in the result flow. [E-096] [E-097] [E-098] */
export const judgeApplicationCount = (answer: {
  readonly status: unknown
  readonly result: unknown
}): Decision<ApplicationCountVerdict> =>
  decide(APPLICATION_COUNT_TABLE, {
    success: answer.status === '0' || answer.status === 0,
    some: readCount(answer.result) >= 1,
  })
