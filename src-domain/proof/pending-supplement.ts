import type { StoredFile } from '../upload/stored-file.ts'
import type { ProofYear } from './proof-period.ts'
import type { StagedChange, StagedChanges, StagedRow } from './staged-changes.ts'
import { stillPending } from './staged-changes.ts'

/** The key of these records in the tab's storage. [P-314] */
export const PENDING_SUPPLEMENTS_STORAGE_KEY = 'portal-half-supplements'

/**
 * A supplement on its way, written down before its first change leaves: what was asked for, so that it can be finished
 * after a failure and after a reload. Files are in it only as what the storage knows of them, never their contents. [P-314]
 */
export type PendingSupplement = {
  /** Digest of person and business: nobody else finishes it. */
  readonly owner: string
  readonly proofId: string
  readonly years: readonly ProofYear[]
  readonly total: number
  readonly deletions: readonly string[]
  /** `name` is the one that the person chose. */
  readonly replacements: readonly { readonly id: string; readonly name: string; readonly file: StoredFile }[]
}

/** What was asked for and is not done yet, as if it had been staged again. */
export type RestoredFile = { readonly name: string; readonly file: StoredFile }

const stagedOf = ({ deletions, replacements }: PendingSupplement): StagedChanges<RestoredFile> =>
  new Map<string, StagedChange<RestoredFile>>([
    ...deletions.map((id) => [id, { is: 'delete' }] as const),
    ...replacements.map(({ id, name, file }) => [id, { is: 'replace', file: { name, file } }] as const),
  ])

/** What of it still has to be done, and whether a part of it has been: only then it is half-stored. [P-314] [D3-11] */
export const resumeSupplement = (
  supplement: PendingSupplement,
  rows: readonly StagedRow[],
): { readonly pending: StagedChanges<RestoredFile>; readonly storedInPart: boolean } => {
  const asked = stagedOf(supplement)
  const pending = stillPending(asked, rows)
  return { pending, storedInPart: pending.size < asked.size }
}
