import type { Application } from '#domain/application/application'
import {
  isAgencyNext,
  lastChangedAt,
  type WaitExpectation,
  waitBeganAt,
  waitExpectationOf,
} from '#domain/application/next-step'
import { type Payment, paymentsByDay } from '#domain/application/payments'
import { lastStepBeforeCancellation, progressSteps, type ProgressBarStep } from '#domain/application/progress'
import { type ApplicationSituation, applicationSituationOf } from '#domain/application/situation'
import { type TotalSupport, totalSupport } from '#domain/application/total-support'
import { type WrongAccountAdvice, decideWrongAccountAdvice } from '#domain/application/wrong-account-advice'
import {
  applicationStatusKeyOrUnknown,
  type ProgressStep,
  applicationStatusRow,
  type StatusTone,
  applicationStatusName,
} from '#domain/application-status/application-status.table'
import { type Instant, type KstDate, kstDateOf } from '#domain/kernel/calendar'
import type { Won } from '#domain/kernel/won'
import { itemsOfProof, sumOfDeliveryFees } from '#domain/proof/proof-items'
import type { Proof, ProofItem } from '#domain/proof/proof'
import { sentBackItemsOf, supplementDueDayOrNull } from '#domain/proof/supplement'
import { decideShortfallReason, type ShortfallReason, type SupportShares } from '#domain/proof/support-shares'
import type { Settings } from '#domain/settings/settings'
import { viewedFilesOf } from '../../../parts/proof/viewable-files.ts'
import { CANCELLED_BY_WORDS, type LAST_CHANGE_WORDS } from '../../../text/ko/result.ts'
import { type ResultActionsView, resultActionsViewOf } from './result-actions.ts'

/** A sent-back file with its reason; `reason` is null if the agency gives none. */
export type SentBackFile = { readonly name: string | null; readonly reason: string | null }

export type ResultStatusView = {
  /** The status for display, in the agency's words if these are true of the applicant; an unknown status as it is. */
  readonly word: string
  readonly tone: StatusTone
  /** True if the applicant can act on the reasons, because the agency is not acting and no decision is final. */
  readonly reasonsAsk: boolean
  /** The day of the last change of the application, its proofs or its opinions; null if unknown. [A-171] [D2-503] */
  readonly changedOn: KstDate | null
  /** The change that the page is about, and its day; the day is null if the agency sends none. */
  readonly since: { readonly name: keyof typeof LAST_CHANGE_WORDS; readonly day: KstDate | null }
  /**
   * The earliest of the last days of all due supplements; null if there is none, or if the day of the request is
   * unknown. [D2-112]
   */
  readonly due: KstDate | null
  readonly expectation: WaitExpectation | null
  /** The latest answer to an opinion; null if the headline is not about an answer. [D2-132] */
  readonly latestAnswer: string | null
  /** All sent-back files with their reasons. Those of the supplement that ends first come first. */
  readonly sentBack: readonly SentBackFile[]
  readonly steps: readonly ProgressBarStep[]
  /** The last step that a cancelled application has certainly passed; null if it is not cancelled. [D2-133] */
  readonly lastPassed: ProgressStep | null
}

export type ResultMoneyView = {
  readonly support: TotalSupport
  /** The amount in the headline; null if the headline is not about a payment. [D2-163] */
  readonly sum: Won | null
  /** Why less is paid than was spent; null if nothing is paid or granted yet, or if nothing was deducted. [D2-168] */
  readonly shortfall: ShortfallReason
  /** How the proofs share the maximum amount; null if nothing is paid, decided or submitted yet. [D2-119] */
  readonly shares: SupportShares | null
  /** The payments. Payments of the same day are one entry. [D2-158] */
  readonly payments: readonly Payment[]
  /** The amount in won that a new proof can still add, if some amount is paid or granted; otherwise null. [D2-131] */
  readonly remaining: Won | null
  /** The amount in won that carriers have reported, while the agency checks it; otherwise null. */
  readonly lookedUp: Won | null
  /** The advice about a wrong account. [D2-155] */
  readonly accountAdvice: WrongAccountAdvice
}

/** What the result page shows. Each part is made from the situation. */
export type ResultView = {
  readonly situation: ApplicationSituation
  readonly status: ResultStatusView
  readonly money: ResultMoneyView
  readonly actions: ResultActionsView
}

/**
 * Returns the amount in a headline: the paid amount; or, while the payment or a new account is being prepared, the
 * granted amount. [D2-163] [D3-161] [D3-217]
 */
const sumOf = ({ headline, allShares: { paid, granted } }: ApplicationSituation, support: TotalSupport): Won | null => {
  if (headline === 'somePaid') return paid
  if (headline === 'approved' || headline === 'requestVerified' || headline === 'transferError')
    return granted > 0 ? granted : null
  return headline === 'paymentComplete' && 'won' in support ? support.won : null
}

const latestOf = (moments: readonly (Instant | null)[]): Instant | null =>
  moments.toSorted((one, other) => (other ?? 0) - (one ?? 0))[0] ?? null

const latestAnswerOf = (opinions: Application['opinions']): string | null =>
  opinions.toSorted((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0))[0]?.answer ?? null

/**
 * Returns the expectation without its day and its number of days, for a carrier lookup. During the lookup, the
 * applicant waits for the last day of the lookup, so the page only says how the agency notifies the applicant. [D2-157]
 */
const lookupExpectation = (expectation: WaitExpectation | null): WaitExpectation | null =>
  expectation === null || expectation.by === '' ? null : { by: expectation.by, days: 0, day: null }

const dayOf = (moment: Instant | null): KstDate | null => (moment === null ? null : kstDateOf(moment))

type Change = readonly [name: keyof typeof LAST_CHANGE_WORDS, moment: Instant | null]

/**
 * Returns the last change of the proofs at the agency. It is called their submission only on a day on which one of them
 * was registered. [D2-560]
 */
const proofChangeOf = (proofs: readonly Proof[]): Change => {
  const moment = lastChangedAt({ updatedAt: null }, proofs)
  const isSubmission = proofs.some(({ registeredAt }) => dayOf(registeredAt) === dayOf(moment))
  return [isSubmission ? 'proof' : 'proofChange', moment]
}

const lastChangeWithName = (situation: ApplicationSituation): Change => {
  const { application, detailedStatus, status, supplement, atAgency, lookupAskedAt, answeredLookup } = situation
  const { opinions, updatedAt } = application
  if (detailedStatus === 'lookupRunning' && lookupAskedAt !== null) return ['lookup', lookupAskedAt]
  if (detailedStatus === 'lookupAnswered' && answeredLookup !== null) return ['lookedUp', answeredLookup.updatedAt]
  if (detailedStatus === 'supplementDue' && supplement !== null) return ['supplementRequest', supplement.updatedAt]
  if (detailedStatus === 'opinionWaiting')
    return ['opinion', latestOf(opinions.map(({ registeredAt }) => registeredAt))]
  if (detailedStatus === 'selectedWaiting' && atAgency.length > 0) return proofChangeOf(atAgency)
  if (detailedStatus === 'answered' || detailedStatus === 'answeredLast')
    return ['answer', latestOf(opinions.map((given) => given.updatedAt))]
  return [applicationStatusKeyOrUnknown(status), updatedAt]
}

const sentBackFileOf = (item: ProofItem): SentBackFile => ({
  name: viewedFilesOf(item)[0]?.name ?? null,
  reason: item.reason,
})

const paidAtOf = ({ completedAt }: { readonly completedAt: Instant | null }) => ({
  updatedAt: completedAt,
  registeredAt: null,
})

const statusOf = (
  situation: ApplicationSituation,
  settings: Pick<Settings, 'usualStepDays' | 'noticeBy'>,
): ResultStatusView => {
  const { application, detailedStatus, status, stage, live, headline, supplements, supplement } = situation
  const { proofs, opinions } = application
  const [name, moment] = lastChangeWithName(situation)
  const asked = application.status === 'supplementRequest' ? application : supplement
  const expectation = waitExpectationOf(detailedStatus, waitBeganAt(application, proofs), settings)
  return {
    word: CANCELLED_BY_WORDS[applicationStatusKeyOrUnknown(status)] ?? applicationStatusName(status),
    tone: applicationStatusRow(status).tone,
    reasonsAsk: !isAgencyNext(detailedStatus) && stage !== 'rejected' && stage !== 'paid',
    changedOn: dayOf(lastChangedAt(application, [...proofs, ...opinions, ...proofs.map(paidAtOf)])),
    since: { name, day: dayOf(moment) },
    due: supplementDueDayOrNull(asked?.updatedAt ?? null),
    expectation: situation.isLookupRunning ? lookupExpectation(expectation) : expectation,
    latestAnswer: headline === 'answered' ? latestAnswerOf(opinions) : null,
    sentBack: supplements.flatMap((proof) => sentBackItemsOf(application, proof)).map(sentBackFileOf),
    steps: progressSteps(status),
    lastPassed: live ? null : lastStepBeforeCancellation(proofs),
  }
}

const moneyOf = (situation: ApplicationSituation, settings: Pick<Settings, 'accountEditStatuses'>): ResultMoneyView => {
  const { application, status, stage, allShares: shares, answeredLookup } = situation
  const { proofs, decidedAmount } = application
  const support = totalSupport(status, decidedAmount, shares.paid)
  const spent = sumOfDeliveryFees(proofs.flatMap((proof) => itemsOfProof(application, proof)))
  return {
    support,
    sum: sumOf(situation, support),
    shortfall: decideShortfallReason(shares, proofs, spent).verdict,
    shares: shares.open < shares.ceiling ? shares : null,
    payments: paymentsByDay(application),
    remaining: stage === 'selected' && shares.remaining < shares.ceiling ? shares.remaining : null,
    lookedUp: answeredLookup === null ? null : sumOfDeliveryFees(itemsOfProof(application, answeredLookup)) || null,
    accountAdvice: decideWrongAccountAdvice({ status, proofs }, settings).verdict,
  }
}

/** Makes the content of the result page. */
export const makeResultView = (
  application: Application,
  settings: Pick<Settings, 'accountEditStatuses' | 'usualStepDays' | 'noticeBy'>,
): ResultView => {
  const situation = applicationSituationOf(application)
  return {
    situation,
    status: statusOf(situation, settings),
    money: moneyOf(situation, settings),
    actions: resultActionsViewOf(situation, settings),
  }
}
