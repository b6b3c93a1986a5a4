import { maskAccountNumber } from '#domain/account/account'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { formatCappedAmount } from '#domain/application/result/total-support'
import { decideCallInTime } from '#domain/help-desk/call-in-time'
import { lastCallDay } from '#domain/help-desk/help-desk-availability'
import { formatWon, Won } from '#domain/kernel/won'
import { HELP_DESK_HOURS } from '#domain/programme/help-desk-hours'
import { MAX_OPINIONS, SUPPORT_PER_CASE } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { isApprovedProofStatus } from '#domain/proof/proof-status.table'
import { decideNewProofEligibility, isFirstProofMissing } from '#domain/proof/registration/new-proof-eligibility'
import { supplementDueDayOrNull } from '#domain/proof/supplement/supplement'
import { recognisedTotal } from '#domain/proof/support-shares'
import { fillWithParticles } from '#domain/text/particles'
import type { KstDate } from '#domain/time/calendar'
import { formatMonthDay } from '#domain/time/written-dates'
import { splitFirstSentence } from '../../../parts/design/headline-text.ts'
import { serverTime } from '../../../parts/services/signals.ts'
import { isPastDay } from '../../../parts/time/days-left.ts'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { RESULT_STATES } from '../../../text/ko/application/result-states.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'
import { CALL_IN_TIME_TEXTS } from '../../../text/ko/help-desk/help-desk.ts'
import { NEW_PROOF_TEXTS, PROOF_LIST_TEXTS } from '../../../text/ko/proof/proof.ts'
import { dueWords, supplementRequestSentence, withDaysLeft } from '../../proof/supplement-words.ts'
import { lookedUpAtMost } from './result-gauges.ts'
import { nothingToDo, nothingToDoUntil, overdueStepEnd, stepEnd } from './result-wait.ts'

/**
 * The words of one cell, as the page shows them; null if it shows none. “Returns that …” below means: returns words that
 * say so.
 */
export type Words = string | null

/** The situation of an application, with the telephone numbers of the help desks for the application and for proofs. */
export type PageSituation = ApplicationSituation & { readonly phone: string; readonly proofPhone: string }

/** What a cell of the table returns for an application. */
export type Cell<Value> = (situation: PageSituation) => Value

/** Returns what the cells return, without null. */
export const valuesOf = <Value>(cells: readonly Cell<Value | null>[], situation: PageSituation): readonly Value[] =>
  cells.map((cell) => cell(situation)).filter((value) => value !== null)

export const formatCount = (n: number): string => n.toLocaleString('ko-KR')

/** A sentence that the page always has in a status. */
export const say =
  (key: keyof typeof T): Cell<Words> =>
  () =>
    fill<string>(T[key])

export const none: Cell<null> = () => null

// Conditions

export const isPartPaid = ({ shares }: ApplicationSituation): boolean => shares.paid > 0
export const hasReasons = ({ application }: PageSituation): boolean => application.reasons.length > 0

/** True if the headline leads to the text of an answer. */
export const hasAnswer = ({ latestAnswer }: PageSituation): boolean => latestAnswer !== null

/** True if some amount is paid or granted. [D2-664] */
export const isAmountDecided = ({ shares }: PageSituation): boolean => shares.remaining < shares.ceiling

/** True if the supplement of a proof ends earlier than that of the application. [D2-741] */
export const isProofDueFirst = ({ due, proofDue }: PageSituation): boolean =>
  due !== null && proofDue !== null && proofDue < due

// Above the headline

/**
 * Returns the last day of a supplement; null if none is due, or if the day is unknown. Above a headline about something
 * else, the words name the proof. If application and proof are sent back, both have their day, the earlier one first.
 * [D2-112] [D2-741]
 */
export const lastDay = ({ due, proofDue, status, detailedStatus }: PageSituation): Words => {
  if (due === null) return null
  if (status === 'supplementRequest' && proofDue !== null) {
    const days = [dueWords(due, 'due.ofApplication'), dueWords(proofDue, 'due.ofProof')]
    return (proofDue < due ? days.toReversed() : days).join('\n')
  }
  const isHeadlineAboutIt = status === 'supplementRequest' || detailedStatus === 'supplementDue'
  return dueWords(due, isHeadlineAboutIt ? 'due.until' : 'due.ofProof')
}

const callVerdictOf = (due: KstDate | null) => {
  const now = serverTime.peek()
  return due === null || now === null ? null : decideCallInTime(due, now).verdict
}

/**
 * Returns until when to call for a supplement, if that is before its last day, with the days left. Null in any other
 * case. [D2-714] [D2-925]
 */
const callByWords = (due: KstDate | null, words: string): Words => {
  if (due === null || callVerdictOf(due) !== 'before') return null
  const day = lastCallDay(due)
  return withDaysLeft(fill<string>(words, { day: formatDayInSentence(day), hour: HELP_DESK_HOURS.until }), day)
}

/** Returns the first day that matters for a supplement by telephone: until when to call, or the last day. [D2-925] [D2-941] */
export const callByOrLastDay = (situation: PageSituation): Words =>
  situation.due === null || situation.proofDue !== null
    ? lastDay(situation)
    : (callByWords(situation.due, T['due.toCall']) ?? dueWords(situation.due, 'due.toSupplement'))

// The headline, and its amount

export const sentence = ({ detailedStatus, shares, supplements, phone }: PageSituation): string =>
  fillWithParticles<string>(RESULT_STATES[detailedStatus].headline, {
    ...PROGRAMME_PLACEHOLDERS,
    phone,
    paid: formatWon(shares.paid),
    count: supplements.length,
  })

/** Returns that a part is paid; if nothing is paid, the sentence of the status. [D2-131] */
export const paidPartOrSentence = (situation: PageSituation): string =>
  sentence(isPartPaid(situation) ? { ...situation, detailedStatus: 'somePaid' } : situation)

export const lookedUpOrSentence = (situation: PageSituation): string => {
  const { lookedUp } = situation
  if (isPartPaid(situation) || lookedUp === null) return paidPartOrSentence(situation)
  if (lookedUp === 0) return T['result.lookedUpNothing']
  return fillWithParticles(T['result.lookedUp'], { lookedUp: formatCappedAmount(lookedUp) })
}

/** True if the agency refused a registered proof beside the records of a rapid payment. */
const isRegisteredProofRefused = ({ application: { proofs } }: PageSituation): boolean =>
  proofs.some(({ status, proofType }) => status === 'notSelected' && proofType !== 'rapid')

/** Returns what was refused: the records of a rapid payment, or these and the registered proofs. [D2-790] */
export const refusedRecords = (situation: PageSituation): string =>
  isRegisteredProofRefused(situation) ? T['result.rapidAndProofsRefused'] : sentence(situation)

/** Returns that a proof has to be registered; that it is another one, if one was refused. [D2-710] [D2-790] */
export const registerProof = (situation: PageSituation): string =>
  T[isRegisteredProofRefused(situation) ? 'result.otherProofFirst' : 'result.proofFirst']

/** Returns how many files were sent back; if the files are unknown, how many proofs. [A-275] [D2-132] */
export const filesOrSentence = (situation: PageSituation): string => {
  const n = situation.sentBackItems.length
  return n > 0 ? fill(T['result.sentBackFiles'], { n: formatCount(n) }) : sentence(situation)
}

export const answerOrSentence = (situation: PageSituation): string =>
  situation.latestAnswer === null ? sentence(situation) : T['result.answerSent']

export const firstSentence = (situation: PageSituation): string => splitFirstSentence(sentence(situation))[0]

/** Returns the paid amount in won; null if nothing is paid. [D2-163] */
export const paidSum = ({ shares: { paid } }: PageSituation): Won | null => (paid > 0 ? paid : null)

/** Returns the total support in won; null if it is unknown. [D2-163] */
export const totalSum = ({ support }: PageSituation): Won | null => ('won' in support ? support.won : null)

// The bold line: what the applicant must do, or the most important consequence

/** Returns that nothing is decided yet and, if there are reasons, to dispute wrong ones. [D2-912] */
export const disputeReasons = (situation: PageSituation): string =>
  [T['result.notDecided'], hasReasons(situation) && T['result.holdTask']].filter(Boolean).join(' ')

/** Returns that the amount of a failed transfer is kept, and what to do. [D2-664] */
export const sumKeptAndTask = (situation: PageSituation): string => {
  const task = splitFirstSentence(sentence(situation))[1]
  const { granted } = situation.shares
  return granted > 0 ? `${fillWithParticles(T['result.sumKept'], { granted: formatWon(granted) })} ${task}` : task
}

/** Returns the bank and the masked account; null if one of them is unknown. */
export const accountWords = ({ application: { bankName, accountNumber } }: ApplicationSituation): Words =>
  bankName === null || accountNumber === null
    ? null
    : fill(T['payment.accountIs'], { bank: bankName, account: maskAccountNumber(accountNumber) })

/** Returns the possible causes of a failed transfer. [D2-939] */
export const causesOfFailure = (situation: PageSituation): string => splitFirstSentence(next(situation))[0]

/** Returns what follows once the applicant has corrected the account. [D2-939] */
export const afterCorrection = (situation: PageSituation): string => splitFirstSentence(next(situation))[1]

/**
 * Returns that a late supplement is accepted, if it is too late for a call in time; beside the last day of a proof, until
 * when to call. [D2-714] [D2-925]
 */
export const callInTime = ({ due, proofDue }: PageSituation): Words => {
  if (callVerdictOf(due) === 'late') return CALL_IN_TIME_TEXTS['call.late']
  return proofDue === null ? null : callByWords(due, CALL_IN_TIME_TEXTS['call.by'])
}

/** Returns that a cancelled application brings nothing; null if an amount was paid before. [D3-320] [D2-791] */
export const nothingFollows = ({ support }: PageSituation): Words =>
  support.is === 'none' ? T['result.cancelledMeans'] : null

/** Returns that there is nothing to do; once the day of the payment is over, that nothing was paid by then. [D2-793] */
export const nothingToDoUntilPaid = (situation: PageSituation): Words => {
  const day = overdueStepEnd(situation)
  return day === null
    ? nothingToDo(situation)
    : fillWithParticles(T['result.paymentOverdue'], { stepDay: formatMonthDay(day) })
}

/** Returns what to register if the carriers found no amount; otherwise, that there is nothing to do. [D2-712] */
export const otherPapersOrNothingToDo = (situation: PageSituation): Words => {
  if (situation.lookedUp !== 0) return (isPartPaid(situation) ? nothingToDoUntil : nothingToDo)(situation)
  return isPartPaid(situation) ? `${T['result.lookedUpNothing']}\n${T['result.otherPapers']}` : T['result.otherPapers']
}

/** Returns the last day of a lookup that the carriers have not answered by then; otherwise null. [D3-575] */
const overdueLookupEnd = ({ lookupDays }: PageSituation): KstDate | null =>
  lookupDays !== null && isPastDay(lookupDays.end) ? lookupDays.end : null

/** Returns that there is nothing to do; once the last day of a lookup is over, that it takes longer. [D2-157] [D2-660] */
export const nothingToDoDuringLookup = (situation: PageSituation): Words => {
  const day = overdueLookupEnd(situation)
  return day === null
    ? nothingToDo(situation)
    : fill(T['result.lookupOverdue'], { lookupEnd: formatDayInSentence(day) })
}

/** Returns what happens without a supplement; if its last day is unknown, with the number of days. [D2-545] [D2-597] */
export const consequenceOfSilence = ({ due }: ApplicationSituation): string =>
  due === null ? fill(RESULT_STATES.supplementRequest.headline) : T['supplement.consequence']

// The next step

export const next = ({ detailedStatus, phone, proofPhone }: PageSituation): string =>
  fillWithParticles<string>(RESULT_STATES[detailedStatus].next, { ...PROGRAMME_PLACEHOLDERS, phone, proofPhone })

/** Returns the steps of a supplement by telephone; the last one has the last day, while it is ahead. [D2-925] */
export const stepsOfCall = (situation: PageSituation): string => {
  const { due } = situation
  return due === null || isPastDay(due)
    ? next(situation)
    : fill(T['result.callStepsUntil'], { date: formatDayInSentence(due) })
}
export const nextOfLookup = (situation: PageSituation): string =>
  overdueLookupEnd(situation) === null
    ? next(situation)
    : fill(T['result.lookupOverdueCall'], { proofPhone: situation.proofPhone })

/**
 * Returns the next step; null while the lines about the wait say which step ends and what follows. [D3-216] [D3-241]
 */
export const nextUnlessDated = (situation: PageSituation): Words =>
  stepEnd(situation) === null ? next(situation) : null

/**
 * Returns the words of `nextUnlessDated` and, once the day of the payment or of the step before it is over, whom to
 * call. [D2-793]
 */
export const nextOfPayment = (situation: PageSituation): Words =>
  overdueStepEnd(situation) === null
    ? nextUnlessDated(situation)
    : `${next(situation)} ${fillWithParticles(T['result.paymentCall'], { phone: situation.phone })}`

/** Returns the next step and, after the first opinion, how many opinions are left. [D2-574] [D2-740] */
export const nextAndOpinionsLeft = (situation: PageSituation): string => {
  const sent = situation.application.opinions.length
  const opinionsLeft = fill(T['result.opinionsLeft'], { opinionsLeft: MAX_OPINIONS - sent })
  return sent === 0 ? next(situation) : `${next(situation)} ${opinionsLeft}`
}

/** Returns what happens without a supplement; null if the box of the sent-back files says it. [D2-913] */
export const nextUnlessInBox = (situation: PageSituation): Words =>
  situation.sentBackItems.length > 0 ? null : next(situation)

/** Says that a proof was sent back; null if the headline and the last day above it already say so. [A-275] [D2-137] */
export const sentBackProof = ({ detailedStatus, supplement, due }: PageSituation): Words =>
  supplement === null || (detailedStatus === 'supplementDue' && due !== null)
    ? null
    : supplementRequestSentence(supplementDueDayOrNull(supplement.updatedAt))

/** Returns that each proof is supplemented separately; null if there is only one. [D2-573] */
export const oneByOne = (situation: PageSituation): Words =>
  situation.supplements.length > 1 ? T['result.oneByOne'] : null

export const runningLookup = ({ isLookupRunning, lookupDays }: PageSituation): Words => {
  if (!isLookupRunning) return null
  return lookupDays === null
    ? fill(T['result.carriersAsked'])
    : fill(T['result.carriersAskedUntil'], { lookupEnd: formatDayInSentence(lookupDays.end) })
}
export const runningLookupBesidePaidPart = (situation: PageSituation): Words =>
  isPartPaid(situation) ? runningLookup(situation) : null

/** Returns that the reasons should be read before a new application; null if there are none. [D2-133] */
export const readReasonsFirst = (situation: PageSituation): Words =>
  hasReasons(situation) ? T['result.reasonsFirst'] : null

// The notes below the facts

/**
 * Returns that a confirmed payment needs a proof after the selection; null for a rapid payment, and if a proof is
 * already registered. It costs the support, so it is no note, but above the facts. [D2-532] [D2-872]
 */
export const proofToCome = ({ application }: PageSituation): Words =>
  isFirstProofMissing(application) ? T['result.proofToCome'] : null

/** Returns why less is paid than was submitted; null if nothing was deducted. [D2-168] */
export const shortfall = ({ shortfall: why }: PageSituation): Words => (why === 'none' ? null : fill(T[`less.${why}`]))

const isPaidBelowMaximum = ({ shares: { paid, ceiling } }: PageSituation): boolean => paid > 0 && paid < ceiling

/** Returns why less was paid than was spent, or than was approved; that all was paid, if it was. [D2-168] [D2-833] */
export const shortfallOfPayment = (situation: PageSituation): Words => {
  const { application, shares, proofPhone } = situation
  if (shares.paid === 0) return shortfall(situation)
  if (shares.paid < recognisedTotal(application.proofs))
    return fillWithParticles(T['less.belowApproved'], { proofPhone })
  if (isPaidBelowMaximum(situation)) return shortfall(situation) ?? T['less.recognized']
  return shortfall(situation) ?? fillWithParticles(T['result.allPaid'], PROGRAMME_PLACEHOLDERS)
}
export const objectionToPayment = (situation: PageSituation): Words =>
  isPaidBelowMaximum(situation) ? T['less.objection'] : null

/**
 * Returns why no further proof can be registered after a payment below the maximum, in the words of the rule.
 * [D2-843]
 */
export const noMoreProofs = (situation: PageSituation): Words => {
  const { verdict } = decideNewProofEligibility(situation.application)
  return isPaidBelowMaximum(situation) && verdict !== 'ok' ? fill(NEW_PROOF_TEXTS[verdict]) : null
}

/** Returns from how many proofs an approved amount below the maximum comes, and that no proof can follow. [D3-253] */
export const approvedProofs = ({ application, shares, shortfall: why }: PageSituation): Words => {
  if (shares.granted === 0 || shares.remaining === 0) return null
  const approved = application.proofs.filter(({ status }) => isApprovedProofStatus(status))
  const isRegistered = approved.length > 0 && approved.every(({ proofType }) => proofType !== 'rapid')
  const from = why === 'none' && isRegistered ? `${fill(T['approved.fromProofs'], { n: approved.length })} ` : ''
  return `${from}${T['approved.noMoreProofs']}`
}

// Above the button for a further proof

/**
 * Returns the amount in won that further proofs can add if the agency recognises everything that was looked up.
 */
const leftAfterLookup = (situation: PageSituation): Won => {
  const { shares } = situation
  return Won(Math.max(0, shares.remaining - lookedUpAtMost(situation) - shares.underReview))
}

/**
 * Returns which amount a further proof can add after a lookup; null if this is unknown, if a part is paid, or if too
 * little is left. If the carriers found no amount, asks to register a proof early. [A-192] [D2-712]
 */
export const amountAfterLookup = (situation: PageSituation): Words => {
  if (situation.lookedUp === 0) return PROOF_LIST_TEXTS['newProof.first']
  const stillPossible = leftAfterLookup(situation)
  return situation.lookedUp === null || isPartPaid(situation) || stillPossible < SUPPORT_PER_CASE
    ? null
    : fill(T['result.leftAfterLookup'], { stillPossible: formatWon(stillPossible) })
}
