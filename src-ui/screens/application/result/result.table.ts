import type { DetailedStatus } from '#domain/application/result/detailed-status.table'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { formatWon } from '#domain/kernel/won'
import type { Settings } from '#domain/settings/settings'
import { fillWithParticles } from '#domain/text/particles'
import { splitFirstSentence } from '../../../parts/design/headline-text.ts'
import { isPastDay } from '../../../parts/time/days-left.ts'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'
import {
  type Action, actions, type Block, bold, call, compact, framedCall, furtherProof, headline, lead, lines, link, type Maybe,
  opinionHistory, pastDue, reasons, sentBack, sentences, supplementAction,
} from './result-blocks.ts'
import {
  accountCheckBand, decisionBand, facts, gauge, lookupCheckBand, lookupEndBand, lookupLength, maximumBand, opinionFacts,
  paymentBand, paymentDays, support, usualFacts,
} from './result-facts.ts'
import { nothingToDo, nothingToDoUntil, notification, paymentNotification } from './result-wait.ts'
import {
  accountWords, approvedProofs, callByOrLastDay, callInTime, formatCount, hasReasons, isPartPaid, lookedUpSentence, next,
  nextAndOpinionsLeft, nextOfPayment, nextUnlessDated, notesOfPayment, nothingToDoUntilPaid,
  otherPapersOrNothingToDo, type PageSituation, proofToCome, runningLookup, sentence, shortfall, stepsOfCall,
} from './result-words.ts'

/**
 * The blocks of the page in display order. `summary`: at the top. `next`: after it, below the heading of the next step.
 * `belowProgress`: below the progress bar. `proofRow`: in the collapsible row of the proofs.
 */
type Places<Blocks> = {
  readonly summary: Blocks
  readonly next: Blocks
  readonly belowProgress?: Blocks
  readonly proofRow?: Blocks
}
type Row = Places<readonly Maybe<Block>[]>
export type ResultPage = Required<Places<readonly Block[]>>

/** The agency acts before its decision. The progress bar has the day of the last change. [D2-660] */
const beforeDecision = (s: PageSituation): Row => ({
  summary: [headline(s), bold(nothingToDo(s)), decisionBand(s), pastDue(s), reasons(s)],
  next: [
    lines(s, notification(s), nextUnlessDated(s), proofToCome(s)), actions(s), opinionHistory(s),
    facts(s, usualFacts(s, decisionBand(s))),
  ],
})

/**
 * The headline says that a part is paid, with the amount in large type; if nothing is paid, `unpaid`. [D2-131] [D2-163]
 */
const paidHeadline = (s: PageSituation, unpaid = sentence(s)): Block =>
  isPartPaid(s)
    ? headline(s, sentence({ ...s, detailedStatus: 'somePaid' }), { sum: s.shares.paid })
    : headline(s, unpaid)

/** A part is paid, and proofs may still be registered. */
const partPaid = (s: PageSituation): Row => ({
  summary: [paidHeadline(s), gauge(s, s.shares.paid), pastDue(s), reasons(s)],
  next: [sentences(s, next(s)), actions(s), opinionHistory(s), facts(s)],
})

/** True if some amount is paid or granted. [D2-664] */
const isAmountDecided = ({ shares }: PageSituation): boolean => shares.remaining < shares.ceiling

/**
 * The agency has answered an opinion. Its answer, if it has a text, is the news; the reasons then follow the actions.
 * [D2-466]
 */
const answered = (s: PageSituation, helps: boolean, nextWords: string, ...ofStatus: readonly Action[]): Row => {
  const text = s.latestAnswer
  const box = { helps, facts: opinionFacts(s) }
  return {
    summary: text === null
      ? [headline(s), pastDue(s), reasons(s, box)]
      : [headline(s, T['result.answerSent']), pastDue(s), { is: 'answer', text }],
    next: [
      sentences(s, nextWords), actions(s, ...ofStatus), text !== null && reasons(s, { ...box, calm: true }),
      !hasReasons(s) && opinionFacts(s),
    ],
  }
}

/**
 * What the result page shows in each detailed status, for the situation `s` of an application. `sentence` and `next` are
 * the words of the same status in `RESULT_STATES`. A block that is null or false is not shown.
 */
export const RESULT_TABLE: Readonly<Record<DetailedStatus, (s: PageSituation) => Row>> = {
  applied: beforeDecision,
  received: beforeDecision,
  infoLookup: beforeDecision,
  supplementRequest: (s) => ({
    summary: [headline(s), pastDue(s), reasons(s)],
    next: [
      sentences(s, next(s)), actions(s, link('/result-modify-bizinfo', 'result.editBiz', 'loud')), opinionHistory(s), facts(s),
    ],
  }),
  // The steps begin with a call; the supplement of a proof comes first if it ends earlier. [D2-545] [D2-741]
  supplementByTelephone: (s) => {
    const isProofFirst = s.due !== null && s.proofDue !== null && s.proofDue < s.due
    // If the last day is unknown, the consequence has the number of days. [D2-545] [D2-597]
    const consequence = s.due === null ? sentence({ ...s, detailedStatus: 'supplementRequest' }) : T['supplement.consequence']
    const steps: Block = {
      is: 'steps', lines: stepsOfCall(s).split('\n'),
      actions: [
        call({ isStep: true, meanwhile: 'call.meanwhile' }),
        link('/result-modify-bizinfo', 'result.submitSupplement', 'plain'),
      ],
    }
    return {
      summary: [
        headline(s, sentence(s), { above: callByOrLastDay(s) }), bold(callInTime(s)), pastDue(s),
        reasons(s, { helps: false, consequence }),
      ],
      next: [
        !isProofFirst && steps, sentences(s), supplementAction(s), isProofFirst && steps, opinionHistory(s), facts(s),
      ],
    }
  },
  supplementComplete: beforeDecision,
  verification: beforeDecision,
  underReview: beforeDecision,
  deliberation: beforeDecision,
  // Nothing is decided yet. If there are reasons, the bold line asks to dispute wrong ones. [D2-912]
  hold: (s) => ({
    summary: [
      headline(s), bold(hasReasons(s) ? `${T['result.notDecided']} ${T['result.holdTask']}` : T['result.notDecided']),
      pastDue(s), reasons(s),
    ],
    next: [
      sentences(s, nextAndOpinionsLeft(s)),
      actions(s, link('/opinion-submit', 'result.opinion', 'loud'), call({ emphasis: 'quiet', insteadOf: 'call.hold' })),
      facts(s, []),
    ],
  }),
  opinionWaiting: (s) => ({
    summary: [headline(s), bold(nothingToDoUntil(s)), lead(notification(s)), pastDue(s), reasons(s)],
    next: [
      sentences(s, nextUnlessDated(s), proofToCome(s)),
      actions(s, link('/opinion-submit', 'result.opinionHistory', 'plain')), opinionFacts(s),
    ],
  }),
  answered: (s) => answered(
    s, false, nextAndOpinionsLeft(s),
    link('/opinion-submit', 'result.opinion', 'loud'), call({ emphasis: 'quiet', insteadOf: 'call.answered' }),
  ),
  answeredLast: (s) => answered(s, true, next(s), link('/opinion-submit', 'result.answer', 'loud')),
  opinionsUsedUp: (s) => ({
    summary: [headline(s), bold(fill(T['result.opinionsUsed'])), pastDue(s), reasons(s)],
    next: [
      sentences(s, next(s)),
      actions(s, call({ isStep: true }), link('/opinion-submit', 'result.opinionHistory', 'quiet')), facts(s),
    ],
  }),
  targetSelected: (s) => ({
    summary: [headline(s), bold(T['result.proofFirst']), maximumBand(s), gauge(s), pastDue(s), reasons(s)],
    next: [sentences(s, next(s)), actions(s), opinionHistory(s), facts(s, usualFacts(s, maximumBand(s)))],
  }),
  selectedRapid: (s) => ({
    summary: [headline(s), bold(nothingToDoUntil(s)), lead(notification(s)), gauge(s), pastDue(s), reasons(s)],
    next: [
      sentences(s, nextUnlessDated(s), T['result.rapidNeedsNoProof']), actions(s), furtherProof(s), opinionHistory(s),
      facts(s),
    ],
  }),
  // The records of a rapid payment were refused, or these and the registered proofs. [D2-790]
  rapidRefused: (s) => {
    const refused = s.application.proofs.filter(({ status }) => status === 'notSelected')
    const areBothRefused = refused.some(({ proofType }) => proofType !== 'rapid')
    return {
      summary: [
        headline(s, areBothRefused ? T['result.rapidAndProofsRefused'] : sentence(s)),
        bold(T[areBothRefused ? 'result.otherProofFirst' : 'result.proofFirst']), gauge(s), pastDue(s), reasons(s),
      ],
      next: [sentences(s, next(s)), actions(s), opinionHistory(s), facts(s)],
    }
  },
  proofsRefused: (s) => ({
    summary: [headline(s), bold(T['result.otherProofFirst']), gauge(s), pastDue(s), reasons(s)],
    next: [sentences(s, next(s)), actions(s), opinionHistory(s), facts(s)],
  }),
  somePaid: partPaid,
  littleLeft: partPaid,
  // The headline counts the sent-back files, and their box says what happens without a supplement; if the files are
  // unknown, the headline counts the proofs. [A-275] [D2-132] [D2-573] [D2-913]
  supplementDue: (s) => {
    const n = s.sentBackItems.length
    return {
      summary: [
        headline(s, n > 0 ? fill(T['result.sentBackFiles'], { n: formatCount(n) }) : sentence(s)), pastDue(s), reasons(s),
        sentBack(s),
      ],
      next: [
        actions(s), sentences(s, n === 0 && next(s), s.supplements.length > 1 && T['result.oneByOne'], runningLookup(s)),
        opinionHistory(s),
      ],
      belowProgress: [isAmountDecided(s) && gauge(s)],
      proofRow: [facts(s)],
    }
  },
  selectedWaiting: (s) => ({
    summary: [
      paidHeadline(s), bold(nothingToDoUntil(s)), lead(notification(s)), gauge(s, s.shares.paid), pastDue(s), reasons(s),
    ],
    next: [sentences(s, nextUnlessDated(s)), actions(s), furtherProof(s), opinionHistory(s), facts(s)],
  }),
  // Once the last day of the lookup is over, the page says that it takes longer, and whom to call. [D2-157] [D3-575]
  lookupRunning: (s) => {
    const end = s.lookupDays?.end ?? null
    const overdue = end !== null && isPastDay(end) ? formatDayInSentence(end) : null
    return {
      summary: [
        paidHeadline(s), bold(overdue === null ? nothingToDo(s) : fill(T['result.lookupOverdue'], { lookupEnd: overdue })),
        lookupEndBand(s), gauge(s, s.shares.paid), pastDue(s), reasons(s),
      ],
      next: [
        lines(
          s, notification(s), overdue === null ? next(s) : fill(T['result.lookupOverdueCall'], { proofPhone: s.proofPhone }),
          isPartPaid(s) && runningLookup(s),
        ),
        actions(s), opinionHistory(s), facts(s, [...usualFacts(s, lookupEndBand(s)), lookupLength(s)]),
      ],
    }
  },
  lookupAnswered: (s) => ({
    summary: [
      paidHeadline(s, lookedUpSentence(s)), bold(otherPapersOrNothingToDo(s)), lookupCheckBand(s),
      isAmountDecided(s) && gauge(s, s.shares.paid), pastDue(s), reasons(s),
    ],
    next: [
      lines(s, notification(s), nextUnlessDated(s)), actions(s), furtherProof(s), opinionHistory(s),
      facts(s, usualFacts(s, lookupCheckBand(s))),
    ],
  }),
  approved: (s) => ({
    summary: [headline(s), bold(nothingToDoUntilPaid(s)), paymentBand(s), pastDue(s), reasons(s)],
    next: [
      lines(s, paymentNotification(s), nextOfPayment(s), shortfall(s), approvedProofs(s)), actions(s), opinionHistory(s),
      facts(s, usualFacts(s, paymentBand(s)), []),
    ],
  }),
  // The headline has what happened, the bold line that the amount is kept and what to do. [D2-664] [D2-939]
  transferError: (s) => {
    const [failure, task] = splitFirstSentence(sentence(s))
    const [cause, afterCorrection] = splitFirstSentence(next(s))
    const { granted } = s.shares
    const kept = granted > 0 ? `${fillWithParticles(T['result.sumKept'], { granted: formatWon(granted) })} ` : ''
    return {
      summary: [
        headline(s, failure), bold(kept + task), pastDue(s),
        { is: 'failedTransfer', account: accountWords(s), cause }, reasons(s),
      ],
      next: [
        actions(s), sentences(s, afterCorrection), opinionHistory(s), facts(s, [support(s), paymentDays(s)]),
      ],
    }
  },
  requestVerified: (s) => ({
    summary: [headline(s), bold(nothingToDo(s)), accountCheckBand(s), pastDue(s), reasons(s)],
    next: [
      lines(s, notification(s), nextOfPayment(s)), actions(s), opinionHistory(s), facts(s, usualFacts(s, accountCheckBand(s))),
    ],
  }),
  paymentComplete: (s) => {
    const sum = 'won' in s.support ? s.support.won : null
    return {
      summary: [headline(s, sentence(s), { sum, hasRider: sum !== null }), reasons(s)],
      next: [sentences(s, next(s)), actions(s), opinionHistory(s), facts(s, usualFacts(s), notesOfPayment(s))],
    }
  },
  notSelected: (s) => ({
    summary: [headline(s), bold(s.support.is === 'none' && T['result.notSelectedMeans']), reasons(s)],
    next: [
      framedCall(
        s, next(s), call({ helpDesk: 'proof', words: 'result.callObjection' }),
        link('/objctRqst', 'result.objection', 'plain'),
      ),
      opinionHistory(s), facts(s),
    ],
  }),
  // Nothing follows, unless an amount was paid before. The call is the first thing to do, or one possibility if the page
  // gives the reasons. [D2-134] [D2-791] [D3-320]
  userCancel: (s) => ({
    summary: [headline(s), bold(s.support.is === 'none' && T['result.cancelledMeans']), reasons(s)],
    next: [
      {
        is: 'steps', lines: [next(s), T['result.anewOnceSolved']],
        actions: [
          call({ isStep: true, emphasis: hasReasons(s) ? 'plain' : 'loud' }),
          link('/self-check', 'result.applyAnew', 'plain'),
        ],
      },
      opinionHistory(s), facts(s),
    ],
  }),
  userDelete: (s) => ({
    summary: [headline(s), bold(s.support.is === 'none' && T['result.cancelledMeans']), reasons(s)],
    next: [
      sentences(s, next(s), hasReasons(s) && T['result.reasonsFirst']),
      actions(s, { is: 'reapply', words: 'result.reapply', emphasis: 'plain' }), opinionHistory(s), facts(s),
    ],
  }),
  unknown: (s) => ({
    summary: [headline(s), pastDue(s), reasons(s)],
    next: [sentences(s, next(s)), actions(s), opinionHistory(s), facts(s)],
  }),
}

/**
 * Returns all that the page shows between its first line and its collapsible rows. This is the only place where blocks
 * that are not shown are left out.
 */
export const resultPageOf = (
  situation: ApplicationSituation,
  { application: phone, proof: [proofPhone = phone] }: Settings['callCentre'],
): ResultPage => {
  const { summary, next, belowProgress = [], proofRow = [] } =
    RESULT_TABLE[situation.detailedStatus]({ ...situation, phone, proofPhone })
  return {
    summary: compact(summary),
    next: compact(next),
    belowProgress: compact(belowProgress),
    proofRow: compact(proofRow),
  }
}
