import { decision } from '../kernel/decide.ts'
import { type ParseResult, accepted, refused } from '../kernel/parse-result.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { type FileCandidate, specificMimeTypeOrEmpty } from './claimed-type.ts'
import { CONTENT_TYPE_OF_KIND, type FileKind, detectFileKind } from './file-signature.ts'

/** The kinds of files that an application document may be, with their extensions and MIME types. [A-086] [D2-26] */
export const APPLICATION_DOCUMENT_KINDS = {
  jpeg: { extensions: ['jpg', 'jpeg'], mimeTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  png: { extensions: ['png'], mimeTypes: ['image/png', 'image/x-png'] },
  pdf: { extensions: ['pdf'], mimeTypes: ['application/pdf', 'application/x-pdf'] },
} as const

type DocumentKind = keyof typeof APPLICATION_DOCUMENT_KINDS

const KINDS = Object.keys(APPLICATION_DOCUMENT_KINDS) as readonly DocumentKind[]

/** The value of `accept` in the file chooser. It leaves out HEIC, so that phones provide a JPEG instead. [D2-26] */
export const APPLICATION_DOCUMENT_ACCEPT = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf'

/** Why a document is rejected. */
export type DocumentRefusal = 'empty' | 'tooLarge' | 'wrongType'

/**
 * The size, and the kinds that the extension, the MIME type and the first bytes show: an allowed kind, a different
 * kind, or unknown (bytes that were not read).
 */
type ApplicationDocumentFacts = {
  readonly size: 'empty' | 'within' | 'above'
  readonly extension: 'allowed' | 'other'
  readonly type: 'allowed' | 'none' | 'other'
  readonly bytes: 'allowed' | 'unknown' | 'other'
}

/**
 * The extension, the MIME type (if there is one) and the first bytes (if they could be read) must each show an allowed
 * kind.
 */
export const decideApplicationDocument = decision<ApplicationDocumentFacts, DocumentRefusal | 'ok'>([
  { id: 'FD-1', when: { size: 'empty' }, then: 'empty', ref: 'A-277' },
  { id: 'FD-2', when: { size: 'above' }, then: 'tooLarge', ref: 'A-085' },
  { id: 'FD-3', when: { extension: 'other' }, then: 'wrongType', ref: 'A-086' },
  { id: 'FD-4', when: { type: 'other' }, then: 'wrongType', ref: 'A-086' },
  { id: 'FD-5', when: { bytes: 'other' }, then: 'wrongType', ref: 'D3-141' },
  { id: 'FD-6', when: {}, then: 'ok', ref: 'A-086' },
])

const byExtension = (name: string): DocumentKind | undefined => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return KINDS.find((kind) => (APPLICATION_DOCUMENT_KINDS[kind].extensions as readonly string[]).includes(extension))
}

const byMimeType = (type: string): DocumentKind | undefined => {
  const mimeType = specificMimeTypeOrEmpty(type)
  return KINDS.find((kind) => (APPLICATION_DOCUMENT_KINDS[kind].mimeTypes as readonly string[]).includes(mimeType))
}

const sizeOf = (bytes: number): ApplicationDocumentFacts['size'] => {
  if (bytes === 0) return 'empty'
  return bytes > APPLICATION_LIMITS.fileBytes ? 'above' : 'within'
}

const documentKindOrUndefined = (fileKind: FileKind | null): DocumentKind | undefined =>
  KINDS.find((kind) => kind === fileKind)

/** True for a type that an application document may have. */
export const isDocumentFormat = (fileKind: FileKind | null): fileKind is DocumentKind =>
  documentKindOrUndefined(fileKind) !== undefined

/**
 * Returns the kind that the first bytes show. Every allowed kind begins with known bytes, so any other beginning means
 * a different kind. [D3-141]
 */
const bytesShown = (firstBytes: Uint8Array = new Uint8Array()): ApplicationDocumentFacts['bytes'] => {
  if (firstBytes.length === 0) return 'unknown'
  return isDocumentFormat(detectFileKind(firstBytes)) ? 'allowed' : 'other'
}

export const applicationDocumentFacts = ({
  name,
  size,
  type,
  firstBytes,
}: FileCandidate): ApplicationDocumentFacts => ({
  size: sizeOf(size),
  extension: byExtension(name) === undefined ? 'other' : 'allowed',
  type: specificMimeTypeOrEmpty(type) === '' ? 'none' : byMimeType(type) === undefined ? 'other' : 'allowed',
  bytes: bytesShown(firstBytes),
})

/**
 * Why the type of a file is wrong. `heic`: it is a photo of an iPhone. `content`: its content does not match its name.
 * `other`: neither.
 */
export type WrongTypeReason = 'heic' | 'content' | 'other'

/** Returns why the type of a refused file is wrong, so that the page can say what to do. [A-086] [D3-525] */
export const wrongTypeReasonOf = (file: FileCandidate): WrongTypeReason => {
  if (detectFileKind(file.firstBytes) === 'heic' || /\.hei[cf]$/i.test(file.name)) return 'heic'
  const { extension, bytes } = applicationDocumentFacts(file)
  return extension === 'allowed' && bytes === 'other' ? 'content' : 'other'
}

/**
 * Decides whether this file may be attached to an application. The content type to send follows from the first bytes if
 * they show a known kind, or else from the MIME type, or else from the file extension. [P-309]
 */
export const parseApplicationDocument = (
  file: FileCandidate,
): ParseResult<{ readonly contentType: string }, DocumentRefusal> => {
  const { verdict, because } = decideApplicationDocument(applicationDocumentFacts(file))
  if (verdict !== 'ok') return refused(verdict, { because })
  const kind =
    documentKindOrUndefined(detectFileKind(file.firstBytes)) ?? byMimeType(file.type) ?? byExtension(file.name)
  if (kind === undefined) return refused('wrongType')
  return accepted({ contentType: CONTENT_TYPE_OF_KIND[kind] })
}
