import { isCancelledOrDeletedProofStatus } from '#domain/proof/proof-status.table'
import { decideFileReference, decideStoredFile } from '#domain/upload/file-reference'
import type { AnsweredDecision } from '../../http/answers.ts'
import type { ProofItemDoc } from '../../world/collections.ts'
import { allDocs, findDoc, type World } from '../../world/world.ts'

/** A stored file to which a call refers, with the name that the call uses. */
export type ReferencedFile = Readonly<Record<'path' | 'name', string>>

export type FileRefusal = 'notFound' | 'used' | 'empty' | 'otherKind'

/**
 * True if the proof of an item is not cancelled. The files of its cancelled and deleted items stay used, because its
 * total still counts them. [D1-381] [D1-967]
 */
const isOfLiveProof = (world: World, { receiptProofMstrId }: ProofItemDoc): boolean =>
  !isCancelledOrDeletedProofStatus(findDoc(world, 'proofMasters', String(receiptProofMstrId))?.status ?? 'submitted')

/** True if an item of a proof, or an opinion, uses this file. [D3-108] */
const isUsed = (world: World, path: string): boolean =>
  allDocs(world, 'proofItems').some((item) => item.files.includes(path) && isOfLiveProof(world, item)) ||
  allDocs(world, 'opinions').some((opinion) => opinion.files.includes(path))

/**
 * Decides whether a call of this application may refer to a stored file. The file must belong to the application and
 * must not be empty. Its bytes must match its type, if they were read. No proof, opinion or earlier path of the call
 * (`earlierPaths`) may use it. [P-277] [P-290] [P-309]
 */
export const decideReferencedFile = (
  world: World,
  aplyNo: string,
  { path }: ReferencedFile,
  earlierPaths: readonly string[],
): AnsweredDecision & { readonly verdict: FileRefusal | 'ok' } => {
  const file = findDoc(world, 'storedFiles', path)
  const use = decideFileReference({
    own: file?.aplyNo === aplyNo,
    unused: !earlierPaths.includes(path) && !isUsed(world, path),
  })
  if (file === null || use.verdict !== 'ok') return { ...use, verdict: use.verdict === 'used' ? 'used' : 'notFound' }
  return decideStoredFile(file, file.kind === null ? 'unknown' : (file.kind ?? null))
}
