import type { Application } from '#domain/application/application'
import { countedPayment } from '#domain/business/payment-type'
import type { Proof } from '#domain/proof/proof'
import {
  type NextStep,
  nextOf,
  progressOf,
  type Step,
  type TotalSupport,
  totalSupport,
} from '#domain/application/result'
import { decideCancellation, mayEditAccount, mayEditBusiness, mayReapply } from '#domain/application/transitions'
import {
  knownStatus,
  type ReadStatus,
  statusRow,
  type StatusTone,
  statusName,
  type SupportStage,
} from '#domain/status/application-status.table'
import type { KstDate } from '#domain/kernel/calendar'
import type { Settings } from '#domain/kernel/settings'
import type { Won } from '#domain/kernel/won'
import { judgeNewProof } from '#domain/proof/new-proof'
import { type ProofGroup, proofStatusRow } from '#domain/proof/proof-status.table'
import { type SupportShares, supportShares } from '#domain/proof/proof-total'
import type { Route } from '#domain/session/routes'
import { dueDayOf, latestFirst } from '../proof/proof-rows.ts'

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
  /** Nothing follows the present step: refused, taken back, or deleted. */
  readonly ended: boolean
  /** It has ended, or all is paid: what can never be pressed again is not drawn. [D2-116] */
  readonly closed: boolean
  /** The key of its banner. */
  readonly banner: ReturnType<typeof knownStatus>
  readonly next: NextStep
  /** The last day of a supplement that is due; null where none is, or where nobody knows since when. [D2-112] */
  readonly due: KstDate | null
  readonly support: TotalSupport
  /** Where the most that may be paid stands; null before anything is paid, decided or looked at. [D2-119] */
  readonly shares: SupportShares | null
  /** Won that a new proof may still bring, where some is paid or granted; else null. [D2-131] */
  readonly remaining: Won | null
  /** Whether the application may be taken back: refused where its status says no, `none` where it has ended. [D2-101] [D2-116] */
  readonly cancelling: 'offered' | 'none' | 'refused'
  readonly steps: readonly Step[]
  readonly offers: readonly Offer[]
  /** The latest proof that waits for a supplement; null where none does. */
  readonly supplement: Proof | null
  /** Nothing is more urgent than a new proof: its button stands beside the news. */
  readonly asksForProof: boolean
  /** Proofs are what there is to do: their list comes before what only informs, its button is the loudest of the page. */
  readonly proofsFirst: boolean
  readonly opinionHistory: boolean
}

/** A hold is answered by an opinion. */
const asksForOpinion = (status: ReadStatus): boolean => status === 'hold'

/** A proof that the applicant has handed in and that the agency has not decided. [D2-112] */
const liesAtAgency = ({ proofType, status }: Proof): boolean =>
  AT_AGENCY.includes(proofStatusRow(status).group) && status !== 'supplementRequest' && proofType !== 'fast'

const AT_AGENCY: readonly (ProofGroup | null)[] = ['submitted', 'submitComplete', 'underReview']

const cancellingOf = (status: ReadStatus): ResultView['cancelling'] => {
  if (decideCancellation({ status, proofs: [] }).verdict === 'allowed') return 'offered'
  return CLOSED.includes(statusRow(status).stage) ? 'none' : 'refused'
}

const ASKS_FOR_PROOF: readonly NextStep[] = ['targetSelected', 'selectedRapid']

/** How far the support has come where no step follows. */
const ENDED: readonly SupportStage[] = ['rejected', 'cancelled']
const CLOSED: readonly SupportStage[] = [...ENDED, 'paid']

/** The rules of the result page, asked once for an application. [A-142] [A-149] */
export const resultView = (application: Application, settings: Pick<Settings, 'accountEditStatuses'>): ResultView => {
  const { proofs } = application
  const newProofEnabled = judgeNewProof(application).verdict === 'newProof.ok'
  const supplement = latestFirst(proofs).find((proof) => proof.status === 'supplementRequest') ?? null
  const sentBack = application.status === 'supplementRequest' ? application : supplement
  const due = dueDayOf(sentBack?.updatedAt ?? null)
  const shares = supportShares(application)
  const next = nextOf(application.status, {
    paymentType: countedPayment(application.paymentType),
    newProofEnabled,
    supplementDue: due !== null,
    proofAtAgency: proofs.some(liesAtAgency),
    fullyPaid: shares.paid >= shares.ceiling,
  })
  // Of a selected application that has had all that may be paid, the whole page says so. [D2-119]
  const status = next === 'paymentComplete' ? next : application.status
  const offered: readonly (readonly [boolean, Offer])[] = [
    [asksForOpinion(status), { words: 'result.opinion', to: '/opinion-submit' }],
    [mayEditBusiness(status), { words: 'result.editBiz', to: '/result-modify-bizinfo' }],
    [mayEditAccount(status, settings), { words: 'result.editAccount', to: '/result-modify' }],
    [mayReapply(status), { words: 'result.reapply', to: null }],
  ]
  return {
    status,
    word: statusName(status),
    tone: statusRow(status).tone,
    ended: ENDED.includes(statusRow(status).stage),
    closed: CLOSED.includes(statusRow(status).stage),
    banner: knownStatus(status),
    next,
    due,
    support: totalSupport(status, application.decidedAmount, shares.paid),
    shares: shares.open < shares.ceiling ? shares : null,
    remaining: statusRow(status).stage === 'selected' && shares.remaining < shares.ceiling ? shares.remaining : null,
    cancelling: cancellingOf(status),
    steps: progressOf(status),
    offers: offered.filter(([may]) => may).map(([, offer]) => offer),
    supplement,
    asksForProof: newProofEnabled && supplement === null && ASKS_FOR_PROOF.includes(next),
    proofsFirst: newProofEnabled || supplement !== null,
    opinionHistory: !asksForOpinion(status) && application.opinions.length > 0,
  }
}

/** Is there any sense in asking whether to cancel? The use case judges again before it sends. */
export const cancellationOf = ({ status, proofs }: Application) =>
  decideCancellation({ status, proofs: proofs.map((proof) => proof.status) })
