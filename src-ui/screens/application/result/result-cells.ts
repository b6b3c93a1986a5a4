import type { ApplicationSituation } from '#domain/application/situation'
import { paymentTypeOrConfirmed } from '#domain/business/payment-type'
import { Won } from '#domain/kernel/won'
import { formatMonthDay } from '#domain/kernel/written-dates'
import { SUPPORT_CEILING, SUPPORT_PER_CASE } from '#domain/programme/parameters'
import { proofStatusRow } from '#domain/proof/proof-status.table'
import { splitFirstSentence } from '../../../parts/design/headline-text.ts'
import { dueWords } from '../../../parts/proof/supplement-words.ts'
import { fill } from '../../../text/fill.ts'
import { RESULT_STATES } from '../../../text/ko/result-states.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/result.ts'
import { lookedUpAtMost } from './result-gauges.ts'
import { countedWait, nothingToDo, nothingToDoUntil, notification, stepEnd } from './result-wait.ts'

/** The words of one cell; null if the page shows none. What is in braces is filled in later, for all cells. */
export type Words = string | null
type Situation = ApplicationSituation

// Conditions

export const isPartPaid = ({ shares }: Situation): boolean => shares.paid > 0
export const hasGrantedAmount = ({ shares }: Situation): boolean => shares.granted > 0
export const hasReasons = ({ application }: Situation): boolean => application.reasons.length > 0

/** True if the day on which the lookup ends at the latest is known, and no gauge can show it. [D2-157] */
const isLookupEndInWords = (situation: Situation): boolean =>
  situation.lookupDays !== null && !isPartPaid(situation) && countedWait(situation) === null

// Above the headline

/** The last day of a supplement. [D2-112] [D2-173] */
export const lastDay = ({ due }: Situation): Words => (due === null ? null : dueWords(due, 'due.until'))
export const lastDayToSupplement = ({ due }: Situation): Words =>
  due === null ? null : dueWords(due, 'due.toSupplement')

/** That a granted amount is not paid yet; before it is paid the first time, also on which day it usually is. [D2-469] [D2-551] */
export const payable = (situation: Situation): Words =>
  hasGrantedAmount(situation) ? T['result.dueToPay'] : lastDay(situation)
export const payableOnDay = (situation: Situation): Words => {
  const day = stepEnd(situation)
  return hasGrantedAmount(situation) && day !== null
    ? fill(T['result.dueToPayOn'], { day: formatMonthDay(day) })
    : payable(situation)
}
export const notTransferred = (situation: Situation): Words =>
  hasGrantedAmount(situation) ? T['result.notTransferred'] : lastDay(situation)

// The headline, and its amount

export const sentence = ({ detailedStatus }: Situation): string => RESULT_STATES[detailedStatus].headline

/** The paid part is the news, if there is one. [D2-131] */
export const paidPartOrSentence = (situation: Situation): string =>
  isPartPaid(situation) ? RESULT_STATES.somePaid.headline : sentence(situation)

export const lookedUpOrSentence = (situation: Situation): string =>
  isPartPaid(situation) || situation.lookedUp === null ? paidPartOrSentence(situation) : T['result.lookedUp']

/** How many files were sent back; if they are unknown, how many proofs. [A-275] [D2-132] */
export const filesOrSentence = (situation: Situation): string =>
  situation.sentBackItems.length > 0 ? T['result.sentBackFiles'] : sentence(situation)

export const answerOrSentence = (situation: Situation): string =>
  situation.latestAnswer === null ? sentence(situation) : T['result.answerSent']

export const firstSentence = (situation: Situation): string => splitFirstSentence(sentence(situation))[0]
export const secondSentence = (situation: Situation): Words => splitFirstSentence(sentence(situation))[1]

/** [D2-163] */
export const paidSum = ({ shares: { paid } }: Situation): Won | null => (paid > 0 ? paid : null)
/** [D3-161] [D3-217] */
export const grantedSum = ({ shares: { granted } }: Situation): Won | null => (granted > 0 ? granted : null)
export const totalSum = ({ support }: Situation): Won | null => ('won' in support ? support.won : null)

// The bold line: what the applicant must do, or the most important consequence

export const disputeReasons = (situation: Situation): Words => (hasReasons(situation) ? T['result.holdTask'] : null)

export const proofFirst = (): string => T['result.proofFirst']

/** [D3-320] */
export const nothingFollows = ({ support }: Situation): Words =>
  support.is === 'none' ? T['result.cancelledMeans'] : null

/** The day is above the amount, if there is one. [D2-469] */
export const nothingToDoUntilPaid = (situation: Situation): string =>
  (hasGrantedAmount(situation) ? nothingToDo : nothingToDoUntil)(situation)

export const lookupEnd = (situation: Situation): string =>
  isLookupEndInWords(situation) ? T['result.lookupUntil'] : nothingToDo(situation)

/** That there is nothing to do, if the bold line has the last day; and how the agency notifies. [D2-157] [D2-171] */
export const notificationOfLookup = (situation: Situation): Words =>
  [isLookupEndInWords(situation) ? nothingToDo(situation) : null, notification(situation)]
    .filter((line) => line !== null)
    .join(' ') || null

// The next step

export const next = ({ detailedStatus }: Situation): string => RESULT_STATES[detailedStatus].next

/** While the day on which the step ends is ahead, the lines about the wait say what follows. [D3-216] [D3-241] */
export const nextUnlessDated = (situation: Situation): Words => (stepEnd(situation) === null ? next(situation) : null)

/** [D2-574] */
export const nextAndOpinionsLeft = (situation: Situation): string => `${next(situation)} ${T['result.opinionsLeft']}`

/** [D2-573] */
export const nextOneByOne = (situation: Situation): string =>
  situation.supplements.length > 1 ? `${next(situation)} ${T['result.oneByOne']}` : next(situation)

export const runningLookup = ({ isLookupRunning, lookupDays }: Situation): Words =>
  isLookupRunning ? T[lookupDays === null ? 'result.carriersAsked' : 'result.carriersAskedUntil'] : null
export const runningLookupBesidePaidPart = (situation: Situation): Words =>
  isPartPaid(situation) ? runningLookup(situation) : null

/** [D2-159] */
export const rapidNeedsNoProof = (): string => T['result.rapidNeedsNoProof']

/** [D2-133] */
export const readReasonsFirst = (situation: Situation): Words =>
  hasReasons(situation) ? T['result.reasonsFirst'] : null

// The notes below the facts

/** [D2-532] */
export const proofToCome = ({ application }: Situation): Words =>
  paymentTypeOrConfirmed(application.paymentType) === 'confirmed' ? T['result.proofToCome'] : null

/** Why less is paid than was submitted. [D2-168] */
export const shortfall = ({ shortfall: why }: Situation): Words => (why === 'none' ? null : T[`less.${why}`])

const isPaidBelowMaximum = ({ shares: { paid, ceiling } }: Situation): boolean => paid > 0 && paid < ceiling
export const shortfallOfPayment = (situation: Situation): Words =>
  shortfall(situation) ?? (isPaidBelowMaximum(situation) ? T['less.recognized'] : null)
export const objectionToPayment = (situation: Situation): Words =>
  isPaidBelowMaximum(situation) ? T['less.objection'] : null

/** From how many proofs an approved amount below the maximum comes, and that no further proof is possible. [D3-253] */
export const approvedProofs = ({ application, shares, shortfall: why }: Situation): Words => {
  if (shares.granted === 0 || shares.remaining === 0) return null
  const approved = application.proofs.filter(({ status }) => proofStatusRow(status).group === 'approved')
  const isRegistered = approved.length > 0 && approved.every(({ proofType }) => proofType !== 'rapid')
  const from = why === 'none' && isRegistered ? `${fill(T['approved.fromProofs'], { n: approved.length })} ` : ''
  return `${from}${T['approved.noMoreProofs']}`
}

// Above the button for a further proof

/**
 * Returns the amount in won that further proofs can add if the agency recognises everything that was looked up.
 */
export const leftAfterLookup = (situation: Situation): Won => {
  const { remaining, shares } = situation
  return Won(Math.max(0, (remaining ?? SUPPORT_CEILING) - lookedUpAtMost(situation) - shares.underReview))
}

/** Which amount a further proof can add after a lookup; null if too little is left. */
export const amountAfterLookup = (situation: Situation): Words =>
  situation.lookedUp === null || isPartPaid(situation) || leftAfterLookup(situation) < SUPPORT_PER_CASE
    ? null
    : T['result.leftAfterLookup']
