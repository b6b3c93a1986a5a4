import { formatWon, type Won } from '../kernel/won.ts'
import { onlyValue } from '../programme/parameter.ts'
import { SUPPORT_CEILING } from '../programme/parameters.ts'

/** A looked-up amount as it is shown: capped at the maximum support, `orMore` when it reaches it. */
export type LookedUpAmount = { readonly won: Won; readonly orMore: boolean }

/** The rule for looked-up amounts: the delivery total and the sums of the lookup lists, never decided amounts. [A-006] [D2-45] */
export const lookedUpAmount = (amount: Won): LookedUpAmount => {
  const ceiling = onlyValue(SUPPORT_CEILING)
  return amount >= ceiling ? { won: ceiling, orMore: true } : { won: amount, orMore: false }
}

/** `299,999원`, or `300,000원 이상` from 300,000 on. */
export const formatLookedUpAmount = (amount: Won): string => {
  const { won, orMore } = lookedUpAmount(amount)
  return orMore ? `${formatWon(won)} 이상` : formatWon(won)
}
