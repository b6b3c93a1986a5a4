import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import { APPLICATION_LIMITS } from '../application/application-limits.ts'
import { CONTENT_TYPE, kindOfBytes } from './file-signature.ts'

/** The kinds that an application document may have, with the extensions and MIME types that name them. [A-086] [D2-26] */
export const APPLICATION_DOCUMENT_KINDS = {
  jpeg: { extensions: ['jpg', 'jpeg'], mimeTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  png: { extensions: ['png'], mimeTypes: ['image/png', 'image/x-png'] },
  pdf: { extensions: ['pdf'], mimeTypes: ['application/pdf', 'application/x-pdf'] },
} as const

type DocumentKind = keyof typeof APPLICATION_DOCUMENT_KINDS

const KINDS = Object.keys(APPLICATION_DOCUMENT_KINDS) as readonly DocumentKind[]

/** `accept` of the file chooser: without HEIC, so that phones hand over a JPEG instead. [D2-26] */
export const APPLICATION_DOCUMENT_ACCEPT = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf'

/** A file as chosen. `type` is the browser's, empty when it gives none; `firstBytes` its beginning, where it was read. */
export type DocumentCandidate = {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly firstBytes?: Uint8Array | undefined
}

/** What is known of a file that was taken: `contentType` is the one to send. [P-309] */
export type DocumentFile = { readonly name: string; readonly size: number; readonly contentType: string }

/** Message keys; `file.tooLarge` and `file.type` are the texts of. */
export type DocumentRefusal = 'file.zeroDocument' | 'file.tooLarge' | 'file.type'

const byExtension = (name: string): DocumentKind | undefined => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return KINDS.find((kind) => (APPLICATION_DOCUMENT_KINDS[kind].extensions as readonly string[]).includes(extension))
}

const byMimeType = (type: string): DocumentKind | undefined => {
  const mimeType = type.split(';')[0]?.trim().toLowerCase() ?? ''
  return KINDS.find((kind) => (APPLICATION_DOCUMENT_KINDS[kind].mimeTypes as readonly string[]).includes(mimeType))
}

/**
 * May this file be attached to an application? Extension, MIME type (where there is one) and first bytes (where they
 * show a known kind) must each be of an allowed kind. [A-085] [A-086] [A-277] [D2-26] [P-309]
 */
export const judgeApplicationDocument = (file: DocumentCandidate): Checked<DocumentFile, DocumentRefusal> => {
  if (file.size === 0) return refused('file.zeroDocument')
  if (file.size > APPLICATION_LIMITS.fileBytes) return refused('file.tooLarge')
  const named = byExtension(file.name)
  const typed = file.type === '' ? named : byMimeType(file.type)
  const shown = file.firstBytes === undefined ? null : kindOfBytes(file.firstBytes)
  const kind = shown === null ? (typed ?? null) : (KINDS.find((known) => known === shown) ?? null)
  if (named === undefined || typed === undefined || kind === null) return refused('file.type')
  return accepted({ name: file.name, size: file.size, contentType: CONTENT_TYPE[kind] })
}
