import { Data } from 'effect'
import type { RegistrationEligibility } from '#domain/proof/new-proof'

/** The application could not be loaded, so nobody knows what may be registered; nothing was sent, it may be asked again. [P-020] */
export class RegistrationNotLoaded extends Data.TaggedError('RegistrationNotLoaded')<{ readonly cause: unknown }> {}

/** The application does not allow this registration (any more); nothing was sent. `because` is the key that says why. [P-018] [P-019] [P-084] [P-301] */
export class RegistrationNotAllowed extends Data.TaggedError('RegistrationNotAllowed')<{
  readonly because: Exclude<RegistrationEligibility, 'ok'>
}> {}

/** Without the empty files too few are left; nothing was registered. [P-068] */
export class NoValidFiles extends Data.TaggedError('NoValidFiles')<{
  readonly because: 'reg.noValidBase' | 'reg.noValidPerformance'
}> {}

/** The person does not go on without the empty files; nothing was registered, the form is as it was. [P-067] */
export class RegistrationStopped extends Data.TaggedError('RegistrationStopped') {}

/** The server found a file without a byte; nothing was registered. `name` is the file's, empty where it gave none. [P-078] */
export class EmptyFileRefused extends Data.TaggedError('EmptyFileRefused')<{ readonly name: string }> {}

/** The server took too long (504), and what was sent is not found there. [P-076] */
export class RegistrationTimedOut extends Data.TaggedError('RegistrationTimedOut') {}

/** The server refused, in its own sentence; nothing was registered. [P-079] */
export class ProofRefused extends Data.TaggedError('ProofRefused')<{ readonly message: string }> {}

/** No answer that can be read came, and what was sent is not found at the agency. Entries and files are kept. [P-040] [P-077] */
export class RegistrationUnanswered extends Data.TaggedError('RegistrationUnanswered')<{ readonly cause: unknown }> {}

/** The carriers are not asked: the server refused. [P-089] */
export class CarrierRequestRefused extends Data.TaggedError('CarrierRequestRefused') {}

/** Whether the carriers are asked is not known, and no request is found at the agency. [P-089] */
export class CarrierRequestUnanswered extends Data.TaggedError('CarrierRequestUnanswered')<{
  readonly cause: unknown
}> {}
