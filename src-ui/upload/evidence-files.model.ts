import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { Cause, Effect, Exit, Fiber, Option } from 'effect'
import { AdmitChosenFiles } from '#app/upload/chosen-files'
import type { FileBytes, PreparedFile } from '#app/upload/chosen-file-store.port'
import { PrepareFile } from '#app/upload/prepare-file'
import { StoreFile, type StoreFileError } from '#app/upload/store-file'
import { PreviewFile } from '#app/upload/read-file'
import { UploadCancelled, UploadFailed } from '#app/upload/upload.errors'
import type { FileCategory, StoredFile } from '#domain/upload/stored-file'
import { announce } from '../design/announcer.tsx'
import type { EntryLock } from '../form/entry-lock.ts'
import type { Served } from '../services.ts'
import { fill } from '../text/fill.ts'
import { UPLOAD as T } from '../text/ko/upload.ts'
import { type EvidenceEntry, type ListedEntry, makeEntry } from './evidence-entry.ts'
import { ANY_FILES, type EvidencePlace } from './places.ts'

/** What a list of files asks of the product. */
export const EVIDENCE_SERVICES = {
  admitChosenFiles: AdmitChosenFiles,
  prepareFile: PrepareFile,
  previewFile: PreviewFile,
  storeFile: StoreFile,
} as const
export type EvidenceServices = Served<typeof EVIDENCE_SERVICES>

/** How many files are sent at a time: the next address is asked for while the one before is still on its way. */
const AT_A_TIME = 2

type Sent =
  | { readonly is: 'stored'; readonly file: StoredFile }
  | { readonly is: 'failed'; readonly error: StoreFileError }
  | { readonly is: 'cancelled' }

/** Which failure is told when several files failed for different reasons: the one that ends most. */
const GRAVEST: readonly StoreFileError['_tag'][] = ['UploadRefused', 'UploadTimeout', 'FileUnreadable', 'UploadFailed']

const gravest = (sent: readonly Sent[]): StoreFileError | undefined =>
  sent
    .flatMap((one) => (one.is === 'failed' ? [one.error] : []))
    .toSorted((a, b) => GRAVEST.indexOf(a._tag) - GRAVEST.indexOf(b._tag))[0]

const failureOf = (cause: Cause.Cause<StoreFileError>): StoreFileError => {
  const failure = Cause.findErrorOption(cause)
  if (Option.isSome(failure)) return failure.value
  globalThis.reportError(Cause.squash(cause))
  return new UploadFailed({ cause: 'defect' })
}

/** The session is over: nothing else will arrive, so that nobody waits for it. */
const unlessSessionEnded = (sent: Sent): Effect.Effect<Sent, StoreFileError> =>
  sent.is === 'failed' && sent.error._tag === 'SessionEnded' ? Effect.fail(sent.error) : Effect.succeed(sent)

/**
 * The files of one place: chosen, judged, made smaller where they must be, sent, stored. Screens show `entries` and
 * `problems`, call `add`, `remove`, `cancel` and `retry`, run `storeAll` when the form is sent, and `clear` when they go.
 * While the form that has this lock is being sent, a file can be stopped, but none added, removed or sent again.
 * [P-034] [P-174] [P-175] [P-177] [P-307] [D3-111]
 */
export const makeEvidenceFiles = (
  { locked }: Pick<EntryLock, 'locked'>,
  services: EvidenceServices,
  place: EvidencePlace = ANY_FILES,
) => {
  const entries = signal<readonly ListedEntry[]>([])
  const problems = signal<readonly string[]>([])
  const refusal = signal<{ readonly text: string | null; readonly of: unknown }>({ text: null, of: null })
  let category: FileCategory | null = null
  let adding: Promise<void> = Promise.resolve()
  let clearings = 0
  /** Files that are sent again by themselves, until they have arrived or failed. */
  const retried = new Map<ListedEntry, Promise<Sent>>()

  const find = (id: string) => entries.peek().find((entry) => entry.id === id)
  const isListed = (entry: ListedEntry) => entries.peek().includes(entry)
  const say = (problem: string) => {
    if (!problems.peek().includes(problem)) problems.value = [...problems.peek(), problem]
  }

  /** Everything that an entry holds is given back: work under way, and the memory of its picture. */
  const release = (entry: ListedEntry) => {
    entry.stopPreparing()
    entry.stopSending()
    const address = entry.preview.peek()
    entry.preview.value = null
    if (address !== null) URL.revokeObjectURL(address)
  }
  const drop = (entry: ListedEntry) => {
    release(entry)
    entries.value = entries.peek().filter((other) => other !== entry)
  }

  const showPicture = (entry: ListedEntry, picture: FileBytes | null) => {
    if (picture !== null && isListed(entry)) entry.preview.value = URL.createObjectURL(picture)
  }

  const preparing = (entry: ListedEntry): Effect.Effect<PreparedFile | null> =>
    services.prepareFile(entry.admitted, place).pipe(
      Effect.tap(() =>
        Effect.sync(() => {
          // Where the form was sent meanwhile, the file is on its way already.
          if (entry.state.peek().is === 'preparing') entry.state.value = { is: 'ready' }
        }),
      ),
      Effect.catch(({ refusal }) =>
        Effect.sync(() => {
          drop(entry)
          say(place.showRefusal(refusal))
          return null
        }),
      ),
    )

  const begin = (entry: ListedEntry) => {
    const prepared = Effect.runFork(preparing(entry))
    entry.prepared = Effect.runPromise(Fiber.await(prepared)).then((exit) => (Exit.isSuccess(exit) ? exit.value : null))
    const pictured = Effect.runFork(
      Effect.flatMap(Fiber.await(prepared), (exit) => {
        if (!Exit.isSuccess(exit) || exit.value === null) return Effect.void
        const picture =
          exit.value.preview === null ? services.previewFile(entry.admitted) : Effect.succeed(exit.value.preview)
        return Effect.map(picture, (small) => showPicture(entry, small))
      }),
    )
    entry.stopPreparing = () => {
      prepared.interruptUnsafe()
      pictured.interruptUnsafe()
    }
  }

  const take = async (files: readonly File[]) => {
    const before = clearings
    const { kept, duplicates, excess, faults } = await Effect.runPromise(
      services.admitChosenFiles(entries.peek(), files, place),
    )
    if (clearings !== before) return
    problems.value = [
      ...faults.map(({ code }) => place.showRefusal(code)),
      ...(duplicates.length === 0 ? [] : place.sayDuplicates(duplicates)),
      ...(excess === 0 ? [] : place.sayExcess(excess)),
    ]
    const fresh = kept.map(makeEntry)
    entries.value = [...entries.peek(), ...fresh]
    for (const entry of fresh) begin(entry)
    if (fresh.length > 0) announce(fill(T['file.added'], { n: fresh.length }))
  }

  /** Takes files, one call after the other, so that each sees what the one before has listed. */
  const add = (files: readonly File[]): Promise<void> =>
    locked.peek() ? adding : (adding = adding.then(() => take(files)))

  const sendOne = (entry: ListedEntry, as: FileCategory): Effect.Effect<Sent> =>
    Effect.gen(function* () {
      const before = entry.state.peek()
      if (before.is === 'stored') return before
      if (before.is !== 'sending' || !isListed(entry)) return { is: 'cancelled' } as const
      const prepared = yield* Effect.promise(() => entry.prepared)
      if (prepared === null || entry.state.peek().is !== 'sending') return { is: 'cancelled' } as const
      const onPercent = (percent: number) => {
        if (entry.state.peek().is === 'sending') entry.state.value = { is: 'sending', percent }
      }
      const fiber = yield* Effect.forkChild(services.storeFile(prepared, as, onPercent))
      entry.stopSending = () => fiber.interruptUnsafe()
      const exit = yield* Fiber.await(fiber)
      entry.stopSending = () => undefined
      const sent: Sent = Exit.isSuccess(exit)
        ? { is: 'stored', file: exit.value }
        : Cause.hasInterruptsOnly(exit.cause)
          ? { is: 'cancelled' }
          : { is: 'failed', error: failureOf(exit.cause) }
      entry.state.value = sent
      if (sent.is === 'failed') announce(fill(T['file.failedOne'], { name: entry.name }))
      return sent
    }).pipe(
      // Who asked for all of them is gone: what had not arrived is as it was chosen.
      Effect.onInterrupt(() =>
        Effect.sync(() => {
          if (entry.state.peek().is === 'sending') entry.state.value = { is: 'ready' }
        }),
      ),
    )

  /** One that a person stopped goes again by its own button only: it may be the wrong file. */
  const isOpen = ({ state }: ListedEntry) => !['stored', 'sending', 'cancelled'].includes(state.peek().is)

  /**
   * Sends every file that is neither stored yet nor stopped, each as far as it gets, and answers all in the order of the list.
   * One that is being sent again is waited for. Interrupting it aborts what is on its way. Fails: as `StoreFile` does, with
   * the gravest failure of all files, or UploadCancelled when the person stopped one. [P-075] [P-307] [D3-111]
   */
  const storeAll = (as: FileCategory): Effect.Effect<readonly StoredFile[], StoreFileError | UploadCancelled> =>
    Effect.gen(function* () {
      category = as
      yield* Effect.promise(() => adding)
      const asked = entries.peek()
      for (const entry of asked) if (isOpen(entry)) entry.state.value = { is: 'sending', percent: 0 }
      const arrival = (entry: ListedEntry) => {
        const again = retried.get(entry)
        return again === undefined ? sendOne(entry, as) : Effect.promise(() => again)
      }
      const sending = (entry: ListedEntry) => Effect.flatMap(arrival(entry), unlessSessionEnded)
      const sent = yield* Effect.forEach(asked, sending, { concurrency: AT_A_TIME })
      const failure = gravest(sent)
      if (failure !== undefined) return yield* Effect.fail(failure)
      const files = sent.flatMap((one) => (one.is === 'stored' ? [one.file] : []))
      return files.length === asked.length ? files : yield* new UploadCancelled()
    }).pipe(
      Effect.onInterrupt(() =>
        Effect.sync(() => {
          for (const entry of entries.peek())
            if (entry.state.peek().is === 'sending' && !retried.has(entry)) entry.state.value = { is: 'ready' }
        }),
      ),
    )

  /** Stops one file on its way; it stays in the list and can be sent again. Only preparing, it leaves the list. [P-307] */
  const cancel = (id: string) => {
    const entry = find(id)
    const is = entry?.state.peek().is
    if (entry === undefined || (is !== 'sending' && is !== 'preparing')) return
    if (is === 'preparing') return locked.peek() ? undefined : drop(entry)
    entry.state.value = { is: 'cancelled' }
    entry.stopSending()
  }

  /** Sends one file alone that failed or was stopped. [P-307] */
  const retry = async (id: string): Promise<void> => {
    const entry = find(id)
    const is = entry?.state.peek().is
    if (entry === undefined || locked.peek() || category === null || (is !== 'failed' && is !== 'cancelled')) return
    entry.state.value = { is: 'sending', percent: 0 }
    const sending = Effect.runPromise(sendOne(entry, category))
    retried.set(entry, sending)
    await sending
    retried.delete(entry)
  }

  /** Takes one file off the list. One that is on its way is stopped. [P-034] */
  const remove = (id: string) => {
    const entry = find(id)
    if (entry === undefined || locked.peek()) return
    drop(entry)
    announce(fill(T['file.removed'], { name: entry.name }))
  }

  const clear = () => {
    clearings += 1
    for (const entry of entries.peek()) release(entry)
    entries.value = []
    problems.value = []
  }

  return {
    place,
    locked,
    entries: entries as ReadonlySignal<readonly EvidenceEntry[]>,
    /** What is to be said of the files that came last, each sentence once, with the row that refuses. */
    problems,
    /** What a rule of the form says of this list, as long as it is the same. */
    refused: computed(() => (refusal.value.of === entries.value ? refusal.value.text : null)),
    refuse: (text: string | null) => {
      refusal.value = { text, of: entries.peek() }
    },
    /** Something is being made smaller: what sends the form waits for it. */
    preparing: computed(() => entries.value.some(({ state }) => state.value.is === 'preparing')),
    /** Something is on its way: leaving asks first. [P-313] */
    sending: computed(() => entries.value.some(({ state }) => state.value.is === 'sending')),
    /** Files are chosen that lie with nobody else yet: leaving asks first. [D3-102] */
    chosen: computed(() => entries.value.length > 0),
    add,
    remove,
    cancel,
    retry,
    storeAll,
    /** The name as chosen of a stored file, for messages. [D3-18] */
    chosenNameOf: ({ path, name }: StoredFile): string =>
      entries.peek().find(({ state: { value } }) => value.is === 'stored' && value.file.path === path)?.name ?? name,
    /** Empties the place, ends all work and gives the memory back: after everything was handed in, and with the screen. */
    clear,
  } as const
}

export type EvidenceFiles = ReturnType<typeof makeEvidenceFiles>
