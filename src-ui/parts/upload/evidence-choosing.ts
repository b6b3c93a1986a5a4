import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import { Deferred, Effect } from 'effect'
import type { ServiceOf } from '#app/kernel/token'
import { admitChosenFiles } from '#app/upload/admit-chosen-files'
import type { MakeFilePreview } from '#app/upload/fetch-stored-file'
import type { PrepareFile } from '#app/upload/prepare-file'
import { fill } from '#ui/text/fill.ts'
import { UPLOAD_TEXTS as T } from '#ui/text/ko/upload/upload.ts'
import { announce } from '../dialog/announcer.ts'
import { runEffect, startEffect } from '../services/run-effect.ts'
import { type ListedEntry, makeEntry, releaseEntry } from './evidence-entry.ts'
import type { UploadFieldRules } from './upload-field-rules.ts'

type ChoosingOptions = {
  readonly isLocked: ReadonlySignal<boolean>
  readonly services: {
    readonly prepareFile: ServiceOf<typeof PrepareFile>
    readonly previewFile: ServiceOf<typeof MakeFilePreview>
  }
  readonly rules: UploadFieldRules
}

/** Makes the choosing of the files in a list: chosen files are checked, listed and prepared. */
export const makeEvidenceChoosing = (
  entries: Signal<readonly ListedEntry[]>,
  { isLocked, services, rules }: ChoosingOptions,
) => {
  const problems = signal<readonly string[]>([])
  let adding: Promise<void> = Promise.resolve()
  let clearings = 0

  const addProblem = (problem: string) => {
    if (!problems.peek().includes(problem)) problems.value = [...problems.peek(), problem]
  }
  const drop = (entry: ListedEntry) => {
    releaseEntry(entry)
    entries.value = entries.peek().filter((listedEntry) => listedEntry !== entry)
  }

  /** Prepares a file for sending, and then creates its preview. Removes the entry of a file that cannot be sent. */
  const prepare = (entry: ListedEntry) =>
    Effect.gen(function* () {
      const prepared = yield* services.prepareFile(entry.admitted, rules)
      // If the form was submitted during the preparation, the state is already `sending`.
      if (entry.state.peek().is === 'preparing') entry.state.value = { is: 'ready' }
      yield* Deferred.succeed(entry.prepared, prepared)
      const picture = prepared.preview ?? (yield* services.previewFile(entry.admitted))
      if (picture !== null && entries.peek().includes(entry)) entry.preview.value = URL.createObjectURL(picture)
    }).pipe(
      Effect.catch(({ refusal: code }) =>
        Effect.sync(() => {
          drop(entry)
          addProblem(rules.showRefusal(code, [entry.name]))
        }),
      ),
      Effect.ensuring(Deferred.succeed(entry.prepared, null)),
    )

  const admit = async (files: readonly File[]) => {
    const before = clearings
    const { kept, duplicates, excess, faults } = await runEffect(admitChosenFiles(entries.peek(), files, rules))
    if (clearings !== before) return
    problems.value = [
      ...faults.map(({ code, names }) => rules.showRefusal(code, names)),
      ...(duplicates.length === 0 ? [] : rules.sayDuplicates(duplicates)),
      ...(excess === 0 ? [] : rules.sayExcess(excess)),
    ]
    const fresh = kept.map(makeEntry)
    entries.value = [...entries.peek(), ...fresh]
    for (const entry of fresh) entry.preparing = startEffect(prepare(entry))
    const emptyFiles = fresh.filter(({ size }) => size === 0)
    const addedCount = fresh.length - emptyFiles.length
    const announcements = [
      ...(addedCount > 0 && rules.saysAdded ? [fill(T['file.added'], { n: addedCount })] : []),
      ...emptyFiles.map(({ name }) => `${name}: ${T['file.emptyChosen']}`),
    ]
    if (announcements.length > 0) announce(announcements.join(' '))
  }

  return {
    problems,
    drop,
    add: (files: readonly File[]): Promise<void> =>
      isLocked.peek() ? adding : (adding = adding.then(() => admit(files))),
    /** Resolves when the files that were chosen are in the list. */
    added: () => adding,
    /** Removes the messages, and ignores chosen files that are not in the list yet. */
    forget: () => {
      clearings += 1
      problems.value = []
    },
  } as const
}
