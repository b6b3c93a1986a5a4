import { EVIDENCE_MIME_TYPES } from '#domain/upload/evidence-file'
import type { CONTENT_TYPE_OF_KIND } from '#domain/upload/file-signature'
import { extensionOf } from '#domain/upload/stored-file'

type StoredKind = keyof typeof CONTENT_TYPE_OF_KIND

/** The extensions of each file type; this server assigns the first. */
const EXTENSIONS: Readonly<Record<StoredKind, readonly [string, ...string[]]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic', 'heif'],
  pdf: ['pdf'],
}

const KINDS: ReadonlyMap<string, StoredKind> = new Map(Object.entries(EVIDENCE_MIME_TYPES))
/** Returns a content type in lower case, without its parameters. */
export const baseTypeOf = (contentType: string): string => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Returns the file type of a content type; null if files of this content type are not stored. [P-166] */
export const fileKindOfContentType = (type: string): StoredKind | null => KINDS.get(type) ?? null

/** Returns the extension for a stored file of this type, regardless of the sent name. */
export const extensionOfFileKind = (kind: StoredKind): string => EXTENSIONS[kind][0]

/** Returns the download name: the chosen name, with an extension of its file type. */
export const downloadNameOf = (name: string, kind: StoredKind): string => {
  if (name === '' || EXTENSIONS[kind].includes(extensionOf(name))) return name
  return `${name.replace(/\.[a-z\d]{1,8}$/i, '')}.${extensionOfFileKind(kind)}`
}
