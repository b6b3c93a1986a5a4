import type { Application } from '#domain/application/application'
import { expectedDecisionDay } from '#domain/application/result/next-step'
import type { ApplicationSituation } from '#domain/application/result/situation'
import type { TotalSupport } from '#domain/application/result/total-support'
import { formatWon, Won } from '#domain/kernel/won'
import { fillWithParticles } from '#domain/text/particles'
import type { KstDate } from '#domain/time/calendar'
import { formatDayWithoutYear, formatFullDay } from '#domain/time/written-dates'
import type { AmountShare } from '#ui/parts/proof/ShareBar.tsx'
import { isPastDay } from '#ui/parts/time/days-left.ts'
import { formatDayInSentence } from '#ui/parts/time/format-day.ts'
import { fill } from '#ui/text/fill.ts'
import { LAST_CHANGE_WORDS, NO_AMOUNT_WORDS, RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { PROOF_LIST_TEXTS, supportShareWords } from '#ui/text/ko/proof/proof.ts'
import { type BandFact, compact, type Maybe, type PageContents, type ResultFact } from './result-blocks.ts'
import { decisionTime, stepEnd } from './result-wait.ts'
import { accountWords, formatCount, isPartPaid, type PageSituation, shortfall, type Words } from './result-words.ts'

type Situation = ApplicationSituation
type Band = PageContents['band']

// The band: when the agency acts, and the amount, in large type

/** Returns a band of these facts; null if there are none. */
const bandOf = (...facts: readonly Maybe<BandFact>[]): Band => {
  const shown = compact(facts)
  return shown.length === 0 ? null : shown
}

const supportFact = (large: string, beside: Words): BandFact => ({ name: T['fact.support'], large, beside })

/** Returns the maximum while no amount is decided; otherwise null. [D2-933] */
const undecidedSupport = ({ support: total, shares }: Situation): BandFact | null =>
  total.is === 'undecided' && shares.granted === 0
    ? supportFact(fill(T['result.atMost']), NO_AMOUNT_WORDS.undecided)
    : null

/** Returns the granted amount with the words after it; null if no amount is granted. */
const grantedSupport = ({ shares: { granted } }: Situation, beside: Words): BandFact | null =>
  granted > 0 ? { ...supportFact(formatWon(granted), beside), isGranted: true } : null

/** Returns the day on which a check usually ends, by the name of the check; null if it is unknown or over. */
const checkEnd = (situation: Situation, name: string, beside: Words = null): BandFact | null => {
  const end = stepEnd(situation)
  return end && { name, large: fill(T['band.about'], { day: formatDayWithoutYear(end) }), beside }
}

/**
 * Returns when the agency usually decides, with the support; null if the day of this step is unknown or over. [D2-931]
 * [D2-936]
 */
export const decisionBand = (situation: Situation): Band => {
  const { detailedStatus, expectation } = situation
  if (expectation === null || stepEnd(situation) === null) return null
  const time = decisionTime(expectedDecisionDay(detailedStatus, expectation))
  if (time === null) return null
  const { when, weeks } = time
  const words =
    weeks === null
      ? { large: T['decision.soon'], beside: null }
      : { large: when, beside: fill(T['decision.inWeeks'], { weeks }) }
  return bandOf({ name: T['decision.usually'], ...words }, undecidedSupport(situation))
}

/** Returns the maximum; null once an amount is decided. [D2-933] */
export const maximumBand = (situation: Situation): Band => bandOf(undecidedSupport(situation))

/** Returns when the agency usually pays, and the granted amount with its account. [D2-940] */
export const paymentBand = (situation: Situation): Band =>
  bandOf(checkEnd(situation, T['band.payment']), grantedSupport(situation, accountWords(situation)))

/** Returns when the new account is usually checked, and the amount that is paid then. [D2-924] [D2-981] */
export const accountCheckBand = (situation: Situation): Band => {
  const words = accountWords(situation)
  const newAccount = words && `${T['fact.newAccount']} ${words}`
  return bandOf(checkEnd(situation, T['band.accountCheck'], newAccount), grantedSupport(situation, T['band.paidThen']))
}

/** Returns when a carrier lookup ends at the latest, and the maximum; null once a part is paid. [D2-940] */
export const lookupEndBand = (situation: Situation): Band => {
  if (isPartPaid(situation)) return null
  const end = situation.lookupDays?.end ?? null
  const day = end !== null && !isPastDay(end) && formatDayInSentence(end)
  const lookupEnd = day && { name: T['band.lookupEnd'], large: fill(T['band.atLatest'], { day }), beside: null }
  return bandOf(lookupEnd || null, undecidedSupport(situation))
}

/**
 * Returns when the looked-up amount, which is in the headline, is usually checked, and that the support is decided then.
 * [D2-924] [D2-993] [D2-1011]
 */
export const lookupCheckBand = (situation: Situation): Band =>
  isPartPaid(situation)
    ? null
    : bandOf(
        checkEnd(situation, T['band.lookupCheck']),
        (situation.lookedUp ?? 0) > 0 && supportFact(T['band.afterCheck'], null),
      )

// The gauge of the support

/** Returns what is paid, granted or being checked of the maximum, with a name for each. [D2-119] [D2-464] */
const namedShares = ({ shares }: Situation): readonly AmountShare[] =>
  supportShareWords({ ...shares, entered: Won(0) }).filter(({ won }) => won > 0)

/** True if the gauge lists several amounts, so that no fact repeats them. [D2-600] */
const areSharesListed = (situation: Situation): boolean =>
  situation.shares.paid < situation.shares.ceiling && namedShares(situation).length > 1

/**
 * Returns the gauge of the support; null if there is no amount yet. `sum` is the amount in the headline, in won (0 without
 * one); the first part of the gauge has no amount if it is the same. [D2-119] [D2-464] [D2-664]
 */
export const supportGauge = (situation: Situation, sum = 0): PageContents['gauge'] => {
  const { shares, remaining } = situation
  const named = namedShares(situation)
  const [first] = named
  if (first === undefined) return null
  const isListed = areSharesListed(situation)
  const begin = first.won === sum ? first.name : `${first.name} ${formatWon(first.won)}`
  const isRestChecked = shares.underReview >= shares.remaining
  // If the whole rest is under review, its amount is already in the gauge, so the end has the limit instead. [D2-505]
  const end =
    remaining === null || isRestChecked
      ? fill(T['result.limit'])
      : `${PROOF_LIST_TEXTS['gauge.remaining']} ${formatWon(remaining)}`
  return {
    whole: shares.ceiling,
    parts: named.map(({ look, won }) => ({ look, size: won })),
    shares: isListed ? named : [],
    ends: [isListed ? '' : begin, end],
  }
}

/** Returns what is paid and what follows; null if nothing is paid, or if the gauge does not list the shares. [D2-464] */
export const paidSoFar = (situation: Situation): Words => {
  const { paid, granted } = situation.shares
  return paid > 0 && areSharesListed(situation)
    ? fillWithParticles<string>(T[granted > 0 ? 'result.paidAndMore' : 'result.paidSoFar'], {
        paid: formatWon(paid),
        granted: formatWon(granted),
      })
    : null
}

// The facts

const fact = (name: string, words: string | readonly string[] | null): ResultFact | null =>
  words === null ? null : { name, lines: [words].flat() }

/** Returns the words for the total support. Until it is decided, the maximum is beside the words. [A-172] [D2-99] */
export const totalSupportWords = (support: TotalSupport): string => {
  if (support.is === 'decided') return formatWon(support.won)
  if (support.is === 'paid') return fill(T['result.paid'], { amount: formatWon(support.won) })
  const words = NO_AMOUNT_WORDS[support.is]
  return support.is === 'undecided' || support.is === 'settling' ? `${words} (${fill(T['result.atMost'])})` : words
}

/**
 * Returns the words for the support, by the stage of the application; null if headline, gauge or the words above have
 * the amount, or if the application ended without support. [A-172] [D2-664]
 */
const supportWords = (situation: Situation): Words => {
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
}

/** The support, unless the band says it. The amount in the band is what follows; a paid amount stays a fact. [D2-940] */
export const support = (situation: Situation, band: Band = null): ResultFact | null => {
  const name = T['fact.support']
  const isInBand = !isPartPaid(situation) && band?.some((inBand) => inBand.name === name)
  return isInBand ? null : fact(name, supportWords(situation))
}

/** The day of a payment always has its year, because people print it for their accounts. [D3-256] */
const fullDayOrDash = (day: KstDate | null): string => (day === null ? '-' : formatFullDay(day))

/**
 * The days of payment, each with its amount if there are several; null before a payment. If no proof has a day, the day
 * on which the application was paid. [A-145] [D2-158] [D2-163] [D2-532]
 */
export const paymentDays = ({ payments, stage, lastChange: change }: Situation): ResultFact | null => {
  const days = payments.map(({ day, won }) =>
    payments.length === 1
      ? fullDayOrDash(day)
      : fill(T['payment.onDay'], { day: fullDayOrDash(day), amount: formatWon(won) }),
  )
  const paidOn = stage === 'paid' ? fullDayOrDash(change.day) : null
  return fact(T['fact.payDay'], days.length > 0 ? days : paidOn)
}

/** The day of the last change and what happened; null after a payment, unless a supplement is due. [D2-465] [D3-273] */
export const lastChange = ({ payments, supplement, lastChange: change }: Situation): ResultFact | null => {
  if (payments.length > 0 && supplement === null) return null
  const day = change.day === null ? '-' : formatDayInSentence(change.day)
  return fact(T['fact.lastChange'], fill(T['fact.lastChangeIs'], { day, what: LAST_CHANGE_WORDS[change.name] }))
}

/** The masked account to which the agency pays or has paid; null before, or if the band says it. [A-272] [D2-158] [D2-940] */
const account = (situation: Situation, band: Band = null): ResultFact | null => {
  const { detailedStatus, payments } = situation
  const isNew = detailedStatus === 'requestVerified'
  const isShown = isNew || detailedStatus === 'approved' || payments.length > 0
  const words = accountWords(situation)
  if (!isShown || words === null || band?.some(({ beside }) => beside?.includes(words))) return null
  return fact(T[isNew ? 'fact.newAccount' : 'fact.paidInto'], words)
}

/** Returns the status of each opinion in the agency's words. */
export const opinionStatusWords = (opinions: Application['opinions']): string =>
  opinions.map(({ status }) => status ?? '-').join(', ')

/** The status of each opinion. */
export const opinionStates = ({ application: { opinions } }: Situation): ResultFact | null =>
  fact(T['result.opinionStatus'], opinionStatusWords(opinions))

/** How long a running carrier lookup takes at most, if its last day is unknown. [D2-157] */
const lookupLength = (situation: Situation): ResultFact | null =>
  situation.detailedStatus === 'lookupRunning' && situation.lookupDays === null && !isPartPaid(situation)
    ? fact(T['fact.lookup'], fill(T['lookup.atMost']))
    : null

/** Returns the support, the days of payment and the account, without those that the band says. [A-271] [D2-940] */
export const usualFacts = (situation: Situation, band: Band = null) => [
  support(situation, band),
  paymentDays(situation),
  account(situation, band),
  lookupLength(situation),
]

/**
 * The facts and their notes: by default why less is paid than was submitted. In every status, the numbers of the proofs
 * on hold and of those not accepted come last, if there are any. [D2-168] [D2-713] [D2-743]
 */
export const factsWith = (
  situation: PageSituation,
  list: readonly Maybe<ResultFact>[],
  notes: readonly Words[] = [shortfall(situation)],
): NonNullable<PageContents['facts']> => {
  const { heldProofs, refusedProofs, proofPhone } = situation
  const held =
    heldProofs > 0 &&
    fact(T['fact.heldProofs'], fill(T['result.heldProofs'], { held: formatCount(heldProofs), proofPhone }))
  const refused =
    refusedProofs > 0 &&
    fact(T['fact.refusedProofs'], fill(T['result.refusedProofs'], { refused: formatCount(refusedProofs), proofPhone }))
  return { facts: compact([...list, held, refused]), notes: compact(notes) }
}

/**
 * Returns the facts about opinions: the support, the account, and the status of each opinion with the day of the latest
 * opinion or answer. [A-170] [D2-173]
 */
export const opinionFacts = (situation: Situation): readonly Maybe<ResultFact>[] => {
  const { name, day } = situation.lastChange
  const words = opinionStatusWords(situation.application.opinions)
  const key = name === 'answer' ? 'opinion.answeredOn' : 'opinion.sentOn'
  const states = day === null ? words : fill(T[key], { words, day: formatDayInSentence(day) })
  return [support(situation), account(situation), fact(T['result.opinionStatus'], states)]
}
