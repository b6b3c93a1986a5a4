import { Effect } from 'effect'
import { parseEvidenceFile, type AcceptedEvidence, type EvidenceLimits } from '#domain/upload/evidence-file'
import { admitFiles, type FileAdmissionResult, type ListedFile } from '#domain/upload/file-list'
import { SIGNATURE_BYTE_COUNT } from '#domain/upload/file-signature'
import type { ChosenFile } from '../kernel/chosen-file.ts'

export type AdmittedFile<F extends ChosenFile = ChosenFile> = { readonly file: F; readonly as: AcceptedEvidence }

/** The rules of a file list: the maximum number of files (null: no limit), and the rules for each file. */
export type FileListLimits = EvidenceLimits & { readonly max: number | null }

/**
 * Returns the first bytes of a file; undefined if the device cannot read it. In that case only its name and type decide
 * whether the file is accepted, and sending it fails later.
 */
const firstBytesOf = (file: ChosenFile) =>
  Effect.promise(async () => {
    try {
      return new Uint8Array(await file.slice(0, SIGNATURE_BYTE_COUNT).arrayBuffer())
    } catch {
      return undefined
    }
  })

/**
 * Checks files by name, type, size and first bytes. Returns the accepted files, and the faults of the refused ones.
 * [P-166] to [P-170] [P-174] [P-175] [P-177] [P-309]
 */
export const admitChosenFiles = <F extends ChosenFile>(
  listed: readonly ListedFile[],
  files: readonly F[],
  rules: FileListLimits,
): Effect.Effect<FileAdmissionResult<F>> =>
  Effect.forEach(files, (file) =>
    Effect.map(firstBytesOf(file), (firstBytes) => ({
      file,
      checked: parseEvidenceFile({ name: file.name, size: file.size, type: file.type, firstBytes }, rules),
    })),
  ).pipe(Effect.map((incoming) => admitFiles(listed, incoming, rules)))
