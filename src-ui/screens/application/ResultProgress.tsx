import { type ReactNode, useId } from 'react'
import type { Payment } from '#domain/application/payments'
import {
  describeReasons,
  type Expectation,
  type NextStep as NextStepKey,
  type Reason,
  type ReasonCode,
} from '#domain/application/result'
import { maskAccount } from '#domain/account/account'
import type { Application } from '#domain/application/application'
import { type Instant, type KstDate, kstDateOf } from '#domain/kernel/calendar'
import { fillWithParticles } from '#domain/kernel/particles'
import type { Settings } from '#domain/kernel/settings'
import { formatWon } from '#domain/kernel/won'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { Dialable } from '../../parts/design/Dialable.tsx'
import { Icon } from '../../parts/design/Icon.tsx'
import { Card } from '../../parts/design/Page.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { Bankbook, Checklist, Fence, Lens, Paper, Stamp } from '../../parts/design/pictures/papers.tsx'
import { Scooter } from '../../parts/design/pictures/Street.tsx'
import { type Stage, Timeline } from '../../parts/design/Timeline.tsx'
import { dueWords, isPast } from '../proof/proof-rows.ts'
import { fill } from '../../text/fill.ts'
import { reasonTitle, RESULT as T, STATUS_SENTENCES } from '../../text/ko/result.ts'
import type { ResultView } from './result-body.model.ts'
import styles from './result.module.css'

const Day = ({ day }: { readonly day: string }) => <time dateTime={day}>{day}</time>

/** Once a transfer has failed: the decision stands, and the payment waits for the new account or for its check. [D2-143] */
const PAYMENT_WAITS: Readonly<Partial<Record<NextStepKey, string>>> = {
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

/** The way of an application as a road of pictures; the courier stands at the present stage. */
export const Road = ({ stages }: { readonly stages: readonly Stage[] }) => (
  <div className={styles.steps}>
    <Timeline stages={stages} rider={Scooter} />
  </div>
)

/** How far the road goes: to the present step, or to the last that is surely behind; -1 where nobody knows. */
const placeOf = ({ steps, lastPassed }: ResultView): number =>
  lastPassed === null ? steps.findIndex(({ state }) => state === 'active') : lastPassed - 1

/** Where the road ends, it is closed by a fence. */
const artAt = (view: ResultView, index: number): ReactNode => {
  const Art = view.ended && index === placeOf(view) + 1 ? Fence : STAGE_PICTURES[index]
  return Art && <Art />
}

/** The last day on which something was paid. [D2-158] */
const lastPaidOn = ({ payments }: ResultView): KstDate | null => payments.at(-1)?.day ?? null

/**
 * Only the present step, the last one before a cancellation, and the payment have a day: the back end tells no others. A
 * cancelled application ends at the last step that it reached. [D2-133] [D2-153] [D2-158]
 */
const stagesOf = (view: ResultView, changed: KstDate | null): readonly Stage[] =>
  view.steps.map(({ step, state }, index): Stage => {
    const stage = { name: T[`step.${step}`], art: artAt(view, index) }
    const paid = index === PAYMENT && view.payments.length > 0
    const day = paid ? lastPaidOn(view) : changed
    const date = day === null ? undefined : <Day day={day} />
    if (state === 'active') return { ...stage, date, ...presentStage(view) }
    if (step === view.lastPassed) return { ...stage, state: 'done', date, note: view.word }
    if (index <= placeOf(view)) return { ...stage, state: 'done' }
    return { ...stage, ...stageAhead(view, index), date: paid ? date : undefined }
  })

/** Where the application stands: the steps behind, the present one with its day, and what follows, if anything. */
export const ResultProgress = (props: RoadProps) => (
  <Card title={T['result.current']}>
    <ResultRoad {...props} />
  </Card>
)
type RoadProps = { readonly view: ResultView; readonly changed: Instant | null }

/** The same, without its card. */
export const ResultRoad = ({ view, changed }: RoadProps) => (
  <Road stages={stagesOf(view, changed === null ? null : kstDateOf(changed))} />
)

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
  /** Nothing is to be done about them: they stand without the sign of a warning. */
  readonly calm?: boolean
  readonly children?: ReactNode
}

/** Why the agency stopped or refused, one entry per code, and below those that say too little what to do about it; nothing without one. to [A-169] [D2-134] */
export const ResultReasons = (props: ResultReasonsProps) => {
  const { title, codes, list, phone, hint, calm = false, children } = props
  const id = useId()
  const reasons = describeReasons(codes, list)
  return reasons.length === 0 && !children ? null : (
    <section className={styles.why} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={calm ? `${styles.reasons} ${styles.calm}` : styles.reasons}>
        {reasons.map((reason, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a code may be repeated, and entries never change places
          <li key={index}>
            <Icon name={calm ? 'info' : 'alert'} />
            <div>
              {reason.title !== null && <b>{reasonTitle(reason)}</b>}
              <p>
                <Dialable text={fill<string>(T[`reason.${reason.description}`], { phone })} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {hint !== null && reasons.some(({ description }) => VAGUE.includes(description)) && <Phrase as="p" text={hint} />}
      {children}
    </section>
  )
}

/** What stands above everything, in words. [A-165] [D2-132] */
export const headlineWords = ({ banner, due, shares }: ResultView, phone: string): string =>
  fillWithParticles(STATUS_SENTENCES.banner[banner], {
    ...PROGRAMME_WORDS,
    phone,
    date: due === null ? '' : dueWords(due),
    paid: shares === null ? '' : formatWon(shares.paid),
  })

/** What has been paid: when, how much, to which account, masked. [D2-158] */
export const paymentWords = (
  payments: readonly Payment[],
  { bankName, accountNumber }: Pick<Application, 'bankName' | 'accountNumber'>,
): string => {
  const paid = payments
    .map(({ day, won }) => {
      const amount = formatWon(won)
      return day === null ? amount : fill(T['payment.onDay'], { day, amount })
    })
    .join(', ')
  return bankName === null || accountNumber === null
    ? fillWithParticles(T['payment.sentSomewhere'], { payments: paid })
    : fillWithParticles(T['payment.sent'], { payments: paid, bank: bankName, account: maskAccount(accountNumber) })
}

/** How long the agency usually takes and how its news come; where the deployment says neither, that no day is fixed. [D2-136] [D2-157] */
export const ExpectationNote = ({
  expectation,
  noFixedDay,
}: {
  readonly expectation: Expectation | null
  /** What is said where the deployment says neither. */
  readonly noFixedDay: string
}) => {
  if (expectation === null) return null
  const { days, day, by } = expectation
  return (
    <>
      {days === 0 && by === '' && <Phrase as="p" text={noFixedDay} />}
      {day !== null && (
        <Phrase
          as="p"
          text={isPast(day) ? fill(T['result.overdue'], { days }) : fill(T['result.expected'], { days, day })}
        />
      )}
      {by !== '' && <Phrase as="p" text={fillWithParticles(T['result.noticeBy'], { by })} />}
    </>
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

/** Who acts next, by when, what else is to know, and the buttons for it; what the headline has said is not said again. [A-271] [D2-112] [D2-132] */
export const NextStep = ({
  view: { due, next, banner, notes, expectation, remaining, lookupEnd },
  desks: { application: phone, proof },
  children,
}: {
  readonly view: ResultView
  readonly desks: Settings['callCentre']
  /** What the applicant can do now. */
  readonly children?: ReactNode
}) => (
  <div className={`next ${styles.next}`}>
    <h2>{T['result.next']}</h2>
    <DueNote due={due} said={banner === 'supplementDue'} />
    {banner !== 'supplementDue' && (
      <p>
        <Dialable
          text={fillWithParticles(STATUS_SENTENCES.next[next], {
            ...PROGRAMME_WORDS,
            phone,
            proofPhone: proof.join(', '),
            date: '',
            remaining: remaining === null ? '' : formatWon(remaining),
          })}
        />
      </p>
    )}
    <ExpectationNote expectation={expectation} noFixedDay={T['result.noFixedDay']} />
    {notes.map((note) => (
      <p key={note}>
        <Dialable
          text={fill(T[note], { ...PROGRAMME_WORDS, proofPhone: proof.join(', '), lookupEnd: lookupEnd ?? '' })}
        />
      </p>
    ))}
    {children}
  </div>
)
