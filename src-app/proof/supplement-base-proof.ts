import { Effect } from 'effect'
import type { Proof } from '#domain/proof/proof'
import { filesOfItems, filePathsOf } from '#domain/proof/proof-items'
import { arrivedFilesOf, decideSameBaseFiles } from '#domain/proof/registration/same-registration'
import { decideSupplement } from '#domain/proof/supplement/supplement'
import { QUEUE_ACTIONS } from '#domain/settings/queue-actions'
import type { StoredFile } from '#domain/upload/stored-file'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { Applications } from '../application/applications.port.ts'
import type { CallError } from '../kernel/call.errors.ts'
import { sendingFailureVerdictOf } from '../kernel/failed-call.ts'
import { isStored, sendOnce, type SentMemory } from '../kernel/send-once.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { type ErrorOf, type ServicesOf, useCase } from '../kernel/token.ts'
import type { StoreFileError } from '../upload/store-file.ts'
import type { UploadCancelled } from '../upload/upload.errors.ts'
import { requestProof } from './load-chosen-proof.ts'
import {
  emptyFileRefusalOf,
  OtherBaseFilesArrived,
  BaseSupplementFailed,
  ProofNotSupplementable,
} from './proof.errors.ts'
import { type NewBaseItem, ProofItems, Proofs } from './proofs.port.ts'

type BaseSupplementPageCallbacks = {
  readonly memory: SentMemory<StoredFile>
  /** Uploads the files that are not stored yet and returns all of them. [P-307] */
  readonly storeAll: Effect.Effect<readonly StoredFile[], StoreFileError | UploadCancelled>
}

const PORTS = {
  proofs: Proofs,
  applications: Applications,
  items: ProofItems,
  gate: QueueGate,
  session: SessionStore,
  settings: SettingsSource,
}
type Ports = ServicesOf<typeof PORTS>

/**
 * Adds base files to a proof that was sent back: waits in the queue, uploads the files, reads the proof and its
 * application again, and adds the files in one call or one by one. Skips files that the proof already has, because an
 * earlier attempt may have arrived without an answer. A call without a readable answer counts as success if the proof
 * then has the files. [P-093] [D3-673]
 */
export const SupplementBaseProof = useCase(
  'SupplementBaseProof',
  PORTS,
  (ports) => (proofId: string, steps: BaseSupplementPageCallbacks) =>
    ports.gate.admitted(QUEUE_ACTIONS.proofSupplement, () =>
      Effect.gen(function* () {
        const files = yield* steps.storeAll
        const [proof, application] = yield* requestProof(ports, proofId).pipe(Effect.mapError(toBaseSupplementError))
        const sending = {
          sent: filePathsOf(files),
          sentBefore: steps.memory.sentBefore,
          held: filePathsOf(filesOfItems(proof.items)),
        }
        yield* isStored(decideSameBaseFiles(sending), (reason) => {
          const arrived = arrivedFilesOf(proof, [...sending.sentBefore, ...sending.sent])
          return new OtherBaseFilesArrived({ ...reason, arrived })
        })
        const missingFiles = files.filter((file) => !holdsFile(proof, file))
        if (missingFiles.length === 0) return
        const { verdict, because } = decideSupplement(proof.status, application)
        if (verdict !== 'ok') return yield* new ProofNotSupplementable({ verdict, because })
        const { applicationNumber, supportNumber } = ports.session.read()
        const items = missingFiles.map((file): NewBaseItem => ({
          proofId,
          applicationNumber: proof.applicationNumber ?? applicationNumber,
          supportNumber: proof.supportNumber ?? supportNumber,
          file,
        }))
        yield* sendOnce({
          kind: 'baseFiles',
          remember: steps.memory.add(files),
          call: create(ports, items),
          ask: () => ports.proofs.get(proofId),
          isStoredIn: (now) => Effect.succeed(missingFiles.every((file) => holdsFile(now, file))),
          toError: toBaseSupplementError,
        })
      }),
    ),
)

const create = ({ items: { addAll, addOne }, settings }: Ports, items: readonly NewBaseItem[]) =>
  settings.read().supplementCreateMode === 'single' ? Effect.forEach(items, addOne, { discard: true }) : addAll(items)

/** True if the proof has this file, compared by path: the storage gives each file its own path. */
const holdsFile = (proof: Proof, { path }: StoredFile): boolean => arrivedFilesOf(proof, [path]).length > 0

const toBaseSupplementError = (cause: CallError) => {
  if (cause._tag === 'SessionEnded') return cause
  if (cause._tag !== 'Refused') return new BaseSupplementFailed({ message: null, cause })
  switch (sendingFailureVerdictOf('baseFiles', cause)) {
    case 'emptyFile':
      return emptyFileRefusalOf(cause)
    case 'refused':
      return new BaseSupplementFailed({ message: cause.message, cause })
    case 'timedOut':
    case 'failed':
      return new BaseSupplementFailed({ message: null, cause })
  }
}
export type SupplementBaseProofError = ErrorOf<typeof SupplementBaseProof>
