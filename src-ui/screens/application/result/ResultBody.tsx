import { useSignals } from '@preact/signals-react/runtime'
import type { SupportStage } from '#domain/application-status/application-status.table'
import type { ApplicationSituation } from '#domain/application/result/situation'
import type { HelpDeskName } from '#domain/pages/routes'
import type { Settings } from '#domain/settings/settings'
import { fillWithParticles } from '#domain/text/particles'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { SlipBody } from '#ui/parts/design/Slip.tsx'
import { useHelpDesk } from '#ui/parts/help-desk/help-desk.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_TEXTS as T } from '#ui/text/ko/application/result.ts'
import { paymentTypeWords } from '../application-facts.tsx'
import { PrintedPageHead } from './PrintParts.tsx'
import { ProofList } from './proofs/ProofList.tsx'
import { RareActions } from './RareActions.tsx'
import { ReceiptPart } from './ReceiptPart.tsx'
import { isAccountNamed, resultPageOf } from './result-page.ts'
import type { ResultModel } from './result.model.ts'
import { ResultProgress } from './ResultProgress.tsx'
import { AccountPart, AccountRow, ResultSlip } from './ResultSlip.tsx'
import { Blocks, ResultSummary } from './ResultSummary.tsx'
import { UnsentFormsNotice } from './UnsentFormsNotice.tsx'
import styles from './result.module.css'

type Props = {
  readonly situation: ApplicationSituation
  readonly page: ResultModel
  readonly helpDesks: Settings['callCentre']
  readonly noticeBy: Settings['noticeBy']
}

/**
 * The help desk of the header and the footer: for proofs and objections, the one for proofs; null for that of the page.
 * [D2-1008] [D2-1022]
 */
const HELP_DESK_OF_STAGE = {
  beforeSelection: null,
  selected: 'proof',
  paying: null,
  paid: null,
  rejected: 'proof',
  cancelled: null,
} as const satisfies Record<SupportStage, HelpDeskName | null>

/**
 * The content of the result page: the headline with its facts and actions, the progress bar, and four collapsible rows:
 * facts, account, proofs, and rare actions. In a wide window the facts are a second column. [D2-503] [D2-870]
 */
export const ResultBody = ({ situation, page, helpDesks, noticeBy }: Props) => {
  useSignals()
  useHelpDesk(HELP_DESK_OF_STAGE[situation.stage])
  const { actions, cancellingId } = page.proofs
  const { application, isClosed, isEnded, newProofVerdict } = situation
  const { number, paymentType, proofs } = application
  const resultPage = resultPageOf(situation, helpDesks)
  const blockProps = {
    situation,
    page: resultPage,
    list: page.reasons.value,
    reapplying: page.reapplying.value.is === 'running',
    onReapply: () => void page.reapply(),
    proofActions: actions,
  }
  return (
    <>
      <PrintedPageHead applicationNumber={number} />
      <ResultSummary {...blockProps} />
      <UnsentFormsNotice
        situation={situation}
        forms={page.unsent.value}
        onProof={actions.onDetail}
        onRegistration={actions.onContinueRegistration}
      />
      <ResultProgress situation={situation} changed={application.updatedAt} />
      <div className={styles.receipt}>
        <ReceiptPart
          name={T['result.facts']}
          value={fill(T['result.basicIs'], { number: number || '-', type: paymentTypeWords(paymentType) })}
        >
          <ResultSlip situation={situation}>
            {/* Nothing will be paid into the account of an ended application, so it has no row of its own. [D2-1002] */}
            {isEnded && (
              <SlipBody>
                <AccountPart situation={situation} phone={helpDesks.application} />
              </SlipBody>
            )}
          </ResultSlip>
          {/* As long as messages are sent, the page says whom to call if the number has changed. [D3-278] [D1-993] */}
          {!isClosed && noticeBy !== '' && (
            <p className={`small ${styles.numberChanged}`}>
              <TextWithPhoneLinks
                text={fillWithParticles(T['result.numberChanged'], { by: noticeBy, phone: helpDesks.application })}
              />
            </p>
          )}
        </ReceiptPart>
      </div>
      {!isEnded && (
        <AccountRow situation={situation} phone={helpDesks.application} isNamedAbove={isAccountNamed(resultPage)} />
      )}
      {(proofs.length > 0 || newProofVerdict === 'ok') && (
        <ProofList
          application={application}
          closed={isClosed}
          cancellingId={cancellingId.value}
          actions={actions}
          about={<Blocks {...blockProps} place="proofRow" />}
        />
      )}
      <RareActions
        situation={situation}
        cancelling={page.cancelling.value.is === 'running'}
        onCancel={() => void page.cancel()}
        onNewProof={actions.onNew}
      />
    </>
  )
}
