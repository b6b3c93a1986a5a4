import type { ApplicationDetail } from '#app/application/application-detail'
import { Won } from '#domain/kernel/won'
import { KeyValues } from '../design/Facts.tsx'
import { Slip, SlipBody, SlipValue } from '../design/Slip.tsx'
import { Money } from '../design/Values.tsx'
import { RESULT as T } from '../text/ko/result.ts'
import { accountFacts, basicFacts } from './application-facts.tsx'
import { AccountNumber } from './AccountNumber.tsx'
import { CopyNumber } from './CopyNumber.tsx'
import type { ResultView } from './result-view.ts'

const totalOf = ({ dcsnAmt }: ApplicationDetail) => Won(dcsnAmt ?? 0)

/** The waybill of an application: its number, what is paid, whose it is, and where the money goes. */
export const ResultSlip = ({
  application,
  view,
}: {
  readonly application: ApplicationDetail
  readonly view: ResultView
}) => (
  <Slip labelledBy="basic-title">
    <h2 className="sr" id="basic-title">
      {T['result.basic']}
    </h2>
    <CopyNumber aplyNo={application.aplyNo} />
    <SlipBody>
      <SlipValue label={T['result.total']}>
        <Money won={totalOf(application)} />
      </SlipValue>
    </SlipBody>
    <SlipBody plain>
      <KeyValues facts={basicFacts(application, view)} />
    </SlipBody>
    <SlipBody plain>
      <h3 className="slip__sub">{T['result.account']}</h3>
      <KeyValues facts={accountFacts(application, <AccountNumber account={application.acntNo ?? ''} />)} />
    </SlipBody>
  </Slip>
)
