import { Fragment, useId, type ReactNode } from 'react'
import type { CommonCode } from '#domain/application/common-code'
import { ReasonBox, ReasonList } from '#ui/parts/application/ReasonList.tsx'
import { Headline } from '#ui/parts/design/Headline.tsx'
import { Icon, type IconName } from '#ui/parts/design/Icon.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Scooter } from '#ui/parts/design/pictures/Street.tsx'
import { RESULT_STATES } from '#ui/text/ko/application/result-states.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { PastDueNote } from '../PastDueNote.tsx'
import { NewProofButton } from './proofs/NewProofButton.tsx'
import type { BlockContents, BlockName } from './result-blocks.ts'
import { opinionStatusWords } from './result-facts.ts'
import { blockNamesAt, type Place, type ResultPage } from './result-page.ts'
import { type ActionContext, BlockActions } from './ResultActions.tsx'
import { BandOfResult, Facts, SupportGauge } from './ResultAmounts.tsx'
import { WhoseApplication } from './WhoseApplication.tsx'
import styles from './result.module.css'
import summary from './summary.module.css'

const LineWithIcon = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <li>
    <Icon name={icon} small />
    <p>
      <TextWithPhoneLinks text={text} />
    </p>
  </li>
)

/**
 * The sentences and the actions of the next step. While the agency acts, each sentence has an icon. If files were sent
 * back or a payment failed, the actions come first. After a refusal, the sentences and the first action, a call, are in
 * a frame. [A-271] [D2-913] [D2-914] [D2-931] [D2-939]
 */
const NextStep = ({ kind, wait, lines, actions, ...props }: BlockContents['next'] & BlockProps) => {
  const sentences =
    kind === 'waiting' ? (
      <ul className={summary.lines}>
        {wait !== null && <LineWithIcon icon="chat" text={wait} />}
        {lines.map((line) => (
          <LineWithIcon key={line} icon="file" text={line} />
        ))}
      </ul>
    ) : (
      lines.map((line) => (
        <p key={line} className={summary.next}>
          <TextWithPhoneLinks text={line} />
        </p>
      ))
    )
  if (kind === 'refusal')
    return (
      <div className={summary.call}>
        {sentences}
        <BlockActions {...props} actions={actions.slice(0, 1)} />
        <BlockActions {...props} actions={actions.slice(1)} />
      </div>
    )
  const buttons = <BlockActions {...props} actions={actions} />
  const isActionFirst = kind === 'sentBack' || kind === 'failedTransfer'
  return (
    <>
      {isActionFirst && buttons}
      {sentences}
      {!isActionFirst && buttons}
    </>
  )
}

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

const Reasons = ({ consequence, list, ...words }: BlockContents['reasons'] & Pick<BlockProps, 'list'>) => (
  <ReasonList {...words} list={list}>
    {consequence !== null && <Phrase as="p" text={consequence} />}
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

/** The status of each opinion, and a link to the opinions. */
const Opinions = ({ opinions }: { readonly opinions: BlockContents['opinionHistory'] }) => (
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
 * What the blocks need beside their content. `list`: the reasons as the agency names them. `isSecond`: true if the page
 * shows other actions before the block.
 */
type BlockProps = ActionContext & { readonly list: readonly CommonCode[] | null; readonly isSecond: boolean }
type PageProps = Omit<BlockProps, 'isSecond'> & { readonly page: ResultPage }

/** How the page shows each block. */
const BLOCKS: { readonly [name in BlockName]: (content: BlockContents[name], props: BlockProps) => ReactNode } = {
  headline: ({ hasRider, ...words }, { situation }) => (
    <div className={summary.top}>
      <Headline {...words} isDue={situation.due !== null} />
      {hasRider && <Scooter className={summary.rider} />}
    </div>
  ),
  bold: (text) => <Phrase as="p" className={summary.stake} text={text} />,
  lead: (text) => <Phrase as="p" className={summary.lead} text={text} />,
  band: (facts) => <BandOfResult facts={facts} />,
  paidSoFar: (text) => <Phrase as="p" className={summary.received} text={text} />,
  gauge: (gauge) => <SupportGauge {...gauge} />,
  pastDue: (due) => <PastDueNote due={due} />,
  answer: (text) => <Answer text={text} />,
  failedTransfer: (words) => <FailedTransfer {...words} />,
  reasons: (words, { list }) => <Reasons {...words} list={list} />,
  sentBack: (files) => <SentBackFiles {...files} />,
  steps: ({ lines, actions }, props) => <BlockActions {...props} steps={lines} actions={actions} />,
  next: (step, props) => <NextStep {...step} {...props} />,
  furtherProof: ({ offer }, { situation, proofActions }) => (
    <div className={summary.actions}>
      <NewProofButton situation={situation} place="second" offer={offer} onNew={proofActions.onNew} />
    </div>
  ),
  opinionHistory: (opinions) => <Opinions opinions={opinions} />,
  facts: (facts) => <Facts {...facts} />,
}

const renderBlock = <Name extends BlockName>(name: Name, content: BlockContents[Name] | null, props: BlockProps) =>
  content === null ? null : BLOCKS[name](content, props)

/** The blocks of one place of the page, in their order. */
export const Blocks = ({ page, place, ...props }: PageProps & { readonly place: Place }) => {
  const names = blockNamesAt(page, place)
  return names.map((name, index) => {
    const isSecond = names.slice(0, index).some((above) => above === 'steps' || above === 'next')
    return <Fragment key={name}>{renderBlock(name, page.contents[name], { ...props, isSecond })}</Fragment>
  })
}

/** The upper part of the result page: status, reasons, next step, actions, and the facts about days and amount. */
export const ResultSummary = (props: PageProps) => {
  const id = useId()
  return (
    <section className={summary.summary}>
      <WhoseApplication application={props.situation.application} />
      <Blocks {...props} place="summary" />
      <section aria-labelledby={id}>
        <h2 className="sr" id={id}>
          {T['result.next']}
        </h2>
        <Blocks {...props} place="next" />
      </section>
    </section>
  )
}
