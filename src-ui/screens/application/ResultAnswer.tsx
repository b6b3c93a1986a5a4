import { useSignals } from '@preact/signals-react/runtime'
import { useId, type ReactNode } from 'react'
import type { Application } from '#domain/application/application'
import type { Payment } from '#domain/application/payments'
import type { Expectation, ReasonCode } from '#domain/application/result'
import { maskAccount } from '#domain/account/account'
import { type Instant, kstDateOf } from '#domain/kernel/calendar'
import { fillWithParticles } from '#domain/kernel/particles'
import type { Settings } from '#domain/kernel/settings'
import { formatWon } from '#domain/kernel/won'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { knownStatus } from '#domain/status/application-status.table'
import { Button } from '../../parts/design/Button.tsx'
import { Dialable } from '../../parts/design/Dialable.tsx'
import type { Fact } from '../../parts/design/Facts.tsx'
import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { Gap, Phrase } from '../../parts/design/Phrase.tsx'
import { Scooter } from '../../parts/design/pictures/Street.tsx'
import { Tag } from '../../parts/design/Tag.tsx'
import { isDeskShut } from '../../parts/session/CallHours.tsx'
import { fill } from '../../text/fill.ts'
import { CHANGED_WORDS, REASON_HEADINGS, RESULT as T, STATUS_SENTENCES } from '../../text/ko/result.ts'
import { applyClosed } from '../notice/apply-closed.ts'
import { dueWords, isPast, supplementWords } from '../proof/proof-rows.ts'
import { PROOF } from '../../text/ko/proof.ts'
import { NewProof, type ProofActions } from '../proof/ProofList.tsx'
import { AnswerActs, AnswerFacts, Headline } from './Answer.tsx'
import { CallButton } from './CallButton.tsx'
import { supportWords } from './ApplicationFacts.tsx'
import { DueNote, ResultReasons } from './ResultProgress.tsx'
import type { Offer, ResultView } from './result-body.model.ts'
import answer from './answer.module.css'
import styles from './result.module.css'

type Props = {
  readonly application: Application
  readonly view: ResultView
  readonly reasons: readonly ReasonCode[] | null
  readonly desks: Settings['callCentre']
  readonly reapplying: boolean
  readonly onReapply: () => void
  readonly proofActions: ProofActions
}

/** What stands above everything, in words. [A-165] [D2-132] */
const headlineWords = ({ banner, due, shares }: ResultView, phone: string): string =>
  fillWithParticles(STATUS_SENTENCES.banner[banner], {
    ...PROGRAMME_WORDS,
    phone,
    date: due === null ? '' : dueWords(due),
    paid: shares === null ? '' : formatWon(shares.paid),
  })

/** What has been paid: when and to which account, masked; of several payments each with its sum, which the headline does not say. [D2-158] [D2-163] */
const paymentWords = (
  payments: readonly Payment[],
  { bankName, accountNumber }: Pick<Application, 'bankName' | 'accountNumber'>,
): string => {
  const account =
    bankName === null || accountNumber === null
      ? T['payment.account']
      : fill(T['payment.accountIs'], { bank: bankName, account: maskAccount(accountNumber) })
  const [only, ...others] = payments
  if (only !== undefined && others.length === 0)
    return only.day === null
      ? fill(T['payment.sentOnce'], { account })
      : fill(T['payment.sentOnceOn'], { day: only.day, account })
  const paid = payments
    .map(({ day, won }) => {
      const amount = formatWon(won)
      return day === null ? amount : fill(T['payment.onDay'], { day, amount })
    })
    .join(', ')
  return fillWithParticles(T['payment.sent'], { payments: paid, account })
}

/** Since when the application stands where it does, or when what was paid was sent. [D2-164] */
const sinceWords = ({ view, application }: Pick<Props, 'view' | 'application'>): string => {
  if (view.payments.length > 0 && view.supplement === null) return paymentWords(view.payments, application)
  const [at, status]: readonly [Instant | null, keyof typeof CHANGED_WORDS] =
    view.supplement === null
      ? [application.updatedAt, knownStatus(view.status)]
      : [view.supplement.updatedAt, 'supplementRequest']
  return at === null ? '-' : fill(CHANGED_WORDS[status], { day: kstDateOf(at) })
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

/** Who acts next, how long that takes, and what else is to know; what the headline has said is not said again. [A-271] [D2-112] [D2-132] */
const NextWords = ({ view, desks: { application: phone, proof } }: Pick<Props, 'view' | 'desks'>) => {
  const { banner, due, expectation, lookupEnd, next, notes, remaining, supplement } = view
  return (
    <>
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
      {supplement !== null && (
        <Phrase as="p" text={next === 'supplementDue' ? T['result.dueStake'] : supplementWords(due)} />
      )}
    </>
  )
}

/** 언제, 다음, 지원금: what is said of every application; a sum that the headline says is not said again. [A-172] [A-271] [D2-158] */
const factsOf = (props: Pick<Props, 'view' | 'application' | 'desks'>): readonly Fact[] => {
  const { support, sum } = props.view
  const { words, below } = supportWords(support)
  const facts = [
    { name: T['fact.since'], value: <Phrase text={sinceWords(props)} /> },
    { name: T['fact.next'], value: <NextWords {...props} /> },
  ]
  if (sum !== null) return facts
  const amount = <Phrase text={below === undefined ? words : `${words}\u00a0· ${below}`} />
  return [...facts, { name: T['fact.support'], value: amount }]
}

/** What can be done now: the first of it loud, where it is asked for. */
const OfferButton = ({ offer: { words, to }, loud, busy, phone, onReapply }: OfferProps) => {
  const kind = ({ loud: 'primary', plain: 'secondary', quiet: 'text' } as const)[loud]
  if (to === null)
    return (
      <Button kind={kind} onPress={onReapply} busy={busy && T['result.reapplying']} opensDialog>
        {T[words]}
      </Button>
    )
  if (to === 'desk') return <CallButton kind={kind} phone={phone} />
  return (
    <LinkButton kind={kind} href={to}>
      {T[words]}
    </LinkButton>
  )
}
type OfferProps = {
  readonly offer: Offer
  /** The one thing that is asked for, the first that may be done, or one more. */
  readonly loud: 'loud' | 'plain' | 'quiet'
  readonly busy: boolean
  readonly phone: string
  readonly onReapply: () => void
}

/** The opinions given so far, as the agency words their state, beside the way to them. */
const Opinions = ({ application, view }: Pick<Props, 'application' | 'view'>) => {
  const words = application.opinions.map(({ status }) => status ?? '-')
  return words.length === 0 ? null : (
    <div className={styles.opinions}>
      <span>{T['result.opinionStatus']}</span>
      <Gap />
      {words.map((word, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- opinions have an order and words repeat
        <Tag key={index} tone="info">
          {word}
        </Tag>
      ))}
      {view.opinionHistory && (
        <LinkButton kind="tertiary" small href="/opinion-submit">
          {T['result.opinionHistory']}
        </LinkButton>
      )}
    </div>
  )
}

/** The one loud button, where the applicant acts, and what else may be done now. */
const Acts = ({ application, view, desks, reapplying, onReapply, proofActions }: Props) => {
  useSignals()
  const { supplement, asksForProof } = view
  const offers = view.offers.filter(({ words }) => words !== 'result.apply' || !applyClosed.value)
  const first = supplement !== null || asksForProof
  // While nobody answers the call, it and the form that may help are offered alike.
  const shut = offers[0]?.to === 'desk' && isDeskShut()
  const loudOf = ({ asked }: Offer, index: number) => {
    if (shut) return 'plain'
    if (first || index > 0) return 'quiet'
    return asked ? 'loud' : 'plain'
  }
  if (!first && offers.length === 0) return null
  return (
    <AnswerActs>
      {supplement !== null && <Button onPress={() => proofActions.onDetail(supplement)}>{PROOF['proof.mend']}</Button>}
      {asksForProof && (
        <NewProof application={application} remaining={view.remaining} first onNew={proofActions.onNew} />
      )}
      {offers.map((offer, index) => (
        <OfferButton
          key={offer.words}
          offer={offer}
          loud={loudOf(offer, index)}
          busy={reapplying}
          phone={desks.application}
          onReapply={onReapply}
        />
      ))}
    </AnswerActs>
  )
}

/** The moment of being paid: the courier comes to the end of a full road, once, and stays there. */
const Arrived = () => (
  <div className={styles.arrived} aria-hidden="true">
    <Scooter />
  </div>
)

/** The answer: what it is now, why, since when, what next and how much, and what to do. */
export const ResultAnswer = (props: Props): ReactNode => {
  const id = useId()
  const { application, view, desks } = props
  const phone = desks.application
  return (
    <section className={answer.answer}>
      <Headline
        text={headlineWords(view, phone)}
        sum={view.sum}
        until={
          view.due === null || view.banner === 'supplementDue'
            ? null
            : fill(T['result.dueBy'], { date: dueWords(view.due) })
        }
      />
      {view.next === 'paymentComplete' && <Arrived />}
      {(view.banner === 'supplementDue' || view.banner === 'somePaid') && (
        <Phrase as="p" className={answer.lead} text={STATUS_SENTENCES.banner[knownStatus(view.status)]} />
      )}
      <DueNote due={view.due} said />
      <ResultReasons
        title={REASON_HEADINGS[knownStatus(view.status)]}
        codes={application.reasons}
        list={props.reasons}
        phone={phone}
        hint={view.next === 'hold' ? T['reason.answer'] : null}
        calm={!view.reasonsAsk}
      />
      <section aria-labelledby={id}>
        <h2 className="sr" id={id}>
          {T['result.next']}
        </h2>
        <Acts {...props} />
        <AnswerFacts facts={factsOf(props)} />
        <Opinions application={application} view={view} />
      </section>
    </section>
  )
}
