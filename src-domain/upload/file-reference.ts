import { type Decision, type DecisionTable, decide } from '../kernel/decide.ts'
import { EVIDENCE_MIME_TYPES, isEvidenceMimeType } from './evidence-file.ts'
import type { FileKind } from './file-signature.ts'

/** `unknown`: no known kind. Null: the bytes were not read. */
export type DetectedFileKind = FileKind | 'unknown' | null

/** Every accepted kind shows in its first bytes. Bytes that were not read are not checked. [P-309] [P-265] [D3-108] */
const isOfItsType = (contentType: string, detectedKind: DetectedFileKind): boolean =>
  detectedKind === null || (isEvidenceMimeType(contentType) && EVIDENCE_MIME_TYPES[contentType] === detectedKind)

/** `unknown`: the storage does not report the size. `genuine`: the bytes match the content type. */
export type StoredFileFacts = { readonly size: 'zero' | 'some' | 'unknown'; readonly genuine: boolean }

export const STORED_FILE_TABLE: DecisionTable<StoredFileFacts, 'ok' | 'empty' | 'otherKind'> = [
  { id: 'FS-1', when: { size: 'zero' }, then: 'empty', ref: 'P-277' },
  { id: 'FS-2', when: { genuine: false }, then: 'otherKind', ref: 'P-309' },
  { id: 'FS-3', when: {}, then: 'ok', ref: 'P-309' },
]

/** `own`: stored by this application. `unused`: no other proof, opinion or place in this call refers to it. */
export type FileReferenceFacts = { readonly own: boolean; readonly unused: boolean }

export const FILE_REFERENCE_TABLE: DecisionTable<FileReferenceFacts, 'ok' | 'notFound' | 'used'> = [
  { id: 'SF-1', when: { own: false }, then: 'notFound', ref: 'P-309' },
  { id: 'SF-2', when: { unused: false }, then: 'used', ref: 'D3-108' },
  { id: 'SF-3', when: {}, then: 'ok', ref: 'P-276' },
]

/** 보낸 파일: decides whether this call may refer to this stored file. [P-276] [D3-108] */
export const decideFileReference = (facts: FileReferenceFacts): Decision<'ok' | 'notFound' | 'used'> =>
  decide(FILE_REFERENCE_TABLE, facts)

/** 저장된 파일. An unknown size counts as not empty: the server checks again. [P-069] [P-277] [P-309] */
export const decideStoredFile = (
  { size, type }: { readonly size: number | null; readonly type: string },
  detectedKind: DetectedFileKind,
): Decision<'ok' | 'empty' | 'otherKind'> =>
  decide(STORED_FILE_TABLE, {
    size: size === null ? 'unknown' : size === 0 ? 'zero' : 'some',
    genuine: isOfItsType(type, detectedKind),
  })
