import { expectedDecisionDay } from '#domain/application/result/next-step'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { formatWon, Won } from '#domain/kernel/won'
import { formatDayWithoutYear } from '#domain/time/written-dates'
import { isPastDay } from '../../../parts/time/days-left.ts'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { NO_AMOUNT_WORDS, RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'
import { accountWords, type Cell } from './result-cells.ts'
import { account, type ResultFact, support } from './result-facts.ts'
import { lookedUpAtMost } from './result-gauges.ts'
import { decisionTime, stepEnd } from './result-wait.ts'

/**
 * One fact of the band: its name, the value in large type, and the words after it. `isGranted`: the value is an amount
 * that the agency has granted. `hasAccount`: the words after the value are the account.
 */
type BandFact = {
  readonly says: 'time' | 'support'
  readonly name: string
  readonly large: string
  readonly beside: string | null
  readonly isGranted?: boolean
  readonly hasAccount?: boolean
}

/** What the page says in large type in the band below the headline. */
export type ResultBand = readonly BandFact[]

/** Returns a band of these facts without those that are null; null if all are. */
const bandOf = (...facts: readonly (BandFact | null)[]): ResultBand | null => {
  const band = facts.filter((fact) => fact !== null)
  return band.length === 0 ? null : band
}

const timeFact = (name: string, large: string, beside: string | null = null): BandFact => ({
  says: 'time',
  name,
  large,
  beside,
})

const supportFact = (large: string, beside: string | null): BandFact => ({
  says: 'support',
  name: T['fact.support'],
  large,
  beside,
})

/** Returns the maximum while no amount is decided; otherwise null. [D2-933] */
const undecidedSupport = ({ support: total, shares }: ApplicationSituation): BandFact | null =>
  total.is === 'undecided' && shares.granted === 0
    ? supportFact(fill(T['result.atMost']), NO_AMOUNT_WORDS.undecided)
    : null

/**
 * Returns when the agency usually decides, with the support; null if the day of this step is unknown or over. [D2-931]
 * [D2-936]
 */
export const decisionBand = (situation: ApplicationSituation): ResultBand | null => {
  const { detailedStatus, expectation } = situation
  if (expectation === null || stepEnd(situation) === null) return null
  const time = decisionTime(expectedDecisionDay(detailedStatus, expectation))
  if (time === null) return null
  const { when, weeks } = time
  const name = T['decision.usually']
  const decision =
    weeks === null ? timeFact(name, T['decision.soon']) : timeFact(name, when, fill(T['decision.inWeeks'], { weeks }))
  return bandOf(decision, undecidedSupport(situation))
}

/** Returns the maximum; null once an amount is decided. [D2-933] */
export const maximumBand = (situation: ApplicationSituation): ResultBand | null => bandOf(undecidedSupport(situation))

/**
 * Returns the day on which a check usually ends, by the name of the check, with the words after it; null if it is
 * unknown or over.
 */
const checkEnd = (situation: ApplicationSituation, name: string, beside: string | null = null): BandFact | null => {
  const end = stepEnd(situation)
  return end === null ? null : timeFact(name, fill(T['band.about'], { day: formatDayWithoutYear(end) }), beside)
}

/** Returns the granted amount with the words after it; null if no amount is granted. */
const grantedSupport = ({ shares: { granted } }: ApplicationSituation, beside: string | null): BandFact | null =>
  granted > 0 ? { ...supportFact(formatWon(granted), beside), isGranted: true } : null

/** Returns when the agency usually pays, and the granted amount with its account. [D2-940] */
export const paymentBand = (situation: ApplicationSituation): ResultBand | null => {
  const words = accountWords(situation)
  const amount = grantedSupport(situation, words)
  return bandOf(checkEnd(situation, T['band.payment']), amount && { ...amount, hasAccount: words !== null })
}

/** Returns when the new account is usually checked, and the amount that is paid then. [D2-924] [D2-981] */
export const accountCheckBand = (situation: ApplicationSituation): ResultBand | null => {
  const words = accountWords(situation)
  const check = checkEnd(situation, T['band.accountCheck'], words && `${T['fact.newAccount']} ${words}`)
  return bandOf(check && { ...check, hasAccount: words !== null }, grantedSupport(situation, T['band.paidThen']))
}

/** Returns when a carrier lookup ends at the latest, and the maximum; null once a part is paid. [D2-940] */
export const lookupEndBand = (situation: ApplicationSituation): ResultBand | null => {
  const { lookupDays, shares } = situation
  if (shares.paid > 0) return null
  const isAhead = lookupDays !== null && !isPastDay(lookupDays.end)
  return bandOf(
    isAhead
      ? timeFact(T['band.lookupEnd'], fill(T['band.atLatest'], { day: formatDayInSentence(lookupDays.end) }))
      : null,
    undecidedSupport(situation),
  )
}

/** Returns how much is paid of a looked-up amount at most; null if the carriers found no amount. */
const lookedUpSupport = (situation: ApplicationSituation): BandFact | null => {
  const atMost = lookedUpAtMost(situation)
  return atMost > 0
    ? supportFact(fill(T['band.atMost'], { amount: formatWon(Won(atMost)) }), NO_AMOUNT_WORDS.undecided)
    : null
}

/** Returns when the looked-up amount is usually checked; null once a part is paid. [D2-924] */
export const lookupCheckBand = (situation: ApplicationSituation): ResultBand | null =>
  situation.shares.paid > 0 ? null : bandOf(checkEnd(situation, T['band.lookupCheck']), lookedUpSupport(situation))

/**
 * Returns the support as a fact; null if the band says it. The amount in the band is what follows; a paid amount stays
 * a fact. [D2-940]
 */
export const supportBeside =
  (bandCell: Cell<ResultBand | null>): Cell<ResultFact | null> =>
  (situation) =>
    situation.shares.paid === 0 && bandCell(situation)?.some(({ says }) => says === 'support')
      ? null
      : support(situation)

/** Returns the account as a fact; null if the band says it. [D2-940] */
export const accountBeside =
  (bandCell: Cell<ResultBand | null>): Cell<ResultFact | null> =>
  (situation) =>
    bandCell(situation)?.some(({ hasAccount }) => hasAccount) ? null : account(situation)
