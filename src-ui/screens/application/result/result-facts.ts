import type { Application } from '#domain/application/application'
import type { DetailedStatus } from '#domain/application/result/detailed-status.table'
import type { ApplicationSituation } from '#domain/application/result/situation'
import type { TotalSupport } from '#domain/application/result/total-support'
import { formatWon } from '#domain/kernel/won'
import type { KstDate } from '#domain/time/calendar'
import { formatFullDay } from '#domain/time/written-dates'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { LAST_CHANGE_WORDS, NO_AMOUNT_WORDS, RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'
import { accountWords, formatCount, isPartPaid, type PageSituation } from './result-cells.ts'
import { areSharesListed } from './result-gauges.ts'

type Situation = ApplicationSituation

/** A labelled line that the result page shows even while every collapsible section is closed. */
export type ResultFact = { readonly name: string; readonly lines: readonly string[] }

/** Returns the words for the total support. Until it is decided, the maximum is beside the words. [A-172] [D2-99] */
export const totalSupportWords = (support: TotalSupport): string => {
  if (support.is === 'decided') return formatWon(support.won)
  if (support.is === 'paid') return fill(T['result.paid'], { amount: formatWon(support.won) })
  const words = NO_AMOUNT_WORDS[support.is]
  return support.is === 'undecided' || support.is === 'settling' ? `${words} (${fill(T['result.atMost'])})` : words
}

const fact =
  <Facts extends Situation = Situation>(name: string, words: (facts: Facts) => string | readonly string[] | null) =>
  (facts: Facts): ResultFact | null => {
    const lines = words(facts)
    return lines === null ? null : { name, lines: [lines].flat() }
  }

/**
 * The support, by the stage of the application; null if headline, gauge or the words above have the amount, or if the
 * application ended without support. [A-172] [D2-664]
 */
export const support = fact(T['fact.support'], (situation) => {
  const { stage, shares, support: total } = situation
  const { paid, granted } = shares
  if (stage === 'paid') return 'won' in total ? null : totalSupportWords(total)
  if (stage === 'paying') {
    if (paid > 0) return fill(T['result.paid'], { amount: formatWon(paid) })
    return granted > 0 ? null : totalSupportWords(total)
  }
  if (stage !== 'selected') return total.is === 'none' ? null : totalSupportWords(total)
  if (areSharesListed(situation) || paid > 0) return null
  if (granted > 0) return fill(T['result.toPay'], { amount: formatWon(granted) })
  return totalSupportWords(total)
})

/** The day of a payment always has its year, because people print it for their accounts. [D3-256] */
const fullDayOrDash = (day: KstDate | null): string => (day === null ? '-' : formatFullDay(day))

/** Returns the days of payment, each with its amount if there are several. [D2-158] [D2-163] */
const paymentLines = ({ payments }: Situation): readonly string[] =>
  payments.length === 1
    ? payments.map(({ day }) => fullDayOrDash(day))
    : payments.map(({ day, won }) => fill(T['payment.onDay'], { day: fullDayOrDash(day), amount: formatWon(won) }))

/** The days of payment; null before a payment. [D2-532] */
export const paymentDays = fact(T['fact.payDay'], (situation) =>
  situation.payments.length === 0 ? null : paymentLines(situation),
)

/** The days of payment; if no proof has one, the day on which the application was paid. [A-145] [D2-163] */
export const paymentDaysOrLastChange = fact(T['fact.payDay'], (situation) =>
  situation.payments.length === 0 ? fullDayOrDash(situation.lastChange.day) : paymentLines(situation),
)

/**
 * The day of the last change and what happened; null after a payment, unless a supplement is due. [D2-465] [D3-273]
 */
export const lastChange = fact(T['fact.lastChange'], (situation) => {
  const { payments, supplement, lastChange: change } = situation
  if (payments.length > 0 && supplement === null) return null
  const day = change.day === null ? '-' : formatDayInSentence(change.day)
  return fill(T['fact.lastChangeIs'], { day, what: LAST_CHANGE_WORDS[change.name] })
})

const ACCOUNT_NAMES: { readonly [status in DetailedStatus]?: string } = {
  approved: T['fact.paidInto'],
  transferError: T['fact.failedAccount'],
  requestVerified: T['fact.newAccount'],
}

/** The masked account to which the agency pays or has paid; null before. [A-272] [D2-158] */
export const account = (situation: Situation): ResultFact | null => {
  const { detailedStatus, payments } = situation
  const name = ACCOUNT_NAMES[detailedStatus] ?? (payments.length > 0 ? T['fact.paidInto'] : null)
  const words = accountWords(situation)
  return name === null || words === null ? null : { name, lines: [words] }
}

/** Returns the status of each opinion in the agency's words. */
export const opinionStatusWords = (opinions: Application['opinions']): string =>
  opinions.map(({ status }) => status ?? '-').join(', ')

/** The status of each opinion, and the day of the latest opinion or answer. [A-170] [D2-173] */
export const opinionStates = fact(T['result.opinionStatus'], ({ application, lastChange: { name, day } }) => {
  const words = opinionStatusWords(application.opinions)
  if (day === null) return words
  return fill(T[name === 'answer' ? 'opinion.answeredOn' : 'opinion.sentOn'], { words, day: formatDayInSentence(day) })
})

/** How long the carrier lookup takes at most, if its last day is unknown. [D2-157] */
export const lookupLength = fact(T['fact.lookup'], (situation) =>
  situation.lookupDays === null && !isPartPaid(situation) ? fill(T['lookup.atMost']) : null,
)

/** How many proofs are on hold, and who tells the reason; null if none is. [D2-713] */
export const heldProofs = fact(T['fact.heldProofs'], ({ heldProofs: held, proofPhone }: PageSituation) =>
  held === 0 ? null : fill(T['result.heldProofs'], { held: formatCount(held), proofPhone }),
)

/** How many proofs were not accepted, and who tells the reason; null if none, or if other words say it. [D2-743] */
export const refusedProofs = fact(T['fact.refusedProofs'], ({ refusedProofs: refused, proofPhone }: PageSituation) =>
  refused === 0 ? null : fill(T['result.refusedProofs'], { refused: formatCount(refused), proofPhone }),
)
