import { Data } from 'effect'
import type { Application } from '#domain/application/application'
import type { RefusalReason } from '#domain/kernel/decide'
import type { Proof } from '#domain/proof/proof'
import type { EnoughFilesVerdict } from '#domain/proof/registration/registration-checks'
import type { RegistrationEligibility } from '#domain/proof/registration/registration-eligibility'
import type { ArrivedFile, ArrivedProof } from '#domain/proof/registration/same-registration'
import type { SupplementEligibility } from '#domain/proof/supplement-eligibility'
import type { SentSupplement } from '#domain/proof/supplement/staged-changes'
import type { SupplementVerdict } from '#domain/proof/supplement/supplement'
import type { SupplementSubmissionVerdict } from '#domain/proof/supplement/supplement-checks'
import type { CallError, Refused, RefusingRule } from '../kernel/call.errors.ts'

/** The application does not allow this registration, or no longer allows it; nothing was sent. [P-018] [P-301] */
export class RegistrationNotAllowed extends Data.TaggedError('RegistrationNotAllowed')<
  RefusalReason<Exclude<RegistrationEligibility, 'ok'>>
> {}

/** Too few non-empty files are left; nothing was registered. [P-068] */
export class NotEnoughFiles extends Data.TaggedError('NotEnoughFiles')<
  RefusalReason<Exclude<EnoughFilesVerdict, 'ok'>>
> {}

/**
 * The person did not agree to continue without the empty files; nothing was registered, the form is unchanged. [P-067]
 */
export class RegistrationDeclined extends Data.TaggedError('RegistrationDeclined') {}

/**
 * An earlier submission of this form has arrived with different entries. Nothing was registered now, because the
 * current entries may be meant for a second proof. `arrived` has the proofs that the form registered. [P-315] [D3-139]
 */
export class OtherRegistrationArrived extends Data.TaggedError('OtherRegistrationArrived')<
  RefusalReason<'other'> & { readonly arrived: readonly ArrivedProof[] }
> {}

/**
 * The server found an empty file; nothing was registered. `name` is the name of the file, empty if the server did not
 * send it. [P-078]
 */
export class EmptyFileRefused extends Data.TaggedError('EmptyFileRefused')<{ readonly name: string }> {}

/** Returns the failure for a refusal because of an empty file. [P-078] [P-277] */
export const emptyFileRefusalOf = (refusal: Refused): EmptyFileRefused =>
  new EmptyFileRefused({ name: refusal.reason.is === 'emptyFile' ? refusal.reason.name : '' })

/** The server took too long (504), and does not have the proof yet. [P-076] [D3-747] */
export class RegistrationTimedOut extends Data.TaggedError('RegistrationTimedOut') {}

/** The server refused the proof; `message` says why, null if the server sent none. Nothing was registered. [P-079] */
export class RegistrationRefused extends Data.TaggedError('RegistrationRefused')<
  RefusingRule & { readonly message: string | null }
> {}

/**
 * No readable answer arrived, and the agency does not have the proof yet. Entries and files are kept. [P-077] [D3-747]
 */
export class RegistrationUnanswered extends Data.TaggedError('RegistrationUnanswered')<{ readonly cause: unknown }> {}

export class CarrierRequestRefused extends Data.TaggedError('CarrierRequestRefused')<RefusingRule> {}

/** No readable answer arrived, and the agency does not have the request yet. [P-089] [D3-747] */
export class CarrierRequestUnanswered extends Data.TaggedError('CarrierRequestUnanswered')<{
  readonly cause: unknown
}> {}

/**
 * An earlier request of this page has arrived, but for other carriers than those ticked now. Nothing was sent now.
 * [P-315] [D3-139]
 */
export class OtherCarrierRequestArrived extends Data.TaggedError('OtherCarrierRequestArrived')<
  RefusalReason<'other'> & { readonly carriers: readonly string[] }
> {}

/** No proof was chosen in this tab. [P-090] [P-097] */
export class NoProofChosen extends Data.TaggedError('NoProofChosen') {}

/**
 * The supplement may not be sent; nothing was sent. `open` is the number of items that were sent back and are
 * unchanged. [P-133] to [P-139]
 */
export class SupplementNotReady extends Data.TaggedError('SupplementNotReady')<
  RefusalReason<Exclude<SupplementSubmissionVerdict, 'ok'>> & { readonly open: number }
> {}

/**
 * An earlier supplement of this proof got no answer, but has arrived; its entries or files differ from the current
 * ones. The current entries and files were not stored. [P-315] [D3-139]
 */
export class OtherSupplementArrived extends Data.TaggedError('OtherSupplementArrived')<
  RefusalReason<'other'> & { readonly proof: Proof }
> {}

/** The application accepts no supplement any more; nothing was sent. `after` is the proof as it was read. */
export class SupplementClosed extends Data.TaggedError('SupplementClosed')<
  RefusalReason<Exclude<SupplementEligibility, 'ok'>> & { readonly after: ProofStateAfterFailure }
> {}

/** The proof or its application accepts no base files any more; nothing was added. [P-090] [D3-673] */
export class ProofNotSupplementable extends Data.TaggedError('ProofNotSupplementable')<
  RefusalReason<Exclude<SupplementVerdict, 'ok'>>
> {}

/** Every staged change was already made elsewhere; nothing was sent. [P-138] */
export class NothingLeftToChange extends Data.TaggedError('NothingLeftToChange')<
  RefusalReason<Extract<SupplementSubmissionVerdict, 'appliedElsewhere'>>
> {}

/** The proof could not be read again before the first change; nothing was sent. [P-128] */
export class ProofNotRereadBeforeChange extends Data.TaggedError('ProofNotRereadBeforeChange')<{
  readonly cause: unknown
}> {}

/** A new file could not be uploaded; no change was sent. `name` is the name of the chosen file. [P-141] */
export class FileNotUploaded extends Data.TaggedError('FileNotUploaded')<{
  readonly name: string
  readonly cause: unknown
}> {}

export type LoadedProof = {
  readonly proof: Proof
  /** Null if the application could not be read. The page then shows the values of the proof. [P-098] */
  readonly application: Application | null
  /** A supplement that this tab sent for this proof, and that was stored only in part. [P-314] */
  readonly pending: SentSupplement | null
}

/**
 * The state after a failed change. `loaded` is the reloaded proof, null if reloading also failed. `partly` is true if a
 * part of the changes is stored. [P-128] [P-314]
 */
export type ProofStateAfterFailure = { readonly loaded: LoadedProof | null; readonly partly: boolean }

type FailedChange = {
  readonly message: string | null
  readonly cause: CallError
  readonly after: ProofStateAfterFailure
}

/** An item could not be deleted. `message` comes from the server. [P-142] */
export class ProofItemDeletionFailed extends Data.TaggedError('ProofItemDeletionFailed')<FailedChange> {}

/** A file could not be replaced. `message` comes from the server. [P-132] [D3-74] */
export class ProofItemReplacementFailed extends Data.TaggedError('ProofItemReplacementFailed')<FailedChange> {}

/** The write that ends a supplement failed. `message` comes from the server. [P-142] */
export class ProofUpdateFailed extends Data.TaggedError('ProofUpdateFailed')<FailedChange> {}

/** Everything is stored, but the proof could not be loaded again. [P-128] */
export class ReloadAfterSupplementFailed extends Data.TaggedError('ReloadAfterSupplementFailed')<{
  readonly cause: unknown
}> {}

/**
 * The base files were not added. They are kept, and files already in the storage are not sent again. `message` comes
 * from the server and contains the name of a refused file; null if the server sent none. [P-094] [D3-141]
 */
export class BaseSupplementFailed extends Data.TaggedError('BaseSupplementFailed')<{
  readonly message: string | null
  readonly cause: CallError
}> {}

/**
 * Files that this form sent earlier have arrived in the proof, but the form now has other files. Nothing was added now.
 * `arrived` are the files of the proof that this form sent. [P-315] [D3-139]
 */
export class OtherBaseFilesArrived extends Data.TaggedError('OtherBaseFilesArrived')<
  RefusalReason<'other'> & { readonly arrived: readonly ArrivedFile[] }
> {}
