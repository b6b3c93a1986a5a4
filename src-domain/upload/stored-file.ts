import { normaliseUnicode } from '../text/normal-form.ts'

/** The category of a stored file: proof or opinion. [P-178] */
export type FileCategory = 'receipt' | 'opinion'

/** A file in the agency's storage, as its upload returned it. [P-073] [P-160] [P-178] */
export type StoredFile = {
  /** The sanitised name under which it was sent. */
  readonly name: string
  readonly storedName: string
  /** The path for the download call. */
  readonly path: string
  readonly bytes: number
  /** The extension in lower case, without the dot. */
  readonly extension: string
  readonly mimeType: string
}

/** A stored file as the agency lists it. Everything except its id may be missing. [P-265] [P-266] */
export type AgencyFile = { readonly id: string } & { readonly [field in keyof StoredFile]: StoredFile[field] | null }

/** The maximum length of a stored file name, including the extension. [P-288] */
export const MAX_STORED_NAME_LENGTH = 255

/** The maximum length of an extension that is kept when a name is cut; a longer ending is not an extension. [P-288] */
export const MAX_KEPT_EXTENSION_LENGTH = 10

/**
 * Matches every character except letters of any script with their marks, digits, dot, hyphen and underscore. [D3-18]
 */
const UNSAFE = /[^\p{L}\p{M}\p{Nd}._-]/gu

const EXTENSION = /\.([^.]+)$/

/** Returns the extension of a file name in lower case, without the dot; empty if there is none. */
export const extensionOf = (name: string): string => EXTENSION.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * Returns the name under which a file is sent: in NFC, with an underscore for each white space or unsafe character;
 * `file` with the extension if nothing is left. The person still sees the original name. [P-176] [D3-18]
 */
export const sanitiseFileName = (name: string): string => {
  const safe = normaliseUnicode(name, 'NFC').replace(UNSAFE, '_')
  const stem = safe.replace(EXTENSION, '')
  if (/[^._]/.test(stem)) return safe
  return EXTENSION.test(safe) && /[^._]/.test(safe) ? `file${safe.slice(stem.length)}` : 'file'
}

/** Returns the name of an image after it was encoded as a JPEG. [D3-15] */
export const toJpegFileName = (name: string): string => `${name.replace(EXTENSION, '')}.jpg`

/**
 * Returns a key by which the original name of a file can be compared with the name of its stored file. An image may
 * have become a JPEG. [D3-15] [D3-18]
 */
export const fileNameKey = (name: string): string => toJpegFileName(sanitiseFileName(name))

/** Returns the name, cut before the extension if it is too long for the server. [P-288] */
export const cutFileName = (name: string): string => {
  if (name.length <= MAX_STORED_NAME_LENGTH) return name
  const extension = extensionOf(name)
  const end = extension === '' || extension.length > MAX_KEPT_EXTENSION_LENGTH ? '' : `.${extension}`
  // A half of a surrogate pair at the cut is dropped.
  return `${name.slice(0, MAX_STORED_NAME_LENGTH - end.length).replace(/[\uD800-\uDBFF]$/, '')}${end}`
}

/** Returns the name under which the server stores a file: sanitised and cut. [P-288] */
export const cutStoredFileName = (name: string): string => cutFileName(sanitiseFileName(name))
