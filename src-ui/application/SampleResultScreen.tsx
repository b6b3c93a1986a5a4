import { useSignals } from '@preact/signals-react/runtime'
import type { Application } from '#domain/application/application'
import { kstDate, kstInstant } from '#domain/kernel/calendar'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import { Banner } from '../design/Banner.tsx'
import { PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { SMALL_PAGES as T } from '../text/ko/small-pages.ts'
import { TITLES } from '../text/ko/titles.ts'
import { resultView } from './result-body.model.ts'
import { ResultProgress } from './ResultProgress.tsx'
import { ResultSlip } from './ResultSlip.tsx'

/** An application of nobody, just received. [D3-92] */
const SAMPLE: Application = {
  number: '',
  paymentType: 'confirmed',
  directDelivery: false,
  supportNumber: null,
  applicantName: null,
  registrationNumber: '0000000000',
  companyName: T['sample.businessIs'],
  corporateNumber: null,
  openingDate: null,
  settlementMonth: null,
  entityType: 'individual',
  bankName: null,
  accountNumber: null,
  depositor: null,
  birthDate: null,
  status: 'received',
  proofStatus: null,
  reasons: [],
  decidedAmount: null,
  updatedAt: kstInstant(kstDate('2025-02-17')),
  methodType: null,
  opinions: [],
  proofs: [],
  items: [],
}

/** An example of a result, as the page of a real one shows it: data of nobody, and nothing is asked of the server. [P-258] [D3-92] */
const SampleResultScreen = () => {
  useSignals()
  const view = resultView(SAMPLE, DEFAULT_SETTINGS)
  return (
    <main id="main" className="page result" tabIndex={-1}>
      <div>
        <PageHead title={TITLES['title.resultSample']} />
        <Banner tone="warning" title={T['sample.notice']}>
          <Phrase text={T['sample.noticeText']} />
        </Banner>
      </div>
      <ResultProgress view={view} changed={SAMPLE.updatedAt} />
      <div className="result__side">
        <ResultSlip application={SAMPLE} view={view} />
      </div>
    </main>
  )
}

export default SampleResultScreen
