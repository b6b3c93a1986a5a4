import type { DetailedStatus } from '#domain/application/result/detailed-status.table'
import {
  type Action, businessEdit, callForPapers, callInstead, helpCall, helpCallAfterReasons, newApplication, objectionCall, objectionGuide, opinions, reapply,
} from './result-actions.ts'
import { accountBeside, accountCheckBand, decisionBand, lookupCheckBand, lookupEndBand, maximumBand, paymentBand, supportBeside } from './result-band.ts'
import {
  actions, answer, band, bold, call, facts, failedTransfer, furtherProof, gauge, headline, lead, lines, opinionHistory, pastDue, reasons, sentBack, sentences, steps, supplementAction, unless, when, type BlockCell,
} from './result-blocks.ts'
import {
  afterCorrection, answerOrSentence, approvedProofs, callByOrLastDay, callInTime, consequenceOfSilence, disputeReasons, filesOrSentence, firstSentence, hasAnswer, hasReasons, isAmountDecided, isProofDueFirst, lookedUpOrSentence, next, nextAndOpinionsLeft,
  nextOfLookup, nextOfPayment, nextUnlessDated, nextUnlessInBox, noMoreProofs, nothingFollows, nothingToDoDuringLookup, nothingToDoUntilPaid, objectionToPayment, oneByOne, otherPapersOrNothingToDo, paidPartOrSentence, paidSum, proofToCome,
  readReasonsFirst, refusedRecords, registerProof, runningLookup, runningLookupBesidePaidPart, say, sentence, shortfall, shortfallOfPayment, stepsOfCall, sumKeptAndTask, totalSum, type Cell, type Words,
} from './result-cells.ts'
import { account, lookupLength, opinionStates, paymentDays, paymentDaysOrLastChange, support } from './result-facts.ts'
import { nothingToDo, nothingToDoUntil, notification, paymentNotification } from './result-wait.ts'

/**
 * All that the result page shows in one detailed status, in display order. `summary`: at the top. `next`: after it, below
 * the heading of the next step. `belowProgress`: below the progress bar. `proofRow`: in the collapsible row of the proofs.
 */
export type ResultRow = {
  readonly summary: readonly BlockCell[]
  readonly next: readonly BlockCell[]
  readonly belowProgress?: readonly BlockCell[]
  readonly proofRow?: readonly BlockCell[]
}

const FACTS = facts([support, paymentDays, account], [shortfall])

/** The agency acts before its decision. The progress bar has the day of the last change. [D2-660] */
const BEFORE_DECISION: ResultRow = {
  summary: [headline(sentence), bold(nothingToDo), band(decisionBand), pastDue, reasons()],
  next: [
    lines(notification, nextUnlessDated, proofToCome), actions(), opinionHistory,
    facts([supportBeside(decisionBand), paymentDays, account], [shortfall]),
  ],
}

const OPINION_FACTS = facts([support, account, opinionStates], [shortfall])

/** The agency has answered an opinion. Its answer, if it has a text, is the news; the reasons then follow the actions. [D2-466] */
const answered = (nextCell: Cell<Words>, helps: boolean, ...cells: readonly Cell<Action | null>[]): ResultRow => ({
  summary: [headline(answerOrSentence), pastDue, answer, unless(hasAnswer, reasons({ helps, facts: OPINION_FACTS }))],
  next: [
    sentences(nextCell), actions(...cells), when(hasAnswer, reasons({ helps, facts: OPINION_FACTS, calm: true })),
    unless(hasReasons, OPINION_FACTS),
  ],
})

/** Steps that begin with a call; after the supplement of a proof if that ends earlier. [D2-545] [D2-741] */
const besideSupplement = (block: BlockCell): readonly BlockCell[] => [
  unless(isProofDueFirst, block), sentences(), supplementAction, when(isProofDueFirst, block),
]

/** What the result page shows, by detailed status. The words are those of the same status in `RESULT_STATES`. */
export const RESULT_TABLE: Readonly<Record<DetailedStatus, ResultRow>> = {
  applied: BEFORE_DECISION,
  received: BEFORE_DECISION,
  infoLookup: BEFORE_DECISION,
  supplementRequest: {
    summary: [headline(sentence), pastDue, reasons()],
    next: [sentences(next), actions(businessEdit('result.editBiz', 'loud')), opinionHistory, FACTS],
  },
  supplementByTelephone: {
    summary: [
      headline(sentence, { above: callByOrLastDay }), bold(callInTime), pastDue,
      reasons({ helps: false, consequence: consequenceOfSilence }),
    ],
    next: [
      ...besideSupplement(steps([stepsOfCall], callForPapers, businessEdit('result.submitSupplement', 'plain'))),
      opinionHistory, FACTS,
    ],
  },
  supplementComplete: BEFORE_DECISION,
  verification: BEFORE_DECISION,
  underReview: BEFORE_DECISION,
  deliberation: BEFORE_DECISION,
  hold: {
    summary: [headline(sentence), bold(disputeReasons), pastDue, reasons()],
    next: [
      sentences(nextAndOpinionsLeft), actions(opinions('result.opinion', 'loud'), callInstead('call.hold')),
      facts([], [shortfall]),
    ],
  },
  opinionWaiting: {
    summary: [headline(sentence), bold(nothingToDoUntil), lead(notification), pastDue, reasons()],
    next: [sentences(nextUnlessDated, proofToCome), actions(opinions('result.opinionHistory', 'plain')), OPINION_FACTS],
  },
  answered: answered(nextAndOpinionsLeft, false, opinions('result.opinion', 'loud'), callInstead('call.answered')),
  answeredLast: answered(next, true, opinions('result.answer', 'loud')),
  opinionsUsedUp: {
    summary: [headline(sentence), bold(say('result.opinionsUsed')), pastDue, reasons()],
    next: [sentences(next), actions(helpCall, opinions('result.opinionHistory', 'quiet')), FACTS],
  },
  targetSelected: {
    summary: [headline(sentence), bold(say('result.proofFirst')), band(maximumBand), gauge(), pastDue, reasons()],
    next: [
      sentences(next), actions(), opinionHistory,
      facts([supportBeside(maximumBand), paymentDays, account], [shortfall]),
    ],
  },
  selectedRapid: {
    summary: [headline(sentence), bold(nothingToDoUntil), lead(notification), gauge(), pastDue, reasons()],
    next: [sentences(nextUnlessDated, say('result.rapidNeedsNoProof')), actions(), furtherProof, opinionHistory, FACTS],
  },
  rapidRefused: {
    summary: [headline(refusedRecords), bold(registerProof), gauge(), pastDue, reasons()],
    next: [sentences(next), actions(), opinionHistory, FACTS],
  },
  proofsRefused: {
    summary: [headline(sentence), bold(registerProof), gauge(), pastDue, reasons()],
    next: [sentences(next), actions(), opinionHistory, FACTS],
  },
  somePaid: {
    summary: [headline(sentence, { sum: paidSum }), gauge(paidSum), pastDue, reasons()],
    next: [sentences(next), actions(), opinionHistory, FACTS],
  },
  littleLeft: {
    summary: [headline(paidPartOrSentence, { sum: paidSum }), gauge(paidSum), pastDue, reasons()],
    next: [sentences(next), actions(), opinionHistory, FACTS],
  },
  supplementDue: {
    summary: [headline(filesOrSentence), pastDue, reasons(), sentBack],
    next: [actions(), sentences(nextUnlessInBox, oneByOne, runningLookup), opinionHistory],
    belowProgress: [when(isAmountDecided, gauge())],
    proofRow: [FACTS],
  },
  selectedWaiting: {
    summary: [
      headline(paidPartOrSentence, { sum: paidSum }), bold(nothingToDoUntil), lead(notification), gauge(paidSum), pastDue,
      reasons(),
    ],
    next: [sentences(nextUnlessDated), actions(), furtherProof, opinionHistory, FACTS],
  },
  lookupRunning: {
    summary: [
      headline(paidPartOrSentence, { sum: paidSum }), bold(nothingToDoDuringLookup), band(lookupEndBand), gauge(paidSum),
      pastDue, reasons(),
    ],
    next: [
      lines(notification, nextOfLookup, runningLookupBesidePaidPart), actions(), opinionHistory,
      facts([supportBeside(lookupEndBand), paymentDays, account, lookupLength], [shortfall]),
    ],
  },
  lookupAnswered: {
    summary: [
      headline(lookedUpOrSentence, { sum: paidSum }), bold(otherPapersOrNothingToDo), band(lookupCheckBand),
      when(isAmountDecided, gauge(paidSum)), pastDue, reasons(),
    ],
    next: [
      lines(notification, nextUnlessDated), actions(), furtherProof, opinionHistory,
      facts([supportBeside(lookupCheckBand), paymentDays, account], [shortfall]),
    ],
  },
  approved: {
    summary: [headline(sentence), bold(nothingToDoUntilPaid), band(paymentBand), pastDue, reasons()],
    next: [
      lines(paymentNotification, nextOfPayment, shortfall, approvedProofs), actions(), opinionHistory,
      facts([supportBeside(paymentBand), paymentDays, accountBeside(paymentBand)]),
    ],
  },
  transferError: {
    summary: [headline(firstSentence), bold(sumKeptAndTask), pastDue, failedTransfer, reasons()],
    next: [actions(), sentences(afterCorrection), opinionHistory, facts([support, paymentDays], [shortfall])],
  },
  requestVerified: {
    summary: [headline(sentence), bold(nothingToDo), band(accountCheckBand), pastDue, reasons()],
    next: [
      lines(notification, nextOfPayment), actions(), opinionHistory,
      facts([supportBeside(accountCheckBand), paymentDays, accountBeside(accountCheckBand)], [shortfall]),
    ],
  },
  paymentComplete: {
    summary: [headline(sentence, { sum: totalSum, hasRider: true }), reasons()],
    next: [
      sentences(next), actions(), opinionHistory,
      facts([support, paymentDaysOrLastChange, account], [shortfallOfPayment, noMoreProofs, objectionToPayment]),
    ],
  },
  notSelected: {
    summary: [headline(sentence), reasons()],
    next: [call([next], objectionCall, objectionGuide('result.objection', 'plain')), opinionHistory, FACTS],
  },
  userCancel: {
    summary: [headline(sentence), bold(nothingFollows), reasons()],
    next: [
      steps([next, say('result.anewOnceSolved')], helpCallAfterReasons, newApplication('result.applyAnew', 'plain')),
      opinionHistory, FACTS,
    ],
  },
  userDelete: {
    summary: [headline(sentence), bold(nothingFollows), reasons()],
    next: [sentences(next, readReasonsFirst), actions(reapply), opinionHistory, FACTS],
  },
  unknown: {
    summary: [headline(sentence), pastDue, reasons()],
    next: [sentences(next), actions(), opinionHistory, FACTS],
  },
}
