import { Data } from 'effect'
import type { RefusedBy } from '../kernel/call.errors.ts'

/** The server has no application for this person and business; the session has been reset. */
export class NoApplication extends Data.TaggedError('NoApplication') {}

/** The answer holds nothing to show; `message` is the server's sentence, null when it gave none. [A-147] [D2-48] */
export class EmptyApplication extends Data.TaggedError('EmptyApplication')<{ readonly message: string | null }> {}

/** The visitor is not the verified person (no `ci`, HTTP 401 or 403); the session has been reset. */
export class PersonNotVerified extends Data.TaggedError('PersonNotVerified') {}

/** The application could not be loaded just now; the session is kept and it may be asked again. `message` is the server's. */
export class LoadFailed extends Data.TaggedError('LoadFailed')<{
  readonly message: string | null
  readonly cause: unknown
}> {}

/** The server refused the application; nothing was stored. `message` is its sentence, null when it gave none. */
export class ApplicationRefused extends Data.TaggedError('ApplicationRefused')<
  RefusedBy & { readonly message: string | null }
> {}

/** An application with other entries is stored under this number: its entries count, not those just sent, which are kept. [D2-108] */
export class OtherApplicationStored extends Data.TaggedError('OtherApplicationStored') {}

/** Something failed while the application was sent, and no application is found under this number. All entries are kept. */
export class SubmissionFailed extends Data.TaggedError('SubmissionFailed')<{ readonly cause: unknown }> {}

/**
 * The application cannot be cancelled any more, or a proof blocks it: known before anything was sent, or reported by
 * the agency when the page was out of date. Nothing was changed. [A-201] [D2-115]
 */
export class NotCancellable extends Data.TaggedError('NotCancellable')<RefusedBy> {}

/** The application was changed elsewhere since the page loaded it; nothing was sent. */
export class ApplicationChanged extends Data.TaggedError('ApplicationChanged') {}
