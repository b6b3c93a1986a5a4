import type { ReadonlySignal } from '@preact/signals-react'
import { Deferred, Effect, Fiber } from 'effect'
import type { ServiceOf } from '#app/kernel/token'
import type { StoreFile, StoreFileError } from '#app/upload/store-file'
import { UploadCancelled } from '#app/upload/upload.errors'
import { EVIDENCE_FILE_PARAMETERS } from '#domain/upload/evidence-file'
import { fill } from '#ui/text/fill.ts'
import { STORE_FILE_MESSAGES, UPLOAD_TEXTS as T } from '#ui/text/ko/upload/upload.ts'
import { announce } from '../dialog/announcer.ts'
import { showFailure } from '../failure/show-failure.ts'
import { runEffect, startEffect } from '../services/run-effect.ts'
import {
  type EvidenceFiles,
  mostSevereFailure,
  type ListedEntry,
  sendOutcomeOf,
  type SendOutcome,
} from './evidence-entry.ts'
import type { UploadFieldRules } from './upload-field-rules.ts'

/** Fails if the session has ended, because no further file would be stored. */
const failIfSessionEnded = (outcome: SendOutcome): Effect.Effect<SendOutcome, StoreFileError> =>
  outcome.is === 'failed' && outcome.error._tag === 'SessionEnded'
    ? Effect.fail(outcome.error)
    : Effect.succeed(outcome)

type SendingOptions = {
  readonly isLocked: ReadonlySignal<boolean>
  readonly services: { readonly storeFile: ServiceOf<typeof StoreFile> }
  readonly rules: Pick<UploadFieldRules, 'category'>
  /** Resolves when the files that were chosen are in the list. */
  readonly added: () => Promise<void>
}

/** Makes the sending of the files in a list: all of them with the form, and one of them again. [P-177] */
export const makeEvidenceSending = (
  entries: ReadonlySignal<readonly ListedEntry[]>,
  { isLocked, services, rules, added }: SendingOptions,
) => {
  const isOnItsWay = (entry: ListedEntry) => entry.state.peek().is === 'sending' && entries.peek().includes(entry)

  const send = (entry: ListedEntry): Effect.Effect<SendOutcome> =>
    Effect.gen(function* () {
      const before = entry.state.peek()
      if (before.is === 'stored') return before
      const prepared = isOnItsWay(entry) ? yield* Deferred.await(entry.prepared) : null
      if (prepared === null || !isOnItsWay(entry)) return { is: 'cancelled' }
      const onPercent = (percent: number) => {
        if (entry.state.peek().is === 'sending') entry.state.value = { is: 'sending', percent }
      }
      entry.sending = yield* Effect.forkChild(services.storeFile(prepared, rules.category, onPercent))
      const outcome = sendOutcomeOf(yield* Fiber.await(entry.sending))
      entry.state.value = outcome
      if (outcome.is === 'failed') announce(fill(T['file.failedOne'], { name: entry.name }))
      return outcome
    })

  /**
   * True if the file must be sent with the form. False for a file whose upload was cancelled, because it may be the
   * wrong file; the button in its row sends it again.
   */
  const isOpen = ({ state }: ListedEntry) => !['stored', 'sending', 'cancelled'].includes(state.peek().is)

  const storeAll: EvidenceFiles['storeAll'] = Effect.gen(function* () {
    yield* Effect.promise(added)
    const listedEntries = entries.peek()
    for (const entry of listedEntries) if (isOpen(entry)) entry.state.value = { is: 'sending', percent: 0 }
    const arrival = (entry: ListedEntry) =>
      Effect.flatMap(entry.retrying === null ? send(entry) : Fiber.join(entry.retrying), failIfSessionEnded)
    const outcomes = yield* Effect.forEach(listedEntries, arrival, {
      concurrency: EVIDENCE_FILE_PARAMETERS.parallelUploads,
    })
    const failure = mostSevereFailure(outcomes)
    if (failure !== undefined) return yield* Effect.fail(failure)
    const files = outcomes.flatMap((outcome) => (outcome.is === 'stored' ? [outcome.file] : []))
    return files.length === listedEntries.length ? files : yield* new UploadCancelled()
  }).pipe(
    // A file that is interrupted returns to the state "chosen".
    Effect.ensuring(
      Effect.sync(() => {
        for (const { state, retrying } of entries.peek())
          if (state.peek().is === 'sending' && retrying === null) state.value = { is: 'ready' }
      }),
    ),
  )

  const retry: EvidenceFiles['retry'] = async (id) => {
    const entry = entries.peek().find((listedEntry) => listedEntry.id === id)
    const is = entry?.state.peek().is
    if (entry === undefined || isLocked.peek() || (is !== 'failed' && is !== 'cancelled')) return
    entry.state.value = { is: 'sending', percent: 0 }
    entry.retrying = startEffect(send(entry))
    const outcome = await runEffect(Fiber.join(entry.retrying))
    entry.retrying = null
    if (outcome.is === 'failed' && outcome.error._tag === 'SessionEnded' && !isLocked.peek())
      await showFailure(outcome.error, STORE_FILE_MESSAGES)
  }

  const sendAnew: EvidenceFiles['sendAnew'] = (paths) => {
    for (const { state } of entries.peek()) {
      const now = state.peek()
      if (now.is === 'stored' && paths.includes(now.file.path)) state.value = { is: 'ready' }
    }
  }

  return { storeAll, retry, sendAnew } as const
}
