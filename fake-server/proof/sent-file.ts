import { refusal } from '../answers.ts'
import type { Answer } from '../handler.ts'
import { textOf } from '../text.ts'
import type { StoredFileDoc } from '../world/collections.ts'
import { find, type World } from '../world/world.ts'
import { sentFileFields } from './sent-items.ts'

/** A file without a byte, by its name. [P-277] */
export const emptyFile = (name: string): Answer =>
  refusal(400, 'FILE_SIZE_ZERO', { text: textOf('server.fileSizeZero', { name }) })

/** The stored file that an item of a supplement names: one of this application and with bytes, else why not. [P-130] [D3-95] */
export const sentFile = (
  world: World,
  aplyNo: string,
  item: unknown,
): { readonly file: StoredFileDoc } | { readonly refused: Answer } => {
  const { filePath } = sentFileFields(item)
  const file = typeof filePath === 'string' ? find(world, 'storedFiles', filePath) : null
  if (file === null || file.aplyNo !== aplyNo) return { refused: refusal(400, 'FILE_NOT_FOUND', 'server.fileNotFound') }
  return file.size === 0 ? { refused: emptyFile(file.name) } : { file }
}
