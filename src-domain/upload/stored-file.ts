import { normalForm } from '../kernel/normal-form.ts'

/** The categories of stored files: proofs or opinions. [P-178] */
export type FileCategory = 'receipt' | 'opinion'

/** A file that lies in the agency's storage, as its upload described it. [P-073] [P-160] [P-178] */
export type StoredFile = {
  /** The sanitised name under which it was sent. */
  readonly name: string
  readonly storedName: string
  /** What the download call takes. */
  readonly path: string
  /** How many bytes were sent. */
  readonly bytes: number
  /** In lower case, without its dot. */
  readonly extension: string
  readonly mimeType: string
}

/** A file of the agency's storage as the agency lists it: anything but its id may be missing. [P-265] [P-266] */
export type AgencyFile = { readonly id: string } & { readonly [field in keyof StoredFile]: StoredFile[field] | null }

/** Everything but letters of any script with their marks, digits, dot, hyphen and underscore. [D3-18] */
const UNSAFE = /[^\p{L}\p{M}\p{Nd}._-]/gu

const EXTENSION = /\.([^.]+)$/

/** The extension of a name in lower case and without its dot; empty without one. */
export const extensionOf = (name: string): string => EXTENSION.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * The name under which a file is sent: composed (NFC), each white space or unsafe character an underscore, and `file`
 * where nothing is left. What people read stays the name as chosen. [P-176] [D3-18]
 */
export const sanitisedFileName = (name: string): string => {
  const safe = normalForm(name, 'NFC').replace(UNSAFE, '_')
  const stem = safe.replace(EXTENSION, '')
  if (/[^._]/.test(stem)) return safe
  return EXTENSION.test(safe) && /[^._]/.test(safe) ? `file${safe.slice(stem.length)}` : 'file'
}

/** The name of a picture that was encoded as a JPEG. [D3-15] */
export const jpegFileName = (name: string): string => `${name.replace(EXTENSION, '')}.jpg`

/** A name as chosen and the name of the stored file are of one file where these are equal: a picture may have become a JPEG. [D3-15] [D3-18] */
export const comparedFileName = (name: string): string => jpegFileName(sanitisedFileName(name))
