import { Won } from '../kernel/won.ts'
import { type AgencyFile, fileNameKey } from '../upload/stored-file.ts'
import type { Proof, ProofItem } from './proof.ts'

/** The items of an application. An item may be in this list, in the list of its proof, or in both. */
type Items = { readonly items: readonly ProofItem[] }
type ProofsAndItems = Items & { readonly proofs: readonly Proof[] }

/**
 * Returns the items of two lists, each only once. If both lists contain an item, the version in the first list counts.
 */
const joinById = (first: readonly ProofItem[], further: readonly ProofItem[]): readonly ProofItem[] => {
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...further.filter(({ id }) => !ids.has(id))]
}

/**
 * Returns the items or looked-up records of a proof from both lists of the application, each only once.
 * [A-188] [P-265]
 */
export const itemsOfProof = ({ items }: Items, proof: Pick<Proof, 'id' | 'items'>): readonly ProofItem[] =>
  joinById(
    items.filter(({ proofId }) => proofId === proof.id),
    proof.items,
  )

/** Returns every item of an application from its two lists, each only once. [P-046] */
export const itemsOfApplication = ({ items, proofs }: ProofsAndItems): readonly ProofItem[] =>
  joinById(
    items,
    proofs.flatMap((proof) => proof.items),
  )

/** Returns the items whose proof is missing in the answer. [P-315] */
export const itemsWithoutProof = ({ items, proofs }: ProofsAndItems): readonly ProofItem[] => {
  const proofIds = new Set(proofs.map(({ id }) => id))
  return items.filter(({ proofId }) => proofId === null || !proofIds.has(proofId))
}

export const filePathsOf = (files: readonly { readonly path: string }[]): readonly string[] =>
  files.map(({ path }) => path)

type ProofItemFile = Pick<AgencyFile, 'name' | 'storedName' | 'mimeType'> & { readonly path: string }

/**
 * Returns the files of an item that have a path. If the item's own `path` is missing from its list of files, that file
 * comes first. Both sources are needed: an item may have no list, and after a supplement its list may lack the new
 * file. [A-188] [P-265] [P-315]
 */
export const filesOfItem = ({
  files,
  path,
  name,
}: Pick<ProofItem, 'files' | 'path' | 'name'>): readonly ProofItemFile[] => {
  const listedFiles = files.flatMap((file) => (file.path === null ? [] : [{ ...file, path: file.path }]))
  return path === null || listedFiles.some((file) => file.path === path)
    ? listedFiles
    : [{ path, name, storedName: null, mimeType: null }, ...listedFiles]
}

/** True if a file of the document has this name (as the agency stores names) and this size in bytes. [D3-642] */
export const isFileOfItem = (
  { files }: Pick<ProofItem, 'files'>,
  { name, size }: { readonly name: string; readonly size: number },
): boolean =>
  files.some((file) => file.bytes === size && file.name !== null && fileNameKey(file.name) === fileNameKey(name))

/** Returns the files of several items, each path only once. [P-315] */
export const filesOfItems = (items: readonly ProofItem[]): readonly ProofItemFile[] => [
  ...new Map(items.flatMap(filesOfItem).map((file) => [file.path, file])).values(),
]

/** Returns the sum of looked-up records in won. A record without an amount counts as zero. */
export const sumOfDeliveryFees = (records: readonly ProofItem[]): Won =>
  Won(records.reduce((sum, { deliveryFee }) => sum + (deliveryFee ?? 0), 0))
