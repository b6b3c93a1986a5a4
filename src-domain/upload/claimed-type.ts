/**
 * A selected file. `type` comes from the browser; it is empty or generic if unknown. `firstBytes` is the beginning of
 * the file, if it could be read.
 */
export type FileCandidate = {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly firstBytes?: Uint8Array | undefined
}

/** The MIME types that browsers report for files of an unknown type. [P-167] [D2-200] */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream', 'binary/octet-stream', 'application/x-unknown'])

/** Returns the MIME type that a browser reports, without parameters; empty if the browser does not know it. */
export const specificMimeTypeOrEmpty = (type: string): string => {
  const claimedType = type.split(';')[0]?.trim().toLowerCase() ?? ''
  return UNKNOWN_TYPES.has(claimedType) ? '' : claimedType
}
