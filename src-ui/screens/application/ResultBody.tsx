import type { Application } from '#domain/application/application'
import type { ReasonCode } from '#domain/application/result'
import type { Settings } from '#domain/kernel/settings'
import { Fold } from '../../parts/design/Fold.tsx'
import { fill } from '../../text/fill.ts'
import { RESULT as T } from '../../text/ko/result.ts'
import { type ProofActions, ProofList } from '../proof/ProofList.tsx'
import { paymentTypeWords } from './ApplicationFacts.tsx'
import type { ResultView } from './result-body.model.ts'
import { ResultAnswer } from './ResultAnswer.tsx'
import { ResultMore } from './ResultMore.tsx'
import { ResultRoad } from './ResultProgress.tsx'
import { AccountRow, ResultSlip } from './ResultSlip.tsx'
import { PaperHead } from './TakeAway.tsx'

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

/** An application on the page: the road, the answer with what to do, and four rows that open: its facts, its account, its proofs, and what is seldom come for. [A-165] [A-171] [A-175] [A-271] [D1-264] */
export const ResultBody = (props: Props) => {
  const { application, view, desks, proofActions } = props
  const { number, paymentType, proofs } = application
  return (
    <>
      <PaperHead applicationNumber={number} />
      <ResultRoad view={view} changed={application.updatedAt} />
      <ResultAnswer {...props} />
      <Fold
        name={T['result.facts']}
        value={fill(T['result.basicIs'], { number: number || '-', type: paymentTypeWords(paymentType) })}
      >
        <ResultSlip application={application} view={view} />
      </Fold>
      <AccountRow application={application} view={view} phone={desks.application} />
      {(proofs.length > 0 || view.registersMore) && (
        <ProofList
          application={application}
          closed={view.closed}
          cancelling={props.cancellingProof}
          actions={proofActions}
        />
      )}
      <ResultMore
        application={application}
        view={view}
        cancelling={props.cancelling}
        onCancel={props.onCancel}
        onNewProof={proofActions.onNew}
      />
    </>
  )
}
