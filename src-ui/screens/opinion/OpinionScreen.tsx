import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import type { OpinionPageState } from '#app/opinion/load-opinion-page'
import { applicationStatusName, applicationStatusRow } from '#domain/application-status/application-status.table'
import { isHeldSinceAnswer } from '#domain/opinion/opinion'
import { MAX_OPINIONS } from '#domain/programme/parameters'
import { fillWithParticles } from '#domain/text/particles'
import { CopyableApplicationNumber } from '#ui/parts/application/CopyableApplicationNumber.tsx'
import { ReasonList } from '#ui/parts/application/ReasonList.tsx'
import { InlineAlert } from '#ui/parts/design/Banner.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { KeyValues } from '#ui/parts/design/Facts.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { HeadlinePage } from '#ui/parts/design/Headline.tsx'
import { StackedSection } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Slip, SlipBody } from '#ui/parts/design/Slip.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import { useConfirmedLeave, useLeaveGuard } from '#ui/parts/page/leave-guard.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { PageLoad } from '#ui/parts/page/PageLoad.tsx'
import { useReleaseFilesOnClose } from '#ui/parts/records/draft.model.ts'
import { useServices } from '#ui/parts/services/services.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { EDIT_TEXTS } from '#ui/text/ko/application/edit.ts'
import { ENTRY_NAMES } from '#ui/text/ko/application/entry-names.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import {
  LOAD_OPINIONS_MESSAGES,
  OPINION_CLOSED_NOTES,
  OPINION_TEXTS as T,
  OPINION_EXAMPLES,
} from '#ui/text/ko/opinion/opinion.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { LEAVE_TEXTS } from '#ui/text/ko/records/leave.ts'
import { type OpinionModel, makeOpinionModel, OPINION_SERVICES } from './opinion.model.ts'
import { LockedOpinionForm, OpinionForm } from './OpinionForm.tsx'
import { LatestOpinionAnswer, OpinionHistory } from './OpinionHistory.tsx'
import styles from './opinion.module.css'

/**
 * The reasons of the hold, one entry for each code, and the call. If the names of the reasons fail to load, there is a
 * retry button. [P-147] [P-148]
 */
const HoldReasons = ({ codes, page, isAnswerNewer, children }: HoldReasonsProps) => {
  useSignals()
  const names = page.reasons.value
  return codes.length === 0 ? (
    children
  ) : (
    <ReasonList
      title={T['op.reasons']}
      codes={codes}
      list={names.is === 'loaded' ? names.list : null}
      calm={isAnswerNewer}
    >
      {names.is === 'failed' && (
        <InlineAlert
          tone="danger"
          title={T['op.reasonsFailed']}
          actions={
            <Button kind="tertiary" small icon="refresh" onPress={() => void page.loadReasons()}>
              {SHARED_BUTTON_TEXTS['common.retry']}
            </Button>
          }
        >
          <Phrase as="p" text={EVERY_PAGE_TEXTS['common.networkError']} />
        </InlineAlert>
      )}
      {children}
    </ReasonList>
  )
}

type HoldReasonsProps = {
  readonly codes: readonly string[]
  readonly page: OpinionModel
  /** True if the agency's answer above the reasons is newer than the reasons. */
  readonly isAnswerNewer: boolean
  readonly children: ReactNode
}

/** The telephone number of the help desk, for a person who cannot or need not write an opinion. [D1-264] [D3-212] */
const Contact = ({ text }: { readonly text: string }) => {
  useSignals()
  return (
    <p className={styles.call}>
      <TextWithPhoneLinks text={fillWithParticles(text, { phone: helpDeskPhoneText('application') })} />
    </p>
  )
}

/**
 * The application, its status, and the number of opinions. Without opinions there is no history, so this part says that
 * there are none. [P-150] [P-154]
 */
const OpinionSlip = ({ state: { application, opinions, verdict } }: { readonly state: OpinionPageState }) => (
  <Fold name={EDIT_TEXTS['edit.application']} value={application.number}>
    <Slip>
      <CopyableApplicationNumber applicationNumber={application.number} />
      <SlipBody>
        <KeyValues
          hasColumns
          facts={[
            {
              name: RESULT_TEXTS['result.current'],
              value: (
                <Tag tone={verdict === 'readOnly' ? 'info' : 'warning'}>
                  {applicationStatusName(application.status)}
                </Tag>
              ),
            },
            { name: ENTRY_NAMES.businessName, value: application.companyName ?? '-' },
            {
              name: PAGE_TITLES['title.opinionSubmit'],
              value: fill(T['op.used'], { n: opinions.length }),
            },
            ...(opinions.length === 0 ? [{ name: T['op.history'], value: T['op.noHistory'] }] : []),
          ]}
        />
      </SlipBody>
    </Slip>
  </Fold>
)

/** True if no answer is about this hold: no opinion was sent, or all were answered before it. [D2-740] */
const isNewHold = ({ application: { updatedAt }, opinions }: OpinionPageState): boolean =>
  opinions.length === 0 || isHeldSinceAnswer({ updatedAt, opinions })

/**
 * Returns the opinions whose latest answer, or whose wait for one, is above the form: none of an earlier hold, and none
 * that waits although the support is decided. [D2-740] [D3-675]
 */
const opinionsInTheNews = (state: OpinionPageState): OpinionPageState['opinions'] => {
  const { verdict, application, opinions } = state
  if (verdict !== 'readOnly') return isNewHold(state) ? [] : opinions
  const isDecided = applicationStatusRow(application.status).stage !== 'beforeSelection'
  return isDecided && opinions.at(-1)?.isAnswered === false ? [] : opinions
}

/** Returns the example for the first reason that has an example. */
const exampleFor = (codes: readonly string[]): string => {
  const knownCode = (['US01', 'US02'] as const).find((code) => codes.includes(code))
  return OPINION_EXAMPLES[knownCode ?? 'other']
}

type OpenedProps = {
  readonly state: OpinionPageState
  readonly page: OpinionModel
  readonly onSubmit: () => void
  readonly onBack: () => void
}

/**
 * The place for writing an opinion: the form; the locked field, if the application is on hold but no opinion can be
 * submitted; otherwise only the button that goes back. [P-146] [D3-137]
 */
const OpinionEntry = (props: OpenedProps & { readonly children: ReactNode }) => {
  const { state, page, onSubmit, onBack, children } = props
  const { verdict, application } = state
  if (verdict === 'ok')
    return (
      <OpinionForm
        page={page}
        settings={page.settings}
        example={isNewHold(state) ? exampleFor(application.reasons) : null}
        onSubmit={onSubmit}
        onBack={onBack}
      >
        {children}
      </OpinionForm>
    )
  if (verdict === 'awaiting' || verdict === 'limit' || verdict === 'limitAwaiting')
    return (
      <>
        <LockedOpinionForm page={page} verdict={verdict} onBack={onBack} />
        {children}
      </>
    )
  return (
    <>
      <div className={styles.form}>
        <Button kind="tertiary" onPress={onBack}>
          {SHARED_BUTTON_TEXTS['common.back']}
        </Button>
      </div>
      {children}
    </>
  )
}

/**
 * From the top: one box with the latest answer, the reasons of the hold and the telephone number; and the form, whose
 * bar is the end of the page. The history and the application are before the bar. If no opinion can be written, the
 * open history is above the form. [D3-549] [D2-684]
 */
const OpinionPageBody = ({ state, page, onSubmit, onBack }: OpenedProps) => {
  useSignals()
  const { verdict, opinions, application } = state
  const isOnHold = verdict !== 'readOnly'
  const history = <OpinionHistory opinions={opinions} fetchFile={page.fetchFile} />
  const isNew = isNewHold(state)
  const contact = <Contact text={T[isNew ? 'op.callIfTrue' : 'op.call']} />
  return (
    <>
      <LatestOpinionAnswer opinions={opinionsInTheNews(state)} by={page.settings.noticeBy}>
        {isOnHold && (
          <HoldReasons
            codes={application.reasons}
            page={page}
            isAnswerNewer={!isNew && opinions.at(-1)?.isAnswered === true}
          >
            {contact}
          </HoldReasons>
        )}
      </LatestOpinionAnswer>
      {!isOnHold && (
        <>
          <Phrase as="p" className={styles.none} text={OPINION_CLOSED_NOTES.readOnly} />
          {contact}
        </>
      )}
      {verdict !== 'ok' && opinions.length > 0 && (
        <StackedSection className={styles.part} title={T['op.history']}>
          {history}
        </StackedSection>
      )}
      <OpinionEntry state={state} page={page} onSubmit={onSubmit} onBack={onBack}>
        <div className={styles.foot}>
          {verdict === 'ok' && opinions.length > 0 && (
            <Fold name={T['op.history']} value={fill(T['op.past'], { n: opinions.length })}>
              {history}
            </Fold>
          )}
          <OpinionSlip state={state} />
        </div>
      </OpinionEntry>
    </>
  )
}

/** Returns the heading: what the applicant can do, or what has happened to the latest opinion. [D3-147] */
const headOf = (state: OpinionPageState): string => {
  const { verdict, opinions } = state
  if (verdict === 'ok' && isNewHold(state)) return RESULT_TEXTS['result.holdTask']
  if (verdict === 'ok') return T[opinions.at(-1)?.answer ? 'op.onceMore' : 'op.headLast']
  if (verdict === 'awaiting' || verdict === 'limitAwaiting') return T['op.atAgency']
  return verdict === 'limit' ? fill(T['op.headLimit']) : PAGE_TITLES['title.opinionSubmit']
}

/** True if the applicant can submit only one more opinion. [P-154] */
const isLastOpinion = ({ opinions }: OpinionPageState): boolean => opinions.length === MAX_OPINIONS - 1

/**
 * Returns the line below the heading: how many opinions can be submitted, or that this opinion is the last one. [P-154]
 */
const leadOf = (state: OpinionPageState): string => (isLastOpinion(state) ? T['op.leadLast'] : fill(T['op.lead']))

/** The opinion page of an application on hold. [P-145] to [P-165] */
const OpinionScreen = () => {
  useSignals()
  const navigate = useNavigate()
  const services = useServices(OPINION_SERVICES)
  const [page] = useState(() => makeOpinionModel(services, navigate))
  useStopTaskOnUnmount(page.submitting)
  useEffect(() => page.startLocking(), [page])
  useReleaseFilesOnClose(page.files.clear)
  const leave = useConfirmedLeave()
  useLeaveGuard(page.files.sending, LEAVE_TEXTS['leave.uploading'])

  useEffect(() => void page.loadReasons(), [page])

  const state = page.shown.value
  return (
    <HeadlinePage isForm>
      <div>
        <PageHead
          className={classNames(styles.head, state !== null && isLastOpinion(state) && styles.last)}
          title={state === null ? PAGE_TITLES['title.opinionSubmit'] : headOf(state)}
          lead={state?.verdict === 'ok' ? leadOf(state) : undefined}
        />
        <PageLoad
          task={page.loading}
          load={page.load}
          value={state?.verdict === 'closed' ? null : state}
          messages={LOAD_OPINIONS_MESSAGES}
          helpDesk="application"
          wayOut={{ href: '/aply-result', words: SHARED_BUTTON_TEXTS['common.toResult'] }}
        >
          {(pageState) => (
            <OpinionPageBody
              state={pageState}
              page={page}
              onSubmit={() => void page.submit()}
              onBack={() => leave('/aply-result')}
            />
          )}
        </PageLoad>
      </div>
    </HeadlinePage>
  )
}

export default OpinionScreen
