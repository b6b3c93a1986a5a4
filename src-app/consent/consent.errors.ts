import { Data } from 'effect'
import type { ConsentPage } from '#domain/consent/consent-groups'

/** This person has a live application already; nothing can be applied for a second time. */
export class AlreadyApplied extends Data.TaggedError('AlreadyApplied') {}

/** The consents were not saved; they stay as chosen and may be sent again. */
export class ConsentsNotSaved extends Data.TaggedError('ConsentsNotSaved')<{ readonly cause: unknown }> {}

/** Consents of this page are missing, so nothing was sent: the person has to give them there first. */
export class ConsentsIncomplete extends Data.TaggedError('ConsentsIncomplete')<{ readonly page: ConsentPage }> {}
