import type { ChosenFile } from '#app/application/applications.port'
import { type DocumentRefusal, judgeApplicationDocument } from '#domain/upload/application-document'
import { SIGNATURE_BYTES } from '#domain/upload/file-signature'

/** The beginning of a file; nothing where the device cannot read it any more: then name and type decide. */
const firstBytesOf = async (file: File): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  } catch {
    return undefined
  }
}

/** Judges a chosen file by size, name, type and content. Taken, it says of itself the type that it has. */
export const takeFile = async (
  file: File,
): Promise<
  { readonly ok: true; readonly file: ChosenFile } | { readonly ok: false; readonly code: DocumentRefusal }
> => {
  const { name, size, type } = file
  const judged = judgeApplicationDocument({ name, size, type, firstBytes: await firstBytesOf(file) })
  if (!judged.ok) return { ok: false, code: judged.code }
  const { contentType } = judged.value
  return { ok: true, file: type === contentType ? file : new File([file], name, { type: contentType }) }
}
