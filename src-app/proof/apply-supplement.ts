import { Effect } from 'effect'
import type { Proof, ProofItem } from '#domain/proof/proof'
import { sortUniqueYears } from '#domain/proof/proof-period'
import { decideSameSupplement } from '#domain/proof/supplement/same-supplement'
import { decideEarlierSupplement } from '#domain/proof/supplement/sent-supplement'
import {
  type SentSupplement,
  itemIdsToDelete,
  replacementsWithItems,
  replacementsOf,
  type StagedChanges,
  keepPossibleChanges,
} from '#domain/proof/supplement/staged-changes'
import { decideSupplement, isSentBackItemStatus } from '#domain/proof/supplement/supplement'
import { decideSupplementSubmission, type ProofEntries } from '#domain/proof/supplement/supplement-checks'
import { decideSameSubmission } from '#domain/sending/same-submission'
import { QUEUE_ACTIONS } from '#domain/settings/queue-actions'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import type { StoredFile } from '#domain/upload/stored-file'
import { QueueGate } from '../admission/queue-gate.port.ts'
import { Applications } from '../application/applications.port.ts'
import { CALL_FAILURE_TAGS } from '../kernel/call.errors.ts'
import { isStored } from '../kernel/send-once.ts'
import { SessionStore } from '../kernel/session-store.port.ts'
import { SettingsSource } from '../kernel/settings.port.ts'
import { type ErrorOf, type ServicesOf, useCase } from '../kernel/token.ts'
import { SessionCookie } from '../session/session-cookie.port.ts'
import type { PreparedFile } from '../upload/prepared-file.ts'
import type { StoreFileError } from '../upload/store-file.ts'
import type { UploadCancelled } from '../upload/upload.errors.ts'
import {
  LoadChosenProof,
  isItemStillInProof,
  requestProof,
  toSupplement,
  unfinishedSupplementOf,
} from './load-chosen-proof.ts'
import {
  ProofNotRereadBeforeChange,
  FileNotUploaded,
  NothingLeftToChange,
  SupplementClosed,
  OtherSupplementArrived,
  ReloadAfterSupplementFailed,
  SupplementNotReady,
  type LoadedProof,
} from './proof.errors.ts'
import { ProofItems, type FileReplacement, type ProofUpdate, Proofs } from './proofs.port.ts'
import { type FailedSupplementChange, recoverSupplement } from './recover-supplement.ts'
import { SentSupplementStore } from './sent-supplement-store.ts'

export type StagedFile = {
  readonly name: string
  /** Uploads the file, unless it is already in the storage. */
  readonly store: Effect.Effect<StoredFile, StoreFileError | UploadCancelled>
  /** The prepared file, for a call that sends the bytes; null if an earlier attempt has stored it. [D3-07] */
  readonly content: PreparedFile | null
  /** Returns the path of the file if it is already in the storage; otherwise null. */
  readonly storedPath: () => string | null
}

/** The current step of a supplement. `deleting` has the id of the item that is being deleted. */
export type SupplementStep =
  | { readonly is: 'uploading' }
  | { readonly is: 'deleting'; readonly id: string }
  | { readonly is: 'writing' }
  | { readonly is: 'loading' }

const PORTS = {
  proofs: Proofs,
  applications: Applications,
  items: ProofItems,
  gate: QueueGate,
  session: SessionStore,
  settings: SettingsSource,
  sentSupplements: SentSupplementStore,
  cookie: SessionCookie,
  loadProof: LoadChosenProof,
}
type SupplementPorts = ServicesOf<typeof PORTS>

/** The changes that remain after the proof was read again and checked. */
type CheckedSupplement = {
  readonly proof: Proof
  readonly update: ProofUpdate
  readonly staged: StagedChanges<StagedFile>
}
type UploadedReplacement = { readonly item: ProofItem; readonly file: StoredFile }
type OnStep = (step: SupplementStep) => void

/**
 * Sends the staged changes of the detail page: waits in the queue, loads and checks the proof again, uploads every new
 * file, deletes items, writes the proof exactly once, and reloads it. A setting reverses the order of deleting and
 * writing. Before the first change, `SentSupplementStore` stores all changes, so that a failed supplement can be
 * completed, even after a reload. [P-314] [D3-08]
 */
export const ApplySupplement = useCase('ApplySupplement', PORTS, (ports) =>
  Effect.fnUntraced(function* (
    loadedProof: LoadedProof,
    entered: ProofEntries,
    staged: StagedChanges<StagedFile>,
    onStep: OnStep,
  ) {
    yield* ready(decideNow(ports, loadedProof, entered, staged))
    const recovered = yield* ports.gate.admitted(QUEUE_ACTIONS.proofSupplement, () =>
      Effect.gen(function* () {
        const supplement = yield* readAgain(ports, loadedProof, { entered, staged })
        if (supplement === 'arrived') return null
        onStep({ is: 'uploading' })
        const uploadedReplacements = yield* upload(ports, supplement)
        const sentSupplement = yield* remember(ports, supplement, uploadedReplacements)
        return yield* change(ports, supplement, uploadedReplacements, onStep).pipe(
          Effect.as(null),
          Effect.catch((failure: FailedSupplementChange) => recoverSupplement(ports, failure, sentSupplement)),
        )
      }),
    )
    if (recovered !== null) return recovered
    yield* ports.sentSupplements.remove(loadedProof.proof.id)
    onStep({ is: 'loading' })
    return yield* Effect.catchTag(
      ports.loadProof(),
      ['NoProofChosen', 'NotLoaded'],
      (cause) => new ReloadAfterSupplementFailed({ cause }),
    )
  }),
)

/**
 * Returns whether an earlier attempt has completed the proof with exactly these entries and changes. Changes that the
 * page already shows are not compared. A file that a call sent as bytes has no path and counts as another file.
 * [D3-139] [P-315]
 */
const isSentSupplementStored = (
  now: Proof,
  { proof }: LoadedProof,
  sentSupplement: SentSupplement,
  { entered, staged }: WantedSupplement,
) => {
  const isOpen = (id: string) => proof.items.some((item) => item.id === id && isSentBackItemStatus(item.status))
  const isWanted = decideSameSubmission(
    {
      years: sortUniqueYears(entered.years),
      total: entered.total,
      deletions: itemIdsToDelete(staged),
      files: replacementsOf(staged).map(({ id, file }) => `${id} ${file.storedPath()}`),
    },
    {
      years: sentSupplement.years,
      total: sentSupplement.total,
      deletions: sentSupplement.deletions.filter(isOpen),
      files: sentSupplement.replacements.flatMap(({ id, file }) => (isOpen(id) ? [`${id} ${file?.path}`] : [])),
    },
  )
  const decision = decideEarlierSupplement({
    found: decideSameSupplement(sentSupplement, now).verdict,
    wanted: isWanted.verdict === 'same',
  })
  return isStored(decision, (reason) => new OtherSupplementArrived({ ...reason, proof: now }))
}

/**
 * Decides whether the supplement may be sent. Runs before and after the proof is read again. In the second run,
 * `wasStaged` is true if the person had staged changes, even if none of them is possible any more. [P-133] to [P-139]
 */
const decideNow = ({ cookie }: SupplementPorts, ...supplement: Parameters<typeof toSupplement>) =>
  decideSupplementSubmission(toSupplement(...supplement), cookie.read() !== null)

const ready = ({ verdict, because, open }: ReturnType<typeof decideNow>): Effect.Effect<void, SupplementNotReady> =>
  verdict === 'ok' ? Effect.void : Effect.fail(new SupplementNotReady({ verdict, because, open }))

type WantedSupplement = {
  readonly entered: ProofEntries
  readonly staged: StagedChanges<StagedFile>
}
/**
 * Reads the proof and its application again, because another tab or the agency may have changed them. Returns the
 * remaining changes, or `arrived` if an earlier attempt with the same changes has arrived. [D3-660]
 */
const readAgain = Effect.fnUntraced(function* (
  ports: SupplementPorts,
  loadedProof: LoadedProof,
  wantedSupplement: WantedSupplement,
) {
  const { id } = loadedProof.proof
  const [proof, application] = yield* requestProof(ports, id).pipe(
    Effect.catchTag(CALL_FAILURE_TAGS, (cause) => new ProofNotRereadBeforeChange({ cause })),
  )
  const sentSupplement = yield* ports.sentSupplements.read(id)
  if (sentSupplement !== null && (yield* isSentSupplementStored(proof, loadedProof, sentSupplement, wantedSupplement)))
    return 'arrived'
  const now = { proof, application, pending: unfinishedSupplementOf(sentSupplement, proof) }
  const { verdict: supplement, because: by } = decideSupplement(proof.status, application)
  if (supplement !== 'ok' && supplement !== 'notRequested')
    return yield* new SupplementClosed({ verdict: supplement, because: by, after: { loaded: now, partly: false } })
  const { years, total } = wantedSupplement.entered
  const staged = keepPossibleChanges(wantedSupplement.staged, proof.items)
  const decision = decideNow(ports, now, wantedSupplement.entered, staged, wantedSupplement.staged.size > 0)
  const { verdict, because } = decision
  if (verdict === 'appliedElsewhere') return yield* new NothingLeftToChange({ verdict, because })
  yield* ready(decision)
  const applicationNumber = proof.applicationNumber ?? ports.session.read().applicationNumber
  const update: ProofUpdate = { proofId: id, applicationNumber, years: sortUniqueYears(years), total }
  return { proof, update, staged } satisfies CheckedSupplement
})

/**
 * Uploads every new file before the first change. In multipart mode uploads nothing, because the call contains the
 * bytes. [P-141] [D3-07]
 */
const upload = ({ settings }: SupplementPorts, { proof, staged }: CheckedSupplement) =>
  Effect.forEach(
    settings.read().replaceMode === 'batch' ? replacementsWithItems(staged, proof.items) : [],
    ({ item, file: { name, store } }) =>
      store.pipe(
        Effect.map((file): UploadedReplacement => ({ item, file })),
        Effect.mapError((cause) =>
          cause._tag === 'SessionEnded' || cause._tag === 'UploadCancelled'
            ? cause
            : new FileNotUploaded({ name, cause }),
        ),
      ),
    { concurrency: EVIDENCE_FILE_PARAMETERS.parallelUploads },
  )

/** Before the first change, stores what is about to be sent. [P-314] */
const remember = Effect.fnUntraced(function* (
  { sentSupplements }: SupplementPorts,
  { proof, update, staged }: CheckedSupplement,
  uploadedReplacements: readonly UploadedReplacement[],
) {
  const { proofId, years, total } = update
  const before = yield* sentSupplements.read(proofId)
  const earlierDeletions = before === null ? [] : before.deletions.filter((id) => !isItemStillInProof(proof, id))
  const sentSupplement: SentSupplement = {
    proofId,
    years,
    total,
    replacements: replacementsOf(staged).map(({ id, file: { name } }) => ({
      id,
      name,
      file: uploadedReplacements.find(({ item }) => item.id === id)?.file ?? null,
    })),
    // Includes the deletions of an earlier attempt, because the supplement is complete only with them.
    deletions: [...earlierDeletions, ...itemIdsToDelete(staged)],
  }
  yield* sentSupplements.write(sentSupplement)
  return sentSupplement
})

/** Sends the changes in the order that the deployment sets. A failure says which change failed. [D3-08] */
const change = (
  ports: SupplementPorts,
  supplement: CheckedSupplement,
  uploadedReplacements: readonly UploadedReplacement[],
  onStep: OnStep,
): Effect.Effect<void, FailedSupplementChange> => {
  const deletions = Effect.forEach(itemIdsToDelete(supplement.staged), (id) => {
    onStep({ is: 'deleting', id })
    return ports.items.remove(id).pipe(Effect.mapError((cause) => ({ change: 'deletion', cause }) as const))
  })
  const updates = Effect.andThen(
    Effect.suspend(() => {
      onStep({ is: 'writing' })
      return replaceOneByOne(ports, supplement)
    }),
    writeProof(ports, supplement, uploadedReplacements).pipe(
      Effect.mapError((cause) => ({ change: 'write', cause }) as const),
    ),
  )
  return ports.settings.read().supplementOrder === 'delete-first'
    ? Effect.andThen(deletions, updates)
    : Effect.andThen(updates, Effect.asVoid(deletions))
}

/** Writes the proof exactly once, with any new files. [P-126] [D3-55] */
const writeProof = (
  { proofs, session }: SupplementPorts,
  { proof, update }: CheckedSupplement,
  uploadedReplacements: readonly UploadedReplacement[],
) =>
  Effect.suspend(() => {
    if (uploadedReplacements.length === 0) return proofs.update(update)
    return proofs.updateWithFiles(
      update,
      uploadedReplacements.map(({ item, file }): FileReplacement => ({
        itemId: item.id,
        applicationNumber: update.applicationNumber,
        proofType: item.proofType,
        supportNumber: item.supportNumber ?? proof.supportNumber ?? session.read().supportNumber,
        file,
      })),
    )
  })

const replaceOneByOne = ({ items, settings }: SupplementPorts, { staged, update }: CheckedSupplement) =>
  Effect.forEach(
    settings.read().replaceMode === 'multipart' ? replacementsOf(staged) : [],
    ({ id, file: { content } }) =>
      content === null
        ? // Only the mode `batch` stores files, so in the mode `multipart` no earlier attempt has stored one.
          Effect.die(new Error(`the file of item ${id} is stored and has no bytes to send`))
        : items
            .replace({ itemId: id, applicationNumber: update.applicationNumber, file: content })
            .pipe(Effect.mapError((cause) => ({ change: 'replacement', cause }) as const)),
    { discard: true },
  )
export type ApplySupplementError = ErrorOf<typeof ApplySupplement>
