import { Effect } from 'effect'
import { DRAFT_LIFE_MS, type DraftForm } from '#domain/application/draft'
import { parseEvidenceFile, type EvidenceFile, type EvidenceRules } from '#domain/upload/evidence-file'
import { admitFiles, type Admission, type ListedFile } from '#domain/upload/file-list'
import { SIGNATURE_BYTES } from '#domain/upload/file-signature'
import { FindDraftOwner, type DraftPerson } from '../application/keep-drafts.ts'
import { Clock } from '../kernel/clock.port.ts'
import { type Served, useCase } from '../token.ts'
import { ChosenFileStore, type UnsentFile, type ChosenFile } from './chosen-file-store.port.ts'

/** A chosen file that joined the list, with what it is. */
export type AdmittedFile<F extends ChosenFile = ChosenFile> = { readonly file: F; readonly as: EvidenceFile }

/** What a place for files takes: how many in all (null: any number), and the rules for each. */
export type PlaceRules = EvidenceRules & { readonly max: number | null }

/** The first bytes of a file; nothing where the device cannot read it: then name and type decide, and sending it fails. */
const firstBytesOf = (file: ChosenFile) =>
  Effect.promise(async () => {
    try {
      return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
    } catch {
      return undefined
    }
  })

/**
 * Checks files by name, type, size and first bytes, and answers which of them join a list, and why the others do not.
 * [P-166] to [P-170] [P-174] [P-175] [P-177] [P-309]
 */
export const makeAdmitChosenFiles =
  () =>
  <F extends ChosenFile>(
    listed: readonly ListedFile[],
    files: readonly F[],
    rules: PlaceRules,
  ): Effect.Effect<Admission<F>> =>
    Effect.forEach(files, (file) =>
      Effect.map(firstBytesOf(file), (firstBytes) => ({
        file,
        checked: parseEvidenceFile({ name: file.name, size: file.size, type: file.type, firstBytes }, rules),
      })),
    ).pipe(Effect.map((incoming) => admitFiles(listed, incoming, rules)))
export type AdmitChosenFiles = ReturnType<typeof makeAdmitChosenFiles>
export const AdmitChosenFiles = useCase('AdmitChosenFiles', makeAdmitChosenFiles, {})

/** A file and the place of its form that lists it. */
export type PlacedFile<F extends ChosenFile = ChosenFile> = { readonly place: string; readonly file: F }

const KEEP_CHOSEN_FILES_PORTS = { store: ChosenFileStore, owner: FindDraftOwner, clock: Clock }
type Ports = Served<typeof KEEP_CHOSEN_FILES_PORTS>

/**
 * Keeps the chosen files of a form that has not been sent, and gives them back after a reload to the same person and
 * business. They are deleted when the form is sent or discarded, when the session is reset, and after a day. Never
 * fails. [D3-102]
 */
export const makeKeepChosenFiles = ({ store, owner, clock }: Ports) => {
  const removeWhere = (isGone: (file: UnsentFile) => boolean): Effect.Effect<readonly UnsentFile[]> =>
    Effect.gen(function* () {
      const files = yield* store.all
      const gone = files.filter(isGone)
      if (gone.length > 0) yield* store.remove(gone)
      return files.filter((file) => !isGone(file))
    })
  const ofOwner = <A>(work: (id: string) => Effect.Effect<A>, otherwise: A): Effect.Effect<A> =>
    Effect.flatMap(owner(), (id) => (id === null ? Effect.succeed(otherwise) : work(id)))

  return {
    keep: (form: DraftForm, files: readonly PlacedFile[]): Effect.Effect<void> =>
      ofOwner(
        (id) =>
          Effect.forEach(
            files,
            ({ place, file }) => store.put({ owner: id, form, place, file, chosenAt: clock.now() }),
            {
              discard: true,
            },
          ),
        undefined,
      ),
    /** Deletes files that were taken off their lists. */
    remove: (form: DraftForm, files: readonly PlacedFile[]): Effect.Effect<void> =>
      ofOwner((id) => store.remove(files.map(({ place, file }) => ({ owner: id, form, place, file }))), undefined),
    /** The files of a form, the first chosen first. */
    restore: (form: DraftForm): Effect.Effect<readonly PlacedFile[]> =>
      ofOwner((id) => {
        const from = clock.now() - DRAFT_LIFE_MS
        return Effect.map(
          removeWhere(({ chosenAt }) => chosenAt <= from),
          (files) =>
            files.flatMap((file) =>
              file.owner === id && file.form === form ? [{ place: file.place, file: file.file }] : [],
            ),
        )
      }, []),
    /** Deletes the files of a form that was sent or discarded. */
    discard: (form: DraftForm): Effect.Effect<void> =>
      ofOwner((id) => Effect.asVoid(removeWhere((file) => file.owner === id && file.form === form)), undefined),
    /** Deletes the files of all forms of this person, whose session was reset. */
    forget: (person: DraftPerson): Effect.Effect<void> =>
      Effect.flatMap(owner(person), (id) => Effect.asVoid(removeWhere((file) => file.owner === id))),
  } as const
}
export type KeepChosenFiles = ReturnType<typeof makeKeepChosenFiles>
export const KeepChosenFiles = useCase('KeepChosenFiles', makeKeepChosenFiles, KEEP_CHOSEN_FILES_PORTS)
