import { isCancelledOrDeletedProofStatus } from '#domain/proof/proof-status.table'
import { decideFileReference, decideStoredFile } from '#domain/upload/file-reference'
import type { AnsweredDecision } from '../../http/answers.ts'
import type { ProofItemDoc } from '../../world/collections.ts'
import { allDocs, findDoc, type World } from '../../world/world.ts'

/** A stored file to which a call refers, with the name that the call uses. */
export type ReferencedFile = Readonly<Record<'path' | 'name', string>>

export type FileRefusal = 'notFound' | 'used' | 'empty' | 'otherKind'

/** True if an item belongs to a proof: neither the item nor the whole proof is deleted or cancelled. [D1-381] */
const isLive = (world: World, item: ProofItemDoc): boolean =>
  !item.deleted &&
  [item, findDoc(world, 'proofMasters', String(item.receiptProofMstrId))].every(
    (stored) => !isCancelledOrDeletedProofStatus(stored?.status ?? 'submitted'),
  )

/** True if an item of a proof, or an opinion, uses this file. [D3-108] */
const isUsed = (world: World, path: string): boolean =>
  allDocs(world, 'proofItems').some((item) => item.files.includes(path) && isLive(world, item)) ||
  allDocs(world, 'opinions').some((opinion) => opinion.files.includes(path))

/**
 * Decides whether a call of this application may refer to a stored file. The file must belong to the application and
 * must not be empty. Its bytes must match its type, if they were read. No proof, opinion or earlier path of the call
 * (`earlier`) may use it. [P-277] [P-290] [P-309]
 */
export const decideReferencedFile = (
  world: World,
  aplyNo: string,
  { path }: ReferencedFile,
  earlier: readonly string[],
): AnsweredDecision & { readonly verdict: FileRefusal | 'ok' } => {
  const file = findDoc(world, 'storedFiles', path)
  const use = decideFileReference({
    own: file?.aplyNo === aplyNo,
    unused: !earlier.includes(path) && !isUsed(world, path),
  })
  if (file === null || use.verdict !== 'ok') return { ...use, verdict: use.verdict === 'used' ? 'used' : 'notFound' }
  return decideStoredFile(file, file.kind === null ? 'unknown' : (file.kind ?? null))
}
