import { Effect } from 'effect'
import { decideArrivedOpinion, decideSameOpinion, parseOpinionContent, type Opinion } from '#domain/opinion/opinion'
import type { StoredFile } from '#domain/upload/stored-file'
import { type CallError, type Refused, RefusedInAnswer } from '../kernel/call.errors.ts'
import { sendingFailureVerdictOf } from '../kernel/failed-call.ts'
import { isStored, sendOnce } from '../kernel/send-once.ts'
import { type ErrorOf, useCase } from '../kernel/token.ts'
import type { StoreFileError } from '../upload/store-file.ts'
import type { UploadCancelled } from '../upload/upload.errors.ts'
import { type OpinionPageState, opinionPageState } from './load-opinion-page.ts'
import {
  AnswerUnread,
  OpinionFailed,
  OpinionEmpty,
  OpinionNotAllowed,
  OpinionRefused,
  OpinionTimedOut,
  OtherOpinionArrived,
} from './opinion.errors.ts'
import { type NewOpinion, Opinions } from './opinions.port.ts'

/** Uploads the attachments that are not stored yet, and returns all attachments in their order. */
export type StoreAttachments = Effect.Effect<readonly StoredFile[], StoreFileError | UploadCancelled>

type SubmitFailure = CallError | RefusedInAnswer | StoreFileError | UploadCancelled

/**
 * Sends the attachments and then the opinion. Sends nothing if the agency has given an answer that the page does not
 * show. Reads the history again and returns it; null if it cannot be read. If the answer is lost or unreadable, or the
 * agency refuses, the history is searched before the submission fails: an opinion with the same text and files counts
 * as stored. [P-162] [D3-640]
 */
export const SubmitOpinion = useCase('SubmitOpinion', { opinions: Opinions }, (ports) =>
  Effect.fnUntraced(function* (
    { application, opinions: knownOpinions, verdict, because }: OpinionPageState,
    text: string,
    store: StoreAttachments,
  ) {
    const content = parseOpinionContent(text)
    if (verdict !== 'ok') return yield* new OpinionNotAllowed({ verdict, because })
    if (!content.ok) return yield* new OpinionEmpty()
    yield* requireAnswersRead(ports.opinions, application.number, knownOpinions)
    const files = yield* store.pipe(Effect.mapError((error) => toSubmitError(error, false)))
    yield* send(ports.opinions, { applicationNumber: application.number, content: content.value, files }, knownOpinions)
    return yield* ports.opinions.ofApplication(application.number).pipe(
      Effect.map((opinions) => opinionPageState(application, opinions)),
      Effect.catch(() => Effect.succeed(null)),
    )
  }),
)
export type SubmitOpinionError = ErrorOf<typeof SubmitOpinion>

const decideArrivalOf = ({ id, isAnswered: answered }: Opinion, knownOpinions: readonly Opinion[]) =>
  decideArrivedOpinion({ answered, known: knownOpinions.some((before) => before.id === id) })

/** Reads the history, and fails if it has an answer that the page does not show. */
const requireAnswersRead = Effect.fnUntraced(function* (
  opinions: Opinions,
  number: string,
  knownOpinions: readonly Opinion[],
) {
  const now = yield* opinions.ofApplication(number).pipe(Effect.mapError((error) => toSubmitError(error, false)))
  for (const opinion of now) {
    const { verdict, because } = decideArrivalOf(opinion, knownOpinions)
    if (verdict === 'unread') return yield* new AnswerUnread({ verdict, because })
  }
})

/**
 * Sends the opinion. After a lost answer or a refusal, searches the history, because an earlier attempt may have
 * arrived.
 */
const send = (opinions: Opinions, opinion: NewOpinion, knownOpinions: readonly Opinion[]) =>
  sendOnce({
    kind: 'opinion',
    call: opinions
      .submit(opinion)
      .pipe(Effect.flatMap((answer) => (answer.is === 'stored' ? Effect.void : new RefusedInAnswer(answer)))),
    ask: () => opinions.ofApplication(opinion.applicationNumber),
    isStoredIn: (now) => isOpinionStored(now, opinion, knownOpinions),
    toError: (error) => toSubmitError(error, true),
  })

/**
 * Returns whether the history contains this opinion (new and unanswered). Fails if it contains a different new opinion.
 * [P-315] [D3-139]
 */
const isOpinionStored = (
  now: readonly Opinion[],
  { content, files }: NewOpinion,
  knownOpinions: readonly Opinion[],
) => {
  const arrived = now.find((opinion) => decideArrivalOf(opinion, knownOpinions).verdict === 'new')
  if (arrived === undefined) return Effect.succeed(false)
  const decision = decideSameOpinion({ content, paths: files.map(({ path }) => path) }, arrived)
  return isStored(decision, (reason) => new OtherOpinionArrived({ ...reason, arrived }))
}

const toRefusal = (error: Refused, isSent: boolean) => {
  switch (sendingFailureVerdictOf('opinion', error)) {
    case 'timedOut':
      return new OpinionTimedOut({ cause: error, isSent })
    case 'refused':
      return new OpinionRefused({ message: error.message, because: error.because })
    case 'emptyFile':
    case 'failed':
      return new OpinionFailed({ cause: error, isSent })
  }
}

/**
 * Maps HTTP 504 and an upload that exceeded its time limit to `OpinionTimedOut`, a refusal to `OpinionRefused` with the
 * server's message, and most other failures to `OpinionFailed`. [P-163]
 */
const toSubmitError = (error: SubmitFailure, isSent: boolean) => {
  switch (error._tag) {
    case 'Refused':
      return toRefusal(error, isSent)
    case 'RefusedInAnswer':
      return new OpinionRefused({ message: error.message, because: error.because })
    case 'UploadTimeout':
      return new OpinionTimedOut({ cause: error, isSent })
    case 'UploadRefused':
    case 'FileUnreadable':
    case 'UploadCancelled':
    case 'SessionEnded':
      return error
    default:
      return new OpinionFailed({ cause: error, isSent })
  }
}
