/** The five steps of the progress bar, in order; step texts are `step.1` to `step.5`. */
export type ProgressStep = 1 | 2 | 3 | 4 | 5

/** How a status is drawn: never by colour alone, the word always stands beside it. [D2-37] */
export type StatusTone = 'neutral' | 'progress' | 'good' | 'warning' | 'ended'

/** 배너: what the result page says of a status. The words are the text's; a key without them does not compile there. */
export type BannerKey =
  | 'banner.applied'
  | 'banner.infoLookup'
  | 'banner.verification'
  | 'banner.supplementRequest'
  | 'banner.supplementComplete'
  | 'banner.underReview'
  | 'banner.deliberation'
  | 'banner.approved'
  | 'banner.selected'
  | 'banner.notSelected'
  | 'banner.hold'
  | 'banner.transferError'
  | 'banner.requestVerified'
  | 'banner.paid'
  | 'banner.userCancel'
  | 'banner.userDelete'
  | 'banner.unknown'

/** 다음 순서: who acts next in a status. */
export type NextKey =
  | 'next.applied'
  | 'next.infoLookup'
  | 'next.verification'
  | 'next.supplementRequest'
  | 'next.supplementComplete'
  | 'next.underReview'
  | 'next.deliberation'
  | 'next.approved'
  | 'next.selected'
  | 'next.notSelected'
  | 'next.hold'
  | 'next.transferError'
  | 'next.requestVerified'
  | 'next.paid'
  | 'next.userCancel'
  | 'next.userDelete'
  | 'next.unknown'

/**
 * Everything that the product asks about one application status.
 * `wire` is the stored word and `aliases` are words that are read as the same; `stored` is false for what is only read.
 * `step` is the active step (null: no step is active or done). `newProof`: the result page offers a new proof. `live`: a
 * submitted application in this status stands against a second one. `banner` and `next` are message keys. What
 * may be done with an application, and what it then becomes, is in `transitions.table.ts`.
 */
export type StatusRow = {
  readonly wire: string
  readonly aliases: readonly string[]
  readonly stored: boolean
  readonly step: ProgressStep | null
  readonly tone: StatusTone
  readonly newProof: boolean
  readonly live: boolean
  readonly banner: BannerKey
  readonly next: NextKey
  readonly ref: string
}

/**
 * The statuses of an application and their stored Korean words; no other file spells these words, but for the preset of
 * the setting `accountEditStatuses`, which deployments write as words. [A-141] [D2-55]
 */
export const APPLICATION_STATUS = {
  applied:            { wire: '신청',         aliases: [],             stored: true,  step: 1,    tone: 'progress', newProof: false, live: true,  banner: 'banner.applied',            next: 'next.applied',            ref: 'A-150' },
  received:           { wire: '접수완료',     aliases: ['신청완료'],   stored: false, step: 1,    tone: 'progress', newProof: false, live: true,  banner: 'banner.applied',            next: 'next.applied',            ref: 'A-151' },
  infoLookup:         { wire: '정보조회',     aliases: [],             stored: true,  step: 2,    tone: 'progress', newProof: false, live: true,  banner: 'banner.infoLookup',         next: 'next.infoLookup',         ref: 'A-152' },
  supplementRequest:  { wire: '보완요청',     aliases: [],             stored: true,  step: 2,    tone: 'warning',  newProof: false, live: true,  banner: 'banner.supplementRequest',  next: 'next.supplementRequest',  ref: 'A-153' },
  supplementComplete: { wire: '보완완료',     aliases: [],             stored: true,  step: 2,    tone: 'progress', newProof: false, live: true,  banner: 'banner.supplementComplete', next: 'next.supplementComplete', ref: 'A-154' },
  verification:       { wire: '검증',         aliases: [],             stored: true,  step: 3,    tone: 'progress', newProof: false, live: true,  banner: 'banner.verification',       next: 'next.verification',       ref: 'A-155' },
  hold:               { wire: '보류',         aliases: [],             stored: true,  step: 3,    tone: 'warning',  newProof: false, live: true,  banner: 'banner.hold',               next: 'next.hold',               ref: 'A-156' },
  deliberation:       { wire: '심의',         aliases: [],             stored: true,  step: 3,    tone: 'progress', newProof: false, live: true,  banner: 'banner.deliberation',       next: 'next.deliberation',       ref: 'A-157' },
  underReview:        { wire: '검토중',       aliases: [],             stored: true,  step: 3,    tone: 'progress', newProof: false, live: true,  banner: 'banner.underReview',        next: 'next.underReview',        ref: 'A-158' },
  targetSelected:     { wire: '대상선정',     aliases: [],             stored: true,  step: 4,    tone: 'good',     newProof: true,  live: true,  banner: 'banner.selected',           next: 'next.selected',           ref: 'A-159' },
  approved:           { wire: '승인',         aliases: [],             stored: false, step: 4,    tone: 'good',     newProof: false, live: true,  banner: 'banner.approved',           next: 'next.approved',           ref: 'A-159' },
  transferError:      { wire: '이체결과오류', aliases: [],             stored: true,  step: 4,    tone: 'warning',  newProof: false, live: true,  banner: 'banner.transferError',      next: 'next.transferError',      ref: 'A-160' },
  requestVerified:    { wire: '검증요청완료', aliases: [],             stored: true,  step: 4,    tone: 'progress', newProof: false, live: true,  banner: 'banner.requestVerified',    next: 'next.requestVerified',    ref: 'A-161' },
  notSelected:        { wire: '미선정',       aliases: ['대상미선정'], stored: true,  step: 4,    tone: 'warning',  newProof: false, live: true,  banner: 'banner.notSelected',        next: 'next.notSelected',        ref: 'A-162' },
  paymentComplete:    { wire: '지급완료',     aliases: [],             stored: true,  step: 5,    tone: 'good',     newProof: false, live: true,  banner: 'banner.paid',               next: 'next.paid',               ref: 'A-163' },
  userCancel:         { wire: '사용자취소',   aliases: [],             stored: true,  step: null, tone: 'ended',    newProof: false, live: false, banner: 'banner.userCancel',         next: 'next.userCancel',         ref: 'A-164' },
  userDelete:         { wire: '사용자삭제',   aliases: [],             stored: true,  step: null, tone: 'ended',    newProof: false, live: false, banner: 'banner.userDelete',         next: 'next.userDelete',         ref: 'A-164' },
} as const satisfies Record<string, StatusRow>

/** A known status, by its English key. */
export type ApplicationStatus = keyof typeof APPLICATION_STATUS

/** A word that the table does not know; it is shown as it came. */
export type UnknownStatus = { readonly unknown: string }

/** What reading a stored word gives. */
export type ReadStatus = ApplicationStatus | UnknownStatus

/** What holds for a word that nobody knows: nothing is offered. */
export const UNKNOWN_STATUS: StatusRow = {
  wire: '',
  aliases: [],
  stored: false,
  step: null,
  tone: 'neutral',
  newProof: false,
  live: true,
  banner: 'banner.unknown',
  next: 'next.unknown',
  ref: 'A-142',
}

export const APPLICATION_STATUSES = Object.keys(APPLICATION_STATUS) as readonly ApplicationStatus[]

const BY_WORD: ReadonlyMap<string, ApplicationStatus> = new Map(
  APPLICATION_STATUSES.flatMap((key) =>
    [APPLICATION_STATUS[key].wire, ...APPLICATION_STATUS[key].aliases].map((word) => [word, key] as const),
  ),
)

/** The status behind a stored word; a word outside the table comes back as it is, a missing one as an empty word. */
export const statusFromWord = (word: string | null | undefined): ReadStatus =>
  BY_WORD.get(word ?? '') ?? { unknown: word ?? '' }

/** The row of a status, or what holds for an unknown word. */
export const statusRow = (status: ReadStatus): StatusRow =>
  typeof status === 'string' ? APPLICATION_STATUS[status] : UNKNOWN_STATUS

/** The word that a person reads: the stored one, or an unknown one as it came. */
export const statusWord = (status: ReadStatus): string =>
  typeof status === 'string' ? APPLICATION_STATUS[status].wire : status.unknown

/** The same status, or the same unknown word. */
export const isSameStatus = (one: ReadStatus, other: ReadStatus): boolean => statusWord(one) === statusWord(other)

/** The word in which a status is stored; words that are only read cannot be written. [A-141] [D2-34] [D2-35] */
export type StoredStatus = Exclude<ApplicationStatus, 'received' | 'approved'>
