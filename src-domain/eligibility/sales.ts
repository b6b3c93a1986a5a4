import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import type { Won } from '../kernel/won.ts'
import { PROGRAMME } from '../programme.ts'

/** 연 매출액: above 0 and at most 300,000,000 won a year. [E-002] */
export const checkSales = (annual: Won): Checked<Won, 'noSales' | 'aboveThreshold'> => {
  if (annual <= 0) return refused('noSales')
  return annual > PROGRAMME.salesThreshold ? refused('aboveThreshold') : accepted(annual)
}
