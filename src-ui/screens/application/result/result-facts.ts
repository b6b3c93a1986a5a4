import { maskAccountNumber } from '#domain/account/account'
import type { Application } from '#domain/application/application'
import type { DetailedStatus } from '#domain/application/next-step'
import type { ApplicationSituation } from '#domain/application/situation'
import type { TotalSupport } from '#domain/application/total-support'
import type { KstDate } from '#domain/kernel/calendar'
import { formatWon, Won } from '#domain/kernel/won'
import { formatFullDay } from '#domain/kernel/written-dates'
import { formatDayInSentence } from '../../../parts/time/format-day.ts'
import { fill } from '../../../text/fill.ts'
import { LAST_CHANGE_WORDS, NO_AMOUNT_WORDS, RESULT_TEXTS as T } from '../../../text/ko/result.ts'
import { isGrantedSum, lookedUpAtMost } from './result-amounts.ts'
import { isLastChangeInGauge, supportGaugeOf } from './result-gauges.ts'
import type { ResultView } from './result-view.ts'

/** A labelled line that the result page shows even while every collapsible section is closed. */
export type ResultFact = { readonly name: string; readonly lines: readonly string[] }

/** The value of a fact; null if the page does not show the fact. */
type FactLines = readonly string[] | null

/** True if the headline is about an opinion. The day of the opinion is then beside the status of the opinions. */
const isAboutOpinion = ({ status: { since } }: ResultView): boolean =>
  since.name === 'opinion' || since.name === 'answer'

/** Returns the status of each opinion in the agency's words. */
export const opinionStatusWords = (opinions: Application['opinions']): string =>
  opinions.map(({ status }) => status ?? '-').join(', ')

/**
 * Returns the status of each opinion, and the day of the latest opinion or answer; null if a link to the opinions
 * already shows the statuses. [A-170] [D2-173]
 */
const opinionLines = (view: ResultView): FactLines => {
  const { opinions } = view.situation.application
  if (opinions.length === 0 || view.actions.opinionHistory) return null
  const { name, day } = view.status.since
  const words = opinionStatusWords(opinions)
  if (!isAboutOpinion(view) || day === null) return [words]
  return [
    fill(T[name === 'answer' ? 'opinion.answeredOn' : 'opinion.sentOn'], { words, day: formatDayInSentence(day) }),
  ]
}

/** Returns the words for the total support. Until it is decided, the maximum is beside the words. [A-172] [D2-99] */
export const totalSupportWords = (support: TotalSupport): string => {
  if (support.is === 'decided') return formatWon(support.won)
  if (support.is === 'paid') return fill(T['result.paid'], { amount: formatWon(support.won) })
  const words = NO_AMOUNT_WORDS[support.is]
  return support.is === 'undecided' || support.is === 'settling' ? `${words} (${fill(T['result.atMost'])})` : words
}

/**
 * Returns the paid amount and the granted amount separately. Before a decision, returns a sentence about the open
 * amount. [A-172] [D2-99]
 */
const amountWords = ({ situation, money: { support, shares } }: ResultView): string => {
  const known = situation.isSelected ? shares : null
  const parts = [
    known !== null && known.paid > 0 && fill(T['result.paid'], { amount: formatWon(known.paid) }),
    known !== null && known.granted > 0 && fill(T['result.toPay'], { amount: formatWon(known.granted) }),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join('\u00a0· ') : totalSupportWords(support)
}

/**
 * Returns the amount in won that is already paid while a supplement is due; null if nothing is paid. [D2-173] [D3-214]
 */
const paidBeforeSupplement = ({ situation, money: { shares } }: ResultView): Won | null =>
  situation.headline === 'supplementDue' && shares !== null && shares.paid > 0 ? shares.paid : null

/**
 * True if the whole amount is in the headline or below the gauge of the support; also true if there is no amount.
 */
const isAmountSaid = (view: ResultView): boolean => {
  const { sum, support, shares } = view.money
  const { detailedStatus } = view.situation
  if ((supportGaugeOf(view)?.shares.length ?? 0) > 0) return true
  if (paidBeforeSupplement(view) !== null) return (shares?.granted ?? 0) === 0
  if (sum === null) return support.is === 'none'
  if (detailedStatus === 'transferError') return false
  return !isGrantedSum(detailedStatus) || (shares?.paid ?? 0) === 0
}

/** Returns the amount of the support; null if it is shown elsewhere. [D2-163] */
const supportLines = (view: ResultView): FactLines => {
  if (isAmountSaid(view)) return null
  const { lookedUp, shares, sum } = view.money
  if (view.situation.detailedStatus === 'transferError' && sum !== null) {
    const paid = shares?.paid ?? Won(0)
    return paid === 0 ? null : [fill(T['result.paid'], { amount: formatWon(paid) })]
  }
  if (view.situation.headline !== 'lookupAnswered' || lookedUp === null || (shares?.granted ?? 0) > 0)
    return [amountWords(view)]
  // The headline already has the amount of the lookup. This fact repeats the amount only if less can be paid.
  const atMost = lookedUpAtMost(view.money)
  return [atMost < lookedUp ? fill(T['result.lookedUpMeans'], { amount: formatWon(atMost) }) : T['result.afterCheck']]
}

/**
 * Returns how long the running carrier lookup takes at most; null if its last day is known, because the bold line then
 * gives that day. [D2-157]
 */
const lookupLines = ({ headline, lookupEnd }: ApplicationSituation): FactLines =>
  headline === 'lookupRunning' && lookupEnd === null ? [fill(T['lookup.atMost'])] : null

/** The day of a payment always has its year, because people print it for their accounts. [D3-256] */
const fullDayOrDash = (day: KstDate | null): string => (day === null ? '-' : formatFullDay(day))

const dayOrDash = (day: KstDate | null): string => (day === null ? '-' : formatDayInSentence(day))

/**
 * Returns the days of payment, each with its amount if there are several; null before a payment. [D2-158] [D2-163]
 * [D2-532]
 */
const paymentDayLines = (view: ResultView): FactLines => {
  const { payments } = view.money
  const { name, day: changed } = view.status.since
  if (isAboutOpinion(view)) return null
  if (payments.length === 0) return name === 'paymentComplete' ? [fullDayOrDash(changed)] : null
  return payments.length === 1
    ? payments.map(({ day }) => fullDayOrDash(day))
    : payments.map(({ day, won }) => fill(T['payment.onDay'], { day: fullDayOrDash(day), amount: formatWon(won) }))
}

/**
 * Returns the day of the last change and what happened. Null if that is a payment, if the headline is about an opinion,
 * or if the gauge of the wait begins on that day. [D2-158] [D2-163] [D2-465] [D3-273]
 */
const changeDayLines = (view: ResultView): FactLines => {
  const { name, day } = view.status.since
  const isPayment = name === 'paymentComplete' || (view.money.payments.length > 0 && view.situation.supplement === null)
  if (isPayment || isAboutOpinion(view) || isLastChangeInGauge(view)) return null
  return [fill(T['fact.lastChangeIs'], { day: dayOrDash(day), what: LAST_CHANGE_WORDS[name] })]
}

/**
 * The name of the account in each detailed status in which the agency pays to it. After a failed transfer the account
 * is below the headline. [D2-467]
 */
const ACCOUNT_NAMES: Readonly<Partial<Record<DetailedStatus, string>>> = {
  approved: T['fact.paidInto'],
  requestVerified: T['fact.newAccount'],
}

/** Returns the bank and the masked account; null if one of them is unknown. */
const accountWordsOf = ({ bankName, accountNumber }: Application): string | null =>
  bankName === null || accountNumber === null
    ? null
    : fill(T['payment.accountIs'], { bank: bankName, account: maskAccountNumber(accountNumber) })

/** Returns the name and the words of the account of a failed transfer; null in any other step. [D2-467] */
export const failedAccountWords = ({ situation: { application, detailedStatus } }: ResultView): string | null => {
  const account = detailedStatus === 'transferError' ? accountWordsOf(application) : null
  return account === null ? null : `${T['fact.failedAccount']} ${account}`
}

/**
 * Returns the masked account to which the agency pays or has paid; null in any other step, because another part of the
 * page shows the account. [A-272] [D2-158] [D2-163]
 */
const accountLines = ({ situation: { application, detailedStatus }, money }: ResultView): FactLines => {
  if (detailedStatus === 'transferError' || (!(detailedStatus in ACCOUNT_NAMES) && money.payments.length === 0))
    return null
  const account = accountWordsOf(application)
  return account === null ? null : [account]
}

/** True if the top of the result page shows the account. */
export const isAccountInSummary = (view: ResultView): boolean =>
  accountLines(view) !== null || failedAccountWords(view) !== null

/**
 * Returns the facts that the page shows: amount, day of the payment and last change, always in this order and under
 * these names, and then what only some states have. [A-271] [D2-465]
 */
export const resultFactsOf = (view: ResultView): readonly ResultFact[] => {
  const { situation } = view
  const facts: readonly (readonly [name: string, lines: FactLines])[] = [
    [T['fact.support'], supportLines(view)],
    [T['fact.payDay'], paymentDayLines(view)],
    [T['fact.lastChange'], changeDayLines(view)],
    [ACCOUNT_NAMES[situation.detailedStatus] ?? T['fact.paidInto'], accountLines(view)],
    [T['result.opinionStatus'], opinionLines(view)],
    [T['fact.lookup'], lookupLines(situation)],
  ]
  return facts.flatMap(([name, lines]) => (lines === null ? [] : [{ name, lines }]))
}
