import type { Application } from '#domain/application/application'
import { agencyActs, type Expectation, formatLookedUpAmount } from '#domain/application/result'
import { maskAccount } from '#domain/account/account'
import type { KstDate } from '#domain/kernel/calendar'
import { fillWithParticles } from '#domain/kernel/particles'
import type { Settings } from '#domain/kernel/settings'
import { formatMonthDay } from '#domain/kernel/written-dates'
import { formatWon, Won } from '#domain/kernel/won'
import { SUPPORT_CEILING } from '#domain/programme/parameters'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { knownStatus, statusRow, type SupportStage } from '#domain/status/application-status.table'
import { dayWords } from '../../../parts/session/day-words.ts'
import { fill } from '../../../text/fill.ts'
import { DAY_NAMES, NO_AMOUNT, RESULT as T, STATUS_SENTENCES } from '../../../text/ko/result.ts'
import { dueWords, isPast, supplementWords } from '../../proof/proof-rows.ts'
import type { ResultView, ReturnedFile } from './result-body.model.ts'

type Desks = Settings['callCentre']

/** The words of the page while all rows are closed. A fact has one or more lines. */
export type ResultAnswer = {
  /**
   * The line above the headline: the last day of a supplement, or the amount that was not sent; null if there is
   * neither. [D2-112]
   */
  readonly above: string | null
  readonly headline: string
  /** The most important amount or consequence, bold below the headline; null if the headline already says it. */
  readonly stake: string | null
  /** True if the applicant only waits. The first line below the headline says so. */
  readonly idle: boolean
  /** The lines below the headline: how the agency notifies the applicant, and notes about that. [D2-136] */
  readonly lead: readonly string[]
  /** The first returned files of a due supplement, each with its reason; and the number of other files. */
  readonly sentBack: { readonly files: readonly ReturnedFile[]; readonly more: string | null }
  /** The next step and who acts. If there are reasons, it is below them. */
  readonly next: readonly string[]
  readonly facts: readonly { readonly name: string; readonly lines: readonly string[] }[]
}

/**
 * Returns `expected` with the expected day of the next step; `noFixedDay` if the deployment configures neither days nor
 * a way of notification. [D2-136] [D2-157]
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

/** Returns how the agency notifies the applicant; empty if the deployment has not configured it. [D2-136] */
export const noticeWords = (expectation: Expectation | null): readonly string[] =>
  expectation === null || expectation.by === '' ? [] : [fillWithParticles(T['result.noticeBy'], { by: expectation.by })]

/** Returns the text of the headline. [A-165] [D2-112] [D2-132] */
const headlineWords = (view: ResultView, phone: string): string => {
  const { banner, lookedUp, shares, supplements } = view
  if (banner === 'lookupAnswered' && lookedUp !== null)
    return fillWithParticles(T['result.lookedUp'], { amount: formatLookedUpAmount(lookedUp) })
  return fillWithParticles(STATUS_SENTENCES.banner[banner], {
    ...PROGRAMME_WORDS,
    phone,
    count: supplements,
    paid: shares === null ? '' : formatWon(shares.paid),
  })
}

/**
 * The headlines that replace the status of a selected application. The sentence about the status is then among the
 * facts of the slip.
 */
const OF_THE_SELECTED: readonly ResultView['banner'][] = [
  'supplementDue',
  'somePaid',
  'lookupRunning',
  'lookupAnswered',
]

const grantedOf = ({ shares }: ResultView): Won => shares?.granted ?? Won(0)

/** The number of returned files that the answer lists. The others are only counted. */
const LISTED_FILES = 3

/**
 * Returns the returned files to list, and a sentence with the number of the others; null if there are no others.
 * [A-275]
 */
const returnedOf = ({ banner, sentBack }: ResultView): ResultAnswer['sentBack'] => {
  if (banner !== 'supplementDue') return { files: [], more: null }
  const others = sentBack.length - LISTED_FILES
  return {
    files: sentBack.slice(0, LISTED_FILES),
    more: others > 0 ? fill(T['result.sentBackMore'], { n: others.toLocaleString('ko-KR') }) : null,
  }
}

/** True if the application was cancelled. */
const isCancelled = ({ status }: ResultView): boolean => statusRow(status).stage === 'cancelled'

/**
 * Returns when the application was cancelled and, if that is known, by whom; empty if the day is unknown. The agency's
 * own word is among the facts of the slip. [D2-39] [D2-140]
 */
const cancelledWords = ({ status, since }: ResultView): readonly string[] =>
  since.day === null
    ? []
    : [
        fill(T[status === 'userDelete' ? 'result.cancelledByYou' : 'result.cancelledOn'], {
          day: dayWords(since.day),
        }),
      ]

const leadWords = (view: ResultView): readonly string[] => [
  // A hold is not a rejection, and the applicant reads this first.
  ...(view.status === 'hold' ? [T['result.undecided']] : []),
  ...(isCancelled(view) ? cancelledWords(view) : []),
  ...noticeWords(view.expectation),
]

/** Returns the highest amount that fees from a lookup can still add. */
const lookedUpAtMost = ({ lookedUp, remaining }: ResultView): Won =>
  Won(Math.min(lookedUp ?? 0, remaining ?? SUPPORT_CEILING))

/**
 * Returns what is decided or open about the money in this status; null if there is nothing to say. [A-172] [D2-99]
 * [D2-168]
 */
const stakeWords = (view: ResultView): string | null => {
  const granted = grantedOf(view)
  const amount = formatWon(granted)
  if (view.next === 'targetSelected') return T['result.proofFirst']
  if (view.banner === 'lookupAnswered' && view.lookedUp !== null)
    return fillWithParticles(T['result.lookedUpMeans'], { amount: formatWon(lookedUpAtMost(view)) })
  if (view.next === 'approved' && granted > 0) return fill(T['result.toBePaid'], { amount })
  if (view.next === 'requestVerified' && granted > 0) return fillWithParticles(T['result.toBePaidAgain'], { amount })
  return null
}

/** Returns the last day of a supplement, or the amount that was not sent. [D2-112] */
const aboveWords = (view: ResultView): string | null => {
  if (view.due !== null) return dueWords(view.due)
  const granted = grantedOf(view)
  return view.next === 'transferError' && granted > 0 ? fill(T['result.notSent'], { amount: formatWon(granted) }) : null
}

const dayOrDash = (day: KstDate | null): string => (day === null ? '-' : dayWords(day))

/**
 * Returns the day of the last change; or the days of payment, each with its amount if there are several. [D2-158]
 * [D2-163]
 */
const dayFact = ({ payments, since, supplement }: ResultView): ResultAnswer['facts'][number] => {
  if (payments.length === 0 || supplement !== null)
    return { name: DAY_NAMES[since.name], lines: [dayOrDash(since.day)] }
  const [only, ...others] = payments
  const lines = payments.map(({ day, won }) =>
    fill(T['payment.onDay'], { day: dayOrDash(day), amount: formatWon(won) }),
  )
  return { name: DAY_NAMES.paymentComplete, lines: others.length === 0 ? [dayOrDash(only?.day ?? null)] : lines }
}

/**
 * Returns the last day of the carriers' lookup; if that day is unknown, the maximum duration of the lookup. Empty if no
 * lookup is running. [D2-157]
 */
const lookupLines = ({ banner, lookupEnd }: ResultView): readonly string[] => {
  if (banner !== 'lookupRunning') return []
  return [
    lookupEnd === null
      ? fill(T['lookup.atMost'], PROGRAMME_WORDS)
      : fill(T['lookup.until'], { lookupEnd: dayWords(lookupEnd) }),
  ]
}

/** Returns the sentence about the status if the headline says something else; otherwise null. */
export const statusSentence = ({ banner, status }: ResultView): string | null =>
  OF_THE_SELECTED.includes(banner) ? STATUS_SENTENCES.banner[knownStatus(status)] : null

/** The steps that are about an account: a failed transfer, and the check of the account that was entered afterwards. */
const ABOUT_ACCOUNT: readonly ResultView['next'][] = ['transferError', 'requestVerified']

/**
 * Returns the account to which support was paid, masked; otherwise empty, because the row of the account has it.
 * [D2-158] [D2-163]
 */
const accountLines = (
  { payments, supplement }: ResultView,
  { bankName, accountNumber }: Pick<Application, 'bankName' | 'accountNumber'>,
): readonly string[] =>
  payments.length > 0 && supplement === null && bankName !== null && accountNumber !== null
    ? [fill(T['payment.accountIs'], { bank: bankName, account: maskAccount(accountNumber) })]
    : []

/** True if the account is among the facts of the answer. */
export const isAccountSaid = (application: Application, view: ResultView): boolean =>
  accountLines(view, application).length > 0

/** Returns the next step and notes. [A-271] [D2-112] [D2-132] */
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
    // If the application was cancelled, how to apply again comes before the telephone number.
    ...(next === 'userCancel' ? [...noted, ...sentences] : sentences),
    ...(next === 'userCancel' ? [] : noted),
    ...(supplement !== null && (next !== 'supplementDue' || due === null) ? [supplementWords(due)] : []),
  ]
}

const PAYABLE: readonly SupportStage[] = ['selected', 'paying', 'paid']

/**
 * Returns the paid amount and the granted amount separately; before a decision, a sentence about the open amount.
 * [A-172] [D2-99]
 */
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

/** Returns the words for the total support; until it is decided, with the ceiling below. [A-172] [D2-99] */
export const supportWords = (support: ResultView['support']): { readonly words: string; readonly below?: string } => {
  if (support.is === 'decided') return { words: formatWon(support.won) }
  if (support.is === 'paid') return { words: fill(T['result.paid'], { amount: formatWon(support.won) }) }
  const words = NO_AMOUNT[support.is]
  return support.is === 'undecided' || support.is === 'settling'
    ? { words, below: fill(T['result.atMost'], PROGRAMME_WORDS) }
    : { words }
}

/** Returns why less is paid than was spent. [D2-168] */
const shortfallLines = ({ shortfall }: ResultView): readonly string[] =>
  shortfall === null ? [] : [fill(T[`less.${shortfall}`], PROGRAMME_WORDS)]

/**
 * True if the headline, the line above it or the bold line below it says the whole amount, or if there is no amount to
 * say.
 */
const isAmountSaid = (view: ResultView): boolean => {
  if (view.sum !== null || view.support.is === 'none') return true
  const { paid, granted } = view.shares ?? { paid: 0, granted: 0 }
  if (paid > 0) return false
  if (view.next === 'lookupAnswered') return granted === 0 && view.lookedUp !== null
  return granted > 0 && (view.next === 'approved' || ABOUT_ACCOUNT.includes(view.next))
}

/**
 * Returns the amount, and why it is less than was spent; only the reason if the amount is shown elsewhere. [D2-163]
 * [D2-168]
 */
const supportFact = (view: ResultView): ResultAnswer['facts'][number] =>
  isAmountSaid(view)
    ? { name: T['fact.note'], lines: shortfallLines(view) }
    : { name: T['fact.support'], lines: [amountWords(view), ...shortfallLines(view)] }

/** Returns everything that the answer says. */
export const answerOf = (application: Application, view: ResultView, desks: Desks): ResultAnswer => ({
  above: aboveWords(view),
  headline: headlineWords(view, desks.application),
  stake: stakeWords(view),
  idle: agencyActs(view.next),
  lead: leadWords(view),
  sentBack: returnedOf(view),
  next: nextLines(view, desks),
  facts: [
    {
      name: T['fact.news'],
      lines: waitWords(view.expectation, { expected: T['news.expected'], noFixedDay: T['result.noFixedDay'] }),
    },
    { name: T['fact.lookup'], lines: lookupLines(view) },
    ...(isCancelled(view) ? [] : [dayFact(view)]),
    { name: T['fact.account'], lines: accountLines(view, application) },
    supportFact(view),
  ].filter(({ lines }) => lines.length > 0),
})
