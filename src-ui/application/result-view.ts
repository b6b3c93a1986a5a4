import type { ApplicationDetail, ProofMaster } from '#app/application/application-detail'
import { bannerOf, nextOf } from '#domain/application/banner'
import { judgeCancellation } from '#domain/application/cancellation'
import { mayEditAccount, mayEditBusiness } from '#domain/application/edit-permission'
import { progressOf, type Step } from '#domain/application/progress'
import { mayReapply } from '#domain/application/reapplication'
import {
  type ReadStatus,
  statusFromWord,
  statusRow,
  type StatusTone,
  statusWord,
} from '#domain/application/status.table'
import { paymentTypeOf } from '#domain/business/payment-type'
import type { Settings } from '#domain/kernel/settings'
import { judgeNewProof } from '#domain/proof/new-proof'
import { proofStatusFromWord } from '#domain/proof/proof-status.table'
import type { Route } from '#domain/session/routes'
import { latestFirst } from '../proof/proof-rows.ts'

/** Something that the applicant may do now: it leads to a page, or (`to` null) it is done here. `words` is a key of RESULT. */
export type Offer = {
  readonly words: 'result.opinion' | 'result.editAccount' | 'result.editBiz' | 'result.reapply'
  readonly to: Route | null
}

/** What the page says about an application: where it stands, what that means, what there is to do. */
export type ResultView = {
  readonly status: ReadStatus
  /** The word that a person reads; one that nobody knows stands as it came. */
  readonly word: string
  readonly tone: StatusTone
  readonly banner: ReturnType<typeof bannerOf>
  readonly next: ReturnType<typeof nextOf>
  readonly steps: readonly Step[]
  readonly offers: readonly Offer[]
  /** The latest proof that waits for a supplement; null where none does. */
  readonly supplement: ProofMaster | null
  /** Proofs are what there is to do: their list comes before what only informs, its button is the loudest of the page. */
  readonly proofsFirst: boolean
  readonly opinionHistory: boolean
}

/** A hold is answered by an opinion. */
const asksForOpinion = (status: ReadStatus): boolean => status === 'hold'

/** The rules of the result page, asked once for an application. [A-142] [A-149] */
export const resultView = (
  application: ApplicationDetail,
  settings: Pick<Settings, 'accountEditStatuses'>,
): ResultView => {
  const status = statusFromWord(application.prcsStts)
  const newProofEnabled =
    judgeNewProof({ status, masters: application.receiptProofMstrs, dcsnAmt: application.dcsnAmt }).verdict ===
    'newProof.ok'
  const offered: readonly (readonly [boolean, Offer])[] = [
    [asksForOpinion(status), { words: 'result.opinion', to: '/opinion-submit' }],
    [mayEditBusiness(status), { words: 'result.editBiz', to: '/result-modify-bizinfo' }],
    [mayEditAccount(status, settings), { words: 'result.editAccount', to: '/result-modify' }],
    [mayReapply(status), { words: 'result.reapply', to: null }],
  ]
  const supplement =
    latestFirst(application.receiptProofMstrs).find(
      ({ progressStatus }) => proofStatusFromWord(progressStatus) === 'supplementRequest',
    ) ?? null
  return {
    status,
    word: statusWord(status),
    tone: statusRow(status).tone,
    banner: bannerOf(status),
    next: nextOf(status, { paymentType: paymentTypeOf(application.aplyType), newProofEnabled }),
    steps: progressOf(status),
    offers: offered.filter(([may]) => may).map(([, offer]) => offer),
    supplement,
    proofsFirst: newProofEnabled || supplement !== null,
    opinionHistory: !asksForOpinion(status) && application.opinionSubmits.length > 0,
  }
}

/** Is there any sense in asking whether to cancel? The use case judges again before it sends. */
export const mayCancel = (application: ApplicationDetail): boolean =>
  judgeCancellation({
    status: statusFromWord(application.prcsStts),
    proofs: application.receiptProofMstrs.map((master) => proofStatusFromWord(master.progressStatus)),
  }).ok
