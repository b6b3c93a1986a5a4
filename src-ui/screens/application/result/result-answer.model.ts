import type { Application } from '#domain/application/application'
import { agencyActs, type Expectation, formatLookedUpAmount } from '#domain/application/result'
import { maskAccount } from '#domain/account/account'
import type { KstDate } from '#domain/kernel/calendar'
import { fillWithParticles } from '#domain/kernel/particles'
import type { Settings } from '#domain/kernel/settings'
import { formatMonthDay } from '#domain/kernel/written-dates'
import { formatWon, Won } from '#domain/kernel/won'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { knownStatus, statusRow, type SupportStage } from '#domain/status/application-status.table'
import { dayWords } from '../../../parts/session/DayText.tsx'
import { fill } from '../../../text/fill.ts'
import { PROOF } from '../../../text/ko/proof.ts'
import { DAY_NAMES, NO_AMOUNT, RESULT as T, STATUS_SENTENCES } from '../../../text/ko/result.ts'
import { dueWords, isPast, supplementWords } from '../../proof/proof-rows.ts'
import type { ResultView } from './result-body.model.ts'

type Desks = Settings['callCentre']

/** The texts of the page while all rows are closed. A fact has one or more lines. */
export type ResultAnswer = {
  /** The last day of a supplement, above the headline; null if no supplement is due from the applicant. [D2-112] */
  readonly until: string | null
  readonly headline: string
  /** True if the applicant only waits, as the first line below the headline states. */
  readonly idle: boolean
  /** The lines below the headline: how the agency notifies the applicant, and related notes. [D2-136] */
  readonly lead: readonly string[]
  readonly facts: readonly { readonly name: string; readonly lines: readonly string[] }[]
}

/**
 * The expected day of the next step in the words of `expected`, or `noFixedDay` if the deployment configures neither
 * days nor a way of notification. [D2-136] [D2-157]
 */
export const waitWords = (
  expectation: Expectation | null,
  { expected, noFixedDay }: Readonly<Record<'expected' | 'noFixedDay', string>>,
): readonly string[] => {
  if (expectation === null) return []
  const { days, day, by } = expectation
  if (day !== null) return [fill(isPast(day) ? T['result.overdue'] : expected, { days, day: formatMonthDay(day) })]
  return days === 0 && by === '' ? [noFixedDay] : []
}

/** How the agency notifies the applicant; empty if the deployment does not configure it. [D2-136] */
export const noticeWords = (expectation: Expectation | null): readonly string[] =>
  expectation === null || expectation.by === '' ? [] : [fillWithParticles(T['result.noticeBy'], { by: expectation.by })]

/** The text of the headline. [A-165] [D2-112] [D2-132] */
const headlineWords = (view: ResultView, phone: string): string => {
  const { banner, lookedUp, lookupEnd, shares, supplements } = view
  if (banner === 'lookupAnswered' && lookedUp !== null)
    return fillWithParticles(T['result.lookedUp'], { amount: formatLookedUpAmount(lookedUp) })
  if (banner === 'lookupRunning')
    return lookupEnd === null
      ? fill(T['result.carriersAsked'], PROGRAMME_WORDS)
      : fill(T['result.carriersAskedUntil'], { lookupEnd: dayWords(lookupEnd) })
  return fillWithParticles(STATUS_SENTENCES.banner[banner], {
    ...PROGRAMME_WORDS,
    phone,
    count: supplements,
    paid: shares === null ? '' : formatWon(shares.paid),
  })
}

/** Headlines that replace the status of a selected application; its sentence is then among the facts of the slip. */
const OF_THE_SELECTED: readonly ResultView['banner'][] = [
  'supplementDue',
  'somePaid',
  'lookupRunning',
  'lookupAnswered',
]

const grantedOf = ({ shares }: ResultView): Won => shares?.granted ?? Won(0)

/** How many reasons of returned files the answer lists; the others are only counted. */
const NAMED_REASONS = 2

/** The reasons of the returned files, their number, and which proof opens first if there are several. */
const sentBackWords = ({ sentBackFor, filesToMend, supplements }: ResultView): readonly string[] => {
  const named = sentBackFor.slice(0, NAMED_REASONS).map((reason) => reason.replace(/\.$/, ''))
  const others = sentBackFor.length - named.length
  return [
    ...(named.length === 0
      ? []
      : [fill(T[others === 0 ? 'result.sentBack' : 'result.sentBackMore'], { reason: named.join(', '), n: others })]),
    ...(filesToMend > supplements ? [fill(PROOF['proof.mendFiles'], { n: filesToMend })] : []),
    ...(supplements > 1 ? [T['result.mendFirst']] : []),
  ]
}

const leadWords = (view: ResultView): readonly string[] => [
  // A hold is not a rejection; the applicant reads that first.
  ...(view.status === 'hold' ? [T['result.undecided']] : []),
  ...(view.banner === 'supplementDue' ? sentBackWords(view) : []),
  ...(view.next === 'targetSelected' ? [T['result.proofFirst']] : []),
  ...(view.banner === 'lookupAnswered' && view.lookedUp !== null ? [T['result.lookedUpMeans']] : []),
  ...(view.banner === 'transferError' && grantedOf(view) > 0
    ? [fillWithParticles(T['result.notSent'], { amount: formatWon(grantedOf(view)) })]
    : []),
  ...noticeWords(view.expectation),
]

const dayOrDash = (day: KstDate | null): string => (day === null ? '-' : dayWords(day))

/** The day of the last change, or the days of payment, each with its amount if there are several. [D2-158] [D2-163] */
const dayFact = ({ payments, since, supplement }: ResultView): ResultAnswer['facts'][number] => {
  if (payments.length === 0 || supplement !== null)
    return { name: DAY_NAMES[since.name], lines: [dayOrDash(since.day)] }
  const [only, ...others] = payments
  const lines = payments.map(({ day, won }) =>
    fill(T['payment.onDay'], { day: dayOrDash(day), amount: formatWon(won) }),
  )
  return { name: DAY_NAMES.paymentComplete, lines: others.length === 0 ? [dayOrDash(only?.day ?? null)] : lines }
}

/** Returns the sentence of the status if the headline says something else; otherwise null. */
export const statusSentence = ({ banner, status }: ResultView): string | null =>
  OF_THE_SELECTED.includes(banner) ? STATUS_SENTENCES.banner[knownStatus(status)] : null

/** Returns the line with the agency's word for a cancelled application without reasons; otherwise no line. [D2-140] */
const causeLines = ({ status, word }: ResultView, { reasons }: Pick<Application, 'reasons'>): readonly string[] =>
  statusRow(status).stage === 'cancelled' && reasons.length === 0 ? [fill(T['result.cancelledAs'], { word })] : []

/** The steps that are about an account: a failed transfer, and the check of the account entered after it. */
const ABOUT_ACCOUNT: readonly ResultView['next'][] = ['transferError', 'requestVerified']

/** The account that the status is about, masked: paid to, not reached, or being checked; otherwise empty. [D2-158] [D2-163] */
const accountLines = (
  { next, payments, supplement }: ResultView,
  { bankName, accountNumber }: Pick<Application, 'bankName' | 'accountNumber'>,
): readonly string[] => {
  const isPaid = payments.length > 0 && supplement === null
  return (isPaid || ABOUT_ACCOUNT.includes(next)) && bankName !== null && accountNumber !== null
    ? [fill(T['payment.accountIs'], { bank: bankName, account: maskAccount(accountNumber) })]
    : []
}

/** The next step and notes. [A-271] [D2-112] [D2-132] */
const nextLines = (view: ResultView, { application: phone, proof }: Desks): readonly string[] => {
  const { due, lookupEnd, next, notes, remaining, supplement } = view
  const holes = {
    ...PROGRAMME_WORDS,
    phone,
    proofPhone: proof.join(', '),
    remaining: remaining === null ? '' : formatWon(remaining),
    lookupEnd: lookupEnd === null ? '' : dayWords(lookupEnd),
  }
  const sentences = fillWithParticles(STATUS_SENTENCES.next[next], holes).split('\n')
  const noted = notes.map((note) => fill<string>(T[note], holes))
  return [
    // For a cancelled application, how to apply again comes before the telephone number.
    ...(next === 'userCancel' ? [...noted, ...sentences] : sentences),
    ...(next === 'userCancel' ? [] : noted),
    ...(supplement !== null && (next !== 'supplementDue' || due === null) ? [supplementWords(due)] : []),
  ]
}

const PAYABLE: readonly SupportStage[] = ['selected', 'paying', 'paid']

/** The paid and the granted amount separately; before a decision a text for an open amount. [A-172] [D2-99] */
const amountWords = ({ support, shares, status }: ResultView): string => {
  const known = PAYABLE.includes(statusRow(status).stage) ? shares : null
  const parts = [
    known !== null && known.paid > 0 && fill(T['result.paid'], { amount: formatWon(known.paid) }),
    known !== null && known.granted > 0 && fill(T['result.toPay'], { amount: formatWon(known.granted) }),
  ].filter((part) => part !== false)
  if (parts.length > 0) return parts.join('\u00a0· ')
  const { words, below } = supportWords(support)
  return below === undefined ? words : `${words}\u00a0· ${below}`
}

/** The text for the total support; until it is decided, with the ceiling below. [A-172] [D2-99] */
export const supportWords = (support: ResultView['support']): { readonly words: string; readonly below?: string } => {
  if (support.is === 'decided') return { words: formatWon(support.won) }
  if (support.is === 'paid') return { words: fill(T['result.paid'], { amount: formatWon(support.won) }) }
  const words = NO_AMOUNT[support.is]
  return support.is === 'undecided' || support.is === 'settling'
    ? { words, below: fill(T['result.atMost'], PROGRAMME_WORDS) }
    : { words }
}

/** Why less is paid than was spent. [D2-168] */
const shortfallLines = ({ shortfall }: ResultView): readonly string[] =>
  shortfall === null ? [] : [fill(T[`less.${shortfall}`], PROGRAMME_WORDS)]

/** The amount, unless the headline has it. [D2-163] */
const supportLines = (view: ResultView): readonly string[] =>
  view.sum === null ? [amountWords(view), ...shortfallLines(view)] : []

/** Returns all texts of the answer. */
export const answerOf = (application: Application, view: ResultView, desks: Desks): ResultAnswer => ({
  until: view.due === null ? null : dueWords(view.due),
  headline: headlineWords(view, desks.application),
  idle: agencyActs(view.next),
  lead: leadWords(view),
  facts: [
    {
      name: T['fact.news'],
      lines: waitWords(view.expectation, { expected: T['news.expected'], noFixedDay: T['result.noFixedDay'] }),
    },
    dayFact(view),
    { name: T['fact.cause'], lines: causeLines(view, application) },
    { name: T['fact.account'], lines: accountLines(view, application) },
    { name: T['fact.next'], lines: nextLines(view, desks) },
    { name: T['fact.support'], lines: supportLines(view) },
    { name: T['fact.note'], lines: view.sum === null ? [] : shortfallLines(view) },
  ].filter(({ lines }) => lines.length > 0),
})
