import type { Decision } from '../../kernel/decide.ts'
import { decideSameSubmission, type SameSubmissionVerdict } from '../../sending/same-submission.ts'
import { fileNameKey } from '../../upload/stored-file.ts'
import { filesOfItems } from '../proof-items.ts'
import { keepOfferedYears } from '../proof-period.ts'
import type { Proof, ProofItem } from '../proof.ts'
import type { SentSupplement } from './staged-changes.ts'
import { isSentBackProofStatus } from './supplement.ts'

/** True if this item has this file now. Compares the paths, or the names if the call sent the bytes. [D3-07] */
const hasFile = (
  items: readonly ProofItem[],
  { id, name, file: sentFile }: SentSupplement['replacements'][number],
): boolean => {
  const files = filesOfItems(items.filter((item) => item.id === id))
  return sentFile === null
    ? files.some((file) => file.name !== null && fileNameKey(file.name) === fileNameKey(name))
    : files.some(({ path }) => path === sentFile.path)
}

/**
 * Decides whether the proof has the years, total, deletions and files of this supplement. The verdict is `absent` while
 * the proof is sent back. In a status after `supplementComplete` a difference is no sign of another supplement, so the
 * verdict is then `same` or `absent`. [D3-139] [D3-661] [P-128] [P-315]
 */
export const decideSameSupplement = (
  sentSupplement: Omit<SentSupplement, 'proofId'>,
  proof: Proof,
): Decision<SameSubmissionVerdict> => {
  const { years, total, deletions, replacements } = sentSupplement
  const listedIds = new Set(proof.items.map(({ id }) => id))
  const sentEntries = { years: keepOfferedYears(years), total, deletions, files: replacements.map(({ id }) => id) }
  const sameEntries = decideSameSubmission(sentEntries, {
    years: keepOfferedYears(proof.years),
    total: proof.total ?? 0,
    deletions: deletions.filter((id) => !listedIds.has(id)),
    files: replacements.filter((replacement) => hasFile(proof.items, replacement)).map(({ id }) => id),
  })
  const counts =
    proof.status === 'supplementComplete' || (sameEntries.verdict === 'same' && !isSentBackProofStatus(proof.status))
  return counts ? sameEntries : decideSameSubmission(sentEntries, null)
}
