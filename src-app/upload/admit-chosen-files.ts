import { Effect } from 'effect'
import type { EvidenceFile, EvidenceRules } from '#domain/upload/evidence-file'
import { judgeEvidenceFile } from '#domain/upload/evidence-file'
import type { Admission, ListedFile } from '#domain/upload/file-list'
import { admitFiles } from '#domain/upload/file-list'
import { SIGNATURE_BYTES } from '#domain/upload/file-signature'
import { useCase } from '../token.ts'
import type { ChosenFile } from './chosen-file.ts'

/** A chosen file that joined the list, with what it is. */
export type AdmittedFile<F extends ChosenFile = ChosenFile> = { readonly file: F; readonly as: EvidenceFile }

/** What a place for files takes: how many in all (null: any number), and the rules for each. */
export type PlaceRules = EvidenceRules & { readonly max: number | null }

/** The beginning of a file; nothing where the device cannot read it: then name and type decide, and sending it fails. */
const firstBytesOf = (file: ChosenFile) =>
  Effect.promise(async () => {
    try {
      return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
    } catch {
      return undefined
    }
  })

/**
 * Judges files by name, type, size and first bytes, and answers which of them join a list and what is to be said of the
 * others. [P-166] to [P-170] [P-174] [P-175] [P-177] [P-309]
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
        judged: judgeEvidenceFile({ name: file.name, size: file.size, type: file.type, firstBytes }, rules),
      })),
    ).pipe(Effect.map((incoming) => admitFiles(listed, incoming, rules)))
export type AdmitChosenFiles = ReturnType<typeof makeAdmitChosenFiles>
export const AdmitChosenFiles = useCase<AdmitChosenFiles>('AdmitChosenFiles')
