import { EVIDENCE_MIME_TYPES } from '#domain/upload/evidence-file'
import type { CONTENT_TYPE } from '#domain/upload/file-signature'
import { extensionOf } from '#domain/upload/stored-file'

type StoredKind = keyof typeof CONTENT_TYPE

/** The endings that say each kind; the first is the one that this server gives. */
const ENDINGS: Readonly<Record<StoredKind, readonly [string, ...string[]]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heic: ['heic', 'heif'],
  pdf: ['pdf'],
}

const KINDS: ReadonlyMap<string, StoredKind> = new Map(Object.entries(EVIDENCE_MIME_TYPES))
/** The kind that a content type names; null for a type that nothing is stored under. [P-166] */
export const kindOfType = (type: string): StoredKind | null => KINDS.get(type) ?? null

/** The ending of a stored file of this kind: never the one that was sent. */
export const endingOf = (kind: StoredKind): string => ENDINGS[kind][0]

/** The name that a file goes out under: as it was chosen, with an ending of its kind in place of one of another. */
export const nameOfKind = (name: string, kind: StoredKind): string => {
  if (name === '' || ENDINGS[kind].includes(extensionOf(name))) return name
  return `${name.replace(/\.[a-z\d]{1,8}$/i, '')}.${endingOf(kind)}`
}
