import { maskAccountNumber } from '#domain/account/account'
import { applicationStatusKeyOrUnknown } from '#domain/application-status/application-status.table'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { formatCappedAmount } from '#domain/application/result/total-support'
import { lastCallDay } from '#domain/help-desk/help-desk-availability'
import { formatWon } from '#domain/kernel/won'
import { HELP_DESK_HOURS } from '#domain/programme/help-desk-hours'
import { MAX_OPINIONS, SUPPORT_PER_CASE } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { isApprovedProofStatus } from '#domain/proof/proof-status.table'
import { recognisedTotal } from '#domain/proof/support-shares'
import { fillWithParticles } from '#domain/text/particles'
import { formatMonthDay } from '#domain/time/written-dates'
import { splitFirstSentence } from '#ui/parts/design/headline-text.ts'
import { callByWords, callVerdictOf, dueWords } from '#ui/parts/proof/supplement-words.ts'
import { formatDayInSentence } from '#ui/parts/time/format-day.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { CALL_IN_TIME_TEXTS } from '#ui/text/ko/help-desk/help-desk.ts'
import { NEW_PROOF_TEXTS, PROOF_LIST_TEXTS } from '#ui/text/ko/proof/proof.ts'
import { nothingToDo, nothingToDoUntil, overdueStepEnd, stepEnd } from './result-wait.ts'

/** Words as the page shows them; null if it shows none. “Returns that …” below means: returns words that say so. */
export type Words = string | null

/** The situation of an application, with the telephone numbers of the help desks for the application and for proofs. */
export type PageSituation = ApplicationSituation & { readonly phone: string; readonly proofPhone: string }

export const formatCount = (n: number): string => n.toLocaleString('ko-KR')

export const isPartPaid = ({ shares }: ApplicationSituation): boolean => shares.paid > 0
export const hasReasons = ({ application }: PageSituation): boolean => application.reasons.length > 0

// Every status

/** Returns the sentence about the status, for the headline. */
export const sentence = ({ detailedStatus, shares, supplements, phone }: PageSituation): string =>
  fillWithParticles<string>(RESULT_STATES[detailedStatus].headline, {
    ...PROGRAMME_PLACEHOLDERS,
    phone,
    paid: formatWon(shares.paid),
    count: supplements.length,
  })

/** Returns what happens next and who acts. */
export const next = ({ detailedStatus, phone, proofPhone }: PageSituation): string =>
  fillWithParticles<string>(RESULT_STATES[detailedStatus].next, { ...PROGRAMME_PLACEHOLDERS, phone, proofPhone })

/** Returns the next step; null while the lines about the wait say which step ends and what follows. [D3-216] [D3-241] */
export const nextUnlessDated = (situation: PageSituation): Words =>
  stepEnd(situation) === null ? next(situation) : null

/**
 * Returns the sentence about the status, for the slip of a page whose headline says something else; otherwise null.
 * [A-165] [D2-173]
 */
export const statusSentenceBesideHeadline = (situation: ApplicationSituation): Words => {
  const { detailedStatus, status, shares, due } = situation
  // The words beside the reasons say it. [D2-597]
  if (status === 'supplementRequest' && due === null) return null
  const { headline } = RESULT_STATES[applicationStatusKeyOrUnknown(status)]
  const isPaidPart = status === 'targetSelected' && shares.paid > 0
  return headline === RESULT_STATES[detailedStatus].headline && !isPaidPart ? null : fill<string>(headline)
}

/** Returns the bank and the masked account; null if one of them is unknown. */
export const accountWords = ({ application: { bankName, accountNumber } }: ApplicationSituation): Words =>
  bankName === null || accountNumber === null
    ? null
    : fill(T['payment.accountIs'], { bank: bankName, account: maskAccountNumber(accountNumber) })

/**
 * Returns that a confirmed payment needs a proof after the selection; null for a rapid payment, and if a proof is
 * already registered. It costs the support, so it is no note, but above the facts. [D2-532] [D2-872]
 */
export const proofToCome = ({ isFirstProofMissing }: PageSituation): Words =>
  isFirstProofMissing ? T['result.proofToCome'] : null

// A supplement

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

/** Returns the first day that matters for a supplement by telephone: until when to call, or the last day. [D2-925] [D2-941] */
export const callByOrLastDay = (situation: PageSituation): Words =>
  situation.due === null || situation.proofDue !== null
    ? lastDay(situation)
    : (callByWords(situation.due, T['due.toCall']) ?? dueWords(situation.due, 'due.toSupplement'))

/**
 * Returns that a late supplement is accepted, if it is too late for a call in time; beside the last day of a proof, until
 * when to call. [D2-714] [D2-925]
 */
export const callInTime = ({ due, proofDue }: PageSituation): Words => {
  if (callVerdictOf(due) === 'late') return CALL_IN_TIME_TEXTS['call.late']
  return proofDue === null ? null : callByWords(due, CALL_IN_TIME_TEXTS['call.by'])
}

/**
 * Returns the last day of a supplement by telephone, with the reason why the call ends on an earlier day; null if it ends
 * on the same day, or if it is too late to call. The first view has only the day of the call. [D2-960] [D2-989]
 */
export const lastDayAfterCalls = ({ detailedStatus, due }: ApplicationSituation): Words =>
  detailedStatus !== 'supplementByTelephone' || due === null || callVerdictOf(due) !== 'before'
    ? null
    : fill(T['result.noCallsOnLastDay'], {
        date: formatDayInSentence(due),
        day: formatDayInSentence(lastCallDay(due)),
        hour: HELP_DESK_HOURS.until,
      })

// A hold

/** Returns how many opinions are left; null before the first one. [D2-574] [D2-740] [D2-1010] */
const opinionsLeft = ({ application: { opinions } }: PageSituation): Words => {
  if (opinions.length === 0) return null
  const left = MAX_OPINIONS - opinions.length
  return left === 1 ? T['result.lastOpinion'] : fill(T['result.opinionsLeft'], { opinionsLeft: left })
}

/** Returns what to send or what follows, and how many opinions are left once one was sent. [D2-1010] */
export const nextOfOpinion = (situation: PageSituation): Words => {
  const left = opinionsLeft(situation)
  return left === null ? next(situation) : `${splitFirstSentence(next(situation))[0]} ${left}`
}

// A selected applicant

/** Returns that carriers are asked; null unless a lookup is running. */
export const runningLookup = ({ isLookupRunning, lookupDays }: PageSituation): Words => {
  if (!isLookupRunning) return null
  return lookupDays === null
    ? fill(T['result.carriersAsked'])
    : fill(T['result.carriersAskedUntil'], { lookupEnd: formatDayInSentence(lookupDays.end) })
}

/** Returns which amount the carriers found; if that is unknown, the sentence of the status. [D2-132] */
export const lookedUpSentence = (situation: PageSituation): string => {
  const { lookedUp } = situation
  if (lookedUp === null) return sentence(situation)
  if (lookedUp === 0) return T['result.lookedUpNothing']
  return fillWithParticles(T['result.lookedUp'], { lookedUp: formatCappedAmount(lookedUp) })
}

/** Returns what to register if the carriers found no amount; otherwise, that there is nothing to do. [D2-712] */
export const otherPapersOrNothingToDo = (situation: PageSituation): Words => {
  if (situation.lookedUp !== 0) return (isPartPaid(situation) ? nothingToDoUntil : nothingToDo)(situation)
  return isPartPaid(situation) ? `${T['result.lookedUpNothing']}\n${T['result.otherPapers']}` : T['result.otherPapers']
}

/**
 * Returns that a further proof can add to the support after a lookup, even if the agency recognises everything that was
 * looked up; null if this is unknown, if a part is paid, or if too little is left. If the carriers found no amount, asks
 * to register a proof early. The only sum of the page is that of the lookup. [A-192] [D2-712] [D2-993]
 */
export const offerAfterLookup = (situation: PageSituation): Words => {
  const { lookedUp, shares } = situation
  if (lookedUp === 0) return PROOF_LIST_TEXTS['newProof.first']
  const stillPossible = shares.remaining - (lookedUp ?? 0) - shares.underReview
  return lookedUp === null || isPartPaid(situation) || stillPossible < SUPPORT_PER_CASE
    ? null
    : T['result.leftAfterLookup']
}

// A payment

/** Returns that there is nothing to do; once the day of the payment is over, that nothing was paid by then. [D2-793] */
export const nothingToDoUntilPaid = (situation: PageSituation): Words => {
  const day = overdueStepEnd(situation)
  return day === null
    ? nothingToDo(situation)
    : fillWithParticles(T['result.paymentOverdue'], { stepDay: formatMonthDay(day) })
}

/**
 * Returns the words of `nextUnlessDated` and, once the day of the payment or of the step before it is over, whom to
 * call. [D2-793]
 */
export const nextOfPayment = (situation: PageSituation): Words =>
  overdueStepEnd(situation) === null
    ? nextUnlessDated(situation)
    : `${next(situation)} ${fillWithParticles(T['result.paymentCall'], { phone: situation.phone })}`

/** Returns from how many proofs an approved amount below the maximum comes, and that no proof can follow. [D3-253] */
export const approvedProofs = ({ application, shares, shortfall: why }: PageSituation): Words => {
  if (shares.granted === 0 || shares.remaining === 0) return null
  const approved = application.proofs.filter(({ status }) => isApprovedProofStatus(status))
  const isRegistered = approved.length > 0 && approved.every(({ proofType }) => proofType !== 'rapid')
  const from = why === 'none' && isRegistered ? `${fill(T['approved.fromProofs'], { n: approved.length })} ` : ''
  return `${from}${T['approved.noMoreProofs']}`
}

/** Returns why less is paid than was submitted; null if nothing was deducted. [D2-168] */
export const shortfall = ({ shortfall: why }: PageSituation): Words => (why === 'none' ? null : fill(T[`less.${why}`]))

/**
 * Returns the notes after a payment: why less was paid than was spent or approved, or that all was paid; and below the
 * maximum, why no further proof can be registered, in the words of the rule, and the way to an objection.
 * [D2-168] [D2-833] [D2-843]
 */
export const notesOfPayment = (situation: PageSituation): readonly Words[] => {
  const { application, shares, proofPhone, newProofVerdict } = situation
  const why = shortfall(situation)
  if (shares.paid === 0) return [why]
  const isBelowApproved = shares.paid < recognisedTotal(application.proofs)
  const belowApproved = isBelowApproved ? fillWithParticles(T['less.belowApproved'], { proofPhone }) : null
  if (shares.paid >= shares.ceiling)
    return [belowApproved ?? fillWithParticles(T['result.allPaid'], PROGRAMME_PLACEHOLDERS)]
  return [
    belowApproved ?? why ?? T['less.recognized'],
    newProofVerdict === 'ok' ? null : fill(NEW_PROOF_TEXTS[newProofVerdict]),
    T['less.objection'],
  ]
}
