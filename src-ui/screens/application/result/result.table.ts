import type { DetailedStatus } from '#domain/application/result/detailed-status.table'
import type { ApplicationSituation } from '#domain/application/result/situation'
import type { Won } from '#domain/kernel/won'
import { RESULT_TEXTS } from '../../../text/ko/application/result.ts'
import {
  type Act, businessEdit, callForPapers, callInstead, helpCall, helpCallAfterReasons, newApplication, objectionCall, objectionGuide, opinions, reapply,
} from './result-acts.ts'
import { accountCheckBand, decisionBand, lookupCheckBand, lookupEndBand, maximumBand, paymentBand, type ResultBand } from './result-band.ts'
import {
  afterCorrection, answerOrSentence, approvedProofs, callByOrLastDay, callInTime, consequenceOfSilence, disputeReasons, failedTransfer, filesOrSentence, firstSentence, lastDay, lookedUpOrSentence, next, nextAndOpinionsLeft,
  nextOfLookup, nextOfPayment, nextUnlessDated, nextUnlessInBox, noMoreProofs, nothingFollows, nothingToDoDuringLookup, nothingToDoUntilPaid, objectionToPayment, oneByOne, otherPapersOrNothingToDo, paidPartOrSentence, paidSum, proofToCome,
  readReasonsFirst, refusedRecords, registerProof, runningLookup, runningLookupBesidePaidPart, sentence, shortfall, shortfallOfPayment, stepsOfCall, sumKeptAndTask, totalSum, type FailedTransferWords, type Words,
} from './result-cells.ts'
import {
  account, lookupLength, opinionStates, paymentDays, paymentDaysOrLastChange, type ResultFact, support,
} from './result-facts.ts'
import {
  nothingToDo, nothingToDoUntil, notification, paymentNotification,
} from './result-wait.ts'

/** What a cell of the table says about an application. */
type Cell<Value> = (situation: ApplicationSituation) => Value

/** A part that the page never has in this status. */
const none: Cell<null> = () => null

/** A sentence that the page always has in this status. */
const say = (key: keyof typeof RESULT_TEXTS): Cell<Words> => () => RESULT_TEXTS[key]

/** What the result page says and offers in one detailed status, from its top to its end. */
export type ResultRow = {
  /** The line above the headline. [D2-112] */
  readonly above: Cell<Words>
  readonly headline: Cell<string>
  /** The amount that the page says in large type above the headline; null if there is none. [D2-163] */
  readonly sum: Cell<Won | null>
  /**
   * The bold line: what the applicant must do, or the most important consequence. If there is neither, what the
   * applicant waits for, or that there is nothing to do. [A-271] [D2-136] [D3-270] [D3-320]
   */
  readonly bold: Cell<Words>
  /**
   * What the page says in large type below the headline: when the agency decides, and the maximum. The support is no
   * fact then. [D2-931] [D2-933] [D2-936]
   */
  readonly band: Cell<ResultBand | null>
  /**
   * The plain line about a wait: that it takes longer than usual, and how the agency notifies the applicant. [D2-136]
   */
  readonly wait: Cell<Words>
  /** False if the page says in other words what to do about a vague reason. [D2-134] [D3-255] */
  readonly reasonHelp: boolean
  /** What happens if the applicant does nothing about the reasons. [D2-545] */
  readonly consequence: Cell<Words>
  /** What the page says in the box of the reasons about a failed transfer. [D2-939] */
  readonly failedTransfer: Cell<FailedTransferWords | null>
  /** What the next step is and who acts, and what else to know before it. */
  readonly next: readonly Cell<Words>[]
  /**
   * The actions in display order. The supplement of a sent-back proof, or a new proof that the applicant should begin
   * with, comes before them in every status.
   */
  readonly acts: readonly Cell<Act | null>[]
  /** The facts in display order. The name of a fact is the same in every status. [A-271] [D2-465] */
  readonly facts: readonly Cell<ResultFact | null>[]
  /** The lines below the facts. [D2-168] [D2-532] */
  readonly notes: readonly Cell<Words>[]
  /** When the page has the gauge of the support. `oncePaid`: after a payment or an approval. [D2-464] [D2-664] */
  readonly gauge: 'never' | 'oncePaid' | 'always'
  /** The state of the last step of the progress bar, while the payment is open and nothing is paid. [D3-160] */
  readonly lastStep: 'ahead' | 'due'
  /**
   * `actsFirst`: headline, bold line and box say all that the applicant needs to know before the action, so that the
   * action is above all further sentences. `files`: so do the sent-back files; the facts are in the row of the proofs.
   * `call`: the first action, a call, has a frame with the sentences. `steps`: each line of the next step is a numbered
   * step, of which the first is a call and the last has the other action. `answer`: the agency's answer to an opinion,
   * if there is one, is the largest text, and the reasons are below the actions. `lines`: the agency acts, and each
   * sentence is a line with an icon. [D2-466] [D2-545] [D2-574] [D2-914] [D2-931] [D2-934] [D2-937]
   */
  readonly layout: 'wordsFirst' | 'actsFirst' | 'call' | 'files' | 'steps' | 'answer' | 'lines'
}

/** A row without anything special: the last day of a supplement, the sentence of the status, and the next step. */
const PLAIN: ResultRow = {
  above: lastDay, headline: sentence, sum: none, bold: none, band: none, wait: none, next: [next],
  reasonHelp: true, consequence: none, failedTransfer: none, acts: [], layout: 'wordsFirst',
  facts: [support, paymentDays, account], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
}

/** The agency acts before its decision. The progress bar has the day of the last change. [D2-660] */
const BEFORE_DECISION: ResultRow = {
  ...PLAIN, bold: nothingToDo, band: decisionBand, wait: notification, next: [nextUnlessDated, proofToCome],
  layout: 'lines',
}

/** The agency has answered an opinion. */
const ANSWERED: ResultRow = { ...PLAIN, headline: answerOrSentence, layout: 'answer', facts: [support, account, opinionStates] }

/** The application is selected and not approved: a part may be paid, and the gauge shows how much is left. */
const SELECTED: ResultRow = { ...PLAIN, headline: paidPartOrSentence, sum: paidSum, gauge: 'always' }

/** The agency checks something after the selection, and then pays. */
const CHECKING = { bold: nothingToDoUntil, wait: notification, next: [nextUnlessDated] } as const

/** Nothing can be supplemented any more. */
const ENDED: ResultRow = { ...PLAIN, above: none }

/**
 * What the result page says and offers, by detailed status. The words are those of the same status in `RESULT_STATES`.
 */
export const RESULT_TABLE: Readonly<Record<DetailedStatus, ResultRow>> = {
  applied: BEFORE_DECISION,
  received: BEFORE_DECISION,
  infoLookup: BEFORE_DECISION,
  supplementRequest: { ...PLAIN, acts: [businessEdit('result.editBiz', 'loud')] },
  supplementByTelephone: {
    ...PLAIN, above: callByOrLastDay, bold: callInTime, reasonHelp: false, consequence: consequenceOfSilence, next: [stepsOfCall], layout: 'steps',
    acts: [callForPapers, businessEdit('result.submitSupplement', 'plain')],
  },
  supplementComplete: BEFORE_DECISION,
  verification: BEFORE_DECISION,
  underReview: BEFORE_DECISION,
  deliberation: BEFORE_DECISION,
  hold: {
    ...PLAIN, bold: disputeReasons, facts: [], next: [nextAndOpinionsLeft],
    acts: [opinions('result.opinion', 'loud'), callInstead('call.hold')],
  },
  opinionWaiting: {
    ...PLAIN, ...CHECKING, next: [nextUnlessDated, proofToCome], acts: [opinions('result.opinionHistory', 'plain')],
    facts: [support, account, opinionStates],
  },
  answered: {
    ...ANSWERED, reasonHelp: false, next: [nextAndOpinionsLeft], acts: [opinions('result.opinion', 'loud'), callInstead('call.answered')],
  },
  answeredLast: { ...ANSWERED, acts: [opinions('result.answer', 'loud')] },
  opinionsUsedUp: { ...PLAIN, bold: say('result.opinionsUsed'), acts: [helpCall, opinions('result.opinionHistory', 'quiet')] },
  targetSelected: { ...SELECTED, band: maximumBand, bold: say('result.proofFirst') },
  selectedRapid: { ...SELECTED, ...CHECKING, next: [nextUnlessDated, say('result.rapidNeedsNoProof')] },
  rapidRefused: { ...SELECTED, headline: refusedRecords, bold: registerProof },
  proofsRefused: { ...SELECTED, bold: registerProof },
  somePaid: SELECTED,
  littleLeft: SELECTED,
  supplementDue: {
    ...SELECTED, headline: filesOrSentence, sum: none, next: [nextUnlessInBox, oneByOne, runningLookup],
    layout: 'files', gauge: 'oncePaid', lastStep: 'due',
  },
  selectedWaiting: { ...SELECTED, ...CHECKING },
  lookupRunning: {
    ...SELECTED, bold: nothingToDoDuringLookup, wait: notification, next: [nextOfLookup, runningLookupBesidePaidPart],
    band: lookupEndBand, layout: 'lines', facts: [...SELECTED.facts, lookupLength],
  },
  lookupAnswered: {
    ...SELECTED, ...CHECKING, headline: lookedUpOrSentence, bold: otherPapersOrNothingToDo, band: lookupCheckBand, gauge: 'oncePaid',
    layout: 'lines',
  },
  approved: {
    ...PLAIN, band: paymentBand, bold: nothingToDoUntilPaid, wait: paymentNotification, next: [nextOfPayment, shortfall, approvedProofs],
    layout: 'lines', notes: [],
  },
  transferError: {
    ...PLAIN, headline: firstSentence, bold: sumKeptAndTask, failedTransfer, next: [afterCorrection], layout: 'actsFirst', lastStep: 'due',
  },
  requestVerified: { ...PLAIN, ...CHECKING, bold: nothingToDo, band: accountCheckBand, next: [nextOfPayment], layout: 'lines' },
  paymentComplete: {
    ...ENDED, sum: totalSum, facts: [support, paymentDaysOrLastChange, account], notes: [shortfallOfPayment, noMoreProofs, objectionToPayment],
  },
  notSelected: { ...ENDED, acts: [objectionCall, objectionGuide('result.objection', 'plain')], layout: 'call' },
  userCancel: {
    ...ENDED, bold: nothingFollows, next: [next, say('result.anewOnceSolved')], layout: 'steps',
    acts: [helpCallAfterReasons, newApplication('result.applyAnew', 'plain')],
  },
  userDelete: { ...ENDED, bold: nothingFollows, next: [next, readReasonsFirst], acts: [reapply] },
  unknown: PLAIN,
}
