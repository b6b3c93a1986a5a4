import { expectedDecisionDay } from '#domain/application/result/next-step'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { formatWon, Won } from '#domain/kernel/won'
import { formatDayWithoutYear } from '#domain/kernel/written-dates'
import { isPastDay } from '../../../parts/time/days-left.ts'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { NO_AMOUNT_WORDS, RESULT_TEXTS as T } from '../../../text/ko/result.ts'
import { accountWords } from './account-words.ts'
import { lookedUpAtMost } from './result-gauges.ts'
import { decisionTime, stepEnd } from './result-wait.ts'

/** One fact of the band: what it is about, its name, the value in large type, and the words after it. */
type BandFact = {
  readonly about: 'support' | 'time'
  readonly name: string
  readonly large: string
  readonly beside: string | null
}

/** What the page says in large type in the band below the headline. */
export type ResultBand = readonly BandFact[]

const bandOrNull = (band: ResultBand): ResultBand | null => (band.length === 0 ? null : band)

const supportFact = (large: string, beside: string | null): BandFact => ({
  about: 'support',
  name: T['fact.support'],
  large,
  beside,
})

/** Returns the maximum while no amount is decided; otherwise nothing. [D2-933] */
const undecidedSupport = ({ support: total, shares }: ApplicationSituation): ResultBand =>
  total.is === 'undecided' && shares.granted === 0
    ? [supportFact(fill(T['result.atMost']), NO_AMOUNT_WORDS.undecided)]
    : []

/**
 * Returns when the agency usually decides, with the support; null if the day of this step is unknown or over. [D2-931]
 * [D2-936] [D3-270]
 */
export const decisionBand = (situation: ApplicationSituation): ResultBand | null => {
  const { detailedStatus, expectation } = situation
  if (expectation === null || stepEnd(situation) === null) return null
  const time = decisionTime(expectedDecisionDay(detailedStatus, expectation))
  if (time === null) return null
  const { when, weeks } = time
  const decision =
    weeks === null
      ? { large: T['decision.soon'], beside: null }
      : { large: when, beside: fill(T['decision.inWeeks'], { weeks }) }
  return [{ about: 'time', name: T['decision.usually'], ...decision }, ...undecidedSupport(situation)]
}

/** Returns the maximum; null once an amount is decided. [D2-933] */
export const maximumBand = (situation: ApplicationSituation): ResultBand | null =>
  bandOrNull(undecidedSupport(situation))

/** Returns the day on which a check usually ends, by the name of the check; nothing if it is unknown or over. */
const checkEnd = (situation: ApplicationSituation, name: string): ResultBand => {
  const end = stepEnd(situation)
  return end === null
    ? []
    : [{ about: 'time', name, large: fill(T['band.about'], { day: formatDayWithoutYear(end) }), beside: null }]
}

/** Returns the granted amount with the words after it; nothing if no amount is granted. */
const grantedSupport = ({ shares: { granted } }: ApplicationSituation, beside: string | null): ResultBand =>
  granted > 0 ? [supportFact(formatWon(granted), beside)] : []

/** Returns when the agency usually pays, and the granted amount with its account. [D2-940] */
export const paymentBand = (situation: ApplicationSituation): ResultBand | null =>
  bandOrNull([...checkEnd(situation, T['band.payment']), ...grantedSupport(situation, accountWords(situation))])

/** Returns when the new account is usually checked, and the amount that is paid then. [D2-924] */
export const accountCheckBand = (situation: ApplicationSituation): ResultBand | null =>
  bandOrNull([...checkEnd(situation, T['band.accountCheck']), ...grantedSupport(situation, T['band.paidThen'])])

/** Returns when a carrier lookup ends at the latest, and the maximum; null once a part is paid. [D2-940] */
export const lookupEndBand = (situation: ApplicationSituation): ResultBand | null => {
  const { lookupDays, shares } = situation
  if (shares.paid > 0) return null
  const end: ResultBand =
    lookupDays === null || isPastDay(lookupDays.end)
      ? []
      : [
          {
            about: 'time',
            name: T['band.lookupEnd'],
            large: fill(T['band.atLatest'], { day: formatDayInSentence(lookupDays.end) }),
            beside: null,
          },
        ]
  return bandOrNull([...end, ...undecidedSupport(situation)])
}

/** Returns how much is paid of a looked-up amount at most; nothing if the carriers found no amount. */
const lookedUpSupport = (situation: ApplicationSituation): ResultBand => {
  const atMost = lookedUpAtMost(situation)
  return atMost > 0
    ? [supportFact(fill(T['band.atMost'], { amount: formatWon(Won(atMost)) }), NO_AMOUNT_WORDS.undecided)]
    : []
}

/** Returns when the looked-up amount is usually checked; null once a part is paid. [D2-924] */
export const lookupCheckBand = (situation: ApplicationSituation): ResultBand | null =>
  situation.shares.paid > 0
    ? null
    : bandOrNull([...checkEnd(situation, T['band.lookupCheck']), ...lookedUpSupport(situation)])
