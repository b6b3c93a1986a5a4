import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { type CompletionPageData, LoadCompletionPage } from '#app/application/load-completion-page'
import { SessionStore } from '#app/kernel/session-store.port'
import { maskAccountNumber } from '#domain/account/account'
import { applicationStatusRow } from '#domain/application-status/application-status.table'
import { progressSteps } from '#domain/application/result/progress'
import { formatBusinessNumber } from '#domain/business/business-number'
import { paymentTypeOrConfirmed, type PaymentType } from '#domain/business/payment-type'
import { type Instant, kstDateOf } from '#domain/time/calendar'
import { CopyableApplicationNumber } from '#ui/parts/application/CopyableApplicationNumber.tsx'
import { ActionBar } from '#ui/parts/design/ActionBar.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { type TableColumn, DataTable } from '#ui/parts/design/DataTable.tsx'
import { KeyValues, MomentText } from '#ui/parts/design/Facts.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { Headline, HeadlinePage } from '#ui/parts/design/Headline.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Scooter } from '#ui/parts/design/pictures/Street.tsx'
import { Slip, SlipBody } from '#ui/parts/design/Slip.tsx'
import { useServices } from '#ui/parts/services/services.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { readNavigationOrigin } from '#ui/parts/session/navigation-origin.ts'
import { useOwnTask, runLoad } from '#ui/parts/task/task.ts'
import { DayText } from '#ui/parts/time/DayText.tsx'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS } from '#ui/text/ko/application/application.ts'
import { COMPLETION_TEXTS as T } from '#ui/text/ko/application/completion.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { valueOrDash, PAYMENT_TYPE_TEXT_KEYS } from '../application-facts.tsx'
import { MainPageLink, PrintedPageHead, PrintButton } from './PrintParts.tsx'
import { ProgressTimeline, type ProgressTimelineStage } from './ProgressTimeline.tsx'
import { completionWaitWords } from './result-wait.ts'
import { STAGE_PICTURES } from './ResultProgress.tsx'
import styles from './CompletionScreen.module.css'
import printStyles from './paper.module.css'
import summary from './summary.module.css'

const COLUMNS: readonly TableColumn<CompletionPageData>[] = [
  { key: 'representative', label: T['cmptn.representative'], cell: (row) => valueOrDash(row.representative) },
  {
    key: 'brno',
    label: T['cmptn.brno'],
    cell: (row) => <span className="num">{valueOrDash(row.businessNumber, formatBusinessNumber)}</span>,
  },
  { key: 'business', label: T['cmptn.businessName'], cell: (row) => valueOrDash(row.companyName) },
]

const WAITING: readonly TableColumn<string>[] = [
  { key: 'wait', label: RESULT_TEXTS['result.facts'], cell: (words) => words },
]

/** The table with the applicant and the business. Until they are loaded, the table says so. */
const CompletionTable = ({ completion }: { readonly completion: CompletionPageData | null }) =>
  completion === null ? (
    <DataTable
      caption={RESULT_TEXTS['result.facts']}
      columns={WAITING}
      rows={[T['cmptn.loading']]}
      rowKey={(words) => words}
    />
  ) : (
    <DataTable
      caption={RESULT_TEXTS['result.facts']}
      columns={COLUMNS}
      rows={[completion]}
      rowKey={() => 'application'}
    />
  )

const MaskedAccount = ({ bankName, number }: NonNullable<CompletionPageData['account']>) => (
  <>
    {bankName} <span className="num">{maskAccountNumber(number)}</span>
  </>
)

/**
 * A collapsible row about the separate credit programme. It has a link to the programme if the deployment has its URL.
 * [A-140] [D2-81]
 */
const CreditProgramme = ({ url, phone }: { readonly url: string; readonly phone: string }) => (
  <Fold name={T['cmptn.creditTitle']}>
    <div className={styles.credit}>
      <Phrase as="p" text={T['cmptn.creditBody']} />
      <Phrase as="p" text={T['cmptn.creditWho']} />
      <p>
        <TextWithPhoneLinks text={fill(T['cmptn.creditCall'], { phone })} />
      </p>
      {url !== '' && (
        <LinkButton kind="tertiary" small href={url} newTab icon="open">
          {T['cmptn.creditLink']}
        </LinkButton>
      )}
    </div>
  </Fold>
)

/** True if this document has just sent the application; false after a reload, because the animation is not repeated. */
const isJustSent = (): boolean =>
  readNavigationOrigin().justSubmitted && performance.getEntriesByType('navigation')[0]?.name !== location.href

/**
 * The stamp of the receipt, with the day on which the application arrived, as `MM.DD`. The text beside it says the
 * same.
 */
const Stamp = ({ receivedAt }: { readonly receivedAt: Instant }) => (
  <svg className={styles.stamp} viewBox="0 0 100 100" aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <circle cx="50" cy="50" r="46" strokeWidth="4" />
      <circle cx="50" cy="50" r="39" strokeWidth="1.5" />
      <path d="M15 61.5h70" strokeWidth="1.5" />
    </g>
    <g fill="currentColor" textAnchor="middle" fontWeight="700">
      <text x="50" y="53" fontSize="29">
        {T['cmptn.stamp']}
      </text>
      <text x="50" y="78" fontSize="13.5">
        {kstDateOf(receivedAt).slice(5).replace('-', '.')}
      </text>
    </g>
  </svg>
)

const RECEIVED_STEP = 1

/** Returns the five steps of an application with their explanations. The first one is marked as done. [D2-80] */
const stagesOf = (receivedAt: Instant | null, paymentType: PaymentType | null): readonly ProgressTimelineStage[] =>
  progressSteps('applied').map(({ step, state }, index) => {
    const Art = STAGE_PICTURES[index]
    return {
      name: RESULT_TEXTS[`step.${step}`],
      state: state === 'active' ? 'arrived' : 'ahead',
      date: state === 'active' && receivedAt !== null ? <DayText date={kstDateOf(receivedAt)} /> : undefined,
      note: step === 4 && paymentType === 'rapid' ? T['cmptn.step4Rapid'] : T[`cmptn.step${step}`],
      art: Art && <Art />,
    }
  })

export const COMPLETION_SERVICES = {
  loadCompletionPage: LoadCompletionPage,
  session: SessionStore,
} as const

/**
 * The completion page. Number and time are shown immediately, because the session has them. All other data are shown
 * when they are loaded. to
 */
const CompletionScreen = () => {
  useSignals()
  const { loadCompletionPage, session } = useServices(COMPLETION_SERVICES)
  const task = useOwnTask<never, CompletionPageData>()
  const [kept] = useState(() => session.read())
  const [justSent] = useState(isJustSent)
  useEffect(() => void runLoad(task, loadCompletionPage()), [task, loadCompletionPage])

  const chosen = currentSettings.value
  const { callCentre, creditProgramUrl } = chosen
  const phone = callCentre.application
  const read = task.value.is === 'done' ? task.value.value : null
  const name = (read?.representative ?? kept.certifiedName) || T['cmptn.nobody']
  const number = (read?.number ?? kept.applicationNumber) || null
  const receivedAt = read?.receivedAt ?? kept.receivedAt
  // False if the receipt is opened later, when the agency has already moved the application beyond the first step.
  const isWaiting =
    read === null || read.present === null || applicationStatusRow(read.present.status).step === RECEIVED_STEP
  const words = completionWaitWords(read?.present?.since ?? receivedAt, chosen)
  const wait = isWaiting ? words.wait : ''
  const stated = read?.paymentType ?? kept.paymentType
  const paymentType = stated === null ? null : paymentTypeOrConfirmed(stated)
  return (
    <HeadlinePage className={classNames(printStyles.paper, justSent && styles.sent)}>
      <PrintedPageHead applicationNumber={number} />
      <div className={classNames(summary.summary, styles.body)}>
        <div role="status">
          <Headline text={APPLICATION_TEXTS['apply.done']} />
        </div>
        {isWaiting && <Phrase as="p" className={styles.stake} text={words.stake} />}
        {isWaiting && paymentType !== null && <Phrase as="p" text={T[`cmptn.${paymentType}`]} />}
        <Phrase as="p" className={styles.thanks} text={fill(T['cmptn.thanks'], { name })} />
        <div className={styles.receipt}>
          <div className={styles.slot} aria-hidden="true" />
          <div className={styles.out}>
            <Slip>
              <CopyableApplicationNumber applicationNumber={number}>
                <KeyValues
                  facts={[
                    {
                      name: T['cmptn.receivedAt'],
                      value: receivedAt === null ? '-' : <MomentText moment={receivedAt} />,
                    },
                    {
                      name: RESULT_TEXTS['result.aplyType'],
                      value: paymentType === null ? '-' : RESULT_TEXTS[PAYMENT_TYPE_TEXT_KEYS[paymentType]],
                    },
                    // The account is rendered from the start, so that nothing moves when it is loaded.
                    {
                      name: RESULT_TEXTS['result.account'],
                      value: read === null ? '-' : read.account && <MaskedAccount {...read.account} />,
                    },
                  ]}
                />
              </CopyableApplicationNumber>
              {receivedAt !== null && <Stamp receivedAt={receivedAt} />}
              <SlipBody>
                <CompletionTable completion={read} />
              </SlipBody>
            </Slip>
          </div>
        </div>
        <ActionBar>
          <LinkButton kind="secondary" href="/aply-result">
            {SHARED_BUTTON_TEXTS['common.toResult']}
          </LinkButton>
        </ActionBar>
      </div>
      <ProgressTimeline
        label={RESULT_TEXTS['result.current']}
        stages={stagesOf(receivedAt, paymentType)}
        line={{ next: RESULT_TEXTS['step.2'] }}
        rider={Scooter}
      />
      <Fold name={T['cmptn.toKnow']} value={T['cmptn.toKnowIs']}>
        <div className={styles.notes}>
          <Phrase as="p" text={isWaiting ? words.next : T['cmptn.goneOn']} />
          {wait !== '' && <Phrase as="p" text={wait} />}
          {isWaiting && words.steps !== null && <Phrase as="p" text={words.steps} />}
          {[`${T['cmptn.next']} ${T['cmptn.samePerson']}`, fill(T['cmptn.supplement'])].map((note) => (
            <Phrase as="p" key={note} text={note} />
          ))}
          <p>
            <TextWithPhoneLinks text={fill(T['cmptn.inquiry'], { phone })} />
          </p>
        </div>
      </Fold>
      <CreditProgramme url={creditProgramUrl} phone={phone} />
      <div className={styles.ends}>
        <PrintButton />
        <MainPageLink word={T['cmptn.confirm']} />
      </div>
    </HeadlinePage>
  )
}

export default CompletionScreen
