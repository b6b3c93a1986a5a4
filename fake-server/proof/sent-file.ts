import { refusal } from '../answers.ts'
import type { Answer } from '../handler.ts'
import type { StoredFileDoc } from '../world/collections.ts'
import { find, type World } from '../world/world.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pathOf = (item: Readonly<Record<string, unknown>>): string => {
  const nested = item['receiptProofFileReqeust']
  const path = (isObject(nested) ? nested : item)['filePath']
  return typeof path === 'string' ? path : ''
}

/** A file without a byte, by its name. [P-277] */
export const emptyFile = (name: string): Answer =>
  refusal(400, 'FILE_SIZE_ZERO_ERROR', { text: `FILE_SIZE_ZERO_ERROR: ${name}` })

/**
 * The stored file that an item of a proof call names, in `receiptProofFileReqeust` or beside it: one of this application
 * and with bytes, else why not. [P-130] [P-277] [D3-95]
 */
export const sentFile = (
  world: World,
  aplyNo: string,
  item: Readonly<Record<string, unknown>>,
): { readonly file: StoredFileDoc } | { readonly refused: Answer } => {
  const file = find(world, 'storedFiles', pathOf(item))
  if (file === null || file.aplyNo !== aplyNo) return { refused: refusal(400, 'FILE_NOT_FOUND', 'server.fileNotFound') }
  return file.size === 0 ? { refused: emptyFile(file.name) } : { file }
}
