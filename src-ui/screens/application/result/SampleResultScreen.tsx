import { useSignals } from '@preact/signals-react/runtime'
import { cleanAccountNumber } from '#domain/account/account'
import type { Application } from '#domain/application/application'
import { applicationSituationOf } from '#domain/application/result/situation'
import { businessNumberOrNull } from '#domain/business/business-number'
import { SUPPORT_CEILING } from '#domain/programme/parameters'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { kstDateOrThrow, kstInstant } from '#domain/time/calendar'
import { Actions } from '#ui/parts/design/Actions.tsx'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { Main } from '#ui/parts/design/Layout.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { StackedSection } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { SlipBody } from '#ui/parts/design/Slip.tsx'
import { areApplicationsClosed } from '#ui/parts/notice/application-closure.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { SMALL_PAGE_TEXTS as T } from '#ui/text/ko/text-pages/small-pages.ts'
import { paymentTypeWords } from '../application-facts.tsx'
import { ResultProgress } from './ResultProgress.tsx'
import { AccountKeyValues, ResultSlip } from './ResultSlip.tsx'
import styles from './result.module.css'

/** An invented application that has just been received. [D3-92] */
const RECEIVED: Application = {
  number: 'DA00000000',
  paymentType: 'confirmed',
  directDelivery: false,
  supportNumber: null,
  applicantName: T['sample.applicant'],
  businessNumber: businessNumberOrNull('0000000000'),
  companyName: T['sample.businessIs'],
  corporateNumber: null,
  openingDate: kstDateOrThrow('2020-03-02'),
  settlementMonth: null,
  entityType: 'individual',
  bankName: T['sample.bank'],
  accountNumber: cleanAccountNumber('110000000000'),
  depositor: T['sample.applicant'],
  birthDate: null,
  status: 'received',
  proofStatus: null,
  reasons: [],
  decidedAmount: null,
  updatedAt: kstInstant(kstDateOrThrow('2025-02-17')),
  methodType: null,
  opinions: [],
  proofs: [],
  items: [],
}

/** An invented application for which half of the maximum amount is paid. */
const PAID: Application = {
  ...RECEIVED,
  status: 'paymentComplete',
  decidedAmount: SUPPORT_CEILING / 2,
  updatedAt: kstInstant(kstDateOrThrow('2025-04-30')),
}

type ExampleProps = {
  readonly title: string
  /** The name of the collapsible row that contains the slip of the example. */
  readonly name: string
  readonly application: Application
}

const Example = ({ title, name, application }: ExampleProps) => {
  const situation = applicationSituationOf(application, DEFAULT_SETTINGS)
  return (
    <StackedSection title={title}>
      <ResultProgress
        label={`${title} ${RESULT_TEXTS['result.current']}`}
        level="h3"
        situation={situation}
        changed={application.updatedAt}
      />
      <Fold
        name={name}
        value={fill(RESULT_TEXTS['result.basicIs'], {
          number: application.number,
          type: paymentTypeWords(application.paymentType),
        })}
        level="h3"
        openOnWide
      >
        <ResultSlip title={`${title} ${RESULT_TEXTS['result.basic']}`} situation={situation} isExample>
          <SlipBody plain title={RESULT_TEXTS['result.account']}>
            <AccountKeyValues hasColumns application={application} />
          </SlipBody>
        </ResultSlip>
      </Fold>
    </StackedSection>
  )
}

/** Sample results. The components of a real result render invented data, without any request. [P-258] [D3-92] */
const SampleResultScreen = () => {
  useSignals()
  return (
    <Main layout="column">
      <PageHead title={PAGE_TITLES['title.resultSample']} />
      <Banner tone="warning" title={T['sample.notice']}>
        <Phrase text={T['sample.noticeText']} />
      </Banner>
      <div className={styles.examples}>
        <Example title={T['sample.received']} name={T['sample.receivedSlip']} application={RECEIVED} />
        <Example title={T['sample.paid']} name={T['sample.paidSlip']} application={PAID} />
      </div>
      <Actions>
        {!areApplicationsClosed.value && <LinkButton href="/self-check">{RESULT_TEXTS['result.apply']}</LinkButton>}
        <LinkButton kind="secondary" href="/bzmn-result">
          {PAGE_TITLES['title.aplyResult']}
        </LinkButton>
      </Actions>
    </Main>
  )
}

export default SampleResultScreen
