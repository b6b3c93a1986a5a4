/** The kinds of files that can be recognised by their first bytes. */
export const FILE_KINDS = ['jpeg', 'png', 'pdf', 'webp', 'heic', 'gif', 'zip', 'program', 'html', 'svg'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** The number of leading bytes that `detectFileKind` reads; it ignores the bytes after them. */
export const SIGNATURE_BYTE_COUNT = 512

type Signature = { readonly kind: FileKind; readonly offset: number; readonly bytes: string }

/** The leading bytes of each kind in hexadecimal. `..` is any byte. [P-309] */
const BINARY: readonly Signature[] = [
  { kind: 'jpeg', offset: 0, bytes: 'ffd8ff' },
  { kind: 'png', offset: 0, bytes: '89504e470d0a1a0a' },
  { kind: 'pdf', offset: 0, bytes: '255044462d' },
  { kind: 'webp', offset: 0, bytes: '52494646........57454250' },
  { kind: 'heic', offset: 4, bytes: '6674797068656963' },
  { kind: 'heic', offset: 4, bytes: '6674797068656978' },
  { kind: 'heic', offset: 4, bytes: '6674797068657663' },
  { kind: 'heic', offset: 4, bytes: '667479706865696d' },
  { kind: 'heic', offset: 4, bytes: '6674797068656973' },
  { kind: 'heic', offset: 4, bytes: '667479706865766d' },
  { kind: 'heic', offset: 4, bytes: '6674797068657673' },
  { kind: 'heic', offset: 4, bytes: '667479706d696631' },
  { kind: 'heic', offset: 4, bytes: '667479706d736631' },
  { kind: 'gif', offset: 0, bytes: '474946383761' },
  { kind: 'gif', offset: 0, bytes: '474946383961' },
  { kind: 'zip', offset: 0, bytes: '504b0304' },
  { kind: 'zip', offset: 0, bytes: '504b0506' },
  { kind: 'program', offset: 0, bytes: '4d5a' },
  { kind: 'program', offset: 0, bytes: '7f454c46' },
  { kind: 'program', offset: 0, bytes: 'cafebabe' },
  { kind: 'program', offset: 0, bytes: 'cffaedfe' },
  { kind: 'program', offset: 0, bytes: '2321' },
]

/**
 * Matches what may come before a text format: a byte order mark, white space, an XML declaration, comments, the doctype
 * of SVG. [P-309]
 */
const PREAMBLE = /^(?:\u00ef\u00bb\u00bf)?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype svg[^>]*>)*/i

const TEXT: readonly { readonly kind: FileKind; readonly start: RegExp }[] = [
  { kind: 'svg', start: /^<svg[\s>]/i },
  { kind: 'html', start: /^<(?:!doctype html|html|head|body|script|iframe|meta|title)\b/i },
]

/** Other bytes may come before the signature of a PDF, because PDF readers skip them. */
const PDF_WITHIN = '%PDF-'

const matches = (bytes: Uint8Array, { offset, bytes: signatureBytes }: Omit<Signature, 'kind'>): boolean =>
  (signatureBytes.match(/../g) ?? []).every(
    (pair, i) => pair === '..' || bytes[offset + i] === Number.parseInt(pair, 16),
  )

/**
 * Returns the kind that the bytes show; null if it is unknown or the bytes were not read. In that case name and MIME
 * type decide. [P-309]
 */
export const detectFileKind = (bytes: Uint8Array = new Uint8Array()): FileKind | null => {
  const binary = BINARY.find((signature) => matches(bytes, signature))
  if (binary !== undefined) return binary.kind
  const head = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTE_COUNT))
  const text = head.replace(PREAMBLE, '')
  return TEXT.find(({ start }) => start.test(text))?.kind ?? (head.includes(PDF_WITHIN) ? 'pdf' : null)
}

const CONTAINER: Omit<Signature, 'kind'> = { offset: 4, bytes: '66747970' }

/** True if the bytes begin with an `ftyp` box, as all variants of HEIC do. [D3-251] */
export const isMediaContainer = (bytes: Uint8Array): boolean => matches(bytes, CONTAINER)

/** The content type of each kind that the portal accepts anywhere. [P-309] */
export const CONTENT_TYPE_OF_KIND = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  webp: 'image/webp',
  heic: 'image/heic',
} as const satisfies Partial<Record<FileKind, string>>
