import { reachedStatusOrThrow } from '#domain/kernel/transitions'
import {
  decideOpinionSubmission,
  decideOpinionEntries,
  type OpinionSubmissionVerdict,
  type OpinionEntriesVerdict,
} from '#domain/opinion/opinion'
import { decideOpinionTransition } from '#domain/opinion/transitions'
import type { Settings } from '#domain/settings/settings'
import {
  fillServerText,
  SERVER_REFUSAL_TEXTS,
  SERVER_TEXT,
  serverMessageOf,
  type ServerTextKey,
} from '#server-rules/server-text'
import { REJECTING_RULE_SCHEMA, okAnswerSchema } from '../../http/answer-schemas.ts'
import { answeredReason, type AnsweredDecision, okAnswer, rejectWith } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { type HandlerAnswer } from '../../http/handler.ts'
import type { ApplicationDoc } from '../../world/collections.ts'
import { recordHistory } from '../../world/history.ts'
import { ClosedObject, Nullable, Type } from '../../world/schema.ts'
import { settingsOf } from '../../world/settings.ts'
import { findDoc, nextNumber, putDoc, type World } from '../../world/world.ts'
import { statusOrUnknown } from '../applicant/applications.ts'
import { findOwnApplicationOrReject } from '../applicant/own-application.ts'
import { decideReferencedFile, type FileRefusal, type ReferencedFile } from '../upload/referenced-files.ts'
import {
  OpinionWireSchema,
  OpinionBody,
  opinionFromDoc,
  toOpinionWire,
  opinionsOfApplication,
  toSentOpinion,
} from './opinion-wire.ts'

/**
 * Returns the applicant's opinions, oldest first, as a plain array; every other answer in JSON has an envelope. [P-292]
 * [D3-97]
 */
export const listOpinions = applicantEndpoint({
  method: 'GET',
  path: '/api/v1/opinionSubmit/list/:aplyNo',
  ref: 'P-292',
  answer: Type.Array(OpinionWireSchema),
  handler: (world, { params, login }) => {
    const application = findOwnApplicationOrReject('shownOpinions/application', world, login, params['aplyNo'])
    const body = opinionsOfApplication(world, application.aplyNo).map((opinion) =>
      toOpinionWire(application.aplyNo, opinionFromDoc(world, opinion)),
    )
    return [world, { status: 200, body }]
  },
})

/** Returns a rejection with HTTP 200; `result` has a status and a message. [P-293] */
const failedResult = (status: string, message: string, decision?: AnsweredDecision): HandlerAnswer =>
  okAnswer({ result: { status, message }, ...(decision && { because: answeredReason(decision) }) })

/** The rejection for each reason why an application now accepts no opinion; `ok` is not a reason. [P-293] */
const CLOSED: Readonly<Record<Exclude<OpinionSubmissionVerdict, 'ok'>, readonly [string, ServerTextKey]>> = {
  readOnly: ['OPINION_NOT_HOLD', 'op.notHold'],
  closed: ['OPINION_NOT_HOLD', 'op.notHold'],
  limit: ['OPINION_LIMIT', 'op.limit'],
  limitAwaiting: ['OPINION_LIMIT', 'op.limit'],
  awaiting: ['OPINION_AWAITING', 'op.placeholderWaiting'],
}
/** The code of the rejection for each problem of an opinion. [P-293] */
const CONTENT_CODES = {
  empty: 'OPINION_EMPTY',
  tooLong: 'OPINION_TOO_LONG',
  tooManyFiles: 'OPINION_FILE',
  fileEmpty: 'OPINION_FILE',
  fileTooLarge: 'OPINION_FILE',
} as const satisfies Record<Exclude<OpinionEntriesVerdict, 'ok'>, string>

/** A file of a sent opinion, with the size in bytes of the stored file; null if no file is stored under this path. */
type SizedFile = ReferencedFile & { readonly size: number | null }

/**
 * Rejects an opinion with no content or too much content, or with too many, empty or too large files. A file that is
 * not stored is rejected afterwards. [P-152] to [P-158] [D1-384]
 */
const rejectContent = (content: string, files: readonly SizedFile[], settings: Settings): void => {
  const sizes = files.map(({ size }) => size ?? 1)
  const decision = decideOpinionEntries(content, sizes, settings)
  if (decision.verdict === 'ok') return
  const emptyFiles = files.filter(({ size }) => size === 0).map(({ name }) => name)
  const message = fillServerText(SERVER_REFUSAL_TEXTS.opinionEntries[decision.verdict], { name: emptyFiles.join(', ') })
  rejectWith('opinion/content', failedResult(CONTENT_CODES[decision.verdict], message, decision))
}

/** The message for each reason why an opinion cannot refer to a file; it contains the name of the file. [D3-141] */
const FILE: Readonly<Record<FileRefusal, ServerTextKey>> = {
  notFound: 'server.proofFileNotFound',
  used: 'server.opinionFileUsed',
  empty: 'server.proofFileRefused',
  otherKind: 'server.proofFileRefused',
}

const answersOf = (world: World, aplyNo: string) =>
  opinionsOfApplication(world, aplyNo).map(({ answer }) => ({ isAnswered: answer !== null }))

const rejectClosed = (world: World, application: ApplicationDoc): void => {
  const decision = decideOpinionSubmission({
    status: statusOrUnknown(application.status),
    opinions: answersOf(world, application.aplyNo),
  })
  if (decision.verdict === 'ok') return
  const [status, message] = CLOSED[decision.verdict]
  rejectWith('opinion/eligibility', failedResult(status, SERVER_TEXT[message], decision))
}

/** Rejects the call if it refers to a file that it must not use. [P-290] [P-309] [D3-108] */
const rejectFiles = (world: World, aplyNo: string, sentFiles: readonly ReferencedFile[]): void => {
  const paths = sentFiles.map(({ path }) => path)
  sentFiles.forEach((file, index) => {
    const decision = decideReferencedFile(world, aplyNo, file, paths.slice(0, index))
    if (decision.verdict !== 'ok')
      rejectWith(
        'opinion/files',
        failedResult('OPINION_FILE', serverMessageOf(FILE[decision.verdict], { name: file.name }), decision),
      )
  })
}

/** Stores an opinion with the state "waiting". [P-160] [P-292] [P-293] */
export const createOpinion = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/opinionSubmit/create',
  ref: 'P-292',
  body: OpinionBody,
  answer: okAnswerSchema({
    result: ClosedObject({
      status: Nullable(Type.String()),
      message: Nullable(Type.String()),
      opinionSubmitSn: Type.Optional(Type.Integer()),
    }),
    because: Type.Optional(REJECTING_RULE_SCHEMA),
  }),
  handler: (world, call) => {
    const { applicationNumber: aplyNo, content, files } = toSentOpinion(call.body)
    const filesWithSizes = files.map((file) => ({
      ...file,
      size: findDoc(world, 'storedFiles', file.path)?.size ?? null,
    }))
    rejectClosed(world, findOwnApplicationOrReject('opinion/application', world, call.login, aplyNo))
    rejectContent(content, filesWithSizes, settingsOf(world, call.addresses()))
    rejectFiles(world, aplyNo, files)
    const to = reachedStatusOrThrow(decideOpinionTransition({ who: 'applicant', action: 'submit', from: 'none' }))
    const [withNumber, opinionSubmitSn] = nextNumber(world, 'opinion')
    const withOpinion = putDoc(withNumber, 'opinions', String(opinionSubmitSn), {
      opinionSubmitSn,
      aplyNo,
      content: content,
      answer: null,
      files: files.map(({ path }) => path),
      registeredAt: call.now,
      answeredAt: null,
    })
    return [
      recordHistory(withOpinion, call, aplyNo, 'submit-opinion', { opinionSubmitSn: String(opinionSubmitSn), to }),
      okAnswer({ result: { status: null, message: null, opinionSubmitSn } }),
    ]
  },
})
