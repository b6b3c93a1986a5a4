import type { DetailedStatus } from '#domain/application/detailed-status.table'
import type { ApplicationSituation } from '#domain/application/situation'
import type { Won } from '#domain/kernel/won'
import {
  accountEdit, type Act, businessEdit, callForPapers, callInstead, helpCall, newApplication, newProof, objectionCall, objectionGuide, opinions, proofSupplement, reapply,
} from './result-acts.ts'
import {
  anewOnceSolved, answerOrSentence, approvedProofs, callInTime, disputeReasons, filesOrSentence, firstSentence, grantedSum, lastDay, lastDayToSupplement, lookedUpOrSentence, lookupEnd, next,
  nextAndOpinionsLeft, nextOfLookup, nextOneByOne, nextUnlessDated, nothingFollows, nothingToDoUntilPaid, objectionToPayment, opinionsUsed, otherPapersOrNothingToDo, otherProofFirst, paidPartOrSentence, paidSum,
  payable, payableOnDay, proofFirst, proofToCome, rapidNeedsNoProof, readReasonsFirst, runningLookup, runningLookupBesidePaidPart, sumKeptAndTask, sentence, shortfall,
  shortfallOfPayment, totalSum, type Words,
} from './result-cells.ts'
import {
  account, accountOncePaid, failedAccount, lastChange, lookupLength, newAccount, opinionStates, paymentDays, paymentDaysOrLastChange, type ResultFact, support, supportAfterLookup, supportPaidBefore,
  supportUnlessInHeadline, supportUnlessPaid,
} from './result-facts.ts'
import { nothingToDoUntil, notification, purposeAndNotification, weeksToDecision } from './result-wait.ts'

/** What a cell of the table says about an application. */
type Cell<Value> = (situation: ApplicationSituation) => Value

/** A part that the page never has in this status. */
const none: Cell<null> = () => null

/** What the result page says and offers in one detailed status, from its top to its end. */
export type ResultRow = {
  /** The line above the headline. [D2-112] [D2-551] */
  readonly above: Cell<Words>
  readonly headline: Cell<string>
  /** The amount that the page says in large type above the headline; null if there is none. [D2-163] */
  readonly sum: Cell<Won | null>
  /**
   * The bold line: what the applicant must do, or the most important consequence. If there is neither, what the applicant
   * waits for, or that there is nothing to do. [A-271] [D2-136] [D3-270] [D3-320]
   */
  readonly bold: Cell<Words>
  /** The plain line about a wait: what the step is for, and how the agency notifies the applicant. [D2-136] [D2-463] */
  readonly wait: Cell<Words>
  /** What the next step is and who acts, and what else to know before it. */
  readonly next: readonly Cell<Words>[]
  /** The actions in display order. Where a proof was sent back, its supplement comes before them. */
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
   * `actsFirst`: headline and bold line say all that the applicant needs to know before the action, so that the action is
   * above all further sentences. `steps`: each line of the next step is a numbered step, of which the first is a call and
   * the last has the other action. `answer`: the agency's answer to an opinion, if there is one, is the largest text, and the reasons are below the actions. [D2-466] [D2-545]
   * [D2-574]
   */
  readonly layout: 'wordsFirst' | 'actsFirst' | 'steps' | 'answer'
}

/** The row of every step in which the agency acts before its decision. The progress bar has the day of the last change. [D2-660] */
const BEFORE_DECISION: ResultRow = {
  above: lastDay, headline: sentence, sum: none, bold: weeksToDecision, wait: purposeAndNotification,
  next: [nextUnlessDated], acts: [], layout: 'wordsFirst',
  facts: [support, paymentDays, accountOncePaid], notes: [proofToCome, shortfall], gauge: 'never', lastStep: 'ahead',
}

/** What the result page says and offers, by detailed status. The words are those of the same status in `RESULT_STATES`. */
export const RESULT_TABLE: Readonly<Record<DetailedStatus, ResultRow>> = {
  applied: BEFORE_DECISION,
  received: BEFORE_DECISION,
  infoLookup: BEFORE_DECISION,
  supplementRequest: {
    above: lastDay, headline: sentence, sum: none, bold: none, wait: none,
    next: [next], acts: [businessEdit('result.editBiz', 'loud')], layout: 'wordsFirst',
    facts: [support, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
  supplementByTelephone: {
    above: lastDayToSupplement, headline: sentence, sum: none, bold: callInTime, wait: none,
    next: [next], acts: [callForPapers, businessEdit('result.submitSupplement', 'plain')], layout: 'steps',
    facts: [support, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
  supplementComplete: BEFORE_DECISION,
  verification: BEFORE_DECISION,
  underReview: BEFORE_DECISION,
  deliberation: BEFORE_DECISION,
  hold: {
    above: lastDay, headline: sentence, sum: none, bold: disputeReasons, wait: none,
    next: [nextAndOpinionsLeft], acts: [opinions('result.opinion', 'loud'), callInstead('call.hold')], layout: 'wordsFirst',
    facts: [support, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
  opinionWaiting: {
    above: lastDay, headline: sentence, sum: none, bold: nothingToDoUntil, wait: notification,
    next: [nextUnlessDated], acts: [opinions('result.opinionHistory', 'plain')], layout: 'wordsFirst',
    facts: [support, accountOncePaid, opinionStates], notes: [proofToCome, shortfall], gauge: 'never', lastStep: 'ahead',
  },
  answered: {
    above: lastDay, headline: answerOrSentence, sum: none, bold: none, wait: none,
    next: [nextAndOpinionsLeft], acts: [opinions('result.opinion', 'loud'), callInstead('call.answered')], layout: 'answer',
    facts: [support, accountOncePaid, opinionStates], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
  answeredLast: {
    above: lastDay, headline: answerOrSentence, sum: none, bold: none, wait: none,
    next: [next], acts: [opinions('result.answer', 'loud')], layout: 'answer',
    facts: [support, accountOncePaid, opinionStates], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
  opinionsUsedUp: {
    above: lastDay, headline: sentence, sum: none, bold: opinionsUsed, wait: none,
    next: [next], acts: [helpCall, opinions('result.opinionHistory', 'quiet')], layout: 'wordsFirst',
    facts: [support, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
  targetSelected: {
    above: lastDay, headline: sentence, sum: none, bold: proofFirst, wait: none,
    next: [next], acts: [newProof], layout: 'wordsFirst',
    facts: [supportUnlessPaid, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'always', lastStep: 'ahead',
  },
  selectedRapid: {
    above: lastDay, headline: sentence, sum: none, bold: nothingToDoUntil, wait: notification,
    next: [nextUnlessDated, rapidNeedsNoProof], acts: [], layout: 'wordsFirst',
    facts: [supportUnlessPaid, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'always', lastStep: 'ahead',
  },
  proofsRefused: {
    above: lastDay, headline: sentence, sum: none, bold: otherProofFirst, wait: none,
    next: [next], acts: [newProof], layout: 'wordsFirst',
    facts: [supportUnlessPaid, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'always', lastStep: 'ahead',
  },
  somePaid: {
    above: lastDay, headline: sentence, sum: paidSum, bold: none, wait: none,
    next: [next], acts: [newProof], layout: 'wordsFirst',
    facts: [supportUnlessPaid, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'always', lastStep: 'ahead',
  },
  littleLeft: {
    above: lastDay, headline: paidPartOrSentence, sum: paidSum, bold: none, wait: none,
    next: [next], acts: [], layout: 'wordsFirst',
    facts: [supportUnlessPaid, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'always', lastStep: 'ahead',
  },
  supplementDue: {
    above: lastDay, headline: filesOrSentence, sum: none, bold: none, wait: none,
    next: [nextOneByOne, runningLookup], acts: [proofSupplement], layout: 'actsFirst',
    facts: [supportUnlessPaid, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'oncePaid', lastStep: 'due',
  },
  selectedWaiting: {
    above: lastDay, headline: paidPartOrSentence, sum: paidSum, bold: nothingToDoUntil, wait: notification,
    next: [nextUnlessDated], acts: [], layout: 'wordsFirst',
    facts: [supportUnlessPaid, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'always', lastStep: 'ahead',
  },
  lookupRunning: {
    above: lastDay, headline: paidPartOrSentence, sum: paidSum, bold: lookupEnd, wait: notification,
    next: [nextOfLookup, runningLookupBesidePaidPart], acts: [], layout: 'wordsFirst',
    facts: [supportUnlessPaid, paymentDays, lastChange, accountOncePaid, lookupLength], notes: [shortfall], gauge: 'always', lastStep: 'ahead',
  },
  lookupAnswered: {
    above: lastDay, headline: lookedUpOrSentence, sum: paidSum, bold: otherPapersOrNothingToDo, wait: notification,
    next: [nextUnlessDated], acts: [], layout: 'wordsFirst',
    facts: [supportAfterLookup, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'oncePaid', lastStep: 'ahead',
  },
  approved: {
    above: payableOnDay, headline: sentence, sum: grantedSum, bold: nothingToDoUntilPaid, wait: notification,
    next: [nextUnlessDated], acts: [], layout: 'wordsFirst',
    facts: [supportPaidBefore, paymentDays, lastChange, account], notes: [shortfall, approvedProofs], gauge: 'never', lastStep: 'ahead',
  },
  transferError: {
    above: lastDay, headline: firstSentence, sum: none, bold: sumKeptAndTask, wait: none,
    next: [next], acts: [accountEdit], layout: 'wordsFirst',
    facts: [supportPaidBefore, paymentDays, lastChange, failedAccount], notes: [shortfall], gauge: 'never', lastStep: 'due',
  },
  requestVerified: {
    above: payable, headline: sentence, sum: grantedSum, bold: nothingToDoUntil, wait: notification,
    next: [nextUnlessDated], acts: [], layout: 'wordsFirst',
    facts: [supportPaidBefore, paymentDays, lastChange, newAccount], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
  paymentComplete: {
    above: none, headline: sentence, sum: totalSum, bold: none, wait: none,
    next: [next], acts: [], layout: 'wordsFirst',
    facts: [supportUnlessInHeadline, paymentDaysOrLastChange, accountOncePaid], notes: [shortfallOfPayment, objectionToPayment], gauge: 'never', lastStep: 'ahead',
  },
  notSelected: {
    above: none, headline: sentence, sum: none, bold: none, wait: none,
    next: [next], acts: [objectionCall, objectionGuide('result.objection', 'quiet')], layout: 'wordsFirst',
    facts: [support, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
  userCancel: {
    above: none, headline: sentence, sum: none, bold: nothingFollows, wait: none,
    next: [next, anewOnceSolved], acts: [helpCall, newApplication('result.applyAnew', 'plain')], layout: 'steps',
    facts: [support, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
  userDelete: {
    above: none, headline: sentence, sum: none, bold: nothingFollows, wait: none,
    next: [next, readReasonsFirst], acts: [reapply], layout: 'wordsFirst',
    facts: [support, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
  unknown: {
    above: lastDay, headline: sentence, sum: none, bold: none, wait: none,
    next: [next], acts: [], layout: 'wordsFirst',
    facts: [support, paymentDays, lastChange, accountOncePaid], notes: [shortfall], gauge: 'never', lastStep: 'ahead',
  },
}
