import { isOfItsType } from '#domain/upload/evidence-file'
import { refusal } from '../answers.ts'
import type { Answer } from '../handler.ts'
import { textOf } from '../text.ts'
import type { StoredFileDoc } from '../world/collections.ts'
import { allOf, find, type World } from '../world/world.ts'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The file fields of a sent item: beside its other fields or, as the portal sends them, in a part of their own. [D3-95] */
const sentFileFields = (item: unknown): Readonly<Record<string, unknown>> => {
  if (!isRecord(item)) return {}
  const inner = item['receiptProofFileReqeust']
  return isRecord(inner) ? inner : item
}

/** A file without a byte, by its name. [P-277] */
export const emptyFile = (name: string): Answer =>
  refusal(400, 'FILE_SIZE_ZERO', { text: textOf('server.fileSizeZero', { name }) })

/** A file whose bytes are of another kind than it says. [P-309] [D3-108] */
export const FILE_REFUSED = refusal(400, 'FILE_REFUSED', 'server.proofFileRefused')

const NOT_FOUND = refusal(400, 'FILE_NOT_FOUND', 'server.fileNotFound')
const USED = refusal(400, 'FILE_USED', 'server.proofFileUsed')

/** Do the bytes of a stored file show what its type says, as far as anybody has looked? [P-309] */
export const isGenuine = ({ type, kind = null }: StoredFileDoc): boolean => isOfItsType(type, kind)

const isUsed = (world: World, path: string) =>
  allOf(world, 'proofItems').some((item) => !item.deleted && item.files.includes(path))

/**
 * The stored file that a document names: one of this application, with bytes, of the type that it says, and named by no
 * other proof; else why not. [P-130] [P-265] [D3-95] [D3-108]
 */
export const sentFile = (
  world: World,
  aplyNo: string,
  item: unknown,
): { readonly file: StoredFileDoc } | { readonly refused: Answer } => {
  const { filePath } = sentFileFields(item)
  const file = typeof filePath === 'string' ? find(world, 'storedFiles', filePath) : null
  if (file === null || file.aplyNo !== aplyNo) return { refused: NOT_FOUND }
  if (file.size === 0) return { refused: emptyFile(file.name) }
  if (!isGenuine(file)) return { refused: FILE_REFUSED }
  return isUsed(world, file.path) ? { refused: USED } : { file }
}

/** What a list is answered that names one file twice. [D3-108] */
export const refusedTwice = (files: readonly StoredFileDoc[]): Answer | null =>
  new Set(files.map(({ path }) => path)).size === files.length ? null : USED
