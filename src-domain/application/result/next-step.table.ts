import { decision } from '../../kernel/decide.ts'
import type { OpinionSubmissionVerdict } from '../../opinion/opinion.ts'
import type { ApplicationStatus } from '../../application-status/application-status.table.ts'

export type NextStepFacts = {
  /** A status in which the next step also depends on other facts; `other` for all other statuses. */
  readonly status: Extract<ApplicationStatus, 'hold' | 'supplementRequest' | 'targetSelected'> | 'other'
  /**
   * The state of the opinions. `none`: no opinion was submitted since the hold began. `usedBefore`: the same, and none
   * can be submitted, because all were used before. [D2-740]
   */
  readonly opinion: OpinionSubmissionVerdict | 'none' | 'usedBefore'
  /**
   * True if the applicant has to telephone the help desk, because no field of the business edit page can resolve the
   * reasons for the supplement. [D2-134] [D2-150]
   */
  readonly byTelephone: boolean
  readonly supplementDue: boolean
  readonly proofAtAgency: boolean
  /**
   * The proofs that the agency refused, if it accepted none that was not cancelled. `rapid`: the looked-up records of a
   * rapid payment are among them, so that nothing is left to check. [D2-710] [D2-790]
   */
  readonly refused: 'none' | 'registered' | 'rapid'
  /**
   * The state of the carrier lookup. `none`: the application has no carrier lookup. `answered`: the agency is checking
   * the result of the lookup. [A-191] [D2-157]
   */
  readonly lookup: 'none' | 'running' | 'answered'
  /**
   * How much of the support is paid. `littleLeft`: the rest is less than the amount of one delivery. `open`: nothing is
   * paid yet. [D2-131]
   */
  readonly support: 'allPaid' | 'littleLeft' | 'partPaid' | 'open'
  readonly newProofEnabled: boolean
  readonly rapid: boolean
}

/** `byStatus`: only the status decides. */
export type NextStepVerdict =
  | 'byStatus'
  | 'supplementByTelephone'
  | 'supplementDue'
  | 'lookupRunning'
  | 'lookupAnswered'
  | 'selectedWaiting'
  | 'selectedRapid'
  | 'rapidRefused'
  | 'proofsRefused'
  | 'somePaid'
  | 'littleLeft'
  | 'paymentComplete'
  | 'opinionWaiting'
  | 'answered'
  | 'answeredLast'
  | 'opinionsUsedUp'

/**
 * 다음 순서: the next step and who acts. For a selected applicant, a supplement comes first. Proof is requested only if no
 * proof is with the agency and the support left is at least the amount of one delivery.
 */
export const decideNextStep = decision<NextStepFacts, NextStepVerdict>([
  { id: 'NX-1', when: { status: 'other' }, then: 'byStatus', ref: 'D2-97' },
  { id: 'NX-2', when: { status: 'hold', opinion: 'ok' }, then: 'answered', ref: 'D2-132' },
  { id: 'NX-3', when: { status: 'hold', opinion: 'limit' }, then: 'answeredLast', ref: 'P-154' },
  { id: 'NX-4', when: { status: 'hold', opinion: 'awaiting' }, then: 'opinionWaiting', ref: 'P-155' },
  { id: 'NX-5', when: { status: 'hold', opinion: 'limitAwaiting' }, then: 'opinionWaiting', ref: 'P-154' },
  { id: 'NX-20', when: { status: 'hold', opinion: 'usedBefore' }, then: 'opinionsUsedUp', ref: 'D2-740' },
  { id: 'NX-6', when: { status: 'hold' }, then: 'byStatus', ref: 'D2-97' },
  { id: 'NX-7', when: { status: 'supplementRequest', byTelephone: true }, then: 'supplementByTelephone', ref: 'D2-134' },
  { id: 'NX-8', when: { status: 'supplementRequest' }, then: 'byStatus', ref: 'D2-97' },
  { id: 'NX-9', when: { supplementDue: true }, then: 'supplementDue', ref: 'D2-112' },
  { id: 'NX-10', when: { support: 'allPaid', proofAtAgency: false }, then: 'paymentComplete', ref: 'D2-131' },
  { id: 'NX-11', when: { lookup: 'running' }, then: 'lookupRunning', ref: 'D2-157' },
  { id: 'NX-12', when: { lookup: 'answered' }, then: 'lookupAnswered', ref: 'D2-132' },
  { id: 'NX-13', when: { proofAtAgency: true }, then: 'selectedWaiting', ref: 'D2-112' },
  { id: 'NX-14', when: { newProofEnabled: false }, then: 'selectedWaiting', ref: 'A-271' },
  { id: 'NX-15', when: { support: 'littleLeft' }, then: 'littleLeft', ref: 'D2-131' },
  { id: 'NX-16', when: { support: 'partPaid' }, then: 'somePaid', ref: 'D2-131' },
  { id: 'NX-21', when: { refused: 'rapid' }, then: 'rapidRefused', ref: 'D2-790' },
  { id: 'NX-17', when: { rapid: true }, then: 'selectedRapid', ref: 'D2-97' },
  { id: 'NX-19', when: { refused: 'registered' }, then: 'proofsRefused', ref: 'D2-710' },
  { id: 'NX-18', when: {}, then: 'byStatus', ref: 'A-271' },
])
