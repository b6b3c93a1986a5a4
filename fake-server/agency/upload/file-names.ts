import { EVIDENCE_MIME_TYPES } from '#domain/upload/evidence-file'
import type { CONTENT_TYPE } from '#domain/upload/file-signature'
import { extensionOf } from '#domain/upload/stored-file'

type StoredKind = keyof typeof CONTENT_TYPE

/** The extensions of each kind; the first is the one that this server gives. */
const EXTENSIONS: Readonly<Record<StoredKind, readonly [string, ...string[]]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic', 'heif'],
  pdf: ['pdf'],
}

const KINDS: ReadonlyMap<string, StoredKind> = new Map(Object.entries(EVIDENCE_MIME_TYPES))
/** The kind that a content type names; null for a type that nothing is stored under. [P-166] */
export const kindOfType = (type: string): StoredKind | null => KINDS.get(type) ?? null

/** The extension that a stored file of this kind gets, whatever name was sent. */
export const extensionFor = (kind: StoredKind): string => EXTENSIONS[kind][0]

/** The name for a download: the chosen one, with an extension of its kind. */
export const nameOfKind = (name: string, kind: StoredKind): string => {
  if (name === '' || EXTENSIONS[kind].includes(extensionOf(name))) return name
  return `${name.replace(/\.[a-z\d]{1,8}$/i, '')}.${extensionFor(kind)}`
}
