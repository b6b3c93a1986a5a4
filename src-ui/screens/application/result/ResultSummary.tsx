import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, useId, type ReactNode } from 'react'
import type { CommonCode } from '#domain/application/common-code'
import type { ApplicationSituation } from '#domain/application/result/situation'
import { ReasonBox, ReasonList } from '#ui/parts/application/ReasonList.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Gauge } from '#ui/parts/design/Gauge.tsx'
import { Band, Headline } from '#ui/parts/design/Headline.tsx'
import { Icon, type IconName } from '#ui/parts/design/Icon.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Scooter } from '#ui/parts/design/pictures/Street.tsx'
import { ShareKey } from '#ui/parts/design/ShareBar.tsx'
import { HelpDeskPhone } from '#ui/parts/help-desk/HelpDeskPhone.tsx'
import { areApplicationsClosed } from '#ui/parts/notice/application-closure.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { PROOF_LIST_TEXTS } from '#ui/text/ko/proof/proof.ts'
import { PastDueNote } from '../PastDueNote.tsx'
import { NewProofButton } from './proofs/NewProofButton.tsx'
import type { ResultProofActions } from './proofs/proof-actions.model.ts'
import type { Action, Block, BlockContents } from './result-blocks.ts'
import { opinionStatusWords } from './result-facts.ts'
import type { ResultPage } from './result-page.ts'
import { WhoseApplication } from './WhoseApplication.tsx'
import styles from './result.module.css'
import summary from './summary.module.css'

/** What the blocks of the page need beside their content. `list`: the reasons as the agency names them. */
type BlockContext = {
  readonly situation: ApplicationSituation
  readonly list: readonly CommonCode[] | null
  readonly reapplying: boolean
  readonly onReapply: () => void
  readonly proofActions: ResultProofActions
}

const KIND_OF_EMPHASIS = { loud: 'primary', plain: 'secondary', quiet: 'text' } as const

type ActionButtonProps = Omit<BlockContext, 'list'> & {
  readonly action: Action
  readonly emphasis: keyof typeof KIND_OF_EMPHASIS
}

/** Renders an action that the applicant can take now. */
const ActionButton = ({ action, emphasis, situation, reapplying, onReapply, proofActions }: ActionButtonProps) => {
  const { application, remaining } = situation
  if (action.is === 'supplement')
    return (
      <Button kind={KIND_OF_EMPHASIS[emphasis]} onPress={() => proofActions.onDetail(action.proof)}>
        {PROOF_LIST_TEXTS['proof.supplement']}
      </Button>
    )
  if (action.is === 'newProof')
    return <NewProofButton application={application} remaining={remaining} place="main" onNew={proofActions.onNew} />
  const kind = KIND_OF_EMPHASIS[emphasis]
  const words = T[action.words]
  if (action.is === 'reapply')
    return (
      <Button kind={kind} onPress={onReapply} busy={reapplying && T['result.reapplying']} opensDialog>
        {words}
      </Button>
    )
  const main =
    action.is === 'link' ? (
      <LinkButton kind={kind} href={action.to}>
        {words}
      </LinkButton>
    ) : (
      <HelpDeskPhone
        helpDesk={action.helpDesk}
        words={words}
        note={action.number ? fill(T['call.number'], { number: action.number }) : null}
        isStep={action.isStep === true}
      />
    )
  if (action.insteadOf !== undefined)
    return (
      <div className={summary.instead}>
        <Phrase as="p" text={T[action.insteadOf]} />
        {main}
      </div>
    )
  const note = action.is === 'link' ? action.note : null
  return (
    <>
      {main}
      {note && <Phrase as="p" className={summary.note} text={note} />}
    </>
  )
}

/** The status of each opinion, and a link to the opinions. */
const Opinions = ({ opinions }: BlockContents['opinionHistory']) => (
  <div className={styles.opinions}>
    <p>
      {T['result.opinionStatus']} <b>{opinionStatusWords(opinions)}</b>
    </p>
    <LinkButton kind="tertiary" small href="/opinion-submit">
      {T['result.opinionHistory']}
    </LinkButton>
  </div>
)

/**
 * The agency's answer to the latest opinion. Its heading is for screen readers only, because the headline above it says
 * that the agency has answered. [D2-132] [D2-992]
 */
const Answer = ({ text }: { readonly text: string }) => {
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

/** Facts about days and amount, in two columns: the names, and the values with one or more lines; and their notes. */
const Facts = ({ facts, notes, isInBox = false }: FactsProps) => (
  <>
    {facts.length > 0 && (
      <dl className={classNames(summary.facts, isInBox && summary.inBox)}>
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
    )}
    {notes.map((note) => (
      <Phrase as="p" key={note} className={summary.note} text={note} />
    ))}
  </>
)

type FactsProps = BlockContents['facts'] & {
  /** True if the facts are below a line in the box of the reasons. */
  readonly isInBox?: boolean
}

/**
 * The numbered steps that begin with a telephone call. The first one has the call, the last one its question with the
 * link that follows. [D2-545] [D2-935]
 */
const StepsOfCall = ({ lines, actions: [call, after] }: StepsProps) => (
  <ol className={summary.steps}>
    {lines.map((line, index) => {
      const isLast = index === lines.length - 1
      return (
        <li key={line}>
          <div className={isLast ? summary.after : undefined}>
            <Phrase as="p" text={line} />
            {index === 0 && call}
            {isLast && after}
          </div>
        </li>
      )
    })}
  </ol>
)
type StepsProps = { readonly lines: readonly string[]; readonly actions: readonly ReactNode[] }

const SummaryActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={summary.actions}>{children}</div>
)

/**
 * True for an action that starts an application, which is impossible while applications are closed. [E-027] [D1-350]
 */
const startsApplication = (action: Action): boolean =>
  action.is === 'reapply' || (action.is === 'link' && action.words === 'result.applyAnew')

/**
 * The actions of the page. The first one and those of the steps have their own emphasis, and all others are quiet. Only
 * one action of the page is loud. [A-170] [D2-741]
 */
const BlockActions = ({ actions, steps = null, isSecond, ...props }: ActionsProps) => {
  useSignals()
  const possible = actions.filter((action) => !(startsApplication(action) && areApplicationsClosed.value))
  if (possible.length === 0) return null
  const buttons = possible.map((action, index) => {
    const own = 'emphasis' in action && (index === 0 || steps !== null) ? action.emphasis : 'quiet'
    const emphasis = isSecond && own === 'loud' ? 'plain' : own
    const button = <ActionButton action={action} emphasis={emphasis} {...props} />
    const isLinkBelow = steps === null && action.is === 'link' && emphasis === 'quiet' && !action.insteadOf
    return (
      <Fragment key={'words' in action ? action.words : action.is}>
        {isLinkBelow ? <div className={summary.instead}>{button}</div> : button}
      </Fragment>
    )
  })
  if (steps === null) return <SummaryActions>{buttons}</SummaryActions>
  return <StepsOfCall lines={steps} actions={buttons} />
}
type ActionsProps = Omit<BlockContext, 'list'> & {
  /** The lines of the numbered steps; null if the actions are no steps. */
  readonly steps?: readonly string[] | null
  readonly actions: readonly Action[]
  /** True if other actions of the page come first. */
  readonly isSecond: boolean
}

/** The facts in the band below the headline. In a wide window they are side by side. [D2-931] [D2-936] */
const BandOfResult = ({ facts }: BlockContents['band']) => (
  <Band className={summary.band}>
    {facts.map(({ name, large, beside, isGranted }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <b className={classNames(isGranted && summary.granted)}>{large}</b>{' '}
          {beside !== null && <Phrase as="span" className="nobr" text={beside} />}
        </dd>
      </div>
    ))}
  </Band>
)

const WaitLine = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <li>
    <Icon name={icon} small />
    <p>
      <TextWithPhoneLinks text={text} />
    </p>
  </li>
)

/**
 * What the applicant knows while the agency acts: a line with an icon for each sentence: how the agency notifies, and
 * what is next. [A-271] [D2-931]
 */
const WaitLines = ({ wait, next }: BlockContents['lines']) => (
  <ul className={summary.lines}>
    {wait !== null && <WaitLine icon="chat" text={wait} />}
    {next.map((text) => (
      <WaitLine key={text} icon="file" text={text} />
    ))}
  </ul>
)

const Sentences = ({ lines }: BlockContents['sentences']) =>
  lines.map((line) => (
    <p key={line} className={summary.next}>
      <TextWithPhoneLinks text={line} />
    </p>
  ))

const Reasons = ({ consequence, facts, list, ...words }: BlockContents['reasons'] & Pick<BlockContext, 'list'>) => (
  <ReasonList {...words} list={list}>
    {(consequence !== null || (facts !== null && words.codes.length > 0)) && (
      <>
        {consequence !== null && <Phrase as="p" text={consequence} />}
        {facts !== null && <Facts {...facts} isInBox />}
      </>
    )}
  </ReasonList>
)

/** The account to which the agency could not pay, and the possible causes, in the colour of a task. [D2-939] */
const FailedTransfer = ({ account, cause }: BlockContents['failedTransfer']) => (
  <ReasonBox
    title={T['fact.failedAccount']}
    reasons={
      <li>
        {account !== null && <b>{account}</b>} <Phrase as="p" text={cause} />
      </li>
    }
  />
)

/**
 * The sent-back files of a due supplement, grouped by reason, the number of further files, and what happens without a
 * supplement. [A-275] [D2-913]
 */
const SentBackFiles = ({ groups, more }: BlockContents['sentBack']) => {
  const items = groups.map(({ reason, files }) => (
    <li key={reason}>
      <Phrase as="b" text={reason ?? files} /> {reason !== null && <Phrase as="p" text={files} />}
    </li>
  ))
  return (
    <ReasonBox title={RESULT_STATES.supplementDue.reasons} reasons={items}>
      {more !== null && <Phrase as="p" text={more} />}
      <Phrase as="p" text={RESULT_STATES.supplementDue.next} />
    </ReasonBox>
  )
}

/** The gauge of the support: its shares if there are several, and the words below its two ends. [D2-600] [D2-926] */
const SupportGauge = ({ whole, parts, shares, sentence, ends }: BlockContents['gauge']) => (
  <div className={summary.gauge}>
    {sentence !== null && <Phrase as="p" className={summary.received} text={sentence} />}
    {shares.length === 0 && <Icon name="won" small />}
    <Gauge whole={whole} parts={parts} />
    <p className={summary.ends}>
      <span>
        <Phrase text={ends[0]} />
      </span>{' '}
      <span>
        <Phrase text={ends[1]} />
      </span>
    </p>
    {shares.length > 0 && (
      <div className={summary.shares}>
        <ShareKey shares={shares} />
      </div>
    )}
  </div>
)

/** What the blocks need beside their content. `isSecond`: true if the page shows other actions before the block. */
type BlockProps = BlockContext & { readonly isSecond: boolean }

/** How the page shows a block of each kind. */
const BLOCKS: { readonly [is in Block['is']]: (block: Block<is>, props: BlockProps) => ReactNode } = {
  headline: ({ hasRider, ...words }, { situation }) => (
    <div className={summary.top}>
      <Headline {...words} isDue={situation.due !== null} />
      {hasRider && <Scooter className={summary.rider} />}
    </div>
  ),
  bold: ({ text }) => <Phrase as="p" className={summary.stake} text={text} />,
  lead: ({ text }) => <Phrase as="p" className={summary.lead} text={text} />,
  band: (band) => <BandOfResult {...band} />,
  gauge: (gauge) => <SupportGauge {...gauge} />,
  pastDue: ({ due }) => <PastDueNote due={due} />,
  answer: ({ text }) => <Answer text={text} />,
  failedTransfer: (words) => <FailedTransfer {...words} />,
  reasons: (words, { list }) => <Reasons {...words} list={list} />,
  sentBack: (files) => <SentBackFiles {...files} />,
  steps: ({ lines, actions }, props) => <BlockActions {...props} steps={lines} actions={actions} />,
  lines: (words) => <WaitLines {...words} />,
  sentences: ({ lines }) => <Sentences lines={lines} />,
  actions: ({ actions }, props) => <BlockActions {...props} actions={actions} />,
  call: ({ lines, actions }, props) => (
    <div className={summary.call}>
      <Sentences lines={lines} />
      <BlockActions {...props} actions={actions.slice(0, 1)} />
      <BlockActions {...props} actions={actions.slice(1)} />
    </div>
  ),
  furtherProof: ({ offer }, { situation, proofActions }) => (
    <SummaryActions>
      <NewProofButton
        application={situation.application}
        remaining={situation.remaining}
        place="second"
        offer={offer}
        onNew={proofActions.onNew}
      />
    </SummaryActions>
  ),
  opinionHistory: ({ opinions }) => <Opinions opinions={opinions} />,
  facts: (facts) => <Facts {...facts} />,
}

const renderBlock = <Is extends Block['is']>(block: Block<Is>, props: BlockProps): ReactNode =>
  BLOCKS[block.is](block, props)

/** The blocks of one place of the page, in their order. */
export const Blocks = ({ blocks, ...props }: BlockContext & { readonly blocks: readonly Block[] }) => {
  const first = blocks.find((block) => 'actions' in block)
  return blocks.map((block) => (
    <Fragment key={block.is}>{renderBlock(block, { ...props, isSecond: block !== first })}</Fragment>
  ))
}

/**
 * The upper part of the result page: status, reasons, next step, actions, and the facts about days and amount. Its
 * blocks are in the row of `RESULT_TABLE`.
 */
export const ResultSummary = ({ page, ...props }: BlockContext & { readonly page: ResultPage }) => {
  const id = useId()
  return (
    <section className={summary.summary}>
      <WhoseApplication application={props.situation.application} />
      <Blocks {...props} blocks={page.summary} />
      <section aria-labelledby={id}>
        <h2 className="sr" id={id}>
          {T['result.next']}
        </h2>
        <Blocks {...props} blocks={page.next} />
      </section>
    </section>
  )
}
