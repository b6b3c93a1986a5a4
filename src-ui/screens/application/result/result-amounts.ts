import type { DetailedStatus } from '#domain/application/next-step'
import { Won } from '#domain/kernel/won'
import { SUPPORT_CEILING } from '#domain/programme/parameters'
import type { ResultMoneyView } from './result-view.ts'

/** The detailed statuses in which the amount in the headline is granted but not paid yet. [D3-161] [D3-217] */
const GRANTED: readonly DetailedStatus[] = ['approved', 'requestVerified']

export const isGrantedSum = (detailedStatus: DetailedStatus): boolean => GRANTED.includes(detailedStatus)

/** Returns the highest amount in won that the looked-up fees can still add to the support. */
export const lookedUpAtMost = ({ lookedUp, remaining }: ResultMoneyView): Won =>
  Won(Math.min(lookedUp ?? 0, remaining ?? SUPPORT_CEILING))
