import type { Decision } from '../../kernel/decide.ts'
import { decideSameSubmission, type SameSubmissionVerdict } from '../../sending/same-submission.ts'
import type { StoredFile } from '../../upload/stored-file.ts'
import { filesOfItems, itemsOfProof, itemsWithoutProof, filePathsOf } from '../proof-items.ts'
import { sortUniqueYears } from '../proof-period.ts'
import type { Proof } from '../proof.ts'
import type { NewProof } from './new-proof.ts'

/** A file that a form has sent: its path in the storage, and the name with which it was chosen. */
export type SentFile = { readonly path: string; readonly name: string }

/** A file of a stored proof: its path, and its name, which is null if the agency has none. */
export type ArrivedFile = { readonly path: string; readonly name: string | null }

/**
 * A proof that the agency has stored, with its files. `proof` is null if the agency lists documents without their
 * proof.
 */
export type ArrivedProof = { readonly proof: Proof | null; readonly files: readonly ArrivedFile[] }

/**
 * Returns the proofs of an application that have one of these files, whichever list of the answer contains the
 * documents. The storage never uses a path twice, so each of these proofs comes from a form that sent one of the paths.
 * [P-315] [D3-139]
 */
export const arrivedProofsWithAnyPath = (
  application: Parameters<typeof itemsWithoutProof>[0],
  paths: readonly string[],
): readonly ArrivedProof[] =>
  [
    ...application.proofs.map((proof) => ({ proof, files: filesOfItems(itemsOfProof(application, proof)) })),
    { proof: null, files: filesOfItems(itemsWithoutProof(application)) },
  ].filter(({ files }) => files.some(({ path }) => paths.includes(path)))

/**
 * Decides whether one of these proofs is exactly this registration. Compares type, detail type, years, unit, total and
 * files. [D3-139] [P-072] [P-315]
 */
export const decideSameRegistration = (
  sentProof: NewProof<StoredFile>,
  arrivedProofs: readonly ArrivedProof[],
): Decision<SameSubmissionVerdict> => {
  const entries = {
    type: sentProof.proofType,
    detailType: sentProof.detailType,
    years: sortUniqueYears(sentProof.years),
    totalUnit: sentProof.totalUnit,
    total: sentProof.total,
    files: filePathsOf(sentProof.items.map(({ file }) => file)),
  }
  const decisions = arrivedProofs.map(({ proof, files }) =>
    decideSameSubmission(entries, {
      type: proof?.proofType ?? null,
      detailType: proof?.detailTypes.join() ?? null,
      years: proof === null ? null : sortUniqueYears(proof.years),
      totalUnit: proof?.totalUnit ?? null,
      total: proof?.total ?? null,
      files: filePathsOf(files),
    }),
  )
  return decisions.find(({ verdict }) => verdict === 'same') ?? decisions.at(-1) ?? decideSameSubmission(entries, null)
}

/** Returns the files of a proof whose paths are among those that a form has sent. [P-315] [D3-139] */
export const arrivedFilesOf = ({ items }: Pick<Proof, 'items'>, paths: readonly string[]): readonly ArrivedFile[] =>
  filesOfItems(items).filter(({ path }) => paths.includes(path))

type BaseSending = {
  readonly sent: readonly string[]
  readonly sentBefore: readonly string[]
  readonly held: readonly string[]
}

/**
 * Decides whether a stored proof comes from this submission. The verdict is `same` even if only some files have
 * arrived, because files may be added one by one. A file from an earlier attempt is ignored if it has not arrived and
 * is not sent again. [D3-139] [P-093]
 */
export const decideSameBaseFiles = ({ sent, sentBefore, held }: BaseSending): Decision<SameSubmissionVerdict> => {
  const arrivedPaths = [...sentBefore, ...sent].filter((path) => held.includes(path))
  const files = [...new Set([...arrivedPaths, ...sentBefore.filter((path) => sent.includes(path))])]
  return decideSameSubmission({ files: sent }, arrivedPaths.length === 0 ? null : { files })
}

/**
 * Decides whether this parcel proof comes from the request to these carriers. `arrivedRequest` is null if there is no
 * such proof. [D3-139] [P-087]
 */
export const decideSameCarrierRequest = (
  carriers: readonly string[],
  arrivedRequest: Pick<Proof, 'detailTypes'> | null,
): Decision<SameSubmissionVerdict> =>
  decideSameSubmission({ carriers }, arrivedRequest === null ? null : { carriers: arrivedRequest.detailTypes })
