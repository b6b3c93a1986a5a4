import { useSignals } from '@preact/signals-react/runtime'
import { useId, type ReactNode } from 'react'
import type { CommonCode } from '#domain/application/common-code'
import type { DetailedStatus } from '#domain/application/next-step'
import type { Settings } from '#domain/settings/settings'
import { applicationStatusKeyOrUnknown } from '#domain/application-status/application-status.table'
import { Button } from '../../../parts/design/Button.tsx'
import { TextWithPhoneLinks } from '../../../parts/design/PhoneLinks.tsx'
import { LinkButton } from '../../../parts/design/LinkButton.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import { PROOF_LIST_TEXTS } from '../../../text/ko/proof.ts'
import { STATUS_REASON_HEADINGS, STATUS_SENTENCES, RESULT_TEXTS as T } from '../../../text/ko/result.ts'
import { areApplicationsClosed } from '../../../parts/notice/application-closure.ts'
import { NewProofButton } from '../../proof/list/NewProofButton.tsx'
import type { ResultProofActions } from '../../proof/list/proof-actions.model.ts'
import { Headline } from '../../../parts/design/Headline.tsx'
import { Scooter } from '../../../parts/design/pictures/Street.tsx'
import { HelpDeskCallButton, HelpDeskCallLink } from './HelpDeskCallButton.tsx'
import { PastDueNote, ResultReasonList, SentBackFiles } from './ResultProgress.tsx'
import { resultSummaryWordsOf } from './result-summary.ts'
import type { OfferedAction } from './result-actions.ts'
import { opinionStatusWords, type ResultFact } from './result-facts.ts'
import type { ResultView } from './result-view.ts'
import { SummaryGauge } from './SummaryGauge.tsx'
import summary from './summary.module.css'
import styles from './result.module.css'

type Props = {
  readonly view: ResultView
  readonly reasons: readonly CommonCode[] | null
  readonly desks: Settings['callCentre']
  readonly reapplying: boolean
  readonly onReapply: () => void
  readonly proofActions: ResultProofActions
}

/**
 * Renders an action that the applicant can take now. The first action has the strongest emphasis if the agency asks for
 * it.
 */
const OfferButton = ({ offer, loud, busy, meanwhile, desks, onReapply }: OfferProps) => {
  const kind = ({ loud: 'primary', plain: 'secondary', quiet: 'text' } as const)[loud]
  const words = T[offer.words]
  if (offer.is === 'reapply')
    return (
      <Button kind={kind} onPress={onReapply} busy={busy && T['result.reapplying']} opensDialog>
        {words}
      </Button>
    )
  if (offer.is === 'call') {
    const [proofDesk = desks.application] = desks.proof
    const phone = offer.desk === 'proof' ? proofDesk : desks.application
    if (offer.insteadOf === undefined)
      return (
        <HelpDeskCallButton
          words={words}
          kind={kind}
          phone={phone}
          others={offer.desk === 'proof' ? desks.proof.slice(1) : []}
          meanwhile={meanwhile}
        />
      )
    return (
      <div className={summary.instead}>
        <Phrase as="p" text={T[offer.insteadOf]} />
        <HelpDeskCallLink words={words} phone={phone} />
      </div>
    )
  }
  const link = (
    <LinkButton kind={kind} href={offer.to}>
      {words}
    </LinkButton>
  )
  return kind === 'text' ? <div className={summary.instead}>{link}</div> : link
}
type OfferProps = Pick<Props, 'desks' | 'onReapply'> & {
  readonly offer: OfferedAction
  /**
   * The emphasis of the action. `loud`: the agency asks for it. `plain`: it is the first of the possible actions.
   * `quiet`: it is any other action.
   */
  readonly loud: 'loud' | 'plain' | 'quiet'
  readonly busy: boolean
  /** What the applicant can do until the help desk opens. */
  readonly meanwhile: string | undefined
}

/**
 * The status of each opinion, and a link to the opinions. It is shown only if no button leads to the opinions.
 */
const Opinions = ({ view: { situation, actions } }: Pick<Props, 'view'>) =>
  actions.opinionHistory && (
    <div className={styles.opinions}>
      <p>
        {T['result.opinionStatus']} <b>{opinionStatusWords(situation.application.opinions)}</b>
      </p>
      <LinkButton kind="tertiary" small href="/opinion-submit">
        {T['result.opinionHistory']}
      </LinkButton>
    </div>
  )

/**
 * The agency's answer to the latest opinion, as the largest text of the page. Its heading is for screen readers only,
 * because the headline above it says that the agency has answered. [D2-132] [D2-574]
 */
const Reply = ({ text }: { readonly text: string }) => {
  const id = useId()
  return (
    <section className={styles.agencyAnswer} aria-labelledby={id} data-answer>
      <h2 className="sr" id={id}>
        {T['result.latestAnswer']}
      </h2>
      <p>{text}</p>
    </section>
  )
}

/** Facts about days and amount, in two columns: the names, and the values with one or more lines. */
const SummaryFacts = ({ facts }: { readonly facts: readonly ResultFact[] }) => (
  <dl className={summary.facts}>
    {facts.map(({ name, lines }) => (
      <div key={name}>
        <dt className="small">{name}</dt>
        <dd>
          {lines.map((line) => (
            <p key={line}>
              <TextWithPhoneLinks text={line} />
            </p>
          ))}
        </dd>
      </div>
    ))}
  </dl>
)

/** The actions that start an application. They are impossible while applications are closed. [E-027] [D1-350] */
const STARTS_ANEW: readonly OfferedAction['words'][] = ['result.applyAnew', 'result.reapply']

/**
 * The numbered steps of a supplement that only a telephone call can settle: the call, sending the papers, and the
 * submission. The first and the last one have their action. [D2-545]
 */
const StepsOfCall = ({ actions: [call, submit] }: { readonly actions: readonly ReactNode[] }) => {
  const lines = STATUS_SENTENCES.next.supplementByTelephone.split('\n')
  return (
    <ol className={summary.steps}>
      {lines.map((line, index) => (
        <li key={line}>
          <Phrase as="p" text={line} />
          {index === 0 && <SummaryActs>{call}</SummaryActs>}
          {index === lines.length - 1 && <SummaryActs>{submit}</SummaryActs>}
        </li>
      ))}
    </ol>
  )
}

const SummaryActs = ({ children }: { readonly children: ReactNode }) => <div className={summary.acts}>{children}</div>

/**
 * The actions of the page: the primary button, if the applicant has to act, and the other possible actions.
 * [A-174] [A-275]
 */
const Acts = ({ view: { situation, money, actions }, desks, reapplying, onReapply, proofActions }: Props) => {
  useSignals()
  const { application, supplement, newProof, detailedStatus } = situation
  const isByCall = detailedStatus === 'supplementByTelephone'
  const offers = actions.offers.filter(({ words }) => !(STARTS_ANEW.includes(words) && areApplicationsClosed.value))
  const first = supplement !== null || newProof === 'first'
  const loudOf = ({ isRequested }: OfferedAction, index: number) => {
    if (isByCall && index > 0) return 'plain'
    if (first || index > 0) return 'quiet'
    return isRequested ? 'loud' : 'plain'
  }
  if (!first && offers.length === 0) return null
  const buttons = offers.map((offer, index) => (
    <OfferButton
      key={offer.words}
      offer={offer}
      loud={loudOf(offer, index)}
      busy={reapplying}
      meanwhile={isByCall ? T['call.meanwhile'] : undefined}
      desks={desks}
      onReapply={onReapply}
    />
  ))
  if (isByCall) return <StepsOfCall actions={buttons} />
  return (
    <SummaryActs>
      {supplement !== null && (
        <Button onPress={() => proofActions.onDetail(supplement)}>{PROOF_LIST_TEXTS['proof.supplement']}</Button>
      )}
      {newProof === 'first' && (
        <NewProofButton application={application} remaining={money.remaining} place="main" onNew={proofActions.onNew} />
      )}
      {buttons}
    </SummaryActs>
  )
}

/**
 * The detailed statuses whose headline, or whose words beside the call, say what to do about a vague reason. [D2-134]
 * [D3-255]
 */
const SAYS_WHEN_TO_CALL: readonly DetailedStatus[] = ['supplementByTelephone', 'answered']

/**
 * The upper part of the result page: status, reasons, next step, actions, and the facts about days and amount.
 * [A-271]
 */
export const ResultSummary = (props: Props): ReactNode => {
  useSignals()
  const id = useId()
  const { view, desks } = props
  const { situation, status } = view
  const words = resultSummaryWordsOf(view, desks)
  const { reasonsSentence, isActFirst, supportGauge } = words
  const money = supportGauge !== null && <SummaryGauge {...supportGauge} />
  // The reasons of a hold are no longer news once the agency has answered the opinion about them. [D2-466]
  const isReasonKnown = status.latestAnswer !== null
  const reasons = (
    <ResultReasonList
      title={STATUS_REASON_HEADINGS[applicationStatusKeyOrUnknown(situation.status)]}
      codes={situation.application.reasons}
      list={props.reasons}
      calm={!status.reasonsAsk || isReasonKnown}
      helps={!SAYS_WHEN_TO_CALL.includes(situation.detailedStatus)}
    >
      {reasonsSentence !== null && <Phrase as="p" className={styles.reasonHelp} text={reasonsSentence} />}
    </ResultReasonList>
  )
  const sentences = words.next.map((line) => (
    <p key={line} className={summary.next}>
      <TextWithPhoneLinks text={line} />
    </p>
  ))
  return (
    <section className={summary.summary}>
      <div className={summary.top}>
        <Headline text={words.headline} sum={words.sum} above={words.above} isDue={status.due !== null} />
        {words.isPaid && words.sum !== null && <Scooter className={summary.rider} />}
      </div>
      {words.failedAccount !== null && <Phrase as="p" className={summary.next} text={words.failedAccount} />}
      {words.stake !== null && <Phrase as="p" className={summary.stake} text={words.stake} />}
      {words.waitGauge !== null && <SummaryGauge {...words.waitGauge} />}
      {!isActFirst && money}
      {words.lead.map((line) => (
        <Phrase as="p" key={line} className={words.isWaiting ? summary.lead : summary.next} text={line} />
      ))}
      <PastDueNote due={status.due} />
      {words.reply !== null && <Reply text={words.reply} />}
      {!isReasonKnown && reasons}
      <SentBackFiles {...words.sentBack} />
      <section aria-labelledby={id}>
        <h2 className="sr" id={id}>
          {T['result.next']}
        </h2>
        {!isActFirst && sentences}
        <Acts {...props} />
        {isActFirst && (
          <>
            {sentences}
            {money}
          </>
        )}
        {isReasonKnown && reasons}
        <Opinions view={view} />
        {words.facts.length > 0 && <SummaryFacts facts={words.facts} />}
        {words.notes.map((note) => (
          <Phrase as="p" key={note} className={summary.note} text={note} />
        ))}
        {situation.newProof === 'possible' && (
          <SummaryActs>
            <NewProofButton
              application={situation.application}
              remaining={view.money.remaining}
              place="second"
              offer={words.more}
              onNew={props.proofActions.onNew}
            />
          </SummaryActs>
        )}
      </section>
    </section>
  )
}
