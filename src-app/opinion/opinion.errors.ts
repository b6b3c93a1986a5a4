import { Data } from 'effect'
import type { RefusalReason } from '#domain/kernel/decide'
import type { Opinion, OpinionSubmissionVerdict } from '#domain/opinion/opinion'
import type { RefusingRule } from '../kernel/call.errors.ts'

/** The opinion is empty; nothing was sent. [P-152] */
export class OpinionEmpty extends Data.TaggedError('OpinionEmpty') {}

/** No opinion may be submitted now; nothing was sent. [P-146] [P-154] */
export class OpinionNotAllowed extends Data.TaggedError('OpinionNotAllowed')<
  RefusalReason<Exclude<OpinionSubmissionVerdict, 'ok'>>
> {}

/** The agency has given an answer that the page does not show; nothing was sent. [D3-640] */
export class AnswerUnread extends Data.TaggedError('AnswerUnread')<RefusalReason<'unread'>> {}

/**
 * The agency refused the opinion. `message` comes from the agency, null if it sent none. The entered text is kept.
 * [P-161]
 */
export class OpinionRefused extends Data.TaggedError('OpinionRefused')<
  RefusingRule & { readonly message: string | null }
> {}

/** `isSent`: the opinion itself was sent, and may still arrive although the history did not have it yet. [D3-747] */
type SendingFailure = { readonly cause: unknown; readonly isSent: boolean }

/**
 * Sending took too long: the server answered HTTP 504, or the upload of a file exceeded its time limit. The entered
 * text and the files are kept. [P-163]
 */
export class OpinionTimedOut extends Data.TaggedError('OpinionTimedOut')<SendingFailure> {}

/** Any other failure; the opinion is not in the history. The entered text and the files are kept. [P-163] [P-315] */
export class OpinionFailed extends Data.TaggedError('OpinionFailed')<SendingFailure> {}

/**
 * An earlier submission from this page got no answer, but has arrived; its text or files differ from the current ones.
 * The current text and files were not stored. [P-315] [D3-139]
 */
export class OtherOpinionArrived extends Data.TaggedError('OtherOpinionArrived')<
  RefusalReason<'other'> & { readonly arrived: Pick<Opinion, 'content' | 'files'> }
> {}
