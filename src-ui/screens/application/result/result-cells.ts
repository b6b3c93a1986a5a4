import type { ApplicationSituation } from '#domain/application/result/situation'
import { decideCallInTime } from '#domain/help-desk/call-in-time'
import { lastCallDay } from '#domain/help-desk/help-desk-availability'
import { Won } from '#domain/kernel/won'
import { HELP_DESK_HOURS } from '#domain/programme/help-desk-hours'
import { SUPPORT_PER_CASE } from '#domain/programme/parameters'
import { isApprovedProofStatus } from '#domain/proof/proof-status.table'
import { decideNewProofEligibility, isFirstProofMissing } from '#domain/proof/registration/new-proof-eligibility'
import { supplementDueDayOrNull } from '#domain/proof/supplement/supplement'
import { recognisedTotal } from '#domain/proof/support-shares'
import type { KstDate } from '#domain/time/calendar'
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
import { accountWords } from './account-words.ts'
import { lookedUpAtMost } from './result-gauges.ts'
import { isStepOverdue, nothingToDo, nothingToDoUntil, stepEnd } from './result-wait.ts'

/**
 * The words of one cell, with placeholders that `result-page.ts` fills in; null if the page shows none. “Returns that
 * …” below means: returns words that say so.
 */
export type Words = string | null
type Situation = ApplicationSituation

/** What a cell of the table returns for an application. */
export type Cell<Value> = (situation: Situation) => Value

/** A sentence that the page always has in a status. */
export const say =
  (key: keyof typeof T): Cell<Words> =>
  () =>
    T[key]

export const none: Cell<null> = () => null

// Conditions

export const isPartPaid = ({ shares }: Situation): boolean => shares.paid > 0
export const hasGrantedAmount = ({ shares }: Situation): boolean => shares.granted > 0
export const hasReasons = ({ application }: Situation): boolean => application.reasons.length > 0

/** True if the headline leads to the text of an answer. */
export const hasAnswer = ({ latestAnswer }: Situation): boolean => latestAnswer !== null

/** True if some amount is paid or granted. [D2-664] */
export const isAmountDecided = ({ shares }: Situation): boolean => shares.remaining < shares.ceiling

/** True if the supplement of a proof ends earlier than that of the application. [D2-741] */
export const isProofDueFirst = ({ due, proofDue }: Situation): boolean =>
  due !== null && proofDue !== null && proofDue < due

// Above the headline

/**
 * Returns the last day of a supplement; null if none is due, or if the day is unknown. Above a headline about something
 * else, the words name the proof. If application and proof are sent back, both have their day, the earlier one first.
 * [D2-112] [D2-173] [D2-727] [D2-741]
 */
export const lastDay = ({ due, proofDue, status, detailedStatus }: Situation): Words => {
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
export const callByOrLastDay = (situation: Situation): Words =>
  situation.due === null || situation.proofDue !== null
    ? lastDay(situation)
    : (callByWords(situation.due, T['due.toCall']) ?? dueWords(situation.due, 'due.toSupplement'))

// The headline, and its amount

export const sentence = ({ detailedStatus }: Situation): string => RESULT_STATES[detailedStatus].headline

/** Returns that a part is paid; if nothing is paid, the sentence of the status. [D2-131] */
export const paidPartOrSentence = (situation: Situation): string =>
  isPartPaid(situation) ? RESULT_STATES.somePaid.headline : sentence(situation)

export const lookedUpOrSentence = (situation: Situation): string => {
  if (isPartPaid(situation) || situation.lookedUp === null) return paidPartOrSentence(situation)
  return T[situation.lookedUp === 0 ? 'result.lookedUpNothing' : 'result.lookedUp']
}

/** True if the agency refused a registered proof beside the records of a rapid payment. */
const isRegisteredProofRefused = ({ application: { proofs } }: Situation): boolean =>
  proofs.some(({ status, proofType }) => status === 'notSelected' && proofType !== 'rapid')

/** Returns what was refused: the records of a rapid payment, or these and the registered proofs. [D2-790] */
export const refusedRecords = (situation: Situation): string =>
  isRegisteredProofRefused(situation) ? T['result.rapidAndProofsRefused'] : sentence(situation)

/** Returns that a proof has to be registered; that it is another one, if one was refused. [D2-710] [D2-790] */
export const registerProof = (situation: Situation): string =>
  T[isRegisteredProofRefused(situation) ? 'result.otherProofFirst' : 'result.proofFirst']

/** Returns how many files were sent back; if the files are unknown, how many proofs. [A-275] [D2-132] */
export const filesOrSentence = (situation: Situation): string =>
  situation.sentBackItems.length > 0 ? T['result.sentBackFiles'] : sentence(situation)

export const answerOrSentence = (situation: Situation): string =>
  situation.latestAnswer === null ? sentence(situation) : T['result.answerSent']

export const firstSentence = (situation: Situation): string => splitFirstSentence(sentence(situation))[0]

/** Returns the paid amount in won; null if nothing is paid. [D2-163] */
export const paidSum = ({ shares: { paid } }: Situation): Won | null => (paid > 0 ? paid : null)

/** Returns the total support in won; null if it is unknown. [D2-163] */
export const totalSum = ({ support }: Situation): Won | null => ('won' in support ? support.won : null)

// The bold line: what the applicant must do, or the most important consequence

/** Returns that nothing is decided yet and, if there are reasons, to dispute wrong ones. [D2-912] */
export const disputeReasons = (situation: Situation): string =>
  [T['result.notDecided'], hasReasons(situation) && T['result.holdTask']].filter(Boolean).join(' ')

/** Returns that the amount of a failed transfer is kept, and what to do. [D2-664] */
export const sumKeptAndTask = (situation: Situation): string => {
  const task = splitFirstSentence(sentence(situation))[1]
  return hasGrantedAmount(situation) ? `${T['result.sumKept']} ${task}` : task
}

/** The account to which the agency could not pay, if it is known, and the possible causes. */
export type FailedTransferWords = { readonly account: Words; readonly cause: string }

/** Returns the account of a failed transfer, and the first sentence of the next step, which has the causes. [D2-939] */
export const failedTransfer = (situation: Situation): FailedTransferWords => ({
  account: accountWords(situation),
  cause: splitFirstSentence(next(situation))[0],
})

/** Returns what follows once the applicant has corrected the account. [D2-939] */
export const afterCorrection = (situation: Situation): string => splitFirstSentence(next(situation))[1]

/**
 * Returns that a late supplement is accepted, if it is too late for a call in time; beside the last day of a proof, until
 * when to call. [D2-714] [D2-925]
 */
export const callInTime = ({ due, proofDue }: Situation): Words => {
  if (callVerdictOf(due) === 'late') return CALL_IN_TIME_TEXTS['call.late']
  return proofDue === null ? null : callByWords(due, CALL_IN_TIME_TEXTS['call.by'])
}

/** Returns that a cancelled application brings nothing; null if an amount was paid before. [D3-320] [D2-791] */
export const nothingFollows = ({ support }: Situation): Words =>
  support.is === 'none' ? T['result.cancelledMeans'] : null

/** Returns that there is nothing to do; once the day of the payment is over, that nothing was paid by then. [D2-793] */
export const nothingToDoUntilPaid = (situation: Situation): Words =>
  isStepOverdue(situation) ? T['result.paymentOverdue'] : nothingToDo(situation)

/** Returns what to register if the carriers found no amount; otherwise, that there is nothing to do. [D2-712] */
export const otherPapersOrNothingToDo = (situation: Situation): Words => {
  if (situation.lookedUp !== 0) return (isPartPaid(situation) ? nothingToDoUntil : nothingToDo)(situation)
  return isPartPaid(situation) ? `${T['result.lookedUpNothing']}\n${T['result.otherPapers']}` : T['result.otherPapers']
}

/** True if the carriers have not answered by the day that the applicant was told. [D3-575] */
const isLookupOverdue = ({ lookupDays }: Situation): boolean => lookupDays !== null && isPastDay(lookupDays.end)

/** Returns that there is nothing to do; once the last day of a lookup is over, that it takes longer. [D2-157] [D2-660] */
export const nothingToDoDuringLookup = (situation: Situation): Words =>
  isLookupOverdue(situation) ? T['result.lookupOverdue'] : nothingToDo(situation)

/** Returns what happens without a supplement; if its last day is unknown, with the number of days. [D2-545] [D2-597] */
export const consequenceOfSilence = ({ due }: Situation): string =>
  due === null ? RESULT_STATES.supplementRequest.headline : T['supplement.consequence']

// The next step

export const next = ({ detailedStatus }: Situation): string => RESULT_STATES[detailedStatus].next
/** Returns the steps of a supplement by telephone; the last one has the last day, while it is ahead. [D2-925] */
export const stepsOfCall = (situation: Situation): string => {
  const { due } = situation
  return due === null || isPastDay(due)
    ? next(situation)
    : fill(T['result.callStepsUntil'], { date: formatDayInSentence(due) })
}
export const nextOfLookup = (situation: Situation): string =>
  isLookupOverdue(situation) ? T['result.lookupOverdueCall'] : next(situation)

/**
 * Returns the next step; null while the lines about the wait say which step ends and what follows. [D3-216] [D3-241]
 */
export const nextUnlessDated = (situation: Situation): Words => (stepEnd(situation) === null ? next(situation) : null)

/**
 * Returns the words of `nextUnlessDated` and, once the day of the payment or of the step before it is over, whom to
 * call. [D2-793]
 */
export const nextOfPayment = (situation: Situation): Words =>
  isStepOverdue(situation) ? `${next(situation)} ${T['result.paymentCall']}` : nextUnlessDated(situation)

/** Returns the next step and, after the first opinion, how many opinions are left. [D2-574] [D2-740] */
export const nextAndOpinionsLeft = (situation: Situation): string =>
  situation.application.opinions.length === 0 ? next(situation) : `${next(situation)} ${T['result.opinionsLeft']}`

/** Returns what happens without a supplement; null if the box of the sent-back files says it. [D2-913] */
export const nextUnlessInBox = (situation: Situation): Words =>
  situation.sentBackItems.length > 0 ? null : next(situation)

/** Says that a proof was sent back; null if the headline and the last day above it already say so. [A-275] [D2-137] */
export const sentBackProof = ({ detailedStatus, supplement, due }: Situation): Words =>
  supplement === null || (detailedStatus === 'supplementDue' && due !== null)
    ? null
    : supplementRequestSentence(supplementDueDayOrNull(supplement.updatedAt))

/** Returns that each proof is supplemented separately; null if there is only one. [D2-573] */
export const oneByOne = (situation: Situation): Words =>
  situation.supplements.length > 1 ? T['result.oneByOne'] : null

export const runningLookup = ({ isLookupRunning, lookupDays }: Situation): Words =>
  isLookupRunning ? T[lookupDays === null ? 'result.carriersAsked' : 'result.carriersAskedUntil'] : null
export const runningLookupBesidePaidPart = (situation: Situation): Words =>
  isPartPaid(situation) ? runningLookup(situation) : null

/** Returns how many proofs are on hold, and who tells the reason; null if none is. [D2-713] */
export const heldProofs = (situation: Situation): Words => (situation.heldProofs === 0 ? null : T['result.heldProofs'])

/**
 * Returns how many proofs were not accepted, and who tells the reason; null if none, or if other words say it. [D2-743]
 */
export const refusedProofs = (situation: Situation): Words =>
  situation.refusedProofs === 0 ? null : T['result.refusedProofs']

/** Returns that the reasons should be read before a new application; null if there are none. [D2-133] */
export const readReasonsFirst = (situation: Situation): Words =>
  hasReasons(situation) ? T['result.reasonsFirst'] : null

// The notes below the facts

/**
 * Returns that a confirmed payment needs a proof after the selection; null for a rapid payment, and if a proof is
 * already registered. It costs the support, so it is no note, but above the facts. [D2-532] [D2-872]
 */
export const proofToCome = ({ application }: Situation): Words =>
  isFirstProofMissing(application) ? T['result.proofToCome'] : null

/** Returns why less is paid than was submitted; null if nothing was deducted. [D2-168] */
export const shortfall = ({ shortfall: why }: Situation): Words => (why === 'none' ? null : T[`less.${why}`])

const isPaidBelowMaximum = ({ shares: { paid, ceiling } }: Situation): boolean => paid > 0 && paid < ceiling

/** Returns why less was paid than was spent, or than was approved; that all was paid, if it was. [D2-168] [D2-833] */
export const shortfallOfPayment = (situation: Situation): Words => {
  const { application, shares } = situation
  if (shares.paid === 0) return shortfall(situation)
  if (shares.paid < recognisedTotal(application.proofs)) return T['less.belowApproved']
  return shortfall(situation) ?? T[isPaidBelowMaximum(situation) ? 'less.recognized' : 'result.allPaid']
}
export const objectionToPayment = (situation: Situation): Words =>
  isPaidBelowMaximum(situation) ? T['less.objection'] : null

/**
 * Returns why no further proof can be registered after a payment below the maximum, in the words of the rule.
 * [D2-843]
 */
export const noMoreProofs = (situation: Situation): Words => {
  const { verdict } = decideNewProofEligibility(situation.application)
  return isPaidBelowMaximum(situation) && verdict !== 'ok' ? NEW_PROOF_TEXTS[verdict] : null
}

/** Returns from how many proofs an approved amount below the maximum comes, and that no proof can follow. [D3-253] */
export const approvedProofs = ({ application, shares, shortfall: why }: Situation): Words => {
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
export const leftAfterLookup = (situation: Situation): Won => {
  const { shares } = situation
  return Won(Math.max(0, shares.remaining - lookedUpAtMost(situation) - shares.underReview))
}

/**
 * Returns which amount a further proof can add after a lookup; null if this is unknown, if a part is paid, or if too
 * little is left. If the carriers found no amount, asks to register a proof early. [A-192] [D2-712]
 */
export const amountAfterLookup = (situation: Situation): Words => {
  if (situation.lookedUp === 0) return PROOF_LIST_TEXTS['newProof.first']
  return situation.lookedUp === null || isPartPaid(situation) || leftAfterLookup(situation) < SUPPORT_PER_CASE
    ? null
    : T['result.leftAfterLookup']
}
