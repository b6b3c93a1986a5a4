import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import { type Decision, decision, decisionFrom } from '../kernel/decide.ts'
import { accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { MEGABYTE } from '../programme/megabyte.ts'
import { MAX_FILE_SIZE_BYTES, MAX_OPINIONS, MAX_OPINION_LENGTH, MAX_OPINION_FILES } from '../programme/parameters.ts'
import { decideSameSubmission, type SameSubmissionVerdict } from '../sending/same-submission.ts'
import type { Settings } from '../settings/settings.ts'
import { cutText, isBlank, characterCount } from '../text/characters.ts'
import { normaliseUnicode } from '../text/normal-form.ts'
import type { Instant } from '../time/calendar.ts'
import type { EvidenceLimits } from '../upload/evidence-file.ts'
import { type AgencyFile, fileNameKey } from '../upload/stored-file.ts'

/**
 * 의견: an opinion that the applicant submitted while the application was on hold, and its answer if there is one.
 * Unreadable times are null. [P-266]
 */
export type Opinion = {
  readonly id: string
  readonly content: string | null
  /** The agency's word for the status. Pages and rules do not use it; they use `isAnswered`. */
  readonly status: string | null
  readonly registeredAt: Instant | null
  readonly isAnswered: boolean
  readonly answer: string | null
  readonly updatedAt: Instant | null
  readonly files: readonly AgencyFile[]
}

/**
 * `isOnHold`: the application is on hold. `hasOpinion`: there is an opinion. `isFull`: the maximum number of opinions
 * is reached. `isAwaiting`: an opinion has no answer yet.
 */
type OpinionSubmissionFacts = {
  readonly isOnHold: boolean
  readonly hasOpinion: boolean
  readonly isFull: boolean
  readonly isAwaiting: boolean
}

/**
 * The state of the opinion page. `ok`: an opinion may be submitted. `awaiting`, `limit`, `limitAwaiting`: none may be
 * submitted now, and why. `readOnly`: the page shows the history and the answers, and no form. `closed`: there is
 * nothing to read either, so the page returns to the result.
 */
export type OpinionSubmissionVerdict = 'ok' | 'awaiting' | 'limit' | 'limitAwaiting' | 'readOnly' | 'closed'

/** The state of the opinion page for each application. [D3-41] */
export const decideOpinionSubmission = decisionFrom(
  (application: {
    readonly status: ApplicationStatusOrText
    readonly opinions: readonly Pick<Opinion, 'isAnswered'>[]
  }): OpinionSubmissionFacts => ({
    isOnHold: application.status === 'hold',
    hasOpinion: application.opinions.length > 0,
    isFull: application.opinions.length >= MAX_OPINIONS,
    isAwaiting: application.opinions.some(({ isAnswered }) => !isAnswered),
  }),
  [
    { id: 'OP-1', when: { isOnHold: false, hasOpinion: true }, then: 'readOnly', ref: 'P-146' },
    { id: 'OP-2', when: { isOnHold: false }, then: 'closed', ref: 'P-146' },
    { id: 'OP-3', when: { isFull: true, isAwaiting: true }, then: 'limitAwaiting', ref: 'P-154' },
    { id: 'OP-4', when: { isFull: true }, then: 'limit', ref: 'P-154' },
    { id: 'OP-5', when: { isAwaiting: true }, then: 'awaiting', ref: 'P-155' },
    { id: 'OP-6', when: {}, then: 'ok', ref: 'P-146' },
  ],
)

/**
 * True if all opinions were answered before this hold began. The page then reports the hold as new, not the answers.
 * The last change of an application on hold is the time of its hold, because neither an opinion nor an answer changes
 * the application. [D2-740]
 */
export const isHeldSinceAnswer = ({
  updatedAt: heldAt,
  opinions,
}: {
  readonly updatedAt: Instant | null
  readonly opinions: readonly Pick<Opinion, 'isAnswered' | 'updatedAt'>[]
}): boolean =>
  heldAt !== null &&
  opinions.length > 0 &&
  opinions.every(({ isAnswered, updatedAt }) => isAnswered && updatedAt !== null && updatedAt < heldAt)

/**
 * Returns the number of characters in Unicode NFC, as the field counts them. A character outside the basic plane counts
 * as one. [P-153] [D3-106]
 */
export const opinionContentLength = (content: string): number => characterCount(normaliseUnicode(content, 'NFC'))

/**
 * Returns the value of the field: the first 200 characters in Unicode NFC, without splitting a character. [P-153]
 * [D3-106]
 */
export const cutOpinionContent = (text: string): string => cutText(text, MAX_OPINION_LENGTH)

/** Returns the content to send: trimmed and cut. [P-152] [P-153] */
export const parseOpinionContent = (text: string): ParseResult<string, 'empty'> => {
  const content = cutOpinionContent(text.trim())
  return isBlank(content) ? refused('empty') : accepted(content)
}

type SentOpinion = { readonly content: string; readonly paths: readonly string[] }

/** An opinion in the history. `known`: the page shows it. */
export type ArrivedOpinionFacts = { readonly answered: boolean; readonly known: boolean }

/**
 * `new`: it may be the opinion that was sent. `old`: it is an earlier opinion. `unread`: it is an earlier opinion from
 * another window, and its answer is not on the page.
 */
export type ArrivedOpinionVerdict = 'new' | 'old' | 'unread'

/** 도착한 의견: decides what an opinion of the history is to the page that sends one. [P-315] [D3-139] [D3-640] */
export const decideArrivedOpinion = decision<ArrivedOpinionFacts, ArrivedOpinionVerdict>([
  { id: 'OA-1', when: { known: true }, then: 'old', ref: 'P-315' },
  { id: 'OA-2', when: { answered: true }, then: 'unread', ref: 'D3-640' },
  { id: 'OA-3', when: {}, then: 'new', ref: 'P-315' },
])

/**
 * Compares an opinion in the history (`arrivedOpinion`) with the opinion that was sent, by content and files, and
 * decides whether the two are the same. `arrivedOpinion` is null if the history has no new opinion. [D3-139] [P-315]
 */
export const decideSameOpinion = (
  { content, paths }: SentOpinion,
  arrivedOpinion: Pick<Opinion, 'content' | 'files'> | null,
): Decision<SameSubmissionVerdict> =>
  decideSameSubmission(
    { content, files: paths },
    arrivedOpinion && { content: arrivedOpinion.content, files: arrivedOpinion.files.map(({ path }) => path ?? '') },
  )

/**
 * Decides whether this opinion is the draft that was being sent when the page was reloaded. The draft has only the
 * names of its files. [D3-139] [P-315]
 */
export const decideSameAsOpinionDraft = (
  { content, names }: { readonly content: string; readonly names: readonly string[] },
  arrivedOpinion: Pick<Opinion, 'content' | 'files'>,
): Decision<SameSubmissionVerdict> =>
  decideSameSubmission(
    { content, files: names.map(fileNameKey) },
    { content: arrivedOpinion.content, files: arrivedOpinion.files.map(({ name }) => fileNameKey(name ?? '')) },
  )

/**
 * The facts about an opinion. `blank`: it has no visible character. `files`: it has more files than allowed.
 * `emptyFile`: one of them has no bytes. `large`: one of them is larger than the size limit of an attachment.
 */
type OpinionEntriesFacts = {
  readonly blank: boolean
  readonly long: boolean
  readonly files: boolean
  readonly emptyFile: boolean
  readonly large: boolean
}
export type OpinionEntriesVerdict = 'ok' | 'empty' | 'tooLong' | 'tooManyFiles' | 'fileEmpty' | 'fileTooLarge'

/** The size limit of an attachment in bytes. The storage accepts no larger file than its own limit. [P-158] [D1-551] */
const attachmentLimitBytes = ({ opinionEnforcedBytes }: Pick<Settings, 'opinionEnforcedBytes'>): number =>
  Math.min(opinionEnforcedBytes, MAX_FILE_SIZE_BYTES)

/**
 * 의견의 내용과 파일 수: decides whether an opinion with this content and with files of these sizes, in bytes, may be stored.
 * The agency runs this check, and the page runs it before it sends the opinion. [P-293] [P-158] [D1-384]
 */
export const decideOpinionEntries = decisionFrom(
  (
    content: string,
    files: readonly number[],
    settings: Pick<Settings, 'opinionEnforcedBytes'>,
  ): OpinionEntriesFacts => ({
    blank: isBlank(content),
    long: opinionContentLength(content) > MAX_OPINION_LENGTH,
    files: files.length > MAX_OPINION_FILES,
    emptyFile: files.includes(0),
    large: files.some((bytes) => bytes > attachmentLimitBytes(settings)),
  }),
  [
    { id: 'OC-1', when: { blank: true }, then: 'empty', ref: 'P-152' },
    { id: 'OC-2', when: { long: true }, then: 'tooLong', ref: 'P-153' },
    { id: 'OC-3', when: { files: true }, then: 'tooManyFiles', ref: 'P-156' },
    { id: 'OC-5', when: { large: true }, then: 'fileTooLarge', ref: 'P-158' },
    { id: 'OC-6', when: { emptyFile: true }, then: 'fileEmpty', ref: 'D1-384' },
    { id: 'OC-4', when: {}, then: 'ok', ref: 'P-293' },
  ],
)

/**
 * True if this would be the last opinion and has no files. It may be sent, but the page asks first. `earlierOpinions`
 * is the number of opinions that were sent. [D3-213] [D3-302]
 */
export const isLastOpinionWithoutFiles = (earlierOpinions: number, files: number): boolean =>
  earlierOpinions + 1 >= MAX_OPINIONS && files === 0

/** The limits of the attachments: at most five files, each within the size limit of the deployment. [P-156] [P-158] */
export const opinionFileLimits = (
  settings: Pick<Settings, 'opinionEnforcedBytes'>,
): EvidenceLimits & { readonly max: number } => ({ max: MAX_OPINION_FILES, bytes: attachmentLimitBytes(settings) })

/** Returns the size limit of an attachment in whole megabytes, for the message of a refusal. [P-158] [D3-03] */
export const opinionAttachmentLimitMegabytes = (settings: Pick<Settings, 'opinionEnforcedBytes'>): number =>
  Math.floor(attachmentLimitBytes(settings) / MEGABYTE)
