import { useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import type { Application } from '#domain/application/application'
import type { ReasonCode } from '#domain/application/result'
import { knownStatus } from '#domain/status/application-status.table'
import type { Settings } from '#domain/kernel/settings'
import { HeroBanner, type Tone } from '../../parts/design/Banner.tsx'
import { Tag } from '../../parts/design/Tag.tsx'
import { Button, Why } from '../../parts/design/Button.tsx'
import { Dialable, phoneAddress } from '../../parts/design/Dialable.tsx'
import { Icon } from '../../parts/design/Icon.tsx'
import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { Gap, Phrase } from '../../parts/design/Phrase.tsx'
import { Bankbook, Checklist, Paper } from '../../parts/design/pictures/papers.tsx'
import { supplementWords } from '../proof/proof-rows.ts'
import { NewProof, type ProofActions, ProofList } from '../proof/ProofList.tsx'
import { applyClosed } from '../notice/apply-closed.ts'
import { GENERAL } from '../../text/ko/general.ts'
import { CallHours } from '../../parts/session/CallHours.tsx'
import { fill } from '../../text/fill.ts'
import { REASON_HEADINGS, RESULT as T, STATUS_SENTENCES } from '../../text/ko/result.ts'
import { headlineWords, NextStep, paymentWords, ResultProgress, ResultReasons } from './ResultProgress.tsx'
import { Leave, PaperHead, PrintButton } from './TakeAway.tsx'
import type { Offer, ResultView } from './result-body.model.ts'
import styles from './result.module.css'
import { ResultSlip } from './ResultSlip.tsx'
import { BANNER_TONE } from './ApplicationFacts.tsx'

type Props = {
  readonly application: Application
  readonly view: ResultView
  readonly reasons: readonly ReasonCode[] | null
  readonly desks: Settings['callCentre']
  readonly cancelling: boolean
  readonly reapplying: boolean
  readonly onCancel: () => void
  readonly onReapply: () => void
  /** Number of the proof that is being taken back now. */
  readonly cancellingProof: string | null
  readonly proofActions: ProofActions
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

/** What the applicant can do now, the first of it the loudest button of the page. */
const OfferButton = ({ offer: { words, to, asLink }, first, busy, phone, onReapply }: OfferProps) => {
  const kind = first ? 'primary' : asLink === true ? 'text' : 'secondary'
  if (to === null)
    return (
      <Button kind={kind} onPress={onReapply} busy={busy && T['result.reapplying']} opensDialog>
        {T[words]}
      </Button>
    )
  return to === 'desk' ? (
    <>
      <LinkButton kind={kind} href={phoneAddress(phone)} icon="tel" className={styles.call}>
        {T[words]} <b className="num">{phone}</b>
      </LinkButton>
      <CallHours className={styles.hours} />
    </>
  ) : (
    <LinkButton kind={kind} href={to}>
      {T[words]}
    </LinkButton>
  )
}
type OfferProps = {
  readonly offer: Offer
  readonly first: boolean
  readonly busy: boolean
  readonly phone: string
  readonly onReapply: () => void
}

/** A proof that waits for a supplement: what is at stake, told by the last day where the next step has named it, and the way to it. [A-275] [D2-112] */
const Supplement = ({ view: { supplement, next, due }, proofActions }: Pick<Props, 'view' | 'proofActions'>) => {
  const stake = next === 'supplementDue' ? T['result.dueStake'] : supplementWords(due)
  return supplement === null ? null : (
    <>
      <p className={styles.supplement}>
        <Icon name="alert" small />
        <Phrase text={stake} />
      </p>
      <div className={styles.todo}>
        <Button onPress={() => proofActions.onDetail(supplement)}>{T['result.supplement']}</Button>
      </div>
    </>
  )
}

/** The headlines that say that something is paid. */
const PAID_NEWS: readonly ResultView['banner'][] = ['paymentComplete', 'somePaid']

const isQuiet = ({ tone }: ResultView) => tone === 'neutral' || tone === 'ended'

/** A supplement that is due outweighs what was good news before; an opinion that was given asks for nothing. */
const toneOfBanner = ({ banner, tone, supplement }: ResultView): Tone => {
  if (banner === 'answered' || banner === 'opinionWaiting') return 'info'
  return supplement === null ? BANNER_TONE[tone] : BANNER_TONE.warning
}

/** What the news is about: it is looked at, it is granted, it is paid. What asks for something has its sign alone. */
const Art = ({ view: { tone, banner, supplement } }: { readonly view: ResultView }) => {
  if (supplement !== null) return null
  if (banner === 'paymentComplete' || banner === 'somePaid') return <Bankbook className="banner__art" />
  if (tone === 'good') return <Paper className="banner__art" />
  return tone === 'progress' ? <Checklist className="banner__art" /> : null
}

/** An application on the page: what it means, where it stands, what to do, and its facts; a hold has the desk of its opinions. [A-165] [A-271] [D3-44] */
export const ResultBody = (props: Props) => {
  useSignals()
  const whyId = useId()
  const { application, view, desks } = props
  const numbers = view.status === 'hold' ? desks.proof : [desks.application]
  const phone = numbers.join(', ')
  const offers = view.offers.filter(({ words }) => words !== 'result.apply' || !applyClosed.value)
  const proofs = (
    <ProofList
      application={application}
      asked={view.asksForProof}
      closed={view.closed}
      remaining={view.remaining}
      cancelling={props.cancellingProof}
      actions={props.proofActions}
    />
  )
  return (
    <>
      <div className={isQuiet(view) ? `${styles.verdict} ${styles.neutral}` : styles.verdict}>
        <PaperHead applicationNumber={application.number} />
        <HeroBanner tone={toneOfBanner(view)} title={headlineWords(view, phone)} art={<Art view={view} />}>
          {PAID_NEWS.includes(view.banner) && view.payments.length > 0 && (
            <Phrase as="p" text={paymentWords(view.payments, application)} />
          )}
          {(view.banner === 'supplementDue' || view.banner === 'somePaid') && (
            <Phrase as="p" text={STATUS_SENTENCES.banner[knownStatus(view.status)]} />
          )}
          <ResultReasons
            title={REASON_HEADINGS[knownStatus(view.status)]}
            codes={application.reasons}
            list={props.reasons}
            phone={phone}
            hint={view.next === 'hold' ? T['reason.answer'] : null}
            calm={!view.reasonsAsk}
          />
          <NextStep view={view} desks={desks}>
            <Supplement view={view} proofActions={props.proofActions} />
            {view.asksForProof && (
              <div className={styles.todo}>
                <NewProof application={application} remaining={view.remaining} first onNew={props.proofActions.onNew} />
              </div>
            )}
            {offers.length > 0 && (
              <div className={styles.todo}>
                {offers.map((offer, index) => (
                  <OfferButton
                    key={offer.words}
                    offer={offer}
                    first={index === 0 && offer.asked && view.supplement === null}
                    busy={props.reapplying}
                    phone={numbers[0] ?? ''}
                    onReapply={props.onReapply}
                  />
                ))}
              </div>
            )}
            <Opinions application={application} view={view} />
          </NextStep>
        </HeroBanner>
      </div>
      <ResultProgress view={view} changed={application.updatedAt} />
      {application.proofs.length > 0 && proofs}
      <div className={`result__side ${styles.side}`}>
        <ResultSlip application={application} view={view} phone={phone} />
        <p className={styles.help}>
          <Dialable text={fill(GENERAL['error.helpLine'], { phone })} />
        </p>
      </div>
      {application.proofs.length === 0 && proofs}
      <div className="result__end">
        {view.cancelling !== 'none' && (
          <div>
            <Button
              kind="text"
              className="result__cancel"
              onPress={props.onCancel}
              busy={props.cancelling && T['result.cancelling']}
              blocked={view.cancelling === 'refused' ? T['cancel.notNow'] : null}
              describedBy={view.cancelling === 'refusedByProof' ? whyId : undefined}
              opensDialog
            >
              {T['result.cancelApply']}
            </Button>
            {view.cancelling === 'refusedByProof' && <Why id={whyId} text={T['cancel.byProof']} />}
          </div>
        )}
        <div className={styles.leave}>
          <PrintButton />
          <Leave word={T['result.confirm']} />
        </div>
      </div>
    </>
  )
}
