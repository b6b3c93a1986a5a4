import { onlyValue } from '../programme/parameter.ts'
import { PROOF_CASES } from '../programme/parameters.ts'
import type { TotalKind } from './proof-total.ts'
import { AMOUNT_DIGITS } from './registration-form.ts'

/** What stands against a total: nothing, there is none, it is no whole number, or it is above what may be entered. */
export type TotalVerdict = 'ok' | 'none' | 'notWhole' | 'tooLarge'

/** The largest amount in won, and the largest number of cases, that a proof may have. [P-030] [P-031] */
const MAXIMUM = { amount: 10 ** AMOUNT_DIGITS - 1, cases: onlyValue(PROOF_CASES) } as const

/** 총 증빙금액, 총 증빙건수: may a proof have this total, when it is registered and when it is supplemented? [P-030] [P-031] [D3-103] */
export const judgeTotal = (kind: TotalKind, total: number): TotalVerdict => {
  if (!(total > 0)) return 'none'
  if (!Number.isInteger(total)) return 'notWhole'
  return total > MAXIMUM[kind === 'cases' ? 'cases' : 'amount'] ? 'tooLarge' : 'ok'
}
