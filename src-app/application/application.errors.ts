import { Data } from 'effect'
import type { DecidingRule } from '#domain/kernel/decide'
import type { RefusingRule } from '../kernel/call.errors.ts'

/** For this business number or by this person. `because` is null if the agency reported it. [A-146] [E-097] [E-130] */
export class NoApplication extends Data.TaggedError('NoApplication')<{ readonly because: DecidingRule | null }> {}

/** `message` comes from the server, null if it sent none. [A-147] [D2-48] */
export class EmptyApplicationAnswer extends Data.TaggedError('EmptyApplicationAnswer')<{
  readonly message: string | null
}> {}

/** The visitor is not the certified person (no `ci`, HTTP 401 or 403); the session has been reset. */
export class PersonNotCertified extends Data.TaggedError('PersonNotCertified') {}

/** The session is kept and loading may be repeated. `message` comes from the server. */
export class ApplicationNotLoaded extends Data.TaggedError('ApplicationNotLoaded')<{
  readonly message: string | null
  readonly cause: unknown
}> {}

/** Nothing was stored. `message` comes from the server, null if it sent none. */
export class ApplicationRefused extends Data.TaggedError('ApplicationRefused')<
  RefusingRule & { readonly message: string | null }
> {}

/**
 * Under this application number, with other entries. They are valid; the entries just sent stay on the form. [D2-108]
 */
export class OtherApplicationStored extends Data.TaggedError('OtherApplicationStored') {}

/** Sending failed, and the agency has no application under this application number. All entries are kept. */
export class SubmissionFailed extends Data.TaggedError('SubmissionFailed')<{ readonly cause: unknown }> {}

/** The connection failed before the application was sent. All entries are kept. */
export class ApplicationNotSent extends Data.TaggedError('ApplicationNotSent')<{ readonly cause: unknown }> {}

/**
 * The answer was lost, and a lookup gave no result. All entries are kept; sent again, the agency still stores only one
 * application.
 */
export class SubmissionOutcomeUnknown extends Data.TaggedError('SubmissionOutcomeUnknown')<{
  readonly cause: unknown
}> {}

/**
 * By its status or a proof: found by the rules before the call, or by the agency because the page was out of date.
 * Nothing was changed. [A-201] [D2-115]
 */
export class NotCancellable extends Data.TaggedError('NotCancellable')<RefusingRule> {}

/** A cancellation would now lose more than the page has shown. Nothing was sent. [D2-115] */
export class CancellationLosesMore extends Data.TaggedError('CancellationLosesMore')<RefusingRule> {}

/** The application was changed elsewhere after the page loaded it; nothing was sent. */
export class ApplicationChanged extends Data.TaggedError('ApplicationChanged') {}
