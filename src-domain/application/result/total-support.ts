import {
  applicationStatusRow,
  isEndedWithoutSupport,
  type ApplicationStatusOrText,
  type SupportStage,
} from '../../application-status/application-status.table.ts'
import { Won, formatWon } from '../../kernel/won.ts'
import { SUPPORT_CEILING } from '../../programme/parameters.ts'

/**
 * 총 지원금액. `decided`: the total is decided. `paid`: no total is decided, but proofs are paid. `undecided`: nothing
 * is decided yet. `settling`: support is granted, but its amount is not decided. `none`: the application ended without
 * support. `unknown`: support was paid, but the amount is missing.
 */
export type TotalSupport =
  | { readonly is: 'decided' | 'paid'; readonly won: Won }
  | { readonly is: 'undecided' | 'settling' | 'none' | 'unknown' }

const TOTAL_UNDECIDED = {
  beforeSelection: 'undecided',
  selected: 'undecided',
  paying: 'settling',
  paid: 'unknown',
  rejected: 'none',
  cancelled: 'none',
} as const satisfies Record<SupportStage, Exclude<TotalSupport['is'], 'decided' | 'paid'>>

/**
 * Returns the total support. `paidAmount` is the sum of the paid proofs in won. A stored total of 0 is the initial
 * value and means that nothing is decided. A total that was decided before the application was cancelled or rejected is
 * never paid, so that only the paid proofs count then. [A-172] [D2-99] [D2-119] [D2-791]
 */
export const totalSupport = (
  status: ApplicationStatusOrText,
  decidedAmount: number | null,
  paidAmount: Won,
): TotalSupport => {
  const { stage } = applicationStatusRow(status)
  if (decidedAmount !== null && decidedAmount > 0 && !isEndedWithoutSupport(stage))
    return { is: 'decided', won: Won(decidedAmount) }
  if (paidAmount > 0) return { is: 'paid', won: paidAmount }
  return { is: TOTAL_UNDECIDED[stage] }
}

/** True if a looked-up amount is shown only as "the maximum or more". */
const isCapped = (amount: Won): boolean => amount >= SUPPORT_CEILING

/**
 * Formats `299,999원`, or `300,000원 이상` from 300,000 on; only for looked-up amounts, never for decided amounts.
 * [A-187] [D2-45]
 */
export const formatCappedAmount = (amount: Won): string =>
  isCapped(amount) ? `${formatWon(SUPPORT_CEILING)} 이상` : formatWon(amount)
