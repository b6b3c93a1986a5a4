import { isAgencyNext, type DetailedStatus } from '#domain/application/next-step'
import { formatCappedAmount } from '#domain/application/total-support'
import { paymentTypeOrConfirmed } from '#domain/business/payment-type'
import { fillWithParticles } from '#domain/kernel/particles'
import type { Settings } from '#domain/settings/settings'
import { formatWon, Won } from '#domain/kernel/won'
import { proofStatusRow } from '#domain/proof/proof-status.table'
import { MAX_OPINIONS, SUPPORT_CEILING, SUPPORT_PER_CASE } from '#domain/programme/parameters'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { applicationStatusKeyOrUnknown } from '#domain/application-status/application-status.table'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { RESULT_TEXTS as T, STATUS_SENTENCES } from '../../../text/ko/result.ts'
import { supplementDueDayOrNull } from '#domain/proof/supplement'
import { dueWords, supplementRequestSentence } from '../../../parts/proof/supplement-words.ts'
import { splitFirstSentence } from '../../../parts/design/headline-text.ts'
import { isGrantedSum, lookedUpAtMost } from './result-amounts.ts'
import { failedAccountWords, type ResultFact, resultFactsOf } from './result-facts.ts'
import { type ResultGauge, supportGaugeOf, waitGaugeOf } from './result-gauges.ts'
import type { ResultMoneyView, ResultView, SentBackFile } from './result-view.ts'
import { expectedPaymentWords, stepEndWords, waitLines, waitStakeWords } from './wait-words.ts'

type Desks = Settings['callCentre']

/** The words that the result page shows while all its rows are closed. */
export type ResultSummaryWords = {
  /**
   * The line above the headline: the last day of a supplement, or that the amount is not paid yet; null if there is no
   * such line. [D2-112] [D2-551]
   */
  readonly above: string | null
  readonly headline: string
  /** The amount that the headline, or the line above it, shows in large type; null if none is shown. [D2-163] */
  readonly sum: Won | null
  /**
   * The bold line below the headline: what the applicant must do, or the most important consequence. If there is
   * neither, the line says what the applicant waits for, or that there is nothing to do. Null if the headline already
   * says it. [A-271] [D2-136] [D3-270] [D3-320]
   */
  readonly stake: string | null
  /** The account of a failed transfer, below the headline; null in any other step. [D2-467] */
  readonly failedAccount: string | null
  /** How many days of the wait have passed; null if no day is known. [D2-463] */
  readonly waitGauge: ResultGauge | null
  /** How much of the maximum is paid, granted or being checked; null if there is no amount. [D2-464] */
  readonly supportGauge: ResultGauge | null
  /** True if the whole support is paid. */
  readonly isPaid: boolean
  /**
   * True if headline and bold line say all that the applicant needs to know before the action, so that the action is
   * above all further sentences. [D2-466]
   */
  readonly isActFirst: boolean
  /** True if the applicant has nothing to do but wait. */
  readonly isWaiting: boolean
  /**
   * The plain lines below the bold line: when and how the agency notifies the applicant, and related notes. [D2-136]
   */
  readonly lead: readonly string[]
  /** The sentence about the status in the box with the reasons; null if there is none. */
  readonly reasonsSentence: string | null
  /** The sent-back files of a due supplement by reason, and how many further files there are. */
  readonly sentBack: {
    readonly groups: readonly { readonly reason: string | null; readonly files: string }[]
    readonly more: string | null
  }
  /**
   * The lines that say what the next step is and who acts. If there are reasons, these lines are below the reasons.
   * [A-271]
   */
  readonly next: readonly string[]
  /** The agency's answer to an opinion, in a box; null if there is no answer. [D2-132] */
  readonly reply: string | null
  readonly facts: readonly ResultFact[]
  /** The lines below the facts: that a proof must follow, or why less is paid than was spent. [D2-168] [D2-532] */
  readonly notes: readonly string[]
  /**
   * The line above the button for a further proof. It says which amount a further proof can add after a lookup; null if
   * too little is left.
   */
  readonly more: string | null
}

/**
 * Returns the text of the headline. After a failed transfer it is only the first sentence about the status, because the
 * second one, which asks for a correction, is the bold line below it. [D2-132] [D3-320]
 */
const headlineWords = ({ situation, status, money }: ResultView, phone: string): string => {
  if (status.latestAnswer) return T['result.answerSent']
  const { headline, supplements } = situation
  if (headline === 'transferError') return splitFirstSentence(STATUS_SENTENCES.banner.transferError)[0]
  if (headline === 'lookupAnswered' && money.lookedUp !== null)
    return fillWithParticles(T['result.lookedUp'], { amount: formatCappedAmount(money.lookedUp) })
  // If the files are unknown, the headline says how many proofs were sent back.
  if (headline === 'supplementDue' && status.sentBack.length > 0)
    return fill(T['result.sentBackFiles'], { n: status.sentBack.length.toLocaleString('ko-KR') })
  return fillWithParticles(STATUS_SENTENCES.banner[headline], {
    ...PROGRAMME_PLACEHOLDERS,
    phone,
    count: supplements.length,
    paid: money.shares === null ? '' : formatWon(money.shares.paid),
  })
}

/**
 * The maximum number of reasons that the page lists, and of file names for one reason. Further files are only counted.
 */
const LISTED = 3

const filesWords = (n: number): string => fill(T['result.files'], { n: n.toLocaleString('ko-KR') })

/** Returns the names of the files; if there are many, only their number. */
const namesOf = (files: readonly SentBackFile[]): string => {
  const names = files.flatMap(({ name }) => name ?? [])
  return names.length === files.length && names.length <= LISTED ? names.join(', ') : filesWords(files.length)
}

/** Returns the sent-back files of a due supplement by reason, and how many further files there are. */
const sentBackFilesOf = ({ situation, status: { sentBack } }: ResultView): ResultSummaryWords['sentBack'] => {
  if (situation.headline !== 'supplementDue') return { groups: [], more: null }
  const reasons = [...new Set(sentBack.map(({ reason }) => reason))]
  const groups = reasons.map((reason) => {
    const files = sentBack.filter((file) => file.reason === reason)
    return { reason, files: namesOf(files), count: files.length }
  })
  const others = groups.slice(LISTED).reduce((sum, { count }) => sum + count, 0)
  return {
    groups: groups.slice(0, LISTED).map(({ reason, files }) => ({ reason, files })),
    more: others > 0 ? fill(T['result.sentBackMore'], { n: others.toLocaleString('ko-KR') }) : null,
  }
}

/**
 * Returns the amount in won that further proofs can add if the agency recognises everything that was looked up.
 */
const leftAfterLookup = (money: ResultMoneyView): Won =>
  Won(Math.max(0, (money.remaining ?? SUPPORT_CEILING) - lookedUpAtMost(money) - (money.shares?.underReview ?? 0)))

/**
 * Returns what the applicant must do about the news in the headline, or what is decided and what is still open about
 * the money; null if there is nothing to say. [D2-99] [D2-168] [D2-173] [D3-214] [D3-320]
 */
const stakeWords = (view: ResultView): string | null => {
  const { application, headline, live, lookupEnd, detailedStatus } = view.situation
  if (headline === 'transferError') return splitFirstSentence(STATUS_SENTENCES.banner.transferError)[1]
  if (!live && view.money.support.is === 'none') return T['result.cancelledMeans']
  if (headline === 'hold' && application.reasons.length > 0) return T['result.holdTask']
  if (detailedStatus === 'targetSelected') return T['result.proofFirst']
  if (headline === 'lookupRunning' && lookupEnd !== null && waitGaugeOf(view) === null)
    return fill(T['result.lookupUntil'], { lookupEnd: formatDayInSentence(lookupEnd) })
  return null
}

/**
 * Returns the sentence about the amount that a further proof can add after a lookup; null if too little is left.
 * [A-192]
 */
const moreWords = ({ situation, money }: ResultView): string | null => {
  if (situation.headline !== 'lookupAnswered' || money.lookedUp === null || !situation.newProofEnabled) return null
  const left = leftAfterLookup(money)
  return left < SUPPORT_PER_CASE ? null : fillWithParticles(T['result.leftAfterLookup'], { left: formatWon(left) })
}

/**
 * Returns the sentence in the box with the reasons, on a supplement that only a telephone call can settle: what happens
 * without it. If the last day is unknown, it is the sentence about the status, which has the number of days.
 * [D2-545] [D2-597]
 */
const reasonsSentenceOf = ({ situation, status: { due } }: ResultView): string | null => {
  const { application, status, headline } = situation
  if (status !== 'supplementRequest' || headline === status || application.reasons.length === 0) return null
  return due === null ? fill(STATUS_SENTENCES.banner[status]) : T['supplement.consequence']
}

/**
 * Returns the line above the headline: the last day of a supplement; or that the amount is not paid yet, and when it
 * usually is; or the amount that could not be transferred. [D2-173] [D2-469] [D2-551] [D3-320]
 */
const aboveWords = (view: ResultView): string | null => {
  const { situation, status, money } = view
  const { detailedStatus } = situation
  const { due } = status
  if (detailedStatus === 'transferError' && money.sum !== null)
    return fill(T['result.notTransferred'], { amount: formatWon(money.sum) })
  if (money.sum !== null && isGrantedSum(detailedStatus)) return expectedPaymentWords(view) ?? T['result.dueToPay']
  return due === null
    ? null
    : dueWords(due, detailedStatus === 'supplementByTelephone' ? 'due.toSupplement' : 'due.until')
}

/**
 * Returns the sentence about the status, for a page whose headline and reasons say something else; otherwise null.
 * [A-165] [D2-173] [D2-597]
 */
export const statusSentenceBesideHeadline = (view: ResultView): string | null => {
  const key = applicationStatusKeyOrUnknown(view.situation.status)
  const sentence = fill<string>(STATUS_SENTENCES.banner[key])
  return view.situation.headline === key || reasonsSentenceOf(view) === sentence ? null : sentence
}

/**
 * True if the page already says the next step: beside the day on which this step ends (after a lookup: in the fact
 * about the support), or in the steps of a call. [D3-216] [D3-241] [D2-545]
 */
const isNextSaid = (view: ResultView): boolean =>
  view.situation.detailedStatus === 'supplementByTelephone' ||
  (stakeWords(view) === null && stepEndWords(view.situation.detailedStatus, view.status.expectation) !== null)

/**
 * Returns the lines about what follows: the next step (unless another line says it), the number of opinions left, that
 * several proofs are supplemented one by one, the notes, and the request for a supplement. [A-271] [D2-573] [D2-574]
 * [D3-216]
 */
const nextLines = (view: ResultView, { application: phone }: Desks): readonly string[] => {
  const { application, lookupEnd, detailedStatus, supplement, supplements } = view.situation
  const { due } = view.status
  const holes = {
    ...PROGRAMME_PLACEHOLDERS,
    phone,
    lookupEnd: lookupEnd === null ? '' : formatDayInSentence(lookupEnd),
    left: MAX_OPINIONS - application.opinions.length,
  }
  const next = [
    STATUS_SENTENCES.next[detailedStatus],
    detailedStatus === 'answered' && T['result.opinionsLeft'],
    detailedStatus === 'supplementDue' && supplements.length > 1 && T['result.oneByOne'],
  ].filter(Boolean)
  return [
    ...(isNextSaid(view) ? [] : [fillWithParticles(next.join(' '), holes)]),
    ...view.actions.notes.map((note) => fill<string>(T[note], holes)),
    ...(supplement !== null && (detailedStatus !== 'supplementDue' || due === null)
      ? [supplementRequestSentence(supplementDueDayOrNull(supplement.updatedAt))]
      : []),
  ]
}

/**
 * Returns from how many proofs an approved amount below the maximum comes, and that no further proof is possible now.
 * [D3-253]
 */
const approvalLines = ({ situation, money: { shares, shortfall } }: ResultView): readonly string[] => {
  const { application, detailedStatus } = situation
  if (detailedStatus !== 'approved' || shares === null || shares.granted === 0 || shares.remaining === 0) return []
  const approved = application.proofs.filter(({ status }) => proofStatusRow(status).group === 'approved')
  const isRegistered = approved.length > 0 && approved.every(({ proofType }) => proofType !== 'rapid')
  const why = shortfall === 'none' && isRegistered ? [fill(T['approved.fromProofs'], { n: approved.length })] : []
  return [[...why, T['approved.noMoreProofs']].join(' ')]
}

/**
 * Returns the line that explains why less is paid than was submitted. If the payment is complete but below the maximum,
 * adds where to read about objections. [D2-168]
 */
const shortfallLines = ({ situation, money: { shares, shortfall } }: ResultView): readonly string[] => {
  const why = shortfall === 'none' ? [] : [fill(T[`less.${shortfall}`])]
  const isPart = situation.detailedStatus === 'paymentComplete' && shares !== null && shares.paid < shares.ceiling
  if (!isPart) return why
  return [...(why.length === 0 ? [T['less.recognized']] : why), T['less.objection']]
}

/** Returns that a confirmed payment needs a proof, while the agency acts before the selection. [D2-532] */
const proofToComeLines = ({ situation: { application, detailedStatus, stage } }: ResultView): readonly string[] =>
  stage === 'beforeSelection' &&
  isAgencyNext(detailedStatus) &&
  paymentTypeOrConfirmed(application.paymentType) === 'confirmed'
    ? [T['result.proofToCome']]
    : []

/** The detailed statuses whose headline and bold line already say what to do and until when. */
const ACTS_FIRST: readonly DetailedStatus[] = ['supplementDue', 'supplementByTelephone']

/** Returns all words of the upper part of the page. */
export const resultSummaryWordsOf = (view: ResultView, desks: Desks): ResultSummaryWords => ({
  above: aboveWords(view),
  headline: headlineWords(view, desks.application),
  sum: view.situation.detailedStatus === 'transferError' ? null : view.money.sum,
  stake: stakeWords(view) ?? waitStakeWords(view),
  failedAccount: failedAccountWords(view),
  waitGauge: waitGaugeOf(view),
  supportGauge: supportGaugeOf(view),
  isPaid: view.situation.headline === 'paymentComplete',
  isActFirst: ACTS_FIRST.includes(view.situation.detailedStatus),
  isWaiting: isAgencyNext(view.situation.detailedStatus),
  lead: waitLines(view, stakeWords(view)),
  reasonsSentence: reasonsSentenceOf(view),
  sentBack: sentBackFilesOf(view),
  reply: view.status.latestAnswer,
  next: nextLines(view, desks),
  facts: resultFactsOf(view),
  notes: [...proofToComeLines(view), ...shortfallLines(view), ...approvalLines(view)],
  more: moreWords(view),
})
