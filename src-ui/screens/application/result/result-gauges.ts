import type { ApplicationSituation } from '#domain/application/situation'
import { fillWithParticles } from '#domain/kernel/particles'
import { formatWon, Won } from '#domain/kernel/won'
import { SUPPORT_CEILING } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import type { GaugePart } from '../../../parts/design/Gauge.tsx'
import type { AmountShare } from '../../../parts/design/ShareBar.tsx'
import { fill } from '../../../text/fill.ts'
import { PROOF_LIST_TEXTS, supportShareWords } from '../../../text/ko/proof.ts'
import { RESULT_STATES } from '../../../text/ko/result-states.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/result.ts'

/** The gauge of the support, with the words below its two ends. [D2-464] [D2-505] */
export type ResultGauge = {
  readonly whole: number
  readonly parts: readonly GaugePart[]
  /** The shares to list below the bar; none if the words at its ends name everything. [D2-600] */
  readonly shares: readonly AmountShare[]
  readonly ends: readonly [begin: string, end: string]
}

/** Returns the highest amount in won that the looked-up fees can still add to the support. */
export const lookedUpAtMost = ({ lookedUp, remaining }: ApplicationSituation): Won =>
  Won(Math.min(lookedUp ?? 0, remaining ?? SUPPORT_CEILING))

/** Returns the amount of an answered lookup, while the agency checks it and nothing is paid yet. [D2-548] */
const lookupInGauge = (situation: ApplicationSituation): number =>
  situation.detailedStatus === 'lookupAnswered' && situation.shares.paid === 0 ? lookedUpAtMost(situation) : 0

/**
 * Returns what is paid, granted or being checked of the maximum, with a name for each. A lookup that is being checked
 * has the name that it has in the progress bar. [D2-119] [D2-464]
 */
const namedShares = (situation: ApplicationSituation): readonly AmountShare[] => {
  const { shares } = situation
  const lookedUp = lookupInGauge(situation)
  const underReview = Won(Math.min(shares.remaining, shares.underReview + lookedUp))
  return supportShareWords({ ...shares, underReview, entered: Won(0) })
    .filter(({ won }) => won > 0)
    .map((share) =>
      share.look === 'underReview' && lookedUp > 0
        ? { ...share, name: RESULT_STATES.lookupAnswered.payment.mark }
        : share,
    )
}

/** True if the gauge lists several amounts, so that no fact repeats them. [D2-600] */
export const areSharesListed = (situation: ApplicationSituation): boolean =>
  situation.shares.paid < situation.shares.ceiling && namedShares(situation).length > 1

/**
 * Returns the gauge of the support; null if there is no amount yet. `sum` is the amount in the headline, which the words
 * of a single share do not repeat. [D2-119] [D2-464]
 */
export const supportGaugeOf = (situation: ApplicationSituation, sum: Won | null): ResultGauge | null => {
  const { shares, remaining } = situation
  const named = namedShares(situation)
  const [first] = named
  if (first === undefined) return null
  const [isListed, isAllPaid] = [areSharesListed(situation), shares.paid === shares.ceiling]
  const begin = first.won === sum ? first.name : `${first.name} ${formatWon(first.won)}`
  const isRestChecked = shares.underReview + lookupInGauge(situation) >= shares.remaining
  // If everything that remains is being checked, its amount is said only once. [D2-505]
  const end =
    remaining === null || isRestChecked
      ? fill(T['result.limit'])
      : `${PROOF_LIST_TEXTS['gauge.remaining']} ${formatWon(remaining)}`
  return {
    whole: shares.ceiling,
    parts: named.map(({ look, won }) => ({ look, size: won })),
    shares: isListed ? named : [],
    ends: isAllPaid
      ? [fillWithParticles(T['result.allPaid'], PROGRAMME_PLACEHOLDERS), '']
      : [isListed ? '' : begin, end],
  }
}
