import { Effect } from 'effect'
import type { Decision, RefusalReason } from '#domain/kernel/decide'
import type { SentRequestKind } from '#domain/sending/failed-call'
import type { SameSubmissionVerdict } from '#domain/sending/same-submission'
import { lostCallVerdictOf, type SendingError } from './failed-call.ts'

/** What a form remembers of the requests that it sends, also over a reload of its page. [P-315] [D3-139] */
export type SentMemory<Item> = {
  /** The paths or names of everything that this form has sent so far; empty if it has sent nothing. */
  readonly sentBefore: readonly string[]
  /** Adds what is being sent now. */
  readonly add: (items: readonly Item[]) => Effect.Effect<void>
}

/**
 * Returns true if the agency has stored exactly the request that was sent, false if it has stored no request. Fails if
 * it has stored a different one. [D3-139]
 */
export const isStored = <Other>(
  { verdict, because }: Decision<SameSubmissionVerdict>,
  toError: (reason: RefusalReason<'other'>) => Other,
): Effect.Effect<boolean, Other> =>
  verdict === 'other' ? Effect.fail(toError({ verdict, because })) : Effect.succeed(verdict === 'same')

/** A request that the agency must not store twice. */
export type SingleRequest<E, Failure, Now, Other> = {
  readonly kind: SentRequestKind
  /** Stores what is sent, so that the next attempt or the reopened page can look for it. */
  readonly remember?: Effect.Effect<void>
  /** True if this page has sent such a request before. */
  readonly isSentBefore?: boolean
  readonly call: Effect.Effect<void, E>
  /** Reads the agency's data. */
  readonly ask: () => Effect.Effect<Now, unknown>
  /** Returns whether these data have the request. Fails if they have a different one. */
  readonly isStoredIn: (now: Now) => Effect.Effect<boolean, Other>
  readonly toError: (error: E) => Failure
}

/**
 * Sends a request. After a failure that may have stored it, reads the agency's data, and succeeds if they have the
 * request. Fails with `toError` of the failed call if the data do not have it or cannot be read. [A-267] [D3-139]
 */
export const sendOnce = <E extends SendingError, Failure, Now, Other = never>({
  kind,
  remember = Effect.void,
  isSentBefore,
  call,
  ask,
  isStoredIn,
  toError,
}: SingleRequest<E, Failure, Now, Other>): Effect.Effect<void, Failure | Other> =>
  Effect.catch(Effect.andThen(remember, call), (error): Effect.Effect<void, Failure | Other> => {
    const failure = Effect.fail(toError(error))
    if (lostCallVerdictOf(kind, error, isSentBefore) === 'fail') return failure
    return ask().pipe(
      Effect.catch(() => failure),
      Effect.flatMap(isStoredIn),
      Effect.flatMap((stored) => (stored ? Effect.void : failure)),
    )
  })
