import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes `.br` and `.gz` beside a text. */
export const compressFile = async (path: string): Promise<void> => {
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }))
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
