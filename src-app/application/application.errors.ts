import { Data } from 'effect'
import type { DecidingRule, RefusalReason } from '#domain/kernel/decide'
import type { RefusingRule } from '../kernel/call.errors.ts'

/**
 * No application was submitted for this business number or by this person. `because` is the rule that decided this;
 * null if the agency reported it. [A-146] [E-097]
 */
export class NoApplication extends Data.TaggedError('NoApplication')<{ readonly because: DecidingRule | null }> {}

/** The answer contains nothing to show; `message` comes from the server, null if it sent none. [A-147] [D2-48] */
export class EmptyApplicationAnswer extends Data.TaggedError('EmptyApplicationAnswer')<{
  readonly message: string | null
}> {}

/**
 * The visitor is not the certified person (no `ci`, HTTP 401 or 403). After HTTP 401 or 403, the session has been
 * reset.
 */
export class PersonNotCertified extends Data.TaggedError('PersonNotCertified') {}

/**
 * The server refused the application; nothing was stored. `message` comes from the server, null if it sent none.
 * [A-127]
 */
export class ApplicationRefused extends Data.TaggedError('ApplicationRefused')<
  RefusingRule & { readonly message: string | null }
> {}

/**
 * The server refused the application, because this person or this business already has another one. Correcting the
 * entries cannot change that. `message` comes from the server, null if it sent none. [D2-630]
 */
export class DuplicateApplication extends Data.TaggedError('DuplicateApplication')<
  RefusingRule & { readonly message: string | null }
> {}

/**
 * The agency has an application under this application number, but its entries differ from those just sent. The stored
 * entries are valid; the entries just sent stay on the form. [D2-108]
 */
export class OtherApplicationStored extends Data.TaggedError('OtherApplicationStored')<RefusalReason<'otherStored'>> {}

/** Sending failed, and the agency has no application under this application number. All entries are kept. */
export class SubmissionFailed extends Data.TaggedError('SubmissionFailed')<{ readonly cause: unknown }> {}

/**
 * The connection failed before the application was sent, so the agency has not received the application. All entries
 * are kept.
 */
export class ApplicationNotSent extends Data.TaggedError('ApplicationNotSent')<{ readonly cause: unknown }> {}

/**
 * The application was sent, but it is unknown whether the agency received it: the answer was lost, and a lookup gave no
 * result. All entries are kept. Even if they are sent again, the agency stores only one application.
 */
export class SubmissionOutcomeUnknown extends Data.TaggedError('SubmissionOutcomeUnknown')<{
  readonly cause: unknown
}> {}

/**
 * The application can no longer be cancelled, or a proof prevents it. Either the rules found this before the call was
 * sent, or the agency refused the call because the page was out of date. Nothing was changed. [A-201] [D2-115]
 */
export class NotCancellable extends Data.TaggedError('NotCancellable')<RefusingRule> {}

/**
 * The application was already cancelled, in another window or on another device. Nothing was changed. [A-201] [D3-522]
 */
export class AlreadyCancelled extends Data.TaggedError('AlreadyCancelled')<RefusingRule> {}

/**
 * The application can be cancelled, but is now in a status in which a cancellation loses more than the page has shown.
 * Nothing was sent. [D2-115]
 */
export class CancellationLosesMore extends Data.TaggedError('CancellationLosesMore')<RefusingRule> {}

/** The application was changed elsewhere after the page loaded it; nothing was sent. */
export class ApplicationChanged extends Data.TaggedError('ApplicationChanged')<RefusalReason<'changed' | 'other'>> {}
