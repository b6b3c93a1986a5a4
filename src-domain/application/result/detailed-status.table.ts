import type { ApplicationStatus } from '../../application-status/application-status.table.ts'
import type { NextStepVerdict } from './next-step.table.ts'

/**
 * 다음 순서: the status of an application in detail, which decides what happens next and who acts. It is the agency's
 * status if only that status decides; otherwise it is the verdict of `decideNextStep`. [A-271] [D2-97]
 */
export type DetailedStatus = ApplicationStatus | 'unknown' | Exclude<NextStepVerdict, 'byStatus'>

/** What follows from one detailed status. The words of the result page for it are in `result-states.ts` of `src-ui`. */
type DetailedStatusRow = {
  /**
   * Who acts next. The applicant waits while the agency acts, and while carriers answer a lookup. `nobody`: the
   * decision is final. [A-271] [D2-136] [D2-157]
   */
  readonly turn: 'agency' | 'carriers' | 'applicant' | 'nobody'
  /**
   * The number of the agency's steps that follow until it decides; null if it does not act, or has decided. [D3-161]
   * [D3-250]
   */
  readonly stepsLeft: number | null
  /**
   * Whether a telephone call helps to resolve the reasons, or to learn what an opinion needs: as the first thing to do,
   * as the first one only if the agency gives no reason, or as one of several ways. [D2-134] [D3-165]
   */
  readonly call: 'first' | 'firstWithoutReason' | 'possible' | 'none'
  /**
   * Whether the applicant should register a new proof first, or can register one while the agency checks others.
   * [A-190] [D2-112]
   */
  readonly newProof: 'first' | 'possible' | 'none'
}

export const DETAILED_STATUS_ROWS = {
  applied:               { turn: 'agency',    stepsLeft: 3,    call: 'none',               newProof: 'none' },
  received:              { turn: 'agency',    stepsLeft: 3,    call: 'none',               newProof: 'none' },
  infoLookup:            { turn: 'agency',    stepsLeft: 2,    call: 'none',               newProof: 'none' },
  supplementRequest:     { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'none' },
  supplementByTelephone: { turn: 'applicant', stepsLeft: null, call: 'first',              newProof: 'none' },
  supplementComplete:    { turn: 'agency',    stepsLeft: 2,    call: 'none',               newProof: 'none' },
  verification:          { turn: 'agency',    stepsLeft: 1,    call: 'none',               newProof: 'none' },
  underReview:           { turn: 'agency',    stepsLeft: 1,    call: 'none',               newProof: 'none' },
  deliberation:          { turn: 'agency',    stepsLeft: 0,    call: 'none',               newProof: 'none' },
  hold:                  { turn: 'applicant', stepsLeft: null, call: 'possible',           newProof: 'none' },
  opinionWaiting:        { turn: 'agency',    stepsLeft: null, call: 'none',               newProof: 'none' },
  answered:              { turn: 'applicant', stepsLeft: null, call: 'possible',           newProof: 'none' },
  answeredLast:          { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'none' },
  opinionsUsedUp:        { turn: 'applicant', stepsLeft: null, call: 'first',              newProof: 'none' },
  targetSelected:        { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'first' },
  selectedRapid:         { turn: 'agency',    stepsLeft: null, call: 'none',               newProof: 'possible' },
  rapidRefused:          { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'first' },
  proofsRefused:         { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'first' },
  somePaid:              { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'first' },
  littleLeft:            { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'none' },
  supplementDue:         { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'none' },
  selectedWaiting:       { turn: 'agency',    stepsLeft: null, call: 'none',               newProof: 'possible' },
  lookupRunning:         { turn: 'carriers',  stepsLeft: null, call: 'none',               newProof: 'none' },
  lookupAnswered:        { turn: 'agency',    stepsLeft: null, call: 'none',               newProof: 'possible' },
  approved:              { turn: 'agency',    stepsLeft: null, call: 'none',               newProof: 'none' },
  transferError:         { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'none' },
  requestVerified:       { turn: 'agency',    stepsLeft: null, call: 'none',               newProof: 'none' },
  paymentComplete:       { turn: 'nobody',    stepsLeft: null, call: 'none',               newProof: 'none' },
  notSelected:           { turn: 'nobody',    stepsLeft: null, call: 'none',               newProof: 'none' },
  userCancel:            { turn: 'applicant', stepsLeft: null, call: 'firstWithoutReason', newProof: 'none' },
  userDelete:            { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'none' },
  unknown:               { turn: 'applicant', stepsLeft: null, call: 'none',               newProof: 'none' },
} as const satisfies Record<DetailedStatus, DetailedStatusRow>

/** A step in which the agency acts before its decision. [D3-250] */
export type StepBeforeDecision = {
  [step in DetailedStatus]: (typeof DETAILED_STATUS_ROWS)[step]['stepsLeft'] extends null ? never : step
}[DetailedStatus]

export const isStepBeforeDecision = (step: DetailedStatus): step is StepBeforeDecision => DETAILED_STATUS_ROWS[step].stepsLeft !== null
