import type { ApplicationSituation } from '#domain/application/situation'
import { formatWon, Won } from '#domain/kernel/won'
import { SUPPORT_CEILING } from '#domain/programme/parameters'
import type { GaugePart } from '../../../parts/design/Gauge.tsx'
import type { AmountShare } from '../../../parts/design/ShareBar.tsx'
import { fill } from '../../../text/fill.ts'
import { PROOF_LIST_TEXTS, supportShareWords } from '../../../text/ko/proof.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/result.ts'

/** The gauge of the support, with the words below its two ends. [D2-464] [D2-505] */
export type ResultGauge = {
  readonly whole: number
  readonly parts: readonly GaugePart[]
  /** What is paid and what follows, in place of a bar with several shares; none if the bar has one share. [D2-873] */
  readonly amounts: readonly AmountShare[]
  /** What is being checked beside these amounts, and what remains; the facts say it. [D2-873] */
  readonly others: readonly Pick<AmountShare, 'name' | 'won'>[]
  readonly ends: readonly [begin: string, end: string]
}

/** Returns the highest amount in won that the looked-up fees can still add to the support. */
export const lookedUpAtMost = ({ lookedUp, remaining }: ApplicationSituation): Won =>
  Won(Math.min(lookedUp ?? 0, remaining ?? SUPPORT_CEILING))

/** Returns what is paid, granted or being checked of the maximum, with a name for each. [D2-119] [D2-464] */
const namedShares = ({ shares }: ApplicationSituation): readonly AmountShare[] =>
  supportShareWords({ ...shares, entered: Won(0) }).filter(({ won }) => won > 0)

/** True if there are several amounts, so that they are no bar and no fact repeats them. [D2-600] [D2-873] */
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
  const isListed = areSharesListed(situation)
  const begin = first.won === sum ? first.name : `${first.name} ${formatWon(first.won)}`
  const isRestChecked = shares.underReview >= shares.remaining
  // If everything that remains is being checked, its amount is said only once. [D2-505]
  const left = isRestChecked ? null : remaining
  const name = PROOF_LIST_TEXTS['gauge.remaining']
  const end = left === null ? fill(T['result.limit']) : `${name} ${formatWon(left)}`
  const checked = named.filter(({ look }) => look === 'underReview')
  return {
    whole: shares.ceiling,
    parts: named.map(({ look, won }) => ({ look, size: won })),
    amounts: isListed ? named.filter(({ look }) => look !== 'underReview') : [],
    others: isListed ? [...checked, ...(left === null ? [] : [{ name, won: left }])] : [],
    ends: [begin, end],
  }
}
