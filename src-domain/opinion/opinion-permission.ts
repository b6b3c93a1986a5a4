import type { ReadStatus } from '../application/status.table.ts'
import type { Decision } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import { onlyValue } from '../programme/parameter.ts'
import { OPINIONS } from '../programme/parameters.ts'
import type { OpinionVerdict } from './opinion-permission.table.ts'
import { OPINION_TABLE } from './opinion-permission.table.ts'

/** The one field of an opinion that the rules look at: `N` waiting, `Y` answered. [P-266] */
export type OpinionAnswer = { readonly answerStatus?: string | null | undefined }

/** Has the agency answered? Whatever is not `Y` still waits. [P-150] [P-266] */
export const isAnswered = ({ answerStatus }: OpinionAnswer): boolean => answerStatus === 'Y'

/** May another opinion be submitted, and if not, why? [P-146] [P-154] [P-155] [P-293] */
export const judgeOpinion = (application: {
  readonly status: ReadStatus
  readonly opinions: readonly OpinionAnswer[]
}): Decision<OpinionVerdict> =>
  decide(OPINION_TABLE, {
    held: application.status === 'hold',
    given: application.opinions.length > 0,
    full: application.opinions.length >= onlyValue(OPINIONS),
    awaiting: application.opinions.some((opinion) => !isAnswered(opinion)),
  })
