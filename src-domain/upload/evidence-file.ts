import { decision } from '../kernel/decide.ts'
import { accepted, refused, type ParseResult } from '../kernel/parse-result.ts'
import { MAX_FILE_SIZE_BYTES } from '../programme/parameters.ts'
import { type FileCandidate, specificMimeTypeOrEmpty } from './claimed-type.ts'
import { CONTENT_TYPE_OF_KIND, type FileKind, detectFileKind, isMediaContainer } from './file-signature.ts'
import { extensionOf } from './stored-file.ts'

/** The box into which an image is scaled, in pixels, and the JPEG quality. [P-170] [P-171] [D3-15] */
export type ResizeProfile = { readonly width: number; readonly height: number; readonly quality: number }

/**
 * The limits of the files of proofs and opinions. Sizes are bytes, windows are pixels. `urlSeconds` is how long a
 * storage URL is valid, `parallelUploads` how many files a page sends at a time. [P-298] [P-288] [D1-383]
 */
export const EVIDENCE_FILE_PARAMETERS = {
  fileBytes: MAX_FILE_SIZE_BYTES,
  resize: { width: 3840, height: 2160, quality: 0.95 },
  pdfWindow: { width: 1200, height: 800 },
  urlSeconds: 300,
  parallelUploads: 2,
  openingMs: { browser: 60_000, heic: 10_000 },
} as const

type EvidenceKind = keyof typeof CONTENT_TYPE_OF_KIND

/** The MIME types that evidence may have, with the kind of each. [P-166] */
export const EVIDENCE_MIME_TYPES = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'application/pdf': 'pdf',
} as const satisfies Readonly<Record<string, EvidenceKind>>

type EvidenceMimeType = keyof typeof EVIDENCE_MIME_TYPES

/** The extensions of types that many browsers do not know. [P-167] */
export const HEIC_MIME_TYPE_BY_EXTENSION: Readonly<Record<string, EvidenceMimeType>> = {
  heic: 'image/heic',
  heif: 'image/heif',
}

const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif']

/** The value of `accept` in the file chooser for evidence. [P-166] */
export const EVIDENCE_ACCEPT = [
  ...Object.keys(EVIDENCE_MIME_TYPES),
  ...[...IMAGE_EXTENSIONS, 'pdf'].map((extension) => `.${extension}`),
].join(',')

export type PreviewKind = 'image' | 'pdf' | 'other'

/**
 * Returns how a stored file can be previewed, by its MIME type, otherwise by its name. The agency may have images of
 * types that cannot be submitted. [A-188] [P-108]
 */
export const previewKindOf = (mimeType: string | null, name: string): PreviewKind => {
  if (mimeType === 'application/pdf') return 'pdf'
  if (mimeType?.startsWith('image/') === true) return 'image'
  const extension = extensionOf(name)
  if (extension === 'pdf') return 'pdf'
  return [...IMAGE_EXTENSIONS, 'gif', 'bmp'].includes(extension) ? 'image' : 'other'
}

/**
 * The enforced size in bytes: a larger PDF is refused, a larger image is compressed. It is
 * `EVIDENCE_FILE_PARAMETERS.fileBytes` for proofs, and the setting `opinionEnforcedBytes` for opinions. [P-158] [D3-03]
 */
export type EvidenceLimits = { readonly bytes: number }

/** An accepted file: the content type to send, and whether it is sent unchanged or must be compressed first. */
export type AcceptedEvidence = { readonly contentType: EvidenceMimeType; readonly handling: 'asIs' | 'shrink' }

/**
 * The type that name and browser claim (an accepted one, none, or another); the kind that the first bytes show; the
 * resulting kind; and whether the size is above the limit.
 */
type EvidenceFacts = {
  readonly claim: 'accepted' | 'none' | 'other'
  readonly bytes: 'accepted' | 'unknown' | 'unreadable' | 'other'
  readonly kind: 'picture' | 'pdf'
  readonly size: 'within' | 'above'
}

/**
 * Why evidence is refused: its type is not allowed (P-168), its content is not of its type (D3-251), it is a PDF that
 * is too large (P-169), or it is an image that cannot be made small enough (P-172).
 */
export type EvidenceRefusal = 'wrongType' | 'unreadable' | 'pdfTooLarge' | 'cannotShrink'

/**
 * No row refuses an image for its size, because the page makes large images smaller. An empty file is accepted here,
 * because the upload detects it. [D3-22]
 */
export const decideEvidenceFile = decision<EvidenceFacts, EvidenceRefusal | AcceptedEvidence['handling']>([
  { id: 'FE-1', when: { claim: 'other' }, then: 'wrongType', ref: 'P-168' },
  { id: 'FE-2', when: { bytes: 'other' }, then: 'wrongType', ref: 'P-309' },
  { id: 'FE-7', when: { bytes: 'unreadable' }, then: 'unreadable', ref: 'D3-251' },
  { id: 'FE-3', when: { claim: 'none', bytes: 'unknown' }, then: 'wrongType', ref: 'P-167' },
  { id: 'FE-4', when: { size: 'within' }, then: 'asIs', ref: 'P-166' },
  { id: 'FE-5', when: { kind: 'pdf' }, then: 'pdfTooLarge', ref: 'P-169' },
  { id: 'FE-6', when: {}, then: 'shrink', ref: 'P-170' },
])

/** True if evidence may have this MIME type. [P-166] */
export const isEvidenceMimeType = (type: string): type is EvidenceMimeType => Object.hasOwn(EVIDENCE_MIME_TYPES, type)

/** What name and browser claim, with the MIME type of a claim that is accepted. */
type Claim =
  | { readonly is: 'accepted'; readonly type: EvidenceMimeType }
  | { readonly is: 'none' | 'other'; readonly type: null }

const claimOf = ({ name, type }: FileCandidate): Claim => {
  const claimedType = specificMimeTypeOrEmpty(type)
  if (isEvidenceMimeType(claimedType)) return { is: 'accepted', type: claimedType }
  if (claimedType !== '') return { is: 'other', type: null }
  const heic = HEIC_MIME_TYPE_BY_EXTENSION[extensionOf(name)]
  return heic === undefined ? { is: 'none', type: null } : { is: 'accepted', type: heic }
}

const isAcceptedKind = (kind: FileKind): kind is EvidenceKind => Object.hasOwn(CONTENT_TYPE_OF_KIND, kind)

/**
 * Returns the content type to send: the type of the bytes if it is known, otherwise the claimed type. HEIC keeps the
 * claimed variant.
 */
const sendingType = (file: FileCandidate): EvidenceMimeType | null => {
  const { type: claimedType } = claimOf(file)
  const detectedKind = detectFileKind(file.firstBytes)
  if (detectedKind !== null && !isAcceptedKind(detectedKind)) return null
  const kind = detectedKind ?? (claimedType === null ? null : EVIDENCE_MIME_TYPES[claimedType])
  if (kind === null) return null
  return kind === 'heic' && claimedType !== null && EVIDENCE_MIME_TYPES[claimedType] === 'heic'
    ? claimedType
    : CONTENT_TYPE_OF_KIND[kind]
}

/**
 * Classifies the first bytes of a file: `accepted` or `other` if their signature is known; `unreadable` if no file of
 * the claimed type can begin with them; otherwise `unknown`, for example those of a rare variant of HEIC. [P-309]
 * [D3-141] [D3-251]
 */
const bytesFact = (file: FileCandidate, claimedType: EvidenceMimeType | null): EvidenceFacts['bytes'] => {
  const { firstBytes = new Uint8Array() } = file
  const detectedKind = detectFileKind(firstBytes)
  if (detectedKind !== null) return isAcceptedKind(detectedKind) ? 'accepted' : 'other'
  if (firstBytes.length === 0 || claimedType === null) return 'unknown'
  return EVIDENCE_MIME_TYPES[claimedType] === 'heic' && isMediaContainer(firstBytes) ? 'unknown' : 'unreadable'
}

export const evidenceFacts = (file: FileCandidate, { bytes }: EvidenceLimits): EvidenceFacts => {
  const claim = claimOf(file)
  return {
    claim: claim.is,
    bytes: bytesFact(file, claim.type),
    kind: sendingType(file) === 'application/pdf' ? 'pdf' : 'picture',
    size: file.size <= bytes ? 'within' : 'above',
  }
}

/**
 * Decides from MIME type, extension and first bytes whether this file is accepted as evidence, and as what. [P-166] to
 * [P-170] [P-309] [D3-22]
 */
export const parseEvidenceFile = (
  file: FileCandidate,
  rules: EvidenceLimits,
): ParseResult<AcceptedEvidence, EvidenceRefusal> => {
  const { verdict, because } = decideEvidenceFile(evidenceFacts(file, rules))
  if (verdict !== 'asIs' && verdict !== 'shrink') return refused(verdict, { because })
  const contentType = sendingType(file)
  return contentType === null ? refused('wrongType', { because }) : accepted({ contentType, handling: verdict })
}
