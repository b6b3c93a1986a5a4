import { Won } from '../kernel/won.ts'
import { onlyValue } from '../programme/parameter.ts'
import { SUPPORT_PER_CASE } from '../programme/parameters.ts'

/** Expected support: cases × the amount per case, not capped; the screen states the ceiling beside it. [P-032] [D3-20] */
export const expectedSupport = (cases: number): Won => Won(cases * onlyValue(SUPPORT_PER_CASE))
