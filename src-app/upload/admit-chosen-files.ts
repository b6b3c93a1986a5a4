import { Effect } from 'effect'
import { parseEvidenceFile, type AcceptedEvidence, type EvidenceLimits } from '#domain/upload/evidence-file'
import { admitFiles, type FileAdmissionResult, type ListedFile } from '#domain/upload/file-list'
import { type ChosenFile, readFileCandidate } from '../kernel/chosen-file.ts'

export type AdmittedFile<F extends ChosenFile = ChosenFile> = { readonly file: F; readonly as: AcceptedEvidence }

/** The rules of a file list: the maximum number of files (null: no limit), and the rules for each file. */
type FileListLimits = EvidenceLimits & { readonly max: number | null }

/**
 * Checks files by name, type, size and first bytes. Returns the accepted files, and the faults of the refused ones.
 * [P-177] [P-309]
 */
export const admitChosenFiles = <F extends ChosenFile>(
  listedFiles: readonly ListedFile[],
  files: readonly F[],
  rules: FileListLimits,
): Effect.Effect<FileAdmissionResult<F>> =>
  Effect.forEach(files, (file) =>
    Effect.map(
      Effect.promise(() => readFileCandidate(file)),
      (candidate) => ({ file, checked: parseEvidenceFile(candidate, rules) }),
    ),
  ).pipe(Effect.map((incoming) => admitFiles(listedFiles, incoming, rules)))
