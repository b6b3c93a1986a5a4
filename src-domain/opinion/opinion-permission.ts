import type { ReadStatus } from '../application/status.table.ts'
import type { Decision } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import { onlyValue } from '../programme/parameter.ts'
import { OPINIONS } from '../programme/parameters.ts'
import type { Opinion } from './opinion.ts'
import type { OpinionVerdict } from './opinion-permission.table.ts'
import { OPINION_TABLE } from './opinion-permission.table.ts'

/** May another opinion be submitted, and if not, why? [P-146] [P-154] [P-155] [P-293] */
export const judgeOpinion = (application: {
  readonly status: ReadStatus
  readonly opinions: readonly Pick<Opinion, 'isAnswered'>[]
}): Decision<OpinionVerdict> =>
  decide(OPINION_TABLE, {
    held: application.status === 'hold',
    given: application.opinions.length > 0,
    full: application.opinions.length >= onlyValue(OPINIONS),
    awaiting: application.opinions.some(({ isAnswered }) => !isAnswered),
  })
