import { type ReactNode, useId } from 'react'
import { describeReasons, type NextStep, type Reason, type ReasonCode } from '#domain/application/result'
import { type Instant, type KstDate, kstDateOf } from '#domain/kernel/calendar'
import { formatWon } from '#domain/kernel/won'
import { SUPPORT_CEILING } from '#domain/programme/parameters'
import { classNames } from '../../parts/design/class-names.ts'
import { Dialable } from '../../parts/design/Dialable.tsx'
import { Icon } from '../../parts/design/Icon.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { Bankbook, Checklist, Fence, Lens, Paper, Stamp } from '../../parts/design/pictures/papers.tsx'
import { Scooter } from '../../parts/design/pictures/Street.tsx'
import { Ride, type Stop } from '../../parts/design/Ride.tsx'
import type { Stage } from '../../parts/design/Timeline.tsx'
import { dueWords, isPast } from '../proof/proof-rows.ts'
import { fill } from '../../text/fill.ts'
import { reasonTitle, RESULT as T } from '../../text/ko/result.ts'
import answer from './answer.module.css'
import type { ResultView } from './result-body.model.ts'
import styles from './result.module.css'

const Day = ({ day }: { readonly day: string }) => <time dateTime={day}>{day}</time>

/** Once a transfer has failed: the decision stands, and the payment waits for the new account or for its check. [D2-143] */
const PAYMENT_WAITS: Readonly<Partial<Record<NextStep, string>>> = {
  transferError: T['result.waitsForAccount'],
  requestVerified: T['result.waitsForCheck'],
}

/** Where the application stands now; paid, it has arrived. [D2-37] */
const presentStage = ({ next, tone, word, steps }: ResultView): Pick<Stage, 'state' | 'note'> => {
  if (next in PAYMENT_WAITS) return { state: 'now', note: T['result.decisionStands'] }
  if (next === 'supplementDue') return { state: 'warn', note: T['result.supplementTurn'] }
  if (next === 'targetSelected') return { state: 'now', note: T['result.proofTurn'] }
  if (tone === 'warning') return { state: 'warn', note: word }
  return { state: steps.at(-1)?.state === 'active' ? 'arrived' : 'now' }
}

/** What is still ahead: the payment says what is paid already, the step that comes next is named; nothing comes of one that ended, or that nobody knows. */
const stageAhead = (view: ResultView, index: number): Pick<Stage, 'state' | 'note'> => {
  const next = index === placeOf(view) + 1
  const waits = PAYMENT_WAITS[view.next]
  if (index === PAYMENT && waits !== undefined) return { state: 'ahead', note: waits }
  if (index === PAYMENT && view.shares !== null && view.shares.paid > 0) {
    const { paid, ceiling } = view.shares
    return {
      state: 'part',
      note: fill(T[paid < ceiling ? 'result.partPaid' : 'result.paid'], { amount: formatWon(paid) }),
    }
  }
  if (view.ended) return { state: 'closed' }
  if (placeOf(view) < 0) return { state: 'ahead', note: '' }
  return { state: 'ahead', note: next ? T['result.upNext'] : undefined }
}

/** What each of the five stages is about. */
export const STAGE_PICTURES = [Paper, Lens, Checklist, Stamp, Bankbook] as const
const PAYMENT = STAGE_PICTURES.length - 1

/** How far the road goes: to the present step, or to the last that is surely behind; -1 where nobody knows. */
const placeOf = ({ steps, lastPassed }: ResultView): number =>
  lastPassed === null ? steps.findIndex(({ state }) => state === 'active') : lastPassed - 1

/** Where the road ends, it is closed by a fence. */
const artAt = (view: ResultView, index: number): ReactNode => {
  const Art = view.ended && index === placeOf(view) + 1 ? Fence : STAGE_PICTURES[index]
  return Art && <Art />
}

/** The word of a state beside the name of its stop: what holds the application up or ended it, and a payment in part. [D2-164] */
const markAt = (view: ResultView, index: number): string | undefined => {
  const paid = view.shares?.paid ?? 0
  if (index === PAYMENT && placeOf(view) < PAYMENT && paid > 0 && paid < SUPPORT_CEILING) return T['mark.partPaid']
  if (index !== placeOf(view)) return undefined
  if (view.lastPassed !== null) return T['mark.cancelled']
  if (view.next === 'supplementDue' || view.status === 'supplementRequest') return T['mark.supplement']
  return view.tone === 'warning' && !(view.next in PAYMENT_WAITS) ? view.word : undefined
}

/** The last day on which something was paid. [D2-158] */
const lastPaidOn = ({ payments }: ResultView): KstDate | null => payments.at(-1)?.day ?? null

/**
 * Only the present step, the last one before a cancellation, and the payment have a day: the back end tells no others. A
 * cancelled application ends at the last step that it reached. [D2-133] [D2-153] [D2-158]
 */
const stagesOf = (view: ResultView, changed: KstDate | null): readonly Stop[] =>
  view.steps.map(({ step, state }, index): Stop => {
    const stage = { name: T[`step.${step}`], art: artAt(view, index), mark: markAt(view, index) }
    const paid = index === PAYMENT && view.payments.length > 0
    const day = paid ? lastPaidOn(view) : changed
    const date = day === null ? undefined : <Day day={day} />
    if (state === 'active') return { ...stage, date, ...presentStage(view) }
    if (step === view.lastPassed) return { ...stage, state: 'done', date, note: view.word }
    if (index <= placeOf(view)) return { ...stage, state: 'done' }
    return { ...stage, ...stageAhead(view, index), date: paid ? date : undefined }
  })

/** Where the application stands: the steps behind, the present one with its day, and what follows, if anything. [A-149] [D2-164] */
export const ResultRoad = ({ label = T['result.current'], view, changed }: RoadProps) => (
  <Ride
    label={label}
    stops={stagesOf(view, changed === null ? null : kstDateOf(changed))}
    at={placeOf(view)}
    rider={Scooter}
    className={answer.across}
  />
)
type RoadProps = { readonly label?: string; readonly view: ResultView; readonly changed: Instant | null }

/** What says not enough to act on. */
const VAGUE: readonly Reason['description'][] = ['other', 'noDescription']

type ResultReasonsProps = {
  readonly title: string
  readonly codes: readonly string[]
  readonly list: readonly ReasonCode[] | null
  /** The telephone of the page's desk. [D1-264] [D3-44] */
  readonly phone: string
  /** What else can be done about a reason that says too little; null where there is nothing. */
  readonly hint: string | null
  /** Nothing is to be done about them: they stand without the colour of a task. */
  readonly calm?: boolean
  readonly children?: ReactNode
}

/** Why the agency stopped or refused, one entry per code, and below those that say too little what to do about it; nothing without one. to [A-169] [D2-134] */
export const ResultReasons = (props: ResultReasonsProps) => {
  const { title, codes, list, phone, hint, calm = false, children } = props
  const id = useId()
  const reasons = describeReasons(codes, list)
  return reasons.length === 0 && !children ? null : (
    <section className={classNames(styles.why, calm && styles.calm)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.reasons}>
        {reasons.map((reason, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a code may be repeated, and entries never change places
          <li key={index}>
            {reason.title !== null && (
              <>
                <b>{reasonTitle(reason)}</b>{' '}
              </>
            )}
            <p>
              <Dialable text={fill<string>(T[`reason.${reason.description}`], { phone })} />
            </p>
          </li>
        ))}
      </ul>
      {hint !== null && reasons.some(({ description }) => VAGUE.includes(description)) && <Phrase as="p" text={hint} />}
      {children}
    </section>
  )
}

/** The last day of a supplement, unless it was `said` above, and that it is over. [D2-112] */
export const DueNote = ({ due, said = false }: { readonly due: KstDate | null; readonly said?: boolean }) =>
  due === null ? null : (
    <>
      {!said && <Phrase as="p" className={styles.ultimatum} text={fill(T['result.dueBy'], { date: dueWords(due) })} />}
      {isPast(due) && (
        <p className={styles.past}>
          <Icon name="alert" small />
          {T['result.duePast']}
        </p>
      )}
    </>
  )
