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
   * Whether the applicant should register a new proof first, or can register one while the agency checks others.
   * [A-190] [D2-112]
   */
  readonly newProof: 'first' | 'possible' | 'none'
}

export const DETAILED_STATUS_ROWS = {
  applied:               { turn: 'agency',    stepsLeft: 3,    newProof: 'none' },
  received:              { turn: 'agency',    stepsLeft: 3,    newProof: 'none' },
  infoLookup:            { turn: 'agency',    stepsLeft: 2,    newProof: 'none' },
  supplementRequest:     { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  supplementByTelephone: { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  supplementComplete:    { turn: 'agency',    stepsLeft: 2,    newProof: 'none' },
  verification:          { turn: 'agency',    stepsLeft: 1,    newProof: 'none' },
  underReview:           { turn: 'agency',    stepsLeft: 1,    newProof: 'none' },
  deliberation:          { turn: 'agency',    stepsLeft: 0,    newProof: 'none' },
  hold:                  { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  opinionWaiting:        { turn: 'agency',    stepsLeft: null, newProof: 'none' },
  answered:              { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  answeredLast:          { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  opinionsUsedUp:        { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  targetSelected:        { turn: 'applicant', stepsLeft: null, newProof: 'first' },
  selectedRapid:         { turn: 'agency',    stepsLeft: null, newProof: 'possible' },
  rapidRefused:          { turn: 'applicant', stepsLeft: null, newProof: 'first' },
  proofsRefused:         { turn: 'applicant', stepsLeft: null, newProof: 'first' },
  somePaid:              { turn: 'applicant', stepsLeft: null, newProof: 'first' },
  littleLeft:            { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  supplementDue:         { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  selectedWaiting:       { turn: 'agency',    stepsLeft: null, newProof: 'possible' },
  lookupRunning:         { turn: 'carriers',  stepsLeft: null, newProof: 'none' },
  lookupAnswered:        { turn: 'agency',    stepsLeft: null, newProof: 'possible' },
  approved:              { turn: 'agency',    stepsLeft: null, newProof: 'none' },
  transferError:         { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  requestVerified:       { turn: 'agency',    stepsLeft: null, newProof: 'none' },
  paymentComplete:       { turn: 'nobody',    stepsLeft: null, newProof: 'none' },
  notSelected:           { turn: 'nobody',    stepsLeft: null, newProof: 'none' },
  userCancel:            { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  userDelete:            { turn: 'applicant', stepsLeft: null, newProof: 'none' },
  unknown:               { turn: 'applicant', stepsLeft: null, newProof: 'none' },
} as const satisfies Record<DetailedStatus, DetailedStatusRow>

/** A step in which the agency acts before its decision. [D3-250] */
export type StepBeforeDecision = {
  [step in DetailedStatus]: (typeof DETAILED_STATUS_ROWS)[step]['stepsLeft'] extends null ? never : step
}[DetailedStatus]

export const isStepBeforeDecision = (step: DetailedStatus): step is StepBeforeDecision => DETAILED_STATUS_ROWS[step].stepsLeft !== null
