import { Effect } from 'effect'
import type { StagedFile } from '#app/proof/apply-supplement'
import { FileRefused } from '#app/upload/upload.errors'
import { EVIDENCE_LIMITS } from '#domain/upload/evidence-file'
import type { RestoredFile } from '#domain/proof/staged-changes'
import type { EntryLock } from '../form/entry-lock.ts'
import { type EvidenceFiles, type EvidenceServices, makeEvidenceFiles } from '../upload/evidence-files.model.ts'
import { ANY_FILES } from '../upload/places.ts'

/** A file that is to take the place of a row's one; `files` shows its progress, null for one that lies in the storage. */
export type RowFile = StagedFile & { readonly files: EvidenceFiles | null }

/** What came of a chosen file: it may be staged, or what is said of it. */
export type Chosen =
  | { readonly ok: true; readonly value: RowFile }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Until nothing is being made smaller any more. */
const prepared = (files: EvidenceFiles): Promise<void> =>
  new Promise((resolve) => {
    if (!files.preparing.peek()) return resolve()
    const stop = files.preparing.subscribe((preparing) => {
      if (preparing) return
      queueMicrotask(() => stop())
      resolve()
    })
  })

/** Takes one file as every place for files does; one that is refused leaves nothing behind. [P-123] */
export const chooseRowFile = async (lock: EntryLock, file: File, services: EvidenceServices): Promise<Chosen> => {
  const files = makeEvidenceFiles(lock, services, { ...ANY_FILES, max: 1 })
  await files.add([file])
  await prepared(files)
  const [entry] = files.entries.peek()
  if (entry === undefined) {
    const problems = files.problems.peek()
    files.clear()
    return { ok: false, problems }
  }
  const store = files
    .storeAll('receipt')
    .pipe(
      Effect.flatMap(([stored]) =>
        stored === undefined ? Effect.die('a list of one stored none') : Effect.succeed(stored),
      ),
    )
  const content = services
    .admitChosenFiles([], [file], { max: 1, bytes: EVIDENCE_LIMITS.fileBytes })
    .pipe(
      Effect.flatMap(({ kept: [admitted], faults: [fault] }) =>
        admitted === undefined
          ? Effect.fail(new FileRefused({ refusal: fault?.code ?? 'wrongType', because: fault?.because ?? null }))
          : services.prepareFile(admitted, ANY_FILES),
      ),
    )
  return { ok: true, value: { name: entry.name, store, content, files } }
}

/** A file that an earlier try has brought to the storage. [P-314] */
export const restoredRowFile = ({ name, file }: RestoredFile): RowFile => ({
  name,
  store: Effect.succeed(file),
  content: Effect.fail(new FileRefused({ refusal: 'wrongType', because: null })),
  files: null,
})
