import { parsedValueOrNull, type ParsedOrText, parsedOrTextAsString } from '../kernel/parsed-or-text.ts'

/** The five steps of the progress bar, in order. Their messages are `step.1` to `step.5`. */
export type ProgressStep = 1 | 2 | 3 | 4 | 5

/** The tone of a status. It is never shown by colour alone, always with the status in words. [D2-37] */
export type StatusTone = 'neutral' | 'progress' | 'good' | 'warning' | 'ended'

/**
 * 지원 단계: the progress of the support. Proofs may be registered only while the application is selected. [A-190] [D2-100]
 */
export type SupportStage = 'beforeSelection' | 'selected' | 'paying' | 'paid' | 'rejected' | 'cancelled'

/**
 * The traits of one application status. Actions and transitions are in `transitions.table.ts`, the messages of the
 * result page in the text files.
 */
type ApplicationStatusRow = {
  readonly ko: string
  /** Synonyms of `ko`, which are only read. */
  readonly alsoCalled: readonly string[]
  /** False if the portal accepts this status in an answer, but nothing ever sets it. */
  readonly stored: boolean
  /** The active step; null if no step is active or done. */
  readonly step: ProgressStep | null
  readonly tone: StatusTone
  readonly stage: SupportStage
  /** True if a submitted application in this status blocks a second one. */
  readonly live: boolean
  readonly ref: string
}

/**
 * The statuses of an application and their Korean names. Settings and the API refer to a status by its name; a synonym
 * is only read. [A-141] [D2-55]
 */
export const APPLICATION_STATUS_ROWS = {
  applied:            { ko: '신청',         alsoCalled: [],             stored: true,  step: 1,    tone: 'progress', stage: 'beforeSelection', live: true,  ref: 'A-150' },
  received:           { ko: '접수완료',     alsoCalled: ['신청완료'],   stored: false, step: 1,    tone: 'progress', stage: 'beforeSelection', live: true,  ref: 'A-151' },
  infoLookup:         { ko: '정보조회',     alsoCalled: [],             stored: true,  step: 2,    tone: 'progress', stage: 'beforeSelection', live: true,  ref: 'A-152' },
  supplementRequest:  { ko: '보완요청',     alsoCalled: [],             stored: true,  step: 2,    tone: 'warning',  stage: 'beforeSelection', live: true,  ref: 'A-153' },
  supplementComplete: { ko: '보완완료',     alsoCalled: [],             stored: true,  step: 2,    tone: 'progress', stage: 'beforeSelection', live: true,  ref: 'A-154' },
  verification:       { ko: '검증',         alsoCalled: [],             stored: true,  step: 3,    tone: 'progress', stage: 'beforeSelection', live: true,  ref: 'A-155' },
  hold:               { ko: '보류',         alsoCalled: [],             stored: true,  step: 3,    tone: 'warning',  stage: 'beforeSelection', live: true,  ref: 'A-156' },
  deliberation:       { ko: '심의',         alsoCalled: [],             stored: true,  step: 3,    tone: 'progress', stage: 'beforeSelection', live: true,  ref: 'A-157' },
  underReview:        { ko: '검토중',       alsoCalled: [],             stored: true,  step: 3,    tone: 'progress', stage: 'beforeSelection', live: true,  ref: 'A-158' },
  targetSelected:     { ko: '대상선정',     alsoCalled: [],             stored: true,  step: 4,    tone: 'good',     stage: 'selected',        live: true,  ref: 'A-159' },
  approved:           { ko: '승인',         alsoCalled: [],             stored: false, step: 4,    tone: 'good',     stage: 'paying',          live: true,  ref: 'A-159' },
  transferError:      { ko: '이체결과오류', alsoCalled: [],             stored: true,  step: 4,    tone: 'warning',  stage: 'paying',          live: true,  ref: 'A-160' },
  requestVerified:    { ko: '검증요청완료', alsoCalled: [],             stored: true,  step: 4,    tone: 'progress', stage: 'paying',          live: true,  ref: 'A-161' },
  notSelected:        { ko: '미선정',       alsoCalled: ['대상미선정'], stored: true,  step: 4,    tone: 'warning',  stage: 'rejected',        live: true,  ref: 'A-162' },
  paymentComplete:    { ko: '지급완료',     alsoCalled: [],             stored: true,  step: 5,    tone: 'good',     stage: 'paid',            live: true,  ref: 'A-163' },
  userCancel:         { ko: '사용자취소',   alsoCalled: [],             stored: true,  step: null, tone: 'ended',    stage: 'cancelled',       live: false, ref: 'A-164' },
  userDelete:         { ko: '사용자삭제',   alsoCalled: [],             stored: true,  step: null, tone: 'ended',    stage: 'cancelled',       live: false, ref: 'A-164' },
} as const satisfies Record<string, ApplicationStatusRow>

export type ApplicationStatus = keyof typeof APPLICATION_STATUS_ROWS

/** A parsed status. Text that the table does not have is shown unchanged. */
export type ApplicationStatusOrText = ParsedOrText<ApplicationStatus>

/**
 * Returns the key of a status, for a record that has an entry for every status and one entry for all unknown statuses.
 * [A-142]
 */
export const applicationStatusKeyOrUnknown = (status: ApplicationStatusOrText): ApplicationStatus | 'unknown' => parsedValueOrNull(status) ?? 'unknown'

/** The row of an unknown status, which allows no action. */
export const UNKNOWN_APPLICATION_STATUS_ROW: ApplicationStatusRow = {
  ko: '',
  alsoCalled: [],
  stored: false,
  step: null,
  tone: 'neutral',
  stage: 'beforeSelection',
  live: true,
  ref: 'A-142',
}

export const APPLICATION_STATUSES = Object.keys(APPLICATION_STATUS_ROWS) as readonly ApplicationStatus[]

const BY_NAME: ReadonlyMap<string, ApplicationStatus> = new Map(
  APPLICATION_STATUSES.flatMap((key) =>
    [APPLICATION_STATUS_ROWS[key].ko, ...APPLICATION_STATUS_ROWS[key].alsoCalled].map((name) => [name, key] as const),
  ),
)

/**
 * Returns the status with this name. An unknown name is kept unchanged; a missing one becomes an empty string.
 */
export const applicationStatusFromName = (name: string | null | undefined): ApplicationStatusOrText =>
  BY_NAME.get(name ?? '') ?? { unknown: name ?? '' }

/** Returns the row of a status; for an unknown status, the defaults. */
export const applicationStatusRow = (status: ApplicationStatusOrText): ApplicationStatusRow =>
  typeof status === 'string' ? APPLICATION_STATUS_ROWS[status] : UNKNOWN_APPLICATION_STATUS_ROW

/** True if the application is cancelled or rejected: a decided amount is not paid any more. [A-162] [A-164] [D2-791] */
export const isEndedWithoutSupport = (stage: SupportStage): boolean => stage === 'rejected' || stage === 'cancelled'

const CLOSED: readonly SupportStage[] = ['rejected', 'cancelled', 'paid']

/** True if the application is cancelled, rejected or paid in full: nothing is paid for its proofs any more. */
export const isClosedApplicationStatus = (status: ApplicationStatusOrText): boolean => CLOSED.includes(applicationStatusRow(status).stage)

/** Returns the name to show; for an unknown status, the text that was sent. */
export const applicationStatusName = (status: ApplicationStatusOrText): string => parsedOrTextAsString(status, (knownStatus) => APPLICATION_STATUS_ROWS[knownStatus].ko)

/** A status that can be stored; statuses that are only read are left out. [A-141] [D2-34] [D2-35] */
export type StoredApplicationStatus = {
  [status in ApplicationStatus]: (typeof APPLICATION_STATUS_ROWS)[status]['stored'] extends true ? status : never
}[ApplicationStatus]
