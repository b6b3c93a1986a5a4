import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import type { Won } from '../kernel/won.ts'
import { onlyValue } from '../programme/parameter.ts'
import { COMBINED_USAGE_ABOVE } from '../programme/parameters.ts'

/** 합산 이용금액: more than the parameter; exactly so much is not enough. [E-005] */
export const checkCombinedUsage = (total: Won): Checked<Won, 'notEnough'> =>
  total > onlyValue(COMBINED_USAGE_ABOVE) ? accepted(total) : refused('notEnough')
