import type { ApplicationSituation } from '#domain/application/result/situation'
import { formatWon, Won } from '#domain/kernel/won'
import { fillWithParticles } from '#domain/text/particles'
import type { GaugePart } from '../../../parts/design/Gauge.tsx'
import type { AmountShare } from '../../../parts/design/ShareBar.tsx'
import { fill } from '../../../text/fill.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'
import { PROOF_LIST_TEXTS, supportShareWords } from '../../../text/ko/proof/proof.ts'

/** The gauge of the support, with the words below its two ends. [D2-464] [D2-505] */
export type ResultGauge = {
  readonly whole: number
  readonly parts: readonly GaugePart[]
  /** The shares to list below the bar; none if the words at its ends name everything. [D2-600] */
  readonly shares: readonly AmountShare[]
  /**
   * What is paid and what follows; null if nothing is paid, if the shares are not listed, or if the headline has an
   * amount. [D2-664]
   */
  readonly sentence: string | null
  readonly ends: readonly [begin: string, end: string]
}

/** Returns the highest amount in won that the looked-up fees can still add to the support. */
export const lookedUpAtMost = ({ lookedUp, shares }: ApplicationSituation): Won =>
  Won(Math.min(lookedUp ?? 0, shares.remaining))

/** Returns what is paid, granted or being checked of the maximum, with a name for each. [D2-119] [D2-464] */
const namedShares = ({ shares }: ApplicationSituation): readonly AmountShare[] =>
  supportShareWords({ ...shares, entered: Won(0) }).filter(({ won }) => won > 0)

/**
 * Returns the sentence about the amounts of several shares: what is paid and what follows; null if nothing is paid.
 * [D2-664]
 */
const sharesInWords = ({ shares: { paid, granted } }: ApplicationSituation): string | null => {
  if (paid === 0) return null
  return fillWithParticles<string>(T[granted > 0 ? 'result.paidAndMore' : 'result.paidSoFar'], {
    paid: formatWon(paid),
    granted: formatWon(granted),
  })
}

/** True if the gauge lists several amounts, so that no fact repeats them. [D2-600] */
export const areSharesListed = (situation: ApplicationSituation): boolean =>
  situation.shares.paid < situation.shares.ceiling && namedShares(situation).length > 1

/**
 * Returns the gauge of the support; null if there is no amount yet. `sum` is the amount in the headline, which the
 * words of a single share do not repeat. [D2-119] [D2-464]
 */
export const supportGaugeOf = (situation: ApplicationSituation, sum: Won | null): ResultGauge | null => {
  const { shares, remaining } = situation
  const named = namedShares(situation)
  const [first] = named
  if (first === undefined) return null
  const isListed = areSharesListed(situation)
  const begin = first.won === sum ? first.name : `${first.name} ${formatWon(first.won)}`
  const isRestChecked = shares.underReview >= shares.remaining
  // If everything that remains is being checked, its amount is said only once. [D2-505]
  const end =
    remaining === null || isRestChecked
      ? fill(T['result.limit'])
      : `${PROOF_LIST_TEXTS['gauge.remaining']} ${formatWon(remaining)}`
  return {
    whole: shares.ceiling,
    parts: named.map(({ look, won }) => ({ look, size: won })),
    shares: isListed ? named : [],
    sentence: isListed && sum === null ? sharesInWords(situation) : null,
    ends: [isListed ? '' : begin, end],
  }
}
