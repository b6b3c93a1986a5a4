import { decision, decisionFrom } from '../kernel/decide.ts'
import { EVIDENCE_MIME_TYPES, isEvidenceMimeType } from './evidence-file.ts'
import type { FileKind } from './file-signature.ts'

/**
 * The kind that the first bytes of a file show; `unknown` if they show no known kind, null if the bytes were not read.
 */
export type DetectedFileKind = FileKind | 'unknown' | null

/**
 * True if the first bytes of a stored file match its content type. Every accepted kind can be recognised by its first
 * bytes. If the bytes were not read, the content type is not checked. [P-309] [P-265] [D3-108]
 */
const isOfItsType = (contentType: string, detectedKind: DetectedFileKind): boolean =>
  detectedKind === null || (isEvidenceMimeType(contentType) && EVIDENCE_MIME_TYPES[contentType] === detectedKind)

/**
 * The facts about a stored file: its size (`unknown` on the page if the storage does not report it), and whether its
 * bytes match its content type.
 */
type StoredFileFacts = { readonly size: 'zero' | 'some' | 'unknown'; readonly genuine: boolean }

/**
 * `own`: this application stored the file. `unused`: no other proof or opinion refers to it, and this call refers to it
 * only once.
 */
type FileReferenceFacts = { readonly own: boolean; readonly unused: boolean }

/** 보낸 파일: decides whether this call may refer to this stored file. [P-276] [D3-108] */
export const decideFileReference = decision<FileReferenceFacts, 'ok' | 'notFound' | 'used'>([
  { id: 'SF-1', when: { own: false }, then: 'notFound', ref: 'P-309' },
  { id: 'SF-2', when: { unused: false }, then: 'used', ref: 'D3-108' },
  { id: 'SF-3', when: {}, then: 'ok', ref: 'P-276' },
])

/**
 * 저장된 파일: decides whether a proof or an opinion may refer to this file. `detectedKind` is the kind that its first
 * bytes show. A page that does not know the size takes the file as not empty; the server checks the file again.
 * [P-069] [P-277] [P-309]
 */
export const decideStoredFile = decisionFrom(
  (
    { size, type }: { readonly size: number | null; readonly type: string },
    detectedKind: DetectedFileKind,
  ): StoredFileFacts => ({
    size: size === null ? 'unknown' : size === 0 ? 'zero' : 'some',
    genuine: isOfItsType(type, detectedKind),
  }),
  [
    { id: 'FS-1', when: { size: 'zero' }, then: 'empty', ref: 'P-277' },
    { id: 'FS-2', when: { genuine: false }, then: 'otherKind', ref: 'P-309' },
    { id: 'FS-3', when: {}, then: 'ok', ref: 'P-309' },
  ],
)
