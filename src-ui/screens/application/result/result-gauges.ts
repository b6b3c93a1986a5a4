import { isStepBeforeDecision } from '#domain/application/next-step'
import { daysUntil, kstDateAfterDays, kstDateOf, kstInstant, type KstDate } from '#domain/kernel/calendar'
import { fillWithParticles } from '#domain/kernel/particles'
import { formatWon, Won } from '#domain/kernel/won'
import { formatMonthDay } from '#domain/kernel/written-dates'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import type { GaugePart } from '../../../parts/design/Gauge.tsx'
import type { AmountShare } from '../../../parts/design/ShareBar.tsx'
import { daysLeftUntil } from '../../../parts/time/days-left.ts'
import { fill } from '../../../text/fill.ts'
import { PROOF_LIST_TEXTS, supportShareWords } from '../../../text/ko/proof.ts'
import { type GaugedWait, RESULT_TEXTS as T, WAIT_WORDS } from '../../../text/ko/result.ts'
import { isGrantedSum, lookedUpAtMost } from './result-amounts.ts'
import type { ResultView } from './result-view.ts'

/** A gauge of the summary, with the words below its two ends. `of` is what its length means. [D2-505] */
export type ResultGauge = {
  readonly of: 'days' | 'won'
  readonly whole: number
  readonly parts: readonly GaugePart[]
  readonly segmented: boolean
  /** The shares to list below the bar; none if the words at its ends name everything. [D2-600] */
  readonly shares: readonly AmountShare[]
  readonly ends: readonly [begin: string, end: string]
}

/** The days of a wait: from the day on which it began to the day on which it usually, or at the latest, ends. */
type WaitSpan = { readonly wait: GaugedWait; readonly begin: KstDate; readonly end: KstDate }

/**
 * Returns the days of the step that the applicant waits for before the decision, or the days of a carrier lookup; null
 * if its last day is unknown. [D2-157] [D2-463]
 */
const waitSpanOf = ({ situation, status: { expectation } }: ResultView): WaitSpan | null => {
  const { headline, detailedStatus, lookupAskedAt, lookupEnd } = situation
  if (headline === 'lookupRunning')
    return lookupAskedAt === null || lookupEnd === null
      ? null
      : { wait: headline, begin: kstDateOf(lookupAskedAt), end: lookupEnd }
  if (expectation === null || expectation.day === null || !isStepBeforeDecision(detailedStatus)) return null
  const { day: end, days } = expectation
  return { wait: detailedStatus, begin: kstDateAfterDays(kstInstant(end), -days), end }
}

/** Up to this many days, each day is a separate segment. With more days, the segments would be too narrow to count. */
const COUNTABLE = 31

/**
 * Returns the gauge of a wait. Its coloured part is the days that have passed, including today. Null if the last day or
 * the time is unknown, or if the last day is over. [D2-157] [D2-463]
 */
export const waitGaugeOf = (view: ResultView): ResultGauge | null => {
  const span = waitSpanOf(view)
  const left = span === null ? null : daysLeftUntil(span.end)
  if (span === null || left === null || left < 0) return null
  const whole = daysUntil(span.end, kstInstant(span.begin))
  const nth = whole - left + 1
  if (nth < 1) return null
  const { name, end } = WAIT_WORDS[span.wait]
  return {
    of: 'days',
    whole,
    parts: [{ look: 'paid', size: Math.min(nth, whole) }],
    segmented: whole <= COUNTABLE,
    shares: [],
    ends: [
      fill(T['wait.since'], { name, n: nth, day: formatMonthDay(span.begin) }),
      fill(end, { day: formatMonthDay(span.end) }),
    ],
  }
}

/** True if the gauge of the wait says on which day the last change was. [D2-463] */
export const isLastChangeInGauge = (view: ResultView): boolean =>
  waitGaugeOf(view) !== null && waitSpanOf(view)?.begin === view.status.since.day

/**
 * Returns the gauge of the support: what is paid, granted or being checked of the maximum. Several shares are listed
 * below it; the words of a single one leave out its amount if the headline has it. A lookup that is being checked has the name that it has in the progress bar. Null before a selection, if there is no amount yet, and while everything that was submitted is
 * sent back. Also null after a failed transfer, because the granted amount would look as if it were paid. [D2-119]
 * [D2-464]
 */
export const supportGaugeOf = ({ situation, money }: ResultView): ResultGauge | null => {
  const { isSelected, detailedStatus, headline, allShares } = situation
  if (!isSelected || detailedStatus === 'transferError') return null
  const { ceiling, paid, granted, remaining } = allShares
  if (headline === 'supplementDue' && paid + granted === 0) return null
  const lookedUp = headline === 'lookupAnswered' ? lookedUpAtMost(money) : 0
  const underReview = Won(Math.min(remaining, allShares.underReview + lookedUp))
  const shares: readonly AmountShare[] = supportShareWords({ ...allShares, underReview, entered: Won(0) })
    .filter(({ won }) => won > 0)
    .map((share) => (share.look === 'underReview' && lookedUp > 0 ? { ...share, name: T['mark.records'] } : share))
  const [first, second] = shares
  if (first === undefined) return null
  const isSaid = first.look !== 'underReview' && first.won === (isGrantedSum(detailedStatus) ? granted : paid)
  const begin = money.sum !== null && isSaid ? first.name : `${first.name} ${formatWon(first.won)}`
  // If everything that remains is being checked, its amount is said only once. [D2-505]
  const end =
    money.remaining === null || underReview >= remaining
      ? fill(T['result.limit'])
      : `${PROOF_LIST_TEXTS['gauge.remaining']} ${formatWon(money.remaining)}`
  return {
    of: 'won',
    whole: ceiling,
    parts: shares.map(({ look, won }) => ({ look, size: won })),
    segmented: false,
    shares: paid === ceiling || second === undefined ? [] : shares,
    ends:
      paid === ceiling
        ? [fillWithParticles(T['result.allPaid'], PROGRAMME_PLACEHOLDERS), '']
        : [second === undefined ? begin : '', end],
  }
}
