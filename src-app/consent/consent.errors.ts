import { Data } from 'effect'

/** This person has a live application already; nothing can be applied for a second time. */
export class AlreadyApplied extends Data.TaggedError('AlreadyApplied') {}

/** The consents were not saved; they stay as chosen and may be sent again. */
export class ConsentsNotSaved extends Data.TaggedError('ConsentsNotSaved')<{ readonly cause: unknown }> {}

/** A required consent is missing, or declining is not allowed here; nothing was sent. */
export class ConsentsIncomplete extends Data.TaggedError('ConsentsIncomplete') {}
