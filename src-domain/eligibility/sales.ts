import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import type { Won } from '../kernel/won.ts'
import { onlyValue } from '../programme/parameter.ts'
import { SALES_CEILING } from '../programme/parameters.ts'

/** 연 매출액: above 0 and at most the ceiling. [E-002] */
export const checkSales = (annual: Won): Checked<Won, 'noSales' | 'aboveThreshold'> => {
  if (annual <= 0) return refused('noSales')
  return annual > onlyValue(SALES_CEILING) ? refused('aboveThreshold') : accepted(annual)
}
