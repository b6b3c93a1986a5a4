import type { DetailedStatus } from '#domain/application/result/detailed-status.table'
import { formatWon } from '#domain/kernel/won'
import { fillWithParticles } from '#domain/text/particles'
import { splitFirstSentence } from '#ui/parts/design/headline-text.ts'
import { isPastDay } from '#ui/parts/time/days-left.ts'
import { formatDayInSentence } from '#ui/parts/time/format-day.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import {
  type Action, type BlockContents, call, link, type Maybe, type PageContents, type PageKind, sentBack,
} from './result-blocks.ts'
import {
  accountCheckBand, decisionBand, factsWith, lookupCheckBand, lookupEndBand, maximumBand, opinionFacts, opinionStates, paymentBand,
  paymentDays, support,
} from './result-facts.ts'
import { nothingToDo, nothingToDoUntil, notification, paymentNotification } from './result-wait.ts'
import {
  accountWords, approvedProofs, callByOrLastDay, callInTime, formatCount, hasReasons, isPartPaid, lastDay, lookedUpSentence, next,
  nextOfOpinion, nextOfPayment, nextUnlessDated, notesOfPayment, nothingToDoUntilPaid,
  otherPapersOrNothingToDo, type PageSituation, proofToCome, runningLookup, sentence, shortfall, type Words,
} from './result-words.ts'

/**
 * What the page of one detailed status has beside that of every other status. `result-page.ts` adds the rest. Words
 * that are null, false or empty are not shown; a block that is null is left out.
 */
export type ResultRow = Partial<
  Pick<PageContents, 'band' | 'gauge' | 'answer' | 'failedTransfer' | 'sentBack' | 'steps' | 'facts'>
> & {
  /** By default `usual`. */
  readonly kind?: PageKind
  /** Replaces parts of the headline: the sentence of the status below the last day of a supplement. [D2-112] [D2-163] */
  readonly headline?: Partial<BlockContents['headline']>
  readonly bold?: Maybe<string>
  readonly reasons?: Partial<BlockContents['reasons']>
  /** Replaces the sentences about the next step. */
  readonly next?: readonly Maybe<string>[]
  /** How the agency notifies: below the bold line or, if the page is of the kind `waiting`, with an icon. */
  readonly wait?: Words
  /** The actions of this status. */
  readonly actions?: readonly Action[]
  /** Replaces the notes of the usual facts. */
  readonly notes?: readonly Words[]
}

/** While the agency acts: a band says when. */
const waiting = (s: PageSituation, band: PageContents['band']): ResultRow => ({
  kind: 'waiting',
  bold: nothingToDo(s),
  band,
  wait: notification(s),
})

/** While the agency acts: the bold line says when. */
const waitingUntil = (s: PageSituation): ResultRow => ({ bold: nothingToDoUntil(s), wait: notification(s) })

/** The agency acts before its decision. The progress bar has the day of the last change. [D2-660] */
const beforeDecision = (s: PageSituation): ResultRow => ({
  ...waiting(s, decisionBand(s)),
  next: [nextUnlessDated(s), proofToCome(s)],
})

/**
 * The headline says that a part is paid, with the amount in large type; if nothing is paid, `unpaid`. [D2-131] [D2-163]
 */
const paidHeadline = (s: PageSituation, unpaid = sentence(s)): Partial<BlockContents['headline']> =>
  isPartPaid(s) ? { text: sentence({ ...s, detailedStatus: 'somePaid' }), sum: s.shares.paid } : { text: unpaid }

/** No gauge until some amount is paid or granted. [D2-664] */
const gaugeOnceDecided = ({ shares }: PageSituation): ResultRow =>
  shares.remaining < shares.ceiling ? {} : { gauge: null }

/** Returns that the application is still on hold, with the day of the answer if it is known. [D2-999] */
const stillOnHold = ({ lastChange: { name, day } }: PageSituation): string =>
  name === 'answer' && day !== null
    ? fill(T['result.stillOnHoldSince'], { day: formatDayInSentence(day) })
    : T['result.stillOnHold']

/**
 * The agency has answered an opinion. Its answer, if it has a text, is the news, with its day above it. [D2-466]
 * [D2-1010]
 */
const answered = (s: PageSituation, others: ResultRow['reasons'] = {}): ResultRow => {
  const text = s.latestAnswer
  if (text === null) return { reasons: { calm: false, ...others }, facts: factsWith(s, opinionFacts(s)) }
  return {
    kind: 'answer',
    headline: { text: T['result.answerSent'], above: lastDay(s) ?? stillOnHold(s) },
    answer: text,
    reasons: { calm: true, ...others },
    facts: factsWith(s, [opinionStates(s)]),
  }
}

/** The day is above the headline. Nothing follows, unless an amount was paid before. [D2-134] [D2-791] [D2-1001] */
const cancelled = (s: PageSituation, words: 'result.cancelledOn' | 'result.cancelledByYouOn'): ResultRow => {
  const { day } = s.lastChange
  return {
    ...(day !== null && { headline: { above: fill(T[words], { day: formatDayInSentence(day) }) } }),
    bold: s.support.is === 'none' && T['result.cancelledMeans'],
  }
}

/**
 * What the result page shows in each detailed status, for the situation `s` of an application. `sentence` and `next`
 * are the words of the same status in `RESULT_STATES`.
 */
export const RESULT_TABLE: Readonly<Record<DetailedStatus, (s: PageSituation) => ResultRow>> = {
  applied: beforeDecision,
  received: beforeDecision,
  infoLookup: beforeDecision,
  supplementRequest: () => ({ actions: [link('/result-modify-bizinfo', 'result.editBiz', 'loud')] }),
  // The steps begin with a call; the supplement of a proof comes first if it ends earlier. [D2-545] [D2-741]
  supplementByTelephone: (s) => ({
    kind: s.due !== null && s.proofDue !== null && s.proofDue < s.due ? 'proofBeforeSteps' : 'usual',
    headline: { above: callByOrLastDay(s) },
    bold: callInTime(s),
    reasons: {
      helps: false,
      // If the last day is unknown, the consequence has the number of days. [D2-545] [D2-597]
      consequence: s.due === null ? sentence({ ...s, detailedStatus: 'supplementRequest' }) : T['supplement.consequence'],
    },
    steps: {
      lines: next(s).split('\n'),
      actions: [
        call({ isStep: true, number: s.application.number }),
        link('/result-modify-bizinfo', 'result.submitSupplement', 'plain', { note: T['result.submitToEnd'] }),
      ],
    },
    facts: factsWith(s, []),
  }),
  // What follows is said even if the band has the day. [D2-1012]
  supplementComplete: (s) => ({
    ...beforeDecision(s),
    next: [nextUnlessDated(s) ?? T['result.checkedAgain'], proofToCome(s)],
  }),
  verification: beforeDecision,
  underReview: beforeDecision,
  deliberation: beforeDecision,
  // Nothing is decided yet. If there are reasons, the bold line asks to dispute wrong ones. [D2-912]
  hold: (s) => ({
    bold: hasReasons(s) ? `${T['result.notDecided']} ${T['result.holdTask']}` : T['result.notDecided'],
    next: [nextOfOpinion(s)],
    actions: [
      link('/opinion-submit', 'result.opinion', 'loud'),
      call({ emphasis: 'quiet', insteadOf: 'call.hold' }),
    ],
    facts: factsWith(s, []),
  }),
  opinionWaiting: (s) => ({
    ...waitingUntil(s),
    next: [nextUnlessDated(s), proofToCome(s)],
    actions: [link('/opinion-submit', 'result.opinionHistory', 'plain')],
    facts: factsWith(s, opinionFacts(s)),
  }),
  answered: (s) => ({
    ...answered(s, { helps: false }),
    next: [nextOfOpinion(s)],
    actions: [
      link('/opinion-submit', 'result.opinionAgain', 'loud'),
      call({ emphasis: 'quiet', insteadOf: 'call.answered' }),
    ],
  }),
  answeredLast: (s) => ({ ...answered(s), actions: [link('/opinion-submit', 'result.answer', 'loud')] }),
  opinionsUsedUp: (s) => ({
    bold: fill(T['result.opinionsUsed']),
    actions: [call({ isStep: true, number: s.application.number }), link('/opinion-submit', 'result.opinionHistory', 'quiet')],
  }),
  targetSelected: (s) => ({ bold: T['result.proofFirst'], band: maximumBand(s) }),
  selectedRapid: (s) => ({ ...waitingUntil(s), next: [nextUnlessDated(s), T['result.rapidNeedsNoProof']] }),
  // The records of a rapid payment were refused, or these and the registered proofs. [D2-790]
  rapidRefused: ({ application: { proofs } }) =>
    proofs.some(({ status, proofType }) => status === 'notSelected' && proofType !== 'rapid')
      ? { headline: { text: T['result.rapidAndProofsRefused'] }, bold: T['result.otherProofFirst'] }
      : { bold: T['result.proofFirst'] },
  proofsRefused: () => ({ bold: T['result.otherProofFirst'] }),
  somePaid: (s) => ({ headline: paidHeadline(s) }),
  littleLeft: (s) => ({ headline: paidHeadline(s) }),
  // The headline counts the sent-back files, and their box says what happens without a supplement; if the files are
  // unknown, the headline counts the proofs. [A-275] [D2-132] [D2-573] [D2-913]
  supplementDue: (s) => {
    const n = s.sentBackItems.length
    return {
      kind: 'sentBack',
      headline: { text: n > 0 ? fill(T['result.sentBackFiles'], { n: formatCount(n) }) : sentence(s) },
      sentBack: sentBack(s),
      next: [n === 0 && nextUnlessDated(s), s.supplements.length > 1 && T['result.oneByOne'], runningLookup(s)],
      ...gaugeOnceDecided(s),
    }
  },
  selectedWaiting: (s) => ({ headline: paidHeadline(s), ...waitingUntil(s) }),
  // Once the last day of the lookup is over, the page says that it takes longer, and whom to call. [D2-157] [D3-575]
  lookupRunning: (s) => {
    const end = s.lookupDays?.end ?? null
    const overdue = end !== null && isPastDay(end) ? formatDayInSentence(end) : null
    return {
      headline: paidHeadline(s),
      ...waiting(s, lookupEndBand(s)),
      ...(overdue !== null && { bold: fill(T['result.lookupOverdue'], { lookupEnd: overdue }) }),
      next: [
        overdue === null ? nextUnlessDated(s) : fill(T['result.lookupOverdueCall'], { proofPhone: s.proofPhone }),
        isPartPaid(s) && runningLookup(s),
      ],
    }
  },
  lookupAnswered: (s) => ({
    ...waiting(s, lookupCheckBand(s)),
    headline: paidHeadline(s, lookedUpSentence(s)),
    bold: otherPapersOrNothingToDo(s),
    ...gaugeOnceDecided(s),
    // The sum that the carriers found is in the headline, and the only one. [D2-993]
    ...((s.lookedUp ?? 0) > 0 && !isPartPaid(s) && { facts: factsWith(s, []) }),
  }),
  approved: (s) => ({
    ...waiting(s, paymentBand(s)),
    bold: nothingToDoUntilPaid(s),
    wait: paymentNotification(s),
    next: [nextOfPayment(s), shortfall(s), approvedProofs(s)],
    notes: [],
  }),
  // The headline has what happened, the bold line that the amount is kept and what to do. [D2-664] [D2-939]
  transferError: (s) => {
    const [failure, task] = splitFirstSentence(sentence(s))
    const [cause, afterCorrection] = splitFirstSentence(next(s))
    const { granted } = s.shares
    const kept = granted > 0 ? `${fillWithParticles(T['result.sumKept'], { granted: formatWon(granted) })} ` : ''
    return {
      kind: 'failedTransfer',
      headline: { text: failure },
      bold: kept + task,
      failedTransfer: { account: accountWords(s), cause },
      next: [afterCorrection],
      facts: factsWith(s, [support(s), paymentDays(s)]),
    }
  },
  requestVerified: (s) => ({ ...waiting(s, accountCheckBand(s)), next: [nextOfPayment(s)] }),
  paymentComplete: (s) => ({
    headline: 'won' in s.support ? { sum: s.support.won, hasRider: true } : {},
    notes: notesOfPayment(s),
  }),
  notSelected: (s) => ({
    kind: 'refusal',
    bold: s.support.is === 'none' && T['result.notSelectedMeans'],
    actions: [
      call({ helpDesk: 'proof', words: 'result.callObjection', isStep: true, number: s.application.number }),
      link('/objctRqst', 'result.objection', 'plain'),
    ],
  }),
  // The call is the first thing to do, or one possibility if the page gives the reasons. [D3-320]
  userCancel: (s) => ({
    ...cancelled(s, 'result.cancelledOn'),
    actions: [
      call({ isStep: true, number: s.application.number, emphasis: hasReasons(s) ? 'plain' : 'loud' }),
      link('/self-check', 'result.applyAnew', 'plain', { insteadOf: 'result.anewOnceSolved' }),
    ],
  }),
  userDelete: (s) => ({
    ...cancelled(s, 'result.cancelledByYouOn'),
    next: [next(s), hasReasons(s) && T['result.reasonsFirst']],
    actions: [{ is: 'reapply', words: 'result.reapply', emphasis: 'plain' }],
  }),
  unknown: () => ({}),
}
