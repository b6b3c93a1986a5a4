import { Won } from '../kernel/won.ts'
import { PROOF_LIMITS } from './proof-limits.ts'

/** Expected support: cases × the amount per case, not capped; the screen states the ceiling beside it. [P-032] [D3-20] */
export const expectedSupport = (cases: number): Won => Won(cases * PROOF_LIMITS.supportPerCase)
