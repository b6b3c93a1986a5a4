import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import { Won } from '../kernel/won.ts'

/** Usage over all 신속지급 대행사 has to be more than this. [E-005] */
export const COMBINED_USAGE_ABOVE = Won(300_000)

/** 합산 이용금액: more than 300,000 won; exactly so much is not enough. [E-005] */
export const checkCombinedUsage = (total: Won): Checked<Won, 'notEnough'> =>
  total > COMBINED_USAGE_ABOVE ? accepted(total) : refused('notEnough')
