import { Effect } from 'effect'
import type { Application } from '#domain/application/application'
import type { RegistrableProofType } from '#domain/proof/proof'
import { filePathsOf } from '#domain/proof/proof-items'
import { hasApprovedBaseProof } from '#domain/proof/registration/base-proof'
import { type NewProof, makeNewProof, type RegistrationFiles } from '#domain/proof/registration/new-proof'
import { decideEnoughFiles } from '#domain/proof/registration/registration-checks'
import {
  decideRegistrationEligibility,
  REGISTRATION_QUEUE_ACTIONS,
} from '#domain/proof/registration/registration-eligibility'
import type { RegistrationForm } from '#domain/proof/registration/registration-form'
import { decideSameRegistration, arrivedProofsWithAnyPath } from '#domain/proof/registration/same-registration'
import type { StoredFile } from '#domain/upload/stored-file'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { Applications } from '../application/applications.port.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { isDefinitiveRefusal, sendingFailureVerdictOf } from '../kernel/failed-call.ts'
import { isStored, sendOnce, type SentMemory } from '../kernel/send-once.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { type ErrorOf, type ServicesOf, type ServiceOf, useCase } from '../kernel/token.ts'
import { FindEmptyStoredFiles } from '../upload/find-empty-stored-files.ts'
import type { StoreFileError } from '../upload/store-file.ts'
import type { UploadCancelled } from '../upload/upload.errors.ts'
import {
  emptyFileRefusalOf,
  OtherRegistrationArrived,
  NotEnoughFiles,
  RegistrationRefused,
  RegistrationNotAllowed,
  RegistrationDeclined,
  RegistrationTimedOut,
  RegistrationUnanswered,
} from './proof.errors.ts'
import { ProofRegistrations } from './proofs.port.ts'
import { loadRegistrationApplication, proofApplicationNumbers } from './registration-application.ts'

export type CheckedRegistration = RegistrationForm & { readonly type: RegistrableProofType }

export type RegistrationPageCallbacks = {
  readonly memory: SentMemory<StoredFile>
  /** Uploads the files that are not stored yet and returns all of them. [P-307] */
  readonly store: Effect.Effect<RegistrationFiles<StoredFile>, StoreFileError | UploadCancelled>
  /** Asks the person whether to continue without these empty files; called only if there are some. [P-065] */
  readonly confirmWithoutEmptyFiles: (emptyFiles: readonly StoredFile[]) => Effect.Effect<boolean>
}

/** The proof is stored; `skipped` is the number of empty files left out. [P-066] [P-074] */
export type RegistrationResult = { readonly skipped: number }

const PORTS = {
  applications: Applications,
  session: SessionStore,
  gate: QueueGate,
  registrations: ProofRegistrations,
  findEmptyFiles: FindEmptyStoredFiles,
}
type Ports = ServicesOf<typeof PORTS>

/**
 * Registers a proof: decides again whether the proof may be registered, waits in the queue if proofs of this type have
 * one, uploads the files, leaves out empty files if the person agrees, and creates the proof. After an unreadable
 * answer, searches the agency's proofs, so that no proof is stored twice; only an identical proof counts as arrived.
 * Uploaded files stay stored after any failure. [P-021] [D3-139]
 */
export const RegisterProof = useCase('RegisterProof', PORTS, (ports) =>
  Effect.fnUntraced(function* (form: CheckedRegistration, steps: RegistrationPageCallbacks) {
    const application = yield* loadRegistrationApplication(ports)
    const { verdict, because } = decideRegistrationEligibility(form.type, application)
    if (verdict !== 'ok') return yield* new RegistrationNotAllowed({ verdict, because })
    const gate = REGISTRATION_QUEUE_ACTIONS[form.type]
    const work = register(ports, application, form, steps)
    return yield* gate === null ? work : ports.gate.admitted(gate, () => work)
  }),
)
export type RegisterProof = ServiceOf<typeof RegisterProof>
export type RegisterProofError = ErrorOf<typeof RegisterProof>

const register = Effect.fnUntraced(function* (
  ports: Ports,
  application: Application,
  form: CheckedRegistration,
  steps: RegistrationPageCallbacks,
) {
  const { memory } = steps
  const baseApproved = hasApprovedBaseProof(application.proofs)
  const storedFiles = yield* steps.store
  const { files, skipped } = yield* withoutEmpty(ports, storedFiles, steps)
  const { verdict, because } = decideEnoughFiles(
    { base: files.base.length, performance: files.performance.length },
    { type: form.type, baseApproved },
  )
  if (verdict !== 'ok') return yield* new NotEnoughFiles({ verdict, because })
  const proof = makeNewProof(form, proofApplicationNumbers(application, ports.session), files, { baseApproved })
  const sentFiles = proof.items.map(({ file }) => file)
  const sending: SentRegistration = { proof, paths: [...new Set([...memory.sentBefore, ...filePathsOf(sentFiles)])] }
  if (!(yield* isRegistrationStored(application, sending)))
    // After a readable refusal, the proof is searched only if the form had already sent a proof earlier.
    yield* sendOnce({
      kind: 'registration',
      remember: memory.add(sentFiles),
      isSentBefore: memory.sentBefore.length > 0,
      call: ports.registrations.create(proof),
      ask: () => loadRegistrationApplication(ports),
      isStoredIn: (now) => isRegistrationStored(now, sending),
      toError: toRegistrationError,
    })
  return { skipped } satisfies RegistrationResult
})

/** Leaves out the empty files, if there are any and the person agrees. [P-066] [P-067] */
const withoutEmpty = Effect.fnUntraced(function* (
  { findEmptyFiles }: Ports,
  storedFiles: RegistrationFiles<StoredFile>,
  steps: RegistrationPageCallbacks,
) {
  const emptyFiles = yield* findEmptyFiles([...storedFiles.base, ...storedFiles.performance])
  if (emptyFiles.length === 0) return { files: storedFiles, skipped: 0 }
  if (!(yield* steps.confirmWithoutEmptyFiles(emptyFiles))) return yield* new RegistrationDeclined()
  const whole = (files: readonly StoredFile[]) => files.filter((file) => !emptyFiles.includes(file))
  const files = { base: whole(storedFiles.base), performance: whole(storedFiles.performance) }
  return { files, skipped: emptyFiles.length }
})

type SentRegistration = { readonly proof: NewProof<StoredFile>; readonly paths: readonly string[] }

/**
 * Returns whether the application has this proof. Fails if it has a different proof that this form has registered.
 * [P-315] [D3-139]
 */
const isRegistrationStored = (now: Application, { proof, paths }: SentRegistration) => {
  const arrived = arrivedProofsWithAnyPath(now, paths)
  return isStored(
    decideSameRegistration(proof, arrived),
    (reason) => new OtherRegistrationArrived({ ...reason, arrived }),
  )
}

const toRegistrationError = (error: CallError) => {
  if (error._tag === 'SessionEnded') return error
  const verdict = sendingFailureVerdictOf('registration', error)
  if (verdict === 'timedOut') return new RegistrationTimedOut()
  if (error._tag !== 'Refused' || (verdict === 'failed' && !isDefinitiveRefusal(error)))
    return new RegistrationUnanswered({ cause: error })
  if (verdict === 'emptyFile') return emptyFileRefusalOf(error)
  return new RegistrationRefused({ message: error.message, because: error.because })
}
