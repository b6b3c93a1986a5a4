import type { Instant } from '../kernel/calendar.ts'
import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import { accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { cutText, isBlank, characterCount } from '../kernel/characters.ts'
import { type DecisionTable, decide, type Decision } from '../kernel/decide.ts'
import { normalizeUnicode } from '../kernel/normal-form.ts'
import { decideSameSubmission, type SameSubmissionVerdict } from '../kernel/same-submission.ts'
import type { Settings } from '../settings/settings.ts'
import { MAX_OPINIONS, MAX_OPINION_LENGTH, MAX_OPINION_FILES } from '../programme/parameters.ts'
import type { EvidenceLimits } from '../upload/evidence-file.ts'
import { type AgencyFile, fileNameKey } from '../upload/stored-file.ts'

/** 의견. Unreadable times are null. [P-266] */
export type Opinion = {
  readonly id: string
  readonly content: string | null
  /** No page shows it; rules use `isAnswered`. */
  readonly status: string | null
  readonly registeredAt: Instant | null
  readonly isAnswered: boolean
  readonly answer: string | null
  readonly updatedAt: Instant | null
  readonly files: readonly AgencyFile[]
}

/** `isFull`: the maximum number of opinions is reached. `isAwaiting`: an opinion has no answer yet. */
export type OpinionSubmissionFacts = {
  readonly isOnHold: boolean
  readonly hasOpinion: boolean
  readonly isFull: boolean
  readonly isAwaiting: boolean
}

/**
 * `awaiting`, `limit`, `limitAwaiting`: why none may be submitted now. `readOnly`: history and answers can be read.
 * `closed`: there is nothing to read, so the page returns to the result.
 */
export type OpinionSubmissionVerdict = 'ok' | 'awaiting' | 'limit' | 'limitAwaiting' | 'readOnly' | 'closed'

/** [D3-41] */
export const OPINION_SUBMISSION_TABLE: DecisionTable<OpinionSubmissionFacts, OpinionSubmissionVerdict> = [
  { id: 'OP-1', when: { isOnHold: false, hasOpinion: true }, then: 'readOnly', ref: 'P-146' },
  { id: 'OP-2', when: { isOnHold: false }, then: 'closed', ref: 'P-146' },
  { id: 'OP-3', when: { isFull: true, isAwaiting: true }, then: 'limitAwaiting', ref: 'P-154' },
  { id: 'OP-4', when: { isFull: true }, then: 'limit', ref: 'P-154' },
  { id: 'OP-5', when: { isAwaiting: true }, then: 'awaiting', ref: 'P-155' },
  { id: 'OP-6', when: {}, then: 'ok', ref: 'P-146' },
]

export const decideOpinionSubmission = (application: {
  readonly status: ApplicationStatusOrText
  readonly opinions: readonly Pick<Opinion, 'isAnswered'>[]
}): Decision<OpinionSubmissionVerdict> =>
  decide(OPINION_SUBMISSION_TABLE, {
    isOnHold: application.status === 'hold',
    hasOpinion: application.opinions.length > 0,
    isFull: application.opinions.length >= MAX_OPINIONS,
    isAwaiting: application.opinions.some(({ isAnswered }) => !isAnswered),
  })

/** In Unicode NFC, as the field counts. [P-153] [D3-106] */
export const opinionContentLength = (content: string): number => characterCount(normalizeUnicode(content, 'NFC'))

/** Unicode NFC, without splitting a character. [P-153] [D3-106] */
export const cutOpinionContent = (text: string): string => cutText(text, MAX_OPINION_LENGTH)

/** Trimmed and cut. [P-152] [P-153] */
export const parseOpinionContent = (text: string): ParseResult<string, 'empty'> => {
  const content = cutOpinionContent(text.trim())
  return isBlank(content) ? refused('empty') : accepted(content)
}

type SentOpinion = { readonly content: string; readonly paths: readonly string[] }

/** By content and files. `arrived` is null if the history has no new opinion. [D3-139] [P-315] */
export const decideSameOpinion = (
  { content, paths }: SentOpinion,
  arrived: Pick<Opinion, 'content' | 'files'> | null,
): Decision<SameSubmissionVerdict> =>
  decideSameSubmission(
    { content, files: paths },
    arrived && { content: arrived.content, files: arrived.files.map(({ path }) => path ?? '') },
  )

/** Was this draft being sent when the page was reloaded? It has only the names of its files. [D3-139] [P-315] */
export const decideSameAsOpinionDraft = (
  { content, names }: { readonly content: string; readonly names: readonly string[] },
  arrived: Pick<Opinion, 'content' | 'files'>,
): Decision<SameSubmissionVerdict> =>
  decideSameSubmission(
    { content, files: names.map(fileNameKey) },
    { content: arrived.content, files: arrived.files.map(({ name }) => fileNameKey(name ?? '')) },
  )

/** `files`: too many. `emptyFile`: one has no bytes. `large`: one is above `opinionEnforcedBytes`. */
export type OpinionEntriesFacts = {
  readonly blank: boolean
  readonly long: boolean
  readonly files: boolean
  readonly emptyFile: boolean
  readonly large: boolean
}
export type OpinionEntriesVerdict = 'ok' | 'empty' | 'tooLong' | 'tooManyFiles' | 'fileEmpty' | 'fileTooLarge'

export const OPINION_ENTRIES_TABLE: DecisionTable<OpinionEntriesFacts, OpinionEntriesVerdict> = [
  { id: 'OC-1', when: { blank: true }, then: 'empty', ref: 'P-152' },
  { id: 'OC-2', when: { long: true }, then: 'tooLong', ref: 'P-153' },
  { id: 'OC-3', when: { files: true }, then: 'tooManyFiles', ref: 'P-156' },
  { id: 'OC-5', when: { large: true }, then: 'fileTooLarge', ref: 'P-158' },
  { id: 'OC-6', when: { emptyFile: true }, then: 'fileEmpty', ref: 'D1-384' },
  { id: 'OC-4', when: {}, then: 'ok', ref: 'P-293' },
]

/** 의견의 내용과 파일 수 (sizes in bytes). The agency decides; the page does too, before it sends. [P-293] [P-158] [D1-384] */
export const decideOpinionEntries = (
  content: string,
  files: readonly number[],
  { opinionEnforcedBytes }: Pick<Settings, 'opinionEnforcedBytes'>,
): Decision<OpinionEntriesVerdict> =>
  decide(OPINION_ENTRIES_TABLE, {
    blank: isBlank(content),
    long: opinionContentLength(content) > MAX_OPINION_LENGTH,
    files: files.length > MAX_OPINION_FILES,
    emptyFile: files.includes(0),
    large: files.some((bytes) => bytes > opinionEnforcedBytes),
  })

const MEGABYTE = 1024 * 1024

/** [P-156] [P-158] */
export const opinionFileLimits = ({
  opinionEnforcedBytes,
}: Pick<Settings, 'opinionEnforcedBytes'>): EvidenceLimits & { readonly max: number } => ({
  max: MAX_OPINION_FILES,
  bytes: opinionEnforcedBytes,
})

/** For the message of a refusal. [P-158] [D3-03] */
export const opinionAttachmentLimitMegabytes = ({
  opinionEnforcedBytes,
}: Pick<Settings, 'opinionEnforcedBytes'>): number => Math.floor(opinionEnforcedBytes / MEGABYTE)
